import { readdirSync, readFileSync } from 'node:fs';
import type { Case } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import untestable from '../untestable.json' with { type: 'json' };

const home = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, home), 'utf8');
const listed = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, home), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => folder + name);

const RULE_ID = /\bBOS-\d+\.\d+\b/g;
const known = ruleIds.map((rule) => rule.id);
const inCases = listed('cases/', '.json').flatMap((file) => (JSON.parse(read(file)) as Case[]).flatMap((c) => c.rule));
/** In the names of tests only: a comment proves nothing. */
const inTests = listed('test/', '.test.ts').flatMap((file) =>
  [...read(file).matchAll(/(?:test|describe)(?:\.each\([^\n]*\))?\(\s*(['"`])(.*?)\1,/g)].flatMap(
    (m) => m[2].match(RULE_ID) ?? [],
  ),
);
const cited = new Set([...inCases, ...inTests]);

describe('every rule is shown by an example or a test', () => {
  test('the list of rules is complete and in order', () => {
    expect(known.length).toBe(176);
    expect(new Set(known).size).toBe(known.length);
    const number = (id: string): number =>
      id
        .slice(4)
        .split('.')
        .reduce((n, part) => n * 100 + Number(part), 0);
    expect(known).toEqual(known.slice().sort((a, b) => number(a) - number(b)));
  });

  test('no rule is left out, except those software cannot test', () => {
    expect(inTests.length).toBeGreaterThan(20);
    expect(known.filter((id) => !cited.has(id))).toEqual(Object.keys(untestable));
  });

  test('nobody cites a rule that does not exist, in cases, tests or code', () => {
    const code = listed('', '.ts').flatMap((file) => read(file).match(RULE_ID) ?? []);
    const all = [...inCases.filter((id) => id.startsWith('BOS-')), ...code];
    expect(all.length).toBeGreaterThan(500);
    expect([...new Set(all)].filter((id) => !known.includes(id))).toEqual([]);
    expect(inCases.filter((id) => !/^(BOS-\d+\.\d+|A-\d\d)$/.test(id))).toEqual([]);
  });
});

describe('every ruling is written down', () => {
  const rulings = read('RULINGS.md');
  const titles = listed('cases/', '.json').flatMap((file) => (JSON.parse(read(file)) as Case[]).map((c) => c.title));

  test('RULINGS.md has A-01 to A-46, each once', () => {
    const rows = [...rulings.matchAll(/^### (A-\d\d)/gm)].map((m) => m[1]);
    expect(rows).toEqual(Array.from({ length: 46 }, (_, i) => `A-${String(i + 1).padStart(2, '0')}`));
  });

  test('the cases that RULINGS.md names exist', () => {
    const named = [...rulings.matchAll(/^- Shown by: case “(.+)”/gm)].map((m) => m[1]);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  });
});
