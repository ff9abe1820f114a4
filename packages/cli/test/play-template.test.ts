import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, parseSave } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { scratch, starhold } from './support.ts';

const at = (name: string): string => join(scratch, name);
const play = (name: string, input: string, ...more: string[]) =>
  starhold(['play', 'template', '--seed', 'zones', '--save', at(name), ...more], input);

/** One of these fits every question of the game. */
const ANYTHING = ['1', '1 2', '1 2 3'];
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${ANYTHING[i % ANYTHING.length]}\n`).join('');

describe('a game that only describes its zones', () => {
  it('is played to its end, the same in every language', async () => {
    const over = [];
    for (const lang of LANGUAGES) {
      const { code, out, err } = await play(`whole-${lang}.json`, lines(200), '--players', '3', '--lang', lang);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).not.toMatch(/undefined|NaN|\[object/);
      over.push(parseSave(readFileSync(at(`whole-${lang}.json`), 'utf8')).hash);
    }
    expect(new Set(over).size).toBe(1);
  });

  it('shows what lies open, counts what does not, and says whose it is', async () => {
    const { out } = await play('board.json', 'q\n', '--players', '2', '--lang', 'en');
    const board = out.slice(out.indexOf('  Drift'), out.indexOf('Round 1: choose'));
    expect(board).toMatch(/^ {2}Drift {9}\S.*, \S.*, \S.*$/m);
    expect(board).toMatch(/^ {2}Deck {10}cards 18$/m);
    expect(board).toMatch(/^ {2}Discard pile {2}–$/m);
    expect(board).toMatch(
      /^You\n {2}Hand {10}[A-Z].*, [A-Z].*, [A-Z].*\n {2}Hold {10}–\n {2}Coins 0, Flares 1, Score 0$/m,
    );
    expect(board).toMatch(/^Bot 2 \(rules\)\n {2}Hand {10}cards 3$/m);
  });

  it('tells the text of every card that lies open, and of no other', async () => {
    const { out } = await play('cards.json', 'c\nq\n', '--players', '2', '--lang', 'en');
    const board = out.slice(out.indexOf('  Drift'), out.indexOf('Bot 2 (rules)\n'));
    const told = out
      .split('\n')
      .filter((line) => line.includes(': Cost '))
      .map((line) => line.split(':')[0]);
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((name) => !board.includes(name))).toEqual([]);
  });

  it('offers what may be done at any time beside the question', async () => {
    const { out } = await play('aside.json', 'a1\nq\n', '--players', '2', '--lang', 'en');
    expect(out).toContain('a1) Light your flare: the row drifts away');
    expect(out).toContain('Coins 0, Flares 0, Score 0');
    expect(out).toMatch(/You: flare lit, drifting away: .+\n.*Drifting in: /);
  });

  it('plays with a pack of its own', async () => {
    const anchor = { id: 'anchor', name: { en: 'Anchor', cs: 'Kotva', de: 'Anker' }, set: 'hulls', copies: 9 };
    const pack = {
      extends: 'base',
      id: 'heavy',
      finds: [{ ...anchor, cost: 1, points: 2, ops: [{ op: 'coins', n: 2 }] }],
    };
    writeFileSync(at('heavy.json'), JSON.stringify(pack));
    const { code, out } = await play(
      'pack.json',
      'c\nq\n',
      '--players',
      '3',
      '--pack',
      at('heavy.json'),
      '--lang',
      'cs',
    );
    expect(code).toBe(0);
    expect(out).toContain('Kotva: Cena 1, body 2 | Získej 2 mince.');
  });
});
