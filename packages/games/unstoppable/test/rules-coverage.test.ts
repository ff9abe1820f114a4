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

const RULE_ID = /\bUNS-\d+\.\d+\b/g;
const known = ruleIds.map((rule) => rule.id);
const cases = listed('cases/', '.json').flatMap((file) => JSON.parse(read(file)) as Case[]);
const inCases = cases.flatMap((c) => c.rule);
/** In the names of tests only: a comment proves nothing. */
const inTests = listed('test/', '.test.ts').flatMap((file) =>
  [...read(file).matchAll(/(?:test|describe)(?:\.each\([^\n]*\))?\(\s*(['"`])(.*?)\1,/g)].flatMap(
    (m) => m[2].match(/\b(?:UNS-\d+\.\d+|A-\d\d)\b/g) ?? [],
  ),
);
const cited = new Set([...inCases, ...inTests]);
const rulingIds = Array.from({ length: 53 }, (_, i) => `A-${String(i + 1).padStart(2, '0')}`);

describe('every rule is shown by an example or a test', () => {
  test('the list of rules is complete and in order', () => {
    expect(known.length).toBe(159);
    const number = (id: string): number =>
      id
        .slice(4)
        .split('.')
        .reduce((n, part) => n * 100 + Number(part), 0);
    expect(known).toEqual([...new Set(known)].sort((a, b) => number(a) - number(b)));
  });

  test('no rule is left out, except those software cannot test', () => {
    expect(known.filter((id) => !cited.has(id))).toEqual(Object.keys(untestable));
  });

  test('nobody cites a rule that does not exist, in cases, tests or code', () => {
    const code = listed('', '.ts').flatMap((file) => read(file).match(RULE_ID) ?? []);
    const all = [...inCases.filter((id) => id.startsWith('UNS-')), ...code];
    expect(all.length).toBeGreaterThan(400);
    expect([...new Set(all)].filter((id) => !known.includes(id))).toEqual([]);
    expect(inCases.filter((id) => !/^(UNS-\d+\.\d+|A-\d\d)$/.test(id))).toEqual([]);
  });
});

describe('every ruling is written down', () => {
  const rulings = read('RULINGS.md');

  test('RULINGS.md has A-01 to A-53, each once', () => {
    expect([...rulings.matchAll(/^### (A-\d\d)/gm)].map((m) => m[1])).toEqual(rulingIds);
  });

  test('each is cited by a case or a test', () => {
    expect(rulingIds.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('the cases that RULINGS.md names exist', () => {
    const named = [...rulings.matchAll(/^- Shown by: case “(.+)”$/gm)].map((m) => m[1]);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((title) => !cases.some((c) => c.title === title))).toEqual([]);
  });
});
