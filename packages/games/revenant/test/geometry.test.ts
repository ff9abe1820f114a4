import { describe, expect, it } from 'vitest';
import { ADJACENT, clockwise, counterClockwise, DISTANCE, isOuter, NEAR } from '../rules/geometry.ts';
import { OUTER, SECTORS } from '../state.ts';

/** Rules file 2.3, TV-04, AMB-02, AMB-03. Sectors by their numbers. */
const between = (from: number, to: number): number => DISTANCE[from - 1][to - 1];

const MATRIX = [
  [0, 1, 2, 3, 3, 3, 2, 1],
  [1, 0, 1, 2, 3, 4, 3, 2],
  [2, 1, 0, 1, 2, 3, 3, 3],
  [3, 2, 1, 0, 1, 2, 3, 4],
  [3, 3, 2, 1, 0, 1, 2, 3],
  [3, 4, 3, 2, 1, 0, 1, 2],
  [2, 3, 3, 3, 2, 1, 0, 1],
  [1, 2, 3, 4, 3, 2, 1, 0],
];

function shortestPaths(from: number, to: number): number[][] {
  if (from === to) return [[to]];
  return ADJACENT[from]
    .filter((next) => DISTANCE[next][to] === DISTANCE[from][to] - 1)
    .flatMap((next) => shortestPaths(next, to).map((path) => [from, ...path]));
}

describe('the board', () => {
  it('has 24 borders: 8 of the outer ring, 4 of the inner one, 12 spokes', () => {
    const pairs = ADJACENT.flatMap((list, a) => list.filter((b) => b > a).map((b) => [a, b]));
    expect(pairs).toHaveLength(24);
    expect(pairs.filter(([a, b]) => isOuter(a) && isOuter(b))).toHaveLength(8);
    expect(pairs.filter(([a, b]) => !isOuter(a) && !isOuter(b))).toHaveLength(4);
  });

  it('has the distances of the rules (TV-04)', () => {
    expect(between(3, 6)).toBe(3);
    expect(between(3, 7)).toBe(3);
    expect(DISTANCE.slice(0, OUTER).map((row) => row.slice(0, OUTER))).toEqual(MATRIX);
  });

  it('goes from 3 to 7 through two inner sectors on every shortest path (TV-04)', () => {
    const paths = shortestPaths(2, 6);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path.filter((sector) => !isOuter(sector))).toHaveLength(2);
  });

  it('touches two inner sectors from 1, 3, 5, 7 and one from the others (AMB-02)', () => {
    const inner = Array.from({ length: OUTER }, (_, i) => ADJACENT[i].filter((at) => !isOuter(at)).length);
    expect(inner).toEqual([2, 1, 2, 1, 2, 1, 2, 1]);
  });

  it('is numbered counter-clockwise (AMB-03)', () => {
    expect(counterClockwise(6)).toBe(7);
    expect(clockwise(0)).toBe(7);
    for (let sector = 0; sector < OUTER; sector++) expect(clockwise(counterClockwise(sector))).toBe(sector);
  });

  it('reaches a sector and its outer neighbours', () => {
    expect(NEAR).toHaveLength(SECTORS);
    expect(NEAR[0]).toBe(0b10000011);
    expect(NEAR[8]).toBe(0b111);
  });
});
