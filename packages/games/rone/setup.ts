import type { Rng } from '@starhold/kernel';
import { packs } from './content/index.ts';
import { type Options, seatsOf } from './options.ts';
import { newDice } from './rules/dice.ts';
import { emptyInvasion } from './rules/invasion/state.ts';
import { nothing } from './rules/resources.ts';
import { type Frame, IDLE, NONE, type Player, type State } from './state.ts';

/** Goes up when a position or an answer means something else than before. */
export const RULES_VERSION = '1';

export function versionWith(pack: string): string {
  return `${RULES_VERSION}+${pack.slice(pack.indexOf('@') + 1)}`;
}

/** No luck here: what is shuffled is shuffled by the `setup` frame, so that cases can script it. */
export function initialState(options: Options, rng: Rng): State {
  const pack = options.pack ?? packs.base;
  const { cards, starters, recruits, leaderCount, permanents, def } = packs.at(pack);
  const seats = seatsOf(options);
  const coop = options.mode === 'coop';
  const own = starters.filter((card) => cards[card].set === 'starter');
  const lowest: Frame = coop ? ({ k: 'scenario', seat: NONE, step: 0 } as Frame) : { k: 'game', seat: NONE, step: 0 };
  return {
    rulesVersion: versionWith(pack),
    rng,
    stack: [lowest],
    asked: 0,
    opened: 0,
    over: '',
    pack,
    options: { ...options, players: seats },
    round: 0,
    phase: 0,
    side: 0,
    players: Array.from({ length: seats }, () => newPlayer(options, pack, own)),
    recruits: recruits.flatMap((card) => new Array<number>(cards[card].copies).fill(card)),
    recruitsGone: [],
    technologies: permanents.flatMap((_, i) => (i >= leaderCount ? [i] : [])),
    technologiesGone: [],
    leaders: Array.from({ length: leaderCount }, (_, i) => i),
    // RONE-3.7: what nobody starts with. The set holds one copy for each of four players.
    starters: starters.map((card) => SETS * cards[card].copies - (own.includes(card) ? seats : 0)),
    fallen: 0,
    ended: '',
    preparing: 1,
    match: 1,
    wins: [0, 0],
    first: NONE,
    ahead: NONE,
    acted: 0,
    through: 0,
    inv: coop ? emptyInvasion(seats, def) : null,
  };
}

/** Sets of starter cards in the box (6.2). */
const SETS = 4;

function newPlayer(options: Options, pack: string, starters: readonly number[]): Player {
  const { board } = packs.at(pack).def;
  const coop = options.mode === 'coop';
  return {
    armour: coop ? Math.max(board.armour, options.startArmour) : board.armour,
    health: coop ? Math.max(board.health, options.startHealth) : board.health,
    base: [],
    tired: 0,
    deck: starters.slice(),
    hand: [],
    shown: [],
    played: [],
    discard: [],
    scrap: [],
    ground: [],
    screws: [],
    openTop: 0,
    ownTop: 0,
    stored: nothing(),
    pool: nothing(),
    off: nothing(),
    faces: newDice(board.dice),
    up: new Array<number>(board.dice).fill(0),
    dice: new Array<number>(board.dice).fill(IDLE),
    rerolls: 0,
    research: 0,
    parts: 0,
    compensation: 0,
    packets: [],
    shielded: 0,
    queue: [],
    firsts: [],
  };
}
