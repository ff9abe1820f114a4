import { packOf, packs } from '@starhold/rone/content';
import { describe, expect, it } from 'vitest';
import { blank, check, copyOf, type Draft, draftFrom, problemOf, prove } from '../editor/draft.ts';
import { refusalIn } from '../text/refusals.ts';

/** What is wrong with a scenario is said in three languages, whatever is wrong. */

const SCENARIOS = [
  blank('Long Night', 'Dawn', []),
  ...packOf({ pack: packs.base }).scenarios.map((def) => copyOf(def, 'Copy', [])),
];

/** Every value that it has, at its place. */
function* placesOf(value: unknown, at: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (at.length > 0) yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* placesOf(inner, [...at, Array.isArray(value) ? +key : key]);
}

const WRONG: unknown[] = [-7, 0.5, 123_456, '', 'explode', 'x'.repeat(500), null, [], {}, { op: 'draw', n: 1 }, true];

function changed(draft: Draft, place: readonly (string | number)[], wrong: unknown): unknown {
  const copy = structuredClone(draft) as unknown as Record<string | number, unknown>;
  let at = copy;
  for (const key of place.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = place.at(-1) as string | number;
  if (wrong === undefined) delete at[last];
  else at[last] = wrong;
  return copy;
}

/** The line behind the field, for everything that can go wrong in one place. */
function messages(): Set<string> {
  const met = new Set<string>();
  for (const draft of SCENARIOS) {
    for (const place of placesOf(draft)) {
      for (const wrong of draft === SCENARIOS[0] ? [undefined, ...WRONG] : [undefined, 'explode']) {
        const raw = changed(draft, place, wrong);
        // What the schema takes is proved by the whole game: that takes its time, so of few only.
        const problem =
          check(raw).problem ?? (draft === SCENARIOS[0] && wrong === 'explode' ? prove(raw).problem : null);
        if (problem) met.add(problem.message);
      }
    }
  }
  for (const text of ['{ "id": ', `"${'x'.repeat(300_000)}"`, '[]', JSON.stringify({ ...SCENARIOS[0], no: 3 })]) {
    try {
      draftFrom(text, []);
    } catch (error) {
      met.add(problemOf(error).message);
    }
  }
  return met;
}

describe('what is wrong with a scenario', () => {
  it('is said in every language', () => {
    const all = messages();
    expect(all.size).toBeGreaterThan(20);
    const english = [...all].filter((line) => refusalIn('cs', line) === line || refusalIn('de', line) === line);
    expect(english).toEqual([]);
  });

  it('keeps its words and numbers', () => {
    expect(refusalIn('cs', 'there is no "explode"')).toBe('nic takového jako „explode“ není');
    expect(refusalIn('de', 'Too small: expected number to be >=1')).toBe('die Zahl ist zu klein, mindestens 1');
    expect(refusalIn('en', 'no JSON: oops')).toBe('no JSON: oops');
  });
});
