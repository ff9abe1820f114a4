import { checkSetup } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { loadGame, OFFERED } from '../../games/modules.ts';
import type { PastGame } from '../../session/played.ts';
import { dailyOptions, dailySetup, dayOf, firstTry, lastDays } from '../../shell/mine/daily.ts';
import { counts, groups, keyOf, opponentsOf, recordFields, tallyOf, valueIn } from '../../shell/mine/tally.ts';
import { loadForm } from '../../shell/new-table/forms.ts';

const game = (part: Partial<PastGame>): PastGame => ({
  id: 'a',
  game: 'unstoppable',
  options: { players: 1, difficulty: 'normal', boss: 'duomo', character1: 'kai', character2: 'zephyr' },
  seats: [{ name: 'Ada' }],
  ended: 0,
  rounds: 9,
  answers: 100,
  seed: '',
  standing: 'won',
  score: null,
  caveats: [],
  ...part,
});

describe('records', () => {
  it('add up results, the quickest win and the best score', () => {
    const games = [
      game({}),
      game({ rounds: 7, score: 40 }),
      game({ rounds: 3, standing: 'lost', score: 55 }),
      game({ standing: 'drawn' }),
    ];
    expect(tallyOf(games)).toEqual({ games: 4, won: 2, drawn: 1, fastest: 7, best: 55 });
    expect(tallyOf([])).toEqual({ games: 0, won: 0, drawn: 0, fastest: null, best: null });
  });

  it('leave out what was looked ahead for', () => {
    expect([game({}), game({ caveats: ['copy'] })].map(counts)).toEqual([true, false]);
  });

  it('are kept by who was there: alone, by kind of bot, by name, each once a game', () => {
    const bots = [{ name: 'Orrin', bot: 'rules' }, { name: 'Ada' }, { name: 'Jana', bot: 'rules' }];
    expect(opponentsOf(game({})).map(keyOf)).toEqual(['alone']);
    expect(opponentsOf(game({ seats: bots })).map(keyOf)).toEqual(['bot rules']);
    expect(opponentsOf(game({ seats: [{ name: 'Ada' }, { name: 'Bo' }] })).map(keyOf)).toEqual(['person Bo']);
    const found = groups([game({}), game({ seats: bots }), game({ seats: bots })], opponentsOf, keyOf);
    expect(found.map(({ shared, tally }) => [keyOf(shared), tally.games])).toEqual([
      ['bot rules', 2],
      ['alone', 1],
    ]);
  });

  it('are kept by everything the form lets choose, where it meant something', async () => {
    const fields = recordFields(await loadForm('unstoppable'));
    expect(fields.map(({ key }) => key)).toEqual(['difficulty', 'boss', 'character1', 'character2']);
    expect(fields.map((field) => valueIn(field, game({})))).toEqual([['normal'], ['duomo'], ['kai'], []]);
  });
});

describe('the daily challenge', () => {
  it('is counted by the days of the world', () => {
    expect(dayOf(Date.parse('2026-11-17T23:59:59Z'))).toBe('2026-11-17');
    expect(lastDays('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it.each(OFFERED)('can be played alone every day: %s', async (id) => {
    const [form, table] = await Promise.all([loadForm(id), loadGame(id)]);
    for (const day of lastDays('2026-12-31', 40)) {
      const setup = dailySetup(id, form, day, 'Ada');
      expect(() => checkSetup(table, setup), day).not.toThrow();
      expect(setup).toMatchObject({ daily: day, seats: [{ name: 'Ada' }] });
      expect(setup).toEqual(dailySetup(id, form, day, 'Ada'));
    }
  });

  it('goes through all combinations before one comes again', async () => {
    const form = await loadForm('unstoppable');
    const days = lastDays('2026-12-31', 12).map((day) => {
      const { boss, character1 } = dailyOptions(form, day);
      return `${boss} ${character1}`;
    });
    expect(new Set(days).size).toBe(12);
  });

  it('counts the first try', () => {
    const tries = [game({ id: 'b', ended: 9, daily: '2026-11-17' }), game({ id: 'a', ended: 3, daily: '2026-11-17' })];
    expect(firstTry(tries, 'unstoppable', '2026-11-17')?.id).toBe('a');
    expect(firstTry(tries, 'unstoppable', '2026-11-18')).toBeUndefined();
    expect(firstTry(tries, 'rone', '2026-11-17')).toBeUndefined();
  });
});
