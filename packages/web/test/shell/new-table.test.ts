import { game } from '@starhold/bossin-space';
import { describe, expect, it } from 'vitest';
import { form } from '../../shell/new-table/bossin-space.ts';
import {
  changedCount,
  type Draft,
  defaultDraft,
  draftFrom,
  isSound,
  NAME_MAX,
  problemsOf,
  setupOf,
} from '../../shell/new-table/model.ts';

const player = (n: number): string => `Player ${n}`;
const withSeats = (draft: Draft, seats: Partial<Draft['seats'][number]>[]): Draft => ({
  ...draft,
  players: seats.length,
  seats: draft.seats.map((seat, i) => ({ ...seat, ...seats[i] })),
});

describe('the form for a new table of Bossin’ Space', () => {
  it('covers every option that the game has', () => {
    const keys = [...form.main, ...form.house].map((field) => field.key);
    expect([...keys].sort()).toEqual(['difficulty', ...Object.keys(game.modes[0].options)].sort());
    expect(form.players).toEqual([1, 2, 3, 4, 5]);
  });

  it('has words in three languages for every option and value', () => {
    for (const field of [...form.main, ...form.house]) {
      expect(field.choices.length, field.key).toBeGreaterThan(1);
      expect(field.choices.map((choice) => choice.value)).toContain(field.default);
      for (const words of [field.label, field.help, ...field.choices.flatMap((c) => [c.label, c.help])]) {
        expect(Object.values(words).every((word) => word.length > 0)).toBe(true);
      }
    }
  });

  it.each([1, 2, 3, 4, 5])('gives a setup that the rules accept, for %i', (players) => {
    const setup = setupOf('bossin-space', { ...defaultDraft(form, false), players }, player);
    expect(setup.seats).toHaveLength(players);
    expect(setup.guided).toBeUndefined();
    expect(() => game.parseOptions(setup.options)).not.toThrow();
  });

  it('starts a first game alone, easy and guided', () => {
    expect(setupOf('bossin-space', defaultDraft(form, true), player)).toMatchObject({
      seats: [{ name: 'Player 1' }],
      options: { players: 1, difficulty: 'easy' },
      guided: true,
    });
  });

  it('puts bots of the chosen strength on their seats', () => {
    const draft = withSeats(defaultDraft(form, false), [
      { name: ' Ada ' },
      { kind: 'easy' },
      { kind: 'normal' },
      { kind: 'hard', name: 'Max' },
    ]);
    expect(setupOf('bossin-space', draft, player).seats).toEqual([
      { name: 'Ada' },
      { name: 'Jana', bot: 'rules' },
      { name: 'Felix', bot: 'search:100' },
      { name: 'Max', bot: 'search:400' },
    ]);
  });

  it('opens again as the last table was set, without the guide', () => {
    const draft = withSeats(
      { ...defaultDraft(form, true), options: { ...defaultDraft(form, true).options, boss: 'null-cantor' } },
      [{ name: 'Ada' }, { kind: 'hard' }],
    );
    const again = draftFrom(form, setupOf('bossin-space', draft, player));
    expect(again).toMatchObject({ players: 2, guided: false, options: { boss: 'null-cantor', difficulty: 'easy' } });
    expect(again.seats[1]).toEqual({ name: '', kind: 'hard' });
  });

  it('forgets remembered values that the form does not know', () => {
    const last = {
      game: 'bossin-space',
      options: { boss: 'nobody', pings: 'loud' },
      seats: Array(9).fill({ name: 'A' }),
    };
    expect(draftFrom(form, last).options).toEqual(defaultDraft(form, false).options);
    expect(draftFrom(form, last).players).toBe(1);
  });

  it('refuses equal names, long names and a table without people, and nothing else', () => {
    const draft = defaultDraft(form, false);
    const seats = (parts: Partial<Draft['seats'][number]>[]) => problemsOf(withSeats(draft, parts), player);
    expect(seats([{ name: 'Jana' }, { kind: 'normal' }]).seats).toEqual([null, 'nameTaken']);
    expect(seats([{ name: 'ada' }, { name: 'ADA ', kind: 'person' }]).seats).toEqual([null, 'nameTaken']);
    expect(seats([{ name: 'x'.repeat(NAME_MAX + 1) }]).seats).toEqual(['nameLong']);
    expect(seats([{ kind: 'easy' }, {}]).nobody).toBe(true);
    expect(isSound(seats([{ name: 'x'.repeat(NAME_MAX) }, {}, {}, {}, {}]))).toBe(true);
  });

  it('counts changed rulings only where they matter', () => {
    const draft = defaultDraft(form, false);
    expect(changedCount(form, draft)).toBe(0);
    const changed = {
      ...draft,
      options: { ...draft.options, fivePlayers: 'captainRemovesOne', upgradedCards: 'choice' },
    };
    expect(changedCount(form, changed)).toBe(1);
    expect(changedCount(form, { ...changed, players: 5 })).toBe(2);
  });
});
