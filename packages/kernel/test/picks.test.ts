import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../hash.ts';
import {
  atomsOf,
  countPicks,
  DONE,
  idsIn,
  isLegal,
  listPicks,
  offeredIds,
  onlyPick,
  pickOf,
  samplePick,
  tidyPick,
} from '../picks.ts';
import { quickRng } from '../rng.ts';
import type { Ask, Bin, Picked } from '../types.ts';

const CAP = 5_000;
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const ids = fc.array(id, { maxLength: 5 });

const bins = fc
  .uniqueArray(id, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.nat({ max: 2 }), fc.nat({ max: 3 })))),
  )
  .map((rows) => rows.map(([name, min, extra]): Bin => ({ id: name, min, max: min + extra })));

/** Every kind of question, impossible ones included. */
const asks: fc.Arbitrary<Ask> = fc.oneof(
  fc.uniqueArray(id, { minLength: 1 }).map((options): Ask => ({ seat: 0, kind: 'one', options })),
  fc
    .tuple(ids, fc.nat({ max: 6 }), fc.nat({ max: 6 }))
    .map(([from, min, max]): Ask => ({ seat: 0, kind: 'subset', from, min, max: Math.max(min, max) })),
  fc
    .tuple(bins, fc.nat({ max: 12 }), fc.nat({ max: 12 }))
    .map(([list, min, max]): Ask => ({ seat: 0, kind: 'amounts', bins: list, min, max: Math.max(min, max) })),
  ids.map((of): Ask => ({ seat: 0, kind: 'order', of })),
);

/** Two texts are equal when the picks mean the same. */
function meaning(ask: Ask, pick: Picked): string {
  return canonical(Array.isArray(pick) && ask.kind !== 'order' ? pick.toSorted() : pick);
}

function check(property: (ask: Ask) => void): void {
  let looked = 0;
  fc.assert(
    fc.property(asks, (ask) => {
      looked++;
      property(ask);
    }),
    { seed: 7, numRuns: 1_000 },
  );
  expect(looked).toBeGreaterThanOrEqual(1_000);
}

describe('the picks of a question', () => {
  it('are listed once each, are all legal, and are as many as counted', () => {
    check((ask) => {
      const picks = listPicks(ask, CAP);
      expect(new Set(picks.map((pick) => meaning(ask, pick))).size).toBe(picks.length);
      expect(picks.length).toBe(countPicks(ask));
      for (const pick of picks) expect(isLegal(ask, pick)).toBe(true);
    });
  });

  it('are all there: every legal list of the offered ids is listed', () => {
    fc.assert(
      fc.property(asks, ids, (ask, guess) => {
        if (ask.kind !== 'subset' && ask.kind !== 'order') return;
        const listed = listPicks(ask, CAP).map((pick) => meaning(ask, pick));
        expect(isLegal(ask, guess)).toBe(listed.includes(meaning(ask, guess)));
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('stop at the cap', () => {
    check((ask) => expect(listPicks(ask, 3).length).toBe(Math.min(3, countPicks(ask))));
  });

  it('are sampled from the list, in its own form', () => {
    check((ask) => {
      if (countPicks(ask) === 0) return;
      const listed = listPicks(ask, CAP).map(canonical);
      for (let i = 0; i < 5; i++) expect(listed).toContain(canonical(samplePick(ask, quickRng(i))));
    });
  });

  it('are reached exactly once by the walk in atoms', () => {
    check((ask) => {
      const reached: string[] = [];
      const walk = (partial: string[]): void => {
        for (const atom of atomsOf(ask, partial)) {
          if (atom === DONE) reached.push(meaning(ask, pickOf(ask, partial)));
          else walk([...partial, atom]);
        }
      };
      walk([]);
      expect(reached.toSorted()).toEqual(
        listPicks(ask, CAP)
          .map((pick) => meaning(ask, pick))
          .toSorted(),
      );
    });
  });

  it('are forced exactly when there is one', () => {
    check((ask) => {
      const only = onlyPick(ask);
      expect(only !== undefined).toBe(countPicks(ask) === 1);
      if (only !== undefined) expect(meaning(ask, only)).toBe(meaning(ask, listPicks(ask, 1)[0]));
    });
  });

  it('name only ids that are offered', () => {
    check((ask) => {
      const offered = offeredIds(ask);
      for (const pick of listPicks(ask, 50)) for (const name of idsIn(pick)) expect(offered).toContain(name);
    });
  });

  it('are tidied into the one form that is listed, whatever order they come in', () => {
    check((ask) => {
      const listed = listPicks(ask, 50);
      for (const pick of listed) {
        const sent = Array.isArray(pick) && ask.kind === 'subset' ? pick.toReversed() : pick;
        expect(tidyPick(ask, sent)).toEqual(pick);
      }
    });
  });
});

describe('sampling', () => {
  it.each<[string, Ask]>([
    ['a fixed number of different things', { seat: 0, kind: 'subset', from: ['a', 'b', 'c', 'd'], min: 2, max: 2 }],
    ['any number of things, some equal', { seat: 0, kind: 'subset', from: ['a', 'a', 'b'], min: 0, max: 3 }],
    ['an order of things, some equal', { seat: 0, kind: 'order', of: ['a', 'a', 'b', 'c'] }],
    [
      'a split',
      {
        seat: 0,
        kind: 'amounts',
        min: 3,
        max: 4,
        bins: [
          { id: 'a', min: 0, max: 2 },
          { id: 'b', min: 1, max: 3 },
        ],
      },
    ],
  ])('takes %s evenly', (_name, ask) => {
    const rng = quickRng(99);
    const picks = countPicks(ask);
    const counts = new Map<string, number>();
    const each = 400;
    for (let i = 0; i < picks * each; i++) {
      const text = canonical(samplePick(ask, rng));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(picks);
    for (const n of counts.values()) expect(Math.abs(n - each)).toBeLessThan(each / 4);
  });

  it('copes with more picks than 32 bits can number', () => {
    const from = Array.from({ length: 40 }, (_, i) => `k${i}`);
    const ask: Ask = { seat: 0, kind: 'subset', from, min: 0, max: 40 };
    expect(countPicks(ask)).toBe(2 ** 40);
    expect(isLegal(ask, samplePick(ask, quickRng(1)))).toBe(true);
  });
});

describe('legality', () => {
  const subset: Ask = { seat: 0, kind: 'subset', from: ['a', 'a', 'b'], min: 1, max: 2 };
  const amounts: Ask = { seat: 0, kind: 'amounts', bins: [{ id: 'a', min: 0, max: 2 }], min: 0, max: 2 };

  it('counts equal things instead of listing them', () => {
    expect(isLegal(subset, ['a', 'a'])).toBe(true);
    expect(isLegal(subset, ['b', 'b'])).toBe(false);
    expect(countPicks(subset)).toBe(4);
  });

  it('lets bins that stay empty be left out, and names them for the handler', () => {
    expect(isLegal(amounts, {})).toBe(true);
    expect(tidyPick(amounts, {})).toEqual({ a: 0 });
  });

  it.each<[string, unknown]>([
    ['a key of the prototype', JSON.parse('{"__proto__":1}')],
    ['a name of the prototype', { constructor: 1 }],
    ['a fraction', { a: 0.5 }],
    ['a number as text', { a: '1' }],
    ['a negative number', { a: -1 }],
    ['no number', { a: Number.NaN }],
    ['too much', { a: 3 }],
    ['an unknown bin', { a: 1, z: 0 }],
    ['a list', ['a']],
    ['nothing', null],
  ])('rejects %s as an amount', (_name, pick) => {
    expect(isLegal(amounts, pick)).toBe(false);
  });

  it('rejects garbage and throws at nothing', () => {
    fc.assert(
      fc.property(asks, fc.anything(), (ask, junk) => {
        if (!isLegal(ask, junk)) return;
        const listed = listPicks(ask, CAP).map((pick) => meaning(ask, pick));
        expect(listed).toContain(meaning(ask, tidyPick(ask, junk)));
      }),
      { seed: 7, numRuns: 2_000 },
    );
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(isLegal({ seat: 0, kind: 'one', options: ['a'] }, name)).toBe(false);
      expect(isLegal(subset, [name])).toBe(false);
    }
  });
});
