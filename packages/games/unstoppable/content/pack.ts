import { Lists } from '@starhold/effects';
import type { Op } from './ops.ts';
import type {
  BossCardDef,
  BossMatDef,
  CharacterDef,
  CoreDef,
  Name,
  PackDef,
  StoryCardDef,
  ThreatDef,
  UpgradeDef,
} from './schema.ts';
import { requireSound } from './sound.ts';

/** A pack ready for play: tables by index and by id, addresses of all effect lists. States and views name it by its key. */
export interface Pack {
  /** Its own key, so that a pack can be asked for wherever a state or a view can. */
  pack: string;
  def: PackDef;
  /** Starters first, then levels 1 to 6. */
  cores: CoreDef[];
  /** Planet and starter threats, then boss cards: what a sleeve can show as a threat. */
  threats: (ThreatDef | BossCardDef)[];
  /** Where the boss cards begin in `threats`. */
  firstBossCard: number;
  upgrades: UpgradeDef[];
  characters: CharacterDef[];
  bosses: BossMatDef[];
  story: StoryCardDef[];
  lists: Lists<Op>;
  /** Core cards of levels 1 to 6, before they are shuffled. */
  coresByLevel: number[][];
  /** By boss mat and size of the table. */
  threatPiles: Record<string, { solo: ThreatPiles; duo: ThreatPiles }>;
  /** Groups of the boss deck from top to bottom, before they are shuffled. By boss mat and size of the table. */
  bossGroups: Record<string, { solo: number[][]; duo: number[][] }>;
  /** Of each character, in the order the cards are made. */
  startingDecks: Record<string, Sleeve[] | undefined>;
  /** Options about core cards and upgrades are made once; `byOption` says which card or upgrade each one means. */
  options: { keep: string[]; under: string[]; buy: string[] };
  byOption: Map<string, number>;
  coreIndex: Map<string, number>;
  threatIndex: Map<string, number>;
  upgradeIndex: Map<string, number>;
  /** What everything with an id is called; ids are different across all kinds of cards. */
  names: ReadonlyMap<string, Name>;
  typeNames: ReadonlyMap<string, Name>;
}

/** A core card and the threat behind it. */
export interface Sleeve {
  core: number;
  threat: number;
}

/** UNS-4.6: what the mat names, and the reserve; before they are shuffled. Starter threats are never among them. */
export interface ThreatPiles {
  named: number[];
  reserve: number[];
}

function pilesOf(def: PackDef, origins: readonly string[]): ThreatPiles {
  const piles: ThreatPiles = { named: [], reserve: [] };
  def.threats.forEach((t, i) => {
    if (t.origin === 'starter') return;
    const pile = origins.includes(t.origin) ? piles.named : piles.reserve;
    for (let n = 0; n < t.copies; n++) pile.push(i);
  });
  return piles;
}

export function buildPack(def: PackDef, key: string): Pack {
  requireSound(def);
  const cores = [...def.starters, ...def.cores];
  const threats = [...def.threats, ...def.bossCards];
  const indexOf = (table: { id: string }[]): Map<string, number> => new Map(table.map((entry, i) => [entry.id, i]));
  const coreIndex = indexOf(cores);
  const threatIndex = indexOf(threats);
  const sleeve = (core: string, threat: string): Sleeve => ({
    core: coreIndex.get(core) as number,
    threat: threatIndex.get(threat) as number,
  });
  const deckOf = ({ cards }: CharacterDef): Sleeve[] => [
    ...def.sleeves.flatMap(({ core, threat, n }) => Array.from({ length: n }, () => sleeve(core, threat))),
    ...cards.map((core, i) => sleeve(core, def.characterBacks[i])),
  ];
  const groupsOf = (deck: BossMatDef['bossDeck']['solo']): number[][] =>
    deck.map((group) => group.flatMap((g) => new Array<number>(g.n).fill(threatIndex.get(g.card) as number)));
  const options = {
    keep: cores.map(({ id }) => `keep:${id}`),
    under: cores.map(({ id }) => `under:${id}`),
    buy: def.upgrades.map(({ id }) => `buy:${id}`),
  };
  const { upgrades, characters, bosses, story } = def;
  return {
    pack: key,
    def,
    cores,
    threats,
    firstBossCard: def.threats.length,
    upgrades,
    characters,
    bosses,
    story,
    lists: listsOf(def),
    coresByLevel: [1, 2, 3, 4, 5, 6].map((level) => cores.flatMap((core, i) => (core.level === level ? [i] : []))),
    threatPiles: Object.fromEntries(
      bosses.map(({ id, threatDeck: { solo, duo } }) => [id, { solo: pilesOf(def, solo), duo: pilesOf(def, duo) }]),
    ),
    bossGroups: Object.fromEntries(
      bosses.map(({ id, bossDeck: { solo, duo } }) => [id, { solo: groupsOf(solo), duo: groupsOf(duo) }]),
    ),
    startingDecks: Object.fromEntries(characters.map((character) => [character.id, deckOf(character)])),
    options,
    byOption: new Map(Object.values(options).flatMap((names) => names.map((name, i) => [name, i] as const))),
    coreIndex,
    threatIndex,
    upgradeIndex: indexOf(upgrades),
    names: new Map([...cores, ...threats, ...upgrades, ...characters, ...bosses].map(({ id, name }) => [id, name])),
    typeNames: new Map(def.types.map(({ id, name }) => [id, name])),
  };
}

/**
 * Every list of operations that a pack holds, with its address, which does not depend on where a card lies:
 * `core:strike/play0`, `upgrade:barb/0`, `threat:viren-doe`.
 */
export function listsIn(def: PackDef): [address: string, ops: readonly Op[]][] {
  return [
    ...[...def.starters, ...def.cores].flatMap((c) => [
      ...c.play.map((e, i) => at(`core:${c.id}/play${i}`, e.ops)),
      ...c.exhaust.flatMap((group, g) => group.map((e, i) => at(`core:${c.id}/exhaust${g}.${i}`, e.ops))),
      ...c.triggers.map((t, i) => at(`core:${c.id}/trigger${i}`, t.effect.ops)),
    ]),
    ...def.upgrades.flatMap((u) => [
      ...u.core.effects.map((e, i) => at(`upgrade:${u.id}/${i}`, e.ops)),
      at(`upgrade:${u.id}/reward`, u.threat.reward),
    ]),
    ...def.threats.map((t) => at(`threat:${t.id}`, t.reward)),
    ...def.bossCards.map((b) => at(`boss:${b.id}`, b.onDrawn)),
    ...def.bosses.map((b) => at(`mat:${b.id}`, b.onLevelUp)),
    ...def.story.flatMap((card) => [
      at(`story:${card.id}/upkeep`, card.upkeep),
      ...card.options.map((option) => at(`story:${card.id}/${option.id}`, option.ops)),
    ]),
  ];
}

function at(address: string, ops: readonly Op[]): [address: string, ops: readonly Op[]] {
  return [address, ops];
}

function listsOf(def: PackDef): Lists<Op> {
  const lists = new Lists<Op>();
  for (const [address, ops] of listsIn(def)) lists.add(address, ops);
  return lists;
}
