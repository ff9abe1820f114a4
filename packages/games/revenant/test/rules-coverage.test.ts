import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ruleIds from '../rule-ids.json' with { type: 'json' };

/** That each is cited, and nothing else, is looked at by the suite of games. */

test('the list of rules is complete', () => {
  expect(ruleIds.length).toBe(195);
});

test('the file of rulings has AMB-01 to AMB-64, each once', () => {
  const rulings = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');
  const rows = [...rulings.matchAll(/^### (AMB-\d\d)/gm)].map((m) => m[1]);
  expect(rows).toEqual(Array.from({ length: 64 }, (_, i) => `AMB-${String(i + 1).padStart(2, '0')}`));
});

test('every test vector of the rules file is in the title of a case or a test', () => {
  const named = ['cases/', 'test/'].flatMap((folder) => textsIn(new URL(`../${folder}`, import.meta.url)));
  const numbers = [...Array.from({ length: 20 }, (_, i) => i + 1), ...Array.from({ length: 51 }, (_, i) => i + 30)];
  const vectors = numbers.map((n) => `TV-${String(n).padStart(2, '0')}`);
  expect(vectors.filter((vector) => !named.some((text) => text.includes(vector)))).toEqual([]);
});

function textsIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(json|ts)$/.test(name) && name !== 'rules-coverage.test.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}
