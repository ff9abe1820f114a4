import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../chacha.ts';
import {
  below,
  commitmentOf,
  fork,
  keyedRng,
  newSeed,
  quickRng,
  SEED_PATTERN,
  seedOf,
  shuffleInPlace,
} from '../rng.ts';
import type { Rng } from '../types.ts';

const SEED = '00112233445566778899aabbccddeeff';
const generators: [string, () => Rng][] = [
  ['keyed', () => keyedRng(SEED)],
  ['quick', () => quickRng(12345)],
];

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
    const block = chachaBlock([...key, 1, 0x09000000, 0x4a000000, 0]);
    expect([...block]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('counts on past 2^32 without repeating the first block', () => {
    const rng = keyedRng(SEED);
    const late = rng.slice();
    late[late.length - 1] = 0x100000000;
    expect(below(late, 0x100000000)).not.toBe(below(rng.slice(), 0x100000000));
  });
});

describe.each(generators)('the %s generator', (_name, make) => {
  it('draws inside the bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (n) => {
        const rng = make();
        for (let i = 0; i < 20; i++) {
          const drawn = below(rng, n);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('draws every number equally often', () => {
    const rng = make();
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i++) counts[below(rng, 10)]++;
    const chiSquare = counts.reduce((sum, n) => sum + (n - 2_000) ** 2 / 2_000, 0);
    // 9 degrees of freedom: 27.9 is passed by chance once in a thousand.
    expect(chiSquare).toBeLessThan(27.9);
  });

  it('shuffles into every order equally often', () => {
    const rng = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffleInPlace(rng, [...'abcd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 500) ** 2 / 500, 0);
    // 23 degrees of freedom.
    expect(chiSquare).toBeLessThan(49.7);
  });

  it('keeps every item in a shuffle, for any length', () => {
    for (let length = 0; length < 60; length++) {
      const items = Array.from({ length }, (_, i) => i);
      expect(shuffleInPlace(make(), items.slice()).toSorted((a, b) => a - b)).toEqual(items);
    }
  });

  it('goes on identically from its plain numbers', () => {
    const rng = make();
    for (let i = 0; i < 5; i++) below(rng, 6);
    const loaded = JSON.parse(JSON.stringify(rng)) as Rng;
    const draw = (from: Rng): number[] => Array.from({ length: 50 }, () => below(from, 1_000));
    expect(draw(loaded)).toEqual(draw(rng));
  });

  it('forks without being moved, and each lane has a luck of its own', () => {
    const rng = make();
    const before = rng.slice();
    const lanes = [fork(rng, 1, 0), fork(rng, 1, 1), fork(rng, 2, 0)];
    expect(rng).toEqual(before);
    const draws = [rng, ...lanes].map((r) => Array.from({ length: 8 }, () => below(r, 1_000)));
    expect(new Set(draws.map(String)).size).toBe(4);
    expect(fork(make(), 1, 1)).toEqual(fork(make(), 1, 1));
  });
});

describe('seeds', () => {
  it('refuses to draw from more numbers than it can count', () => {
    expect(() => below(quickRng(1), 2 ** 54)).toThrow(RangeError);
  });

  it('are 32 hexadecimal digits and differ', () => {
    const seeds = Array.from({ length: 20 }, newSeed);
    for (const seed of seeds) expect(seed).toMatch(SEED_PATTERN);
    expect(new Set(seeds).size).toBe(20);
  });

  it('of a series depend on its name and the number only', () => {
    expect(seedOf('a', 1)).toBe(seedOf('a', 1));
    expect(new Set([seedOf('a', 1), seedOf('a', 2), seedOf('b', 1), seedOf('1:a', 1)]).size).toBe(4);
    expect(seedOf('a', 1)).toMatch(SEED_PATTERN);
  });

  it('have a commitment that is not the key', () => {
    const agreed = { seed: SEED, game: 'mini', rulesVersion: '1', seats: 2, options: { players: 2 } };
    const commitment = commitmentOf(agreed);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    const others = [
      { seed: SEED.replace('0', '1') },
      { game: 'maxi' },
      { rulesVersion: '2' },
      { seats: 3 },
      { options: {} },
    ];
    for (const other of others) expect(commitmentOf({ ...agreed, ...other })).not.toBe(commitment);
    const key = keyedRng(SEED).slice(1, 9);
    const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(commitment.slice(i * 8, i * 8 + 8), 16));
    expect(words).not.toEqual(key);
  });
});
