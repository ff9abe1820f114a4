import { describe, expect, test } from 'vitest';
import { ADJACENT, clockwise, counterClockwise, DISTANCE } from '../rules/geometry.ts';

/** TV-04 and the matrix of the rules file, section 2.3. Outer sectors 1–8 are 0–7, inner ones A–D are 8–11. */

const MATRIX = ['01233321', '10123432', '21012333', '32101234', '33210123', '34321012', '23332101', '12343210'];

describe('the board', () => {
  test('AMB-02, TV-04: 3 to 6 and 3 to 7 are three moves; every shortest way from 3 to 7 uses two inner sectors', () => {
    expect([DISTANCE[2][5], DISTANCE[2][6]]).toEqual([3, 3]);
    const ways = ADJACENT[2].flatMap((a) => ADJACENT[a].filter((b) => ADJACENT[b].includes(6)).map((b) => [a, b]));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every((way) => way.every((sector) => sector >= 8))).toBe(true);
  });

  test('distances between outer sectors are those of the rules file', () => {
    const found = MATRIX.map((_, from) => Array.from({ length: 8 }, (__, to) => DISTANCE[from][to]).join(''));
    expect(found).toEqual(MATRIX);
  });

  test('24 adjacencies, each both ways; opposite inner sectors do not touch', () => {
    expect(ADJACENT.flat().length).toBe(48);
    expect(ADJACENT.every((list, a) => list.every((b) => ADJACENT[b].includes(a)))).toBe(true);
    expect(ADJACENT[8].includes(10) || ADJACENT[9].includes(11)).toBe(false);
  });

  test('AMB-03: sector 8 lies counter-clockwise of 7, sector 8 clockwise of 1', () => {
    expect(counterClockwise(6)).toBe(7);
    expect(clockwise(0)).toBe(7);
  });
});
