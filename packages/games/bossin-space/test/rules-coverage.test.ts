import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ruleIds from '../rule-ids.json' with { type: 'json' };

/** That each is cited, and nothing else, is looked at by the suite of games. */

test('the list of rules is complete', () => {
  expect(ruleIds.length).toBe(176);
});

test('RULINGS.md has A-01 to A-46, each once', () => {
  const rulings = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');
  const rows = [...rulings.matchAll(/^### (A-\d\d)/gm)].map((m) => m[1]);
  expect(rows).toEqual(Array.from({ length: 46 }, (_, i) => `A-${String(i + 1).padStart(2, '0')}`));
});
