import type { Rng } from '@starhold/kernel';
import { HOUSES, packs } from './content/index.ts';
import type { Options } from './options.ts';
import { HOUSE_COUNT, HOUSE_SHIPS, NONE, OUTER, type Player, type State, SUPPLY } from './state.ts';

/** Goes up when a position or an answer means something else than before. */
const RULES_VERSION = '3';

export function versionWith(pack: string): string {
  return `${RULES_VERSION}+${pack.slice(pack.indexOf('@') + 1)}`;
}

/** With the Rival of a solo game. */
const playersOf = ({ players }: Pick<Options, 'players'>): number => Math.max(2, players);

/** The set of scanner cards and dice: 2 stands for one or two. */
export const setOf = (options: Pick<Options, 'players'>): '2' | '3' | '4' =>
  String(Math.max(2, options.players)) as '2' | '3' | '4';

/** No luck here: what is shuffled is shuffled by the `setup` frame, so that cases can script it. */
export function initialState(options: Options, rng: Rng): State {
  const pack = options.pack ?? packs.base;
  const { operations, planets, colonies, houses, orders, scanners, failures, agendas } = packs.at(pack);
  const players = playersOf(options);
  const set = setOf(options);
  const all = (table: readonly unknown[]): number[] => table.map((_, i) => i);
  const ofCycle = (cycle: number): number[] =>
    scanners.flatMap((card, i) => (card.set === set && card.cycle === cycle ? [i] : []));
  const ofKind = (kind: string): number[] => operations.flatMap((card, i) => (card.kind === kind ? [i] : []));
  return {
    rulesVersion: versionWith(pack),
    rng,
    stack: [{ k: 'game', seat: NONE, step: 0 }],
    asked: 0,
    opened: 0,
    over: '',
    pack,
    options: { ...options },
    cycle: 0,
    phase: 0,
    round: 0,
    order: Array.from({ length: players }, (_, player) => player),
    active: NONE,
    figure: NONE,
    ship: NONE,
    marks: 0,
    boost: 0,
    at: new Array<number>(HOUSE_SHIPS + 4).fill(SUPPLY),
    damage: new Array<number>(HOUSE_SHIPS).fill(0),
    tainted: 0,
    crew: new Array<number>(HOUSE_SHIPS + 6).fill(NONE),
    voidborn: new Array<number>(OUTER).fill(0),
    shields: new Array<number>(OUTER).fill(0),
    rifts: 0,
    planets: new Array<number>(OUTER).fill(NONE),
    landers: new Array<number>(OUTER).fill(NONE),
    data: 0,
    hull: 0,
    failures: 0,
    upper: NONE,
    lower: NONE,
    upperCover: 0,
    lowerCover: 0,
    failureDeck: [],
    failureBox: all(failures),
    failuresGone: [],
    rewards: (1 << (HOUSE_COUNT * 3)) - 1,
    tacticsStack: Array.from({ length: players }, (_, player) => player),
    hiddenDeck: houses.flatMap(({ copies, id }) => new Array<number>(copies).fill(HOUSES.indexOf(id))),
    hiddenDiscard: [],
    council: [],
    councilGone: [],
    decks: [ofKind('cadet'), ofKind('frigate'), ofKind('command')],
    discards: [[], [], []],
    planetDeck: all(planets),
    planetsGone: [],
    row: [],
    chosen: NONE,
    scanners2: ofCycle(2),
    scanners3: ofCycle(3),
    scannerBox: ofCycle(1),
    scannersGone: [],
    colonies: all(colonies),
    coloniesGone: [],
    coloniesShown: [],
    agendaBox: all(agendas),
    players: Array.from({ length: players }, newPlayer),
    rival:
      options.players === 1
        ? {
            supply: 0,
            orders: orders.flatMap(({ copies }, i) => new Array<number>(copies).fill(i)),
            ordersGone: [],
            hidden: [],
          }
        : null,
  };
}

function newPlayer(): Player {
  return {
    side: NONE,
    board: NONE,
    rank: 0,
    tactics: 0,
    home: 0b111,
    influence: new Array<number>(HOUSE_COUNT).fill(0),
    hidden: new Array<number>(HOUSE_COUNT).fill(0),
    hand: [],
    stored: [0, 0, 0, 0],
    corrupted: 0,
    frozen: new Array<number>(20).fill(0),
    remnants: 0,
    data: 0,
    cadets: [NONE, NONE, NONE, NONE],
    frigates: [],
    commands: [],
    personal: NONE,
    fleet: NONE,
    spurned: NONE,
    lost: 0,
    lastTactics: NONE,
    knows: 0,
  };
}
