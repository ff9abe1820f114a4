import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patched, patchOf } from '../index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;
const list = fc.array(fc.record({ id: fc.nat(5), n: fc.nat(2), tags: fc.array(fc.nat(3), { maxLength: 3 }) }), {
  maxLength: 6,
});
/** Like views: records and lists of which most stays. */
const view = fc.record({ round: fc.nat(2), cards: list, piles: fc.dictionary(fc.constantFrom('a', 'b', 'c'), list) });

/** Names an object has from elsewhere, as entries of its own. */
const named = fc
  .array(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'a'), fc.oneof(fc.nat(2), list)), {
    maxLength: 4,
  })
  .map(
    (entries) =>
      JSON.parse(`{${entries.map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join()}}`) as unknown,
  );

describe('a patch', () => {
  test.each([
    ['anything', fc.tuple(plain, plain)],
    ['views', fc.tuple(view, view)],
    ['names of every kind', fc.tuple(named, named)],
  ] as const)('leads from one to the other: %s', (_what, pairs) => {
    fc.assert(
      fc.property(pairs as fc.Arbitrary<[unknown, unknown]>, ([before, after]) => {
        const kept = structuredClone(before);
        const sent = JSON.parse(JSON.stringify(patchOf(before, after)));
        expect(sorted(patched(before, sent))).toEqual(sorted(JSON.parse(JSON.stringify(after))));
        expect(sorted(before)).toEqual(sorted(kept));
      }),
      { numRuns: 2000 },
    );
  });

  test('is null exactly where nothing changed', () => {
    fc.assert(
      fc.property(view, view, (a, b) => {
        expect(patchOf(a, structuredClone(a))).toBe(null);
        expect(patchOf(a, b) === null).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });

  test('says only what changed, and the rest stays the same object', () => {
    const before = { hand: [{ c: 1 }, { c: 2 }], pile: { n: 3, top: [1, 2] }, heat: 4 };
    const after = { ...before, hand: [{ c: 1 }, { c: 5 }], heat: 5 };
    const patch = patchOf(before, after);
    expect(patch).toEqual({ o: { hand: { a: { 1: { v: { c: 5 } } } }, heat: { v: 5 } } });
    const next = patched(before, patch) as typeof before;
    expect(next.pile).toBe(before.pile);
    expect(next.hand[0]).toBe(before.hand[0]);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, part]) => [key, sorted(part)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}
