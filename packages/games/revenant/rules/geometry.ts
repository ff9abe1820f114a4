import { OUTER, SECTORS } from '../state.ts';

/** The board as data (rules file 2.3). Outer sectors 1–8 are 0–7 here, inner ones A–D are 8–11. */

/** AMB-03: numbers run counter-clockwise. */
const CLOCKWISE_STEP = -1;

export const clockwise = (sector: number): number => (sector + OUTER + CLOCKWISE_STEP) % OUTER;
export const counterClockwise = (sector: number): number => (sector + OUTER - CLOCKWISE_STEP) % OUTER;

/** AMB-02: each inner sector with the outer ones it touches, by their numbers; inner sectors form a ring themselves. */
const INNER_BORDERS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [3, 4, 5],
  [5, 6, 7],
  [7, 8, 1],
];
const INNER = INNER_BORDERS.length;

function neighbours(): number[][] {
  const table: number[][] = Array.from({ length: SECTORS }, () => []);
  const link = (a: number, b: number): void => {
    table[a].push(b);
    table[b].push(a);
  };
  for (let i = 0; i < OUTER; i++) link(i, (i + 1) % OUTER);
  for (let i = 0; i < INNER; i++) link(OUTER + i, OUTER + ((i + 1) % INNER));
  INNER_BORDERS.forEach((outer, i) => {
    for (const number of outer) link(OUTER + i, number - 1);
  });
  return table.map((list) => list.sort((a, b) => a - b));
}

export const ADJACENT: readonly (readonly number[])[] = neighbours();

/** Moves from one sector to another, inner sectors included. */
export const DISTANCE: readonly (readonly number[])[] = ADJACENT.map((_, from) => {
  const moves = new Array<number>(SECTORS).fill(SECTORS);
  moves[from] = 0;
  const open = [from];
  for (const sector of open) {
    for (const next of ADJACENT[sector]) {
      if (moves[next] < SECTORS) continue;
      moves[next] = moves[sector] + 1;
      open.push(next);
    }
  }
  return moves;
});

export const isOuter = (sector: number): boolean => sector >= 0 && sector < OUTER;
export const ALL_OUTER = (1 << OUTER) - 1;

/** By sector: itself and its neighbours, outer ones only, as bits. */
export const NEAR: readonly number[] = ADJACENT.map((list, sector) =>
  [sector, ...list].reduce((mask, other) => (isOuter(other) ? mask | (1 << other) : mask), 0),
);
