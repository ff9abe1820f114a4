import { readFileSync } from 'node:fs';
import { keyedRng, LANGUAGES } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, type Difficulty, packOf } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { nextSpace, turnsLeft } from '../rules/track.ts';
import { initialState } from '../setup.ts';
import { nameFor } from '../text/names.ts';
import { BASE } from './support/content.ts';

/** Every space the marker lands on, and the borders of those it skips. */
function walk(boss: (typeof BOSS_IDS)[number], difficulty: Difficulty): { turns: number; skipped: string[] } {
  const s = initialState(Options.parse({ boss, difficulty }), keyedRng('track'));
  const { track } = packOf(s).bosses.find((b) => b.id === boss) ?? { track: [] };
  const skipped: string[] = [];
  let turns = 0;
  while (s.danger < track.length) {
    const next = nextSpace(s, s.danger);
    for (let at = s.danger + 1; at < next; at++) skipped.push(track[at].border ?? 'none');
    s.danger = next;
    turns++;
  }
  return { turns, skipped };
}

describe('danger tracks', () => {
  test('Harbinger, Normal: two spaces are skipped, all green (TV-R16, UNS-13.3, UNS-13.6)', () => {
    expect(walk('harbinger', 'normal').skipped).toEqual(['green', 'green']);
  });
  test('Triumvirate, Hard: three spaces are skipped, all yellow (TV-R17, UNS-13.3, UNS-13.6)', () => {
    expect(walk('triumvirate', 'hard').skipped).toEqual(['yellow', 'yellow', 'yellow']);
  });
  test("Duomo's Menace, Expert: four spaces are skipped, all red (TV-R18, UNS-13.3, UNS-13.6)", () => {
    expect(walk('duomo', 'expert').skipped).toEqual(['red', 'red', 'red', 'red']);
  });
  test('a harder game is a shorter one (UNS-4.4, UNS-13.3)', () => {
    const turns = BOSS_IDS.map((boss) => DIFFICULTIES.map((difficulty) => walk(boss, difficulty).turns));
    expect(turns).toEqual([
      [14, 13, 12],
      [13, 12, 11],
      [12, 11, 10],
    ]);
  });
  test.each(LANGUAGES)('the rulebook in %s names the same turns (UNS-13.3)', (lang) => {
    const book = readFileSync(new URL(`../../../../docs/rules/unstoppable.${lang}.md`, import.meta.url), 'utf8');
    for (const boss of BOSS_IDS) {
      const turns = DIFFICULTIES.map((difficulty) => walk(boss, difficulty).turns);
      expect(book).toContain(`| ${[nameFor(BASE, boss, lang), ...turns].join(' | ')} |`);
    }
  });
  test('turns left: none in the last possible one (A-37)', () => {
    const s = initialState(Options.parse({}), keyedRng('track'));
    expect(turnsLeft(s)).toBe(13);
    s.danger = 15;
    expect(turnsLeft(s)).toBe(0);
  });
});
