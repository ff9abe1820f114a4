import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHouse, readModules } from './support/imports.ts';

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
  const house = readHouse().packages.filter(({ layer }) => layer !== 'web');
  const source = house
    .flatMap(readModules)
    .map((module) => module.source)
    .join('\n');
  const declared = (name: string): boolean =>
    new RegExp(`\\b(?:interface|type|class|function|const) ${name}\\b|^  ${name}\\(`, 'm').test(source);
  expect(named.filter((name) => !declared(name))).toEqual([]);
});
