import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mapRefs, optionId, parseOption, refOf, targetOf, verbOf } from '../option.ts';
import { optionSpecs, valuesOf } from '../options.ts';
import { againstTheGame, placed, pointsOf, standingOf } from '../result.ts';

describe('places', () => {
  const of = (...keys: number[][]) => placed(keys.map((k, seat) => ({ seats: [seat], keys: k })));

  it('are a ranking: equal ones share a place and leave the next out', () => {
    expect(of([5], [7], [5], [1]).map((s) => s.place)).toEqual([2, 1, 2, 4]);
    expect(of([3], [3]).map((s) => s.place)).toEqual([1, 1]);
  });

  it('are settled by the tie-breakers in their order', () => {
    expect(of([5, 1, 9], [5, 2, 0], [5, 1, 8]).map((s) => s.place)).toEqual([2, 1, 3]);
  });

  it('give points that add up to half the number of sides', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 6 }), (scores) => {
        const result = { reason: 'over', sides: of(...scores.map((n) => [n])) };
        const points = scores.map((_, seat) => pointsOf(result, seat));
        expect(points.reduce((a, b) => a + b)).toBeCloseTo(scores.length / 2);
        for (const [a, n] of scores.entries()) {
          for (const [b, m] of scores.entries()) if (n > m) expect(points[a]).toBeGreaterThan(points[b]);
        }
      }),
    );
  });

  it('say who won, drew and lost; a team shares them; against the game there is one side more', () => {
    const draw = { reason: 'over', sides: of([3], [3], [1]) };
    expect([0, 1, 2].map((seat) => standingOf(draw, seat))).toEqual(['drawn', 'drawn', 'lost']);
    const won = againstTheGame(3, true, 'boss');
    expect([0, 2].map((seat) => [standingOf(won, seat), pointsOf(won, seat)])).toEqual([
      ['won', 1],
      ['won', 1],
    ]);
    expect(standingOf(againstTheGame(2, false, 'health'), 1)).toBe('lost');
    expect(() => standingOf(won, 7)).toThrow('seat 7');
  });
});

describe('option ids', () => {
  it('are taken apart and put together again', () => {
    expect(parseOption('pull:u7>c2')).toEqual({ verb: 'pull', refs: ['u7', 'c2'] });
    expect(parseOption('end')).toEqual({ verb: 'end', refs: [] });
    expect([verbOf('play:k1'), verbOf('end'), refOf('play:k1'), refOf('end'), targetOf('do:k1.2')]).toEqual([
      'play',
      'end',
      'k1',
      '',
      'k1',
    ]);
    expect(mapRefs('pull:a>c2', (ref) => (ref === 'a' ? 'u7' : ref))).toBe('pull:u7>c2');
    for (const id of ['end', 'play:k17', 'pull:u7>c2', 'do:k1.2']) {
      const { verb, refs } = parseOption(id);
      expect(optionId(verb, ...refs)).toBe(id);
    }
  });
});

describe('options of a game', () => {
  const schema = z.strictObject({
    players: z.int().min(1).max(4).default(1),
    pack: z.string().optional(),
    boss: z.enum(['a', 'b']).default('a'),
    pings: z.boolean().default(true),
    wounds: z.int().min(0).max(9).default(3),
    leaders: z
      .array(z.enum(['x', 'y', 'z']))
      .min(1)
      .max(2)
      .default(['x']),
  });

  it('are choices, switches, numbers and lists, read off the schema', () => {
    expect(optionSpecs(schema)).toEqual({
      boss: { kind: 'choice', values: ['a', 'b'], default: 'a' },
      pings: { kind: 'switch', default: true },
      wounds: { kind: 'number', min: 0, max: 9, default: 3 },
      leaders: { kind: 'list', of: ['x', 'y', 'z'], min: 1, max: 2, default: ['x'] },
    });
  });

  it('have values that the schema accepts', () => {
    for (const [key, spec] of Object.entries(optionSpecs(schema))) {
      for (const value of valuesOf(spec))
        expect(schema.safeParse({ [key]: value }).success, `${key} ${value}`).toBe(true);
    }
  });

  it('of another kind are a mistake of the game', () => {
    expect(() => optionSpecs(z.strictObject({ note: z.string().default('') }))).toThrow('option note');
  });
});
