import type { Seat } from './types.ts';

/** One side at the end: a seat, a team, or the game itself (`seats: []`: a boss, the Invasion). */
export interface Side {
  seats: Seat[];
  /** 1 is best; equal places share it and leave the next ones out: 1 2 2 4. A draw is several sides at place 1. */
  place: number;
  score?: number;
  /** What the score is made of, in the game's words. */
  parts?: Record<string, number>;
}

/** How a game ended. Computed from the position, never kept in it: there is one truth. */
export interface Result {
  /** A word of the game for why it ended. */
  reason: string;
  sides: Side[];
}

/** Sides in order of `keys`: the score, then the tie-breakers of the rules, more is better. Equal in all: the same place. */
export function placed(sides: readonly { seats: Seat[]; keys: number[]; parts?: Record<string, number> }[]): Side[] {
  return sides.map(({ seats, keys, parts }) => {
    const place = 1 + sides.filter((other) => isBetter(other.keys, keys)).length;
    const side: Side = { seats, place, score: keys[0] };
    if (parts) side.parts = parts;
    return side;
  });
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] > b[i];
  return false;
}

/** All seats together against the game. */
export function againstTheGame(seats: number, won: boolean, reason: string): Result {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    reason,
    sides: [
      { seats: all, place: won ? 1 : 2 },
      { seats: [], place: won ? 2 : 1 },
    ],
  };
}

export function sideOf(result: Result, seat: Seat): Side {
  const side = result.sides.find(({ seats }) => seats.includes(seat));
  if (!side) throw new Error(`seat ${seat} is on no side`);
  return side;
}

/** What became of it for a seat. Won: alone at the first place. */
export type Standing = 'won' | 'drawn' | 'lost';

export function standingOf(result: Result, seat: Seat): Standing {
  if (sideOf(result, seat).place > 1) return 'lost';
  return result.sides.filter(({ place }) => place === 1).length === 1 ? 'won' : 'drawn';
}

/** 1 for the first alone … 0 for the last alone, ties share: what ladders, bots and balance add up. */
export function pointsOf(result: Result, seat: Seat): number {
  const { place } = sideOf(result, seat);
  const others = result.sides.length - 1;
  if (others === 0) return place === 1 ? 1 : 0;
  const behind = result.sides.filter((side) => side.place > place).length;
  const level = result.sides.filter((side) => side.place === place).length - 1;
  return (behind + level / 2) / others;
}
