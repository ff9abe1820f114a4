import { type BaseFrame, type Core, keyedRng } from '@starhold/kernel';
import { CREW, packOf, packs } from '../content/index.ts';
import { ROUND_STEPS } from '../frames/flow.ts';
import { type Options, readOptions } from '../options.ts';
import { handLimit, kindOf } from '../rules/cards.ts';
import { COLUMNS, SLOT_ORDER, SLOTS } from '../rules/rulings.ts';
import { initialState } from '../setup.ts';
import type { BosState, Enemy } from '../state.ts';
import type { Given } from './schema.ts';

/** Builds a position; zones that are not named get neutral defaults. */
export function position(w: Given): {
  state: Core<BaseFrame>;
  options: unknown;
  names: Record<string, string>;
} {
  const wanted = readOptions({
    ...w.options,
    players: w.options?.players ?? w.crew?.length ?? w.hands?.length ?? 1,
  });
  const options = { ...wanted, ...ownPack(w, wanted) };
  const s = initialState(options, keyedRng('case'));
  const names: Record<string, string> = {};
  if (w.moment === 'setup') {
    const more = Object.keys(w).find((word) => !['moment', 'options', 'types'].includes(word));
    if (more) throw new Error(`given.${more}: there is nothing to place before the set-up`);
    return { state: s as unknown as Core<BaseFrame>, options, names };
  }
  const pack = packOf(s);
  placeEnemies(s, w, names);
  const index = <T extends { id: string }>(table: T[], id: string): number => {
    const at = table.findIndex((def) => def.id === id);
    if (at < 0) throw new Error(`given: there is no card ${id}`);
    return at;
  };
  const enemyType = (id: string): number => index(pack.enemies, id);
  const danger = (id: string): number => index(pack.dangers, id);

  s.round = w.round ?? 1;
  s.captain = w.captain ?? 0;
  s.crew = w.crew ?? (options.players > 1 ? CREW.slice(0, options.players) : []);
  s.crewUsed = w.crewUsed ? 1 : 0;
  s.ship = w.ship ?? s.ship;
  Object.assign(s.levels, w.levels ?? {});
  s.life = w.life ?? s.life + s.levels.life;
  s.damaged = s.life - (w.intact ?? s.life);
  s.heat = w.heat ?? 0;
  s.xp = w.xp ?? 0;
  s.cubes = w.cubes ?? s.cubes;
  s.closedRows = w.closedRows ?? 0;
  const bossKnown = w.boss !== undefined || w.bossRevealed === true || s.closedRows > 0;
  s.boss.revealed = bossKnown ? 1 : 0;
  if (w.boss) {
    const def = pack.bosses[s.boss.type];
    Object.assign(s.boss, { entered: 1, column: w.boss.column, hp: w.boss.hp ?? def.hp, side: (w.boss.side ?? 1) - 1 });
  }
  s.enemyDeck = (w.enemyDeck ?? (bossKnown ? [] : new Array(8).fill('E01'))).map(enemyType).reverse();
  s.enemyDiscard = (w.enemyDiscard ?? []).map(enemyType);
  s.dangers = padded(w.dangers).map((id) => (id === null ? -1 : danger(id)));
  s.dangerDiscard = (w.dangerDiscard ?? []).map(danger);
  const laid = [...s.dangers, ...s.dangerDiscard];
  s.dangerDeck = w.dangerDeck
    ? w.dangerDeck.map(danger).reverse()
    : pack.dangers.flatMap((d, i) =>
        pack.def.dangerSets[options.difficulty].includes(d.set) && !laid.includes(i) ? [i] : [],
      );
  s.retired = w.retired ? 1 : 0;
  dealCommands(s, w);
  s.stack = framesFor(s, w);
  return { state: s as unknown as Core<BaseFrame>, options, names };
}

/** Cards of a case live in a pack of their own, made from that of the table: the same words always mean the same. */
function ownPack(w: Given, { pack = packs.base, boss }: Options): Pick<Options, 'pack'> {
  const { types = {}, dangerTypes = {}, bossCards, bossPrefers } = w;
  if (!w.types && !w.dangerTypes && !bossCards && !bossPrefers) return {};
  const { def } = packOf({ pack });
  const source = 'custom';
  const nameless = (id: string) => ({ en: id, cs: id, de: id });
  const enemies = Object.entries(types).map(([id, t]) => ({ id, name: nameless(id), source, copies: 0, ...t }));
  const dangers = Object.entries(dangerTypes).map(([id, ops]) => ({
    id,
    name: nameless(id),
    source,
    kind: 'help',
    set: 'help',
    ops,
  }));
  const bosses = def.bosses.map((b) =>
    b.id === boss ? { ...b, cards: bossCards ?? b.cards, preferred: bossPrefers ?? b.preferred } : b,
  );
  return {
    pack: packs.register({
      ...def,
      id: 'case',
      expects: undefined,
      enemies: [...def.enemies, ...enemies],
      dangers: [...def.dangers, ...dangers],
      bosses,
    }),
  };
}

function padded(list: (string | null)[] | undefined): (string | null)[] {
  return Array.from({ length: SLOTS }, (_, i) => list?.[i] ?? null);
}

const COLUMN_WORDS = ['c1', 'c2', 'c3', 'c4'] as const;

function placeEnemies(s: BosState, w: Given, names: Record<string, string>): void {
  const pack = packOf(s);
  for (let i = 0; i < COLUMNS; i++) {
    for (const word of w[COLUMN_WORDS[i]] ?? []) {
      const { type, damage = 0, as } = typeof word === 'string' ? { type: word } : { ...word };
      const at = pack.enemies.findIndex((e) => e.id === type);
      if (at < 0) throw new Error(`given.${COLUMN_WORDS[i]}: there is no enemy ${type}`);
      const e: Enemy = { uid: s.nextUid++, type: at, damage };
      s.columns[i].push(e);
      if (as !== undefined) names[as] = `u${e.uid}`;
    }
  }
}

/** Named cards are taken from the real set; the rest of it is the deck, unless that is named too. */
function dealCommands(s: BosState, w: Given): void {
  const pack = packOf(s);
  const left = pack.cardKind.map((_, card) => card);
  const take = (kind: string): number => {
    const at = left.findIndex((card) => kindOf(s, card) === kind);
    if (at < 0) throw new Error(`given: there is no further command card ${kind}`);
    return left.splice(at, 1)[0];
  };
  s.timeline = padded(w.commands).map((kind) => (kind === null ? -1 : take(kind)));
  s.pool = (w.pool ?? []).map(take);
  if (w.hands) s.hands = s.hands.map((_, seat) => (w.hands?.[seat] ?? []).map(take));
  s.commandDiscard = (w.commandDiscard ?? []).map(take);
  const deckTop = (w.commandDeck ?? []).map(take);
  const stackTop = (w.upgradedStack ?? []).map(take);
  const upgraded = left.filter((card) => card >= pack.baseCards);
  const base = left.filter((card) => card < pack.baseCards);
  s.upgradedStack = [...upgraded, ...stackTop.reverse()];
  s.commandDeck = w.commandDeck ? deckTop.reverse() : base;
  if (!w.hands && w.moment !== 'execution') {
    for (const hand of s.hands)
      while (hand.length < handLimit(s) && s.commandDeck.length > 0) hand.push(s.commandDeck.pop() as number);
  }
}

function framesFor(s: BosState, w: Given): BosState['stack'] {
  const { START, DANGER, SELECTION, EXECUTION, UPKEEP } = ROUND_STEPS;
  const round = (step: number): BosState['stack'] => [{ k: 'round', seat: s.captain, step, cause: 'round' }];
  s.phase = w.moment;
  switch (w.moment) {
    case 'setup':
      return s.stack;
    case 'start':
      s.round--;
      return round(START);
    case 'danger':
      return round(DANGER);
    case 'selection':
      return round(SELECTION);
    case 'arrangement':
      return [...round(EXECUTION), { k: 'arrange', seat: s.captain }];
    case 'upkeep':
      return round(UPKEEP);
    case 'execution': {
      const at = (w.slot ?? 1) - 1;
      const step = SLOT_ORDER.indexOf(w.step ?? 'command');
      return [...round(EXECUTION + at + 1), { k: 'slot', seat: s.captain, at, step }];
    }
  }
}
