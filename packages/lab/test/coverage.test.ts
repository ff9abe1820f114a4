import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { coverageOf } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'starhold-coverage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, value: unknown): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
};

it('sets the rules of a game against the cases and tests that cite them', () => {
  const ids = ['TOY-1', 'TOY-1.1', 'TOY-1.10', 'TOY-2.1', 'TOY-3.1', 'TOY-4.1'];
  write(
    'rule-ids.json',
    ids.map((id) => ({ id, title: `Rule ${id}` })),
  );
  write('untestable.json', { 'TOY-3.1': 'is about manners', 'TOY-1.1': 'but a case cites it' });
  write('cases/deep/one.json', { rule: ['TOY-1.1'] });
  write('cases/two.json', [{ rule: ['TOY-1.1', 'TOY-9.9'] }, { rule: 'TOY-4.1' }, null]);
  write('cases/notes.txt', 'TOY-4.1');
  write('test/a.test.ts', "it('TOY-2.1: moves', () => {}); // A-04, XTOY-4.1");
  const coverage = coverageOf(folder);
  expect(coverage).toMatchObject({
    rules: 6,
    cited: 2,
    uncited: ['TOY-1', 'TOY-1.10', 'TOY-4.1'],
    untestable: { 'TOY-3.1': 'is about manners' },
    unknown: ['TOY-9.9'],
  });
  expect(coverage.citations[1]).toEqual({
    id: 'TOY-1.1',
    title: 'Rule TOY-1.1',
    by: ['cases/deep/one.json', 'cases/two.json'],
  });
});

it('sets the cards of a game against the proofs that play them', () => {
  write('text/golden/plays.en.txt', '# card:a\nalone:\n  A line\n\n# card:b\n# boss:gone\n  # card:c\n');
  const card = (id: string) => ({ kind: 'card', id });
  const coverage = coverageOf(folder, [card('a'), card('b'), card('b'), card('c'), { kind: 'boss', id: 'a' }]);
  expect(coverage).toMatchObject({ cards: 4, cardsPlayed: 2, cardsUnplayed: ['card:c', 'boss:a'] });
  expect(coverageOf(folder)).toMatchObject({ cards: 0, cardsPlayed: 0, cardsUnplayed: [] });
});

it('says when there is no list of rules', () => {
  expect(() => coverageOf(join(folder, 'cases'))).toThrow(/there is no .*rule-ids.json/);
});
