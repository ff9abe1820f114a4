import { LANGS, type Lang, plain } from '@starhold/effects/text';
import { Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { BosState } from '../state.ts';
import { logLine } from '../text/index.ts';
import { Given, position } from '../words/index.ts';
import type { BosTable } from './support/play.ts';

/** The log of a position after these answers of the captain. */
function logOf(given: Given, picks: string[], lang: Lang = 'en'): string[] {
  const { state, options } = position(Given.parse(given));
  const table: BosTable = new Table(rules, options as Options, '0'.repeat(32), { state: state as unknown as BosState });
  for (const pick of picks) {
    const [seat] = table.waitingFor;
    const [{ id }] = table.seen(seat).decisions;
    expect(table.answer({ decision: id, seat, pick })).toEqual({ ok: true });
  }
  const { view } = table.seen('table');
  return table.events('table').map((event) => plain(logLine(view, event, [], lang)));
}

const LAST = { moment: 'execution', boss: { column: 4 }, ship: 2 } as const;
const NO_ENEMIES_LEFT = 'No enemies left: danger cards are no longer used';

describe('the log tells causes before effects', () => {
  test('an enemy is defeated, then there are none left (BOS-9.2, BOS-17.1)', () => {
    const lines = logOf({ ...LAST, c2: ['E01'], commands: ['shot', 'heal'] }, ['resolve']);
    expect(lines.slice(1)).toEqual([
      'Drifter (column 2): −1 health (0 left)',
      'Enemy defeated: Drifter (XP 1)',
      NO_ENEMIES_LEFT,
      'XP: +1 (now 1)',
      'Slot 1: boss card “Move the boss 1 column toward the ship”',
      'Boss: column 4 → 3',
    ]);
  });

  test('an enemy is discarded, then there are none left (BOS-12.12, BOS-17.1)', () => {
    const given: Given = { ...LAST, c2: ['E09'], step: 'danger', dangers: ['D01'], commands: [null, 'heal'] };
    const lines = logOf(given, []);
    expect(lines.indexOf('Enemy discarded: Stray Medpod')).toBe(3);
    expect(lines[4]).toBe(NO_ENEMIES_LEFT);
  });

  test('the line is broken, then there are none left (BOS-13.1, BOS-17.1)', () => {
    const given: Given = {
      ...LAST,
      closedRows: 2,
      c1: ['E01'],
      step: 'danger',
      dangers: ['D13'],
      commands: [null, 'heal'],
    };
    const lines = logOf(given, []);
    const broken = lines.indexOf('Line broken: Drifter (column 1, attack strength 1)');
    expect(broken).toBeGreaterThan(0);
    expect(lines[broken + 1]).toBe(NO_ENEMIES_LEFT);
  });
});

describe('the log names what a card does', () => {
  const bossCard = (boss: string, slot: number, lang: Lang): string =>
    logOf({ ...LAST, options: { boss }, slot, step: 'boss', commands: [null, 'heal', 'heal', 'heal'] }, [], lang)[0];

  test('a boss card by its effect, not by its boss', () => {
    expect(LANGS.map((lang) => bossCard('prism-warden', 2, lang))).toEqual([
      'Slot 2: boss card “Flip the boss card”',
      'Pozice 2: karta Bosse „Otoč kartu Bosse“',
      'Position 2: Bosskarte „Die Bosskarte umdrehen“',
    ]);
    expect(bossCard('ember-sovereign', 2, 'en')).toBe(
      'Slot 2: boss card “Move the boss 1 column toward the ship. Ship in the same column: attack the ship”',
    );
    expect(bossCard('null-cantor', 1, 'en')).toBe('Slot 1: boss card “Skip the next command card”');
  });

  test('a Help card with its bonus (BOS-11.7)', () => {
    const help = (danger: string, lang: Lang): string =>
      logOf(
        {
          moment: 'execution',
          options: { difficulty: 'easy' },
          step: 'danger',
          dangers: [danger],
          commands: [null, 'heal'],
        },
        [],
        lang,
      )[0];
    expect(LANGS.map((lang) => help('D17', lang))).toEqual([
      'Slot 1: danger “Help 1 (+1 XP)”',
      'Pozice 1: nebezpečí „Pomoc 1 (+1 XP)“',
      'Position 1: Gefahr „Hilfe 1 (+1 XP)“',
    ]);
    expect(LANGS.map((lang) => help('D19', lang))).toEqual([
      'Slot 1: danger “Help 2 (+1 life)”',
      'Pozice 1: nebezpečí „Pomoc 2 (+1 život)“',
      'Position 1: Gefahr „Hilfe 2 (+1 Leben)“',
    ]);
  });
});
