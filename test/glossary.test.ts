import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportedTypes } from './support/exported-types.ts';
import { isTest, readHouse, readModules } from './support/imports.ts';

/** The glossary is true as long as the names in it are names of something. */
const page = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word') && !line.startsWith('| ---'));
const wordsOf = (row: string): string[] =>
  row
    .split('|')[1]
    .split(',')
    .map((word) => word.trim());

test('every word has one entry', () => {
  const words = rows.flatMap(wordsOf);
  expect(words.length).toBeGreaterThan(70);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test('every type and function that it names exists', () => {
  const named = [...page.matchAll(/\(((?:`\w+`(?:, )?)+)\)/g)].flatMap((m) => m[1].match(/\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  const source = readHouse()
    .packages.flatMap(readModules)
    .map((module) => module.source)
    .join('\n');
  const declared = (name: string): boolean =>
    new RegExp(`\\b(?:interface|type|class|function|const) ${name}\\b|^  ${name}\\(`, 'm').test(source);
  expect(named.filter((name) => !declared(name))).toEqual([]);
});

/** Types that every game has, each for itself: the word means the same in all of them. */
const ONE_PER_GAME: Record<string, string> = {
  Frame: 'every kind of pending work of a game',
  Fact: 'the numbers that the amounts of a game can count',
  Given: 'the position of a case, in the words of a game',
  Pack: 'the content of a game, as its own tables',
  View: 'what one pair of eyes may know of a game',
};
const SAME: Record<string, string> = {
  State: 'the state of the template game; in kernel/testing a state of any game',
};

describe('a word that names a type', () => {
  const house = readHouse().packages;
  const exported = house.flatMap((pkg) =>
    readModules(pkg)
      .filter((module) => !isTest(pkg, module.path))
      .flatMap((module) => exportedTypes(module).map((name) => ({ name, pkg, path: module.path }))),
  );
  const byName = Map.groupBy(exported, ({ name }) => name);
  const typeOf = (word: string): string =>
    word.replace(/(?:^|[ -])(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const words = rows.flatMap(wordsOf).map(typeOf);
  const named = [...page.matchAll(/`([A-Z]\w+)`/g)].map((m) => m[1]);
  const names = [...new Set([...words, ...named])].filter((name) => byName.has(name));

  test('is looked at, and so are the modules', () => {
    expect(exported.length).toBeGreaterThan(700);
    expect(names).toEqual(expect.arrayContaining(['Seat', 'Decision', 'Moment', 'Caveat', 'Snapshot', 'Zone']));
    expect(names.length).toBeGreaterThan(45);
  });

  test('is exported by one module', () => {
    const several = names.flatMap((name) => {
      const found = byName.get(name) ?? [];
      const isOnePerGame =
        name in ONE_PER_GAME &&
        found.every(({ pkg }) => pkg.layer === 'games') &&
        new Set(found.map(({ pkg }) => pkg)).size === found.length;
      return found.length < 2 || isOnePerGame || name in SAME
        ? []
        : [`${name}: ${found.map(({ path }) => path).join(', ')}`];
    });
    expect(several).toEqual([]);
  });

  test('is allowed more of them only where there are more', () => {
    const idle = [...Object.keys(ONE_PER_GAME), ...Object.keys(SAME)].filter(
      (name) => !names.includes(name) || (byName.get(name) ?? []).length < 2,
    );
    expect(idle).toEqual([]);
  });

  test.each([
    ['export interface Mark { at: number }', ['Mark']],
    ['export type Mark = string; export class Table {}', ['Mark', 'Table']],
    ['interface Mark { at: number } export type { Mark };', ['Mark']],
    ['type Mark = 1; export { type Mark as Sign };', ['Sign']],
    ['interface Mark { at: number }', []],
    ["export type { Mark } from './marks.ts';", []],
    ["import type { Mark } from './marks.ts'; export type { Mark };", []],
    ['export const Mark = 1; export function Table() {}', []],
  ])('is found in %s', (source, found) => {
    expect(exportedTypes({ path: 'packages/kernel/a.ts', source })).toEqual(found);
  });
});
