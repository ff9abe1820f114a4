import { Lists, roomsOf } from '@starhold/effects';
import { listsIn } from './lists.ts';
import { COLOURS, KINDS, LETTERS, type Op } from './ops.ts';
import type {
  CardDef,
  InvasionDef,
  LeaderDef,
  Name,
  PackDef,
  ProtocolDef,
  ScenarioDef,
  SparePartDef,
  TechnologyDef,
} from './schema.ts';
import { requireSound } from './sound.ts';

/**
 * A pack ready for play: tables by index and by id, addresses of all lists. States and views name it by its key. Player
 * cards, permanents, Invasion cards and protocols are each known by their place in their own table.
 */
export interface Pack {
  /** Its own key, so that a pack can be asked for wherever a state or a view can. */
  pack: string;
  def: PackDef;
  cards: CardDef[];
  /** Leaders, then technologies. */
  permanents: (LeaderDef | TechnologyDef)[];
  leaderCount: number;
  invasion: InvasionDef[];
  protocols: ProtocolDef[];
  scenarios: ScenarioDef[];
  parts: SparePartDef[];
  cardIndex: ReadonlyMap<string, number>;
  permanentIndex: ReadonlyMap<string, number>;
  invasionIndex: ReadonlyMap<string, number>;
  protocolIndex: ReadonlyMap<string, number>;

  /** By card: six counts, in the order of `KINDS`; symbols altogether; 0 without a training cost. */
  cost: number[][];
  costSum: number[];
  training: number[];
  /** By Invasion card, as `cost`. */
  rewards: number[][];
  /** Cards of the starter pile: starters, then additional ones; and the place of each card among them, or -1. */
  starters: number[];
  starterAt: number[];
  /** Cards of the recruit deck, before copies are counted. */
  recruits: number[];
  /** By kind. */
  slots: number[];

  /** Addresses, '' for an empty list. By card; by permanent; by kind; by Invasion card; by protocol; by colour. */
  playList: string[];
  drawnList: string[];
  unplayedList: string[];
  useList: string[];
  pairList: string[];
  deployedList: string[];
  trainedList: string[];
  resolutionList: string[];
  runList: string[];
  zoneList: string[];
  lists: Lists<Op>;
  /** What a branch of a choice does, by its id. */
  branches: ReadonlyMap<string, readonly Op[]>;
  /** What everything with an id is called; ids are different across all kinds of cards. */
  names: ReadonlyMap<string, Name>;
}

/** Six counts of a word of symbols: `rrk`. */
export function countsOf(symbols: string): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const letter of symbols) counts[LETTERS.indexOf(letter)]++;
  return counts;
}

const indexOf = (table: readonly { id: string }[]): Map<string, number> => new Map(table.map(({ id }, i) => [id, i]));

export function buildPack(def: PackDef, key: string): Pack {
  requireSound(def);
  const { cards, leaders, technologies, invasion, protocols, scenarios, board } = def;
  const permanents = [...leaders, ...technologies];
  const of = (set: CardDef['set']): number[] => cards.flatMap((card, i) => (card.set === set ? [i] : []));
  const starters = [...of('starter'), ...of('additional')];
  const cost = cards.map((card) => countsOf(card.cost));
  const known = new Map(listsIn(def));
  const list = (address: string): string => (known.get(address)?.length ? address : '');
  const lists = new Lists<Op>();
  for (const [address, ops] of known) lists.add(address, ops);
  return {
    pack: key,
    def,
    cards,
    permanents,
    leaderCount: leaders.length,
    invasion,
    protocols,
    scenarios,
    parts: board.parts,
    cardIndex: indexOf(cards),
    permanentIndex: indexOf(permanents),
    invasionIndex: indexOf(invasion),
    protocolIndex: indexOf(protocols),
    cost,
    costSum: cost.map((counts) => counts.reduce((a, b) => a + b, 0)),
    training: cards.map(({ training = 0 }) => training),
    rewards: invasion.map(({ reward }) => countsOf(reward)),
    starters,
    starterAt: cards.map((_, i) => starters.indexOf(i)),
    recruits: of('recruit'),
    slots: KINDS.map((kind) => board.slots[kind]),
    playList: cards.map(({ id }) => list(`${id}/play`)),
    drawnList: cards.map(({ id }) => list(`${id}/drawn`)),
    unplayedList: cards.map(({ id }) => list(`${id}/unplayed`)),
    useList: permanents.map(({ id }) => list(`${id}/use`)),
    pairList: KINDS.map((kind) => list(`pair/${kind}`)),
    deployedList: invasion.map(({ id }) => list(`${id}/deployed`)),
    trainedList: invasion.map(({ id }) => list(`${id}/trained`)),
    resolutionList: invasion.map(({ id }) => list(`${id}/resolution`)),
    runList: protocols.map(({ id }) => list(`${id}/use`)),
    zoneList: COLOURS.map((colour) => list(`zone/${colour}`)),
    lists,
    branches: new Map([...known.values()].flatMap(branchesIn)),
    names: new Map(
      [
        ...cards,
        ...permanents,
        ...invasion,
        ...protocols,
        ...scenarios,
        ...board.parts,
        ...def.invasionBoard.actions,
      ].map(({ id, name }) => [id, name]),
    ),
  };
}

function branchesIn(ops: readonly Op[]): [id: string, does: readonly Op[]][] {
  return ops.flatMap((op) => [
    ...(op.op === 'choose' ? op.of.map((branch): [string, readonly Op[]] => [branch.id, branch.do]) : []),
    ...roomsOf(op).flatMap(([, inner]) => branchesIn(inner as readonly Op[])),
  ]);
}
