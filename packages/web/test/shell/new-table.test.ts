import { game } from '@starhold/bossin-space';
import { LANGUAGES } from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant';
import { game as unstoppable } from '@starhold/unstoppable';
import { describe, expect, it } from 'vitest';
import { form } from '../../shell/new-table/bossin-space.ts';
import { hasForm, loadForm } from '../../shell/new-table/forms.ts';
import {
  changedCount,
  type Draft,
  defaultDraft,
  draftFrom,
  heroWords,
  isSound,
  NAME_MAX,
  problemsOf,
  setupOf,
} from '../../shell/new-table/model.ts';
import { pictureOf } from '../../shell/new-table/pictures.tsx';
import { form as revenantForm } from '../../shell/new-table/revenant.ts';
import { form as roneForm } from '../../shell/new-table/rone.ts';
import { form as unstoppableForm } from '../../shell/new-table/unstoppable.ts';

const player = (n: number): string => `Player ${n}`;
const withSeats = (draft: Draft, seats: Partial<Draft['seats'][number]>[]): Draft => ({
  ...draft,
  players: seats.length,
  seats: draft.seats.map((seat, i) => ({ ...seat, ...seats[i] })),
});

describe.each([
  ['bossin-space', game, form, [1, 2, 3, 4, 5]],
  ['unstoppable', unstoppable, unstoppableForm, [1, 2]],
  ['revenant', revenant, revenantForm, [1, 2, 3, 4]],
] as const)('the form for a new table of %s', (id, rules, fields, players) => {
  const all = [...fields.main, ...fields.house];

  it('is fetched by the name of the game', async () => {
    expect(hasForm(id)).toBe(true);
    expect(await loadForm(id)).toBe(fields);
  });

  it('covers every option that the game has, each once', () => {
    const options = new Set(rules.modes.flatMap((mode) => Object.keys(mode.options)));
    expect(all.map((field) => field.key).toSorted()).toEqual(['difficulty', ...options].toSorted());
    expect(fields.players).toEqual(players);
  });

  it('has words in three languages for every option and value', () => {
    for (const field of all) {
      expect(field.choices.length, field.key).toBeGreaterThan(1);
      expect(field.choices.map((choice) => choice.value)).toContain(field.default);
      for (const words of [field.label, field.help, ...field.choices.flatMap((c) => [c.label, c.help])]) {
        expect(LANGUAGES.map((lang) => words[lang].length > 0)).toEqual([true, true, true]);
      }
    }
  });

  it.each(players)('gives a setup that the rules accept, for %i', (n) => {
    const setup = setupOf(id, { ...defaultDraft(fields, false), players: n }, player);
    expect(setup.seats).toHaveLength(n);
    expect(setup.guided).toBeUndefined();
    expect(() => rules.parseOptions(setup.options)).not.toThrow();
  });

  it('gives only values that the rules accept', () => {
    const draft = defaultDraft(fields, false);
    for (const { key, choices } of all) {
      for (const { value } of choices) {
        const { options } = setupOf(id, { ...draft, options: { ...draft.options, [key]: value } }, player);
        expect(() => rules.parseOptions(options), `${key}: ${value}`).not.toThrow();
      }
    }
  });
});

describe('the form for a new table of Revenant', () => {
  it('opens with two players, the guided first game with dealt boards and its own seed', () => {
    const draft = defaultDraft(revenantForm, true);
    expect(draft).toMatchObject({ players: 2, guided: true, options: { firstGame: true, difficulty: 'captain' } });
    expect(revenantForm.guidedSeed?.(setupOf('revenant', draft, player))).toMatch(/^[0-9a-f]{32}$/);
    expect(defaultDraft(revenantForm, false)).toMatchObject({ players: 2, options: { firstGame: false } });
  });
});

describe('a hero', () => {
  const WORDS_MOST = 7;
  const FORMS = { unstoppable: unstoppableForm, rone: roneForm, revenant: revenantForm };

  it.each(Object.entries(FORMS))('of %s has a style in few words, three typical cards and a picture', (id, fields) => {
    const ofSeats = fields.main.filter(({ seat }) => seat !== undefined);
    expect(fields.heroes?.[0]).toBe(ofSeats[0].key);
    for (const { key, choices } of ofSeats) {
      const heroes = choices.filter(({ isOpen }) => !isOpen);
      expect(heroes.length).toBeGreaterThan(3);
      for (const { value, help } of heroes) {
        const cards = fields.cardsOf?.(key, value) ?? [];
        expect(cards, `${value}`).toHaveLength(3);
        expect(pictureOf(id, key, value)).not.toBe(null);
        for (const lang of LANGUAGES) {
          expect(help[lang].split(' ').length, `${value}: ${help[lang]}`).toBeLessThanOrEqual(WORDS_MOST);
          expect(new Set(cards.map((name) => name[lang])).size).toBe(3);
        }
      }
      for (const { value } of choices.filter(({ isOpen }) => isOpen)) expect(fields.cardsOf?.(key, value)).toEqual([]);
    }
  });

  it('of RONE and Revenant says what it can do', () => {
    expect(roneForm.textOf?.('leader1', 'L5')?.en).toBe('↷ Deal 2 melee damage.');
    expect(revenantForm.textOf?.('crew2', '2B')?.en).toContain('Captain, after the effect of a planet: gain 1 data');
    expect(revenantForm.textOf?.('crew2', 'random')).toBeUndefined();
  });

  it('is what starts, where it is somebody', () => {
    const { options } = defaultDraft(roneForm, false);
    const leaders = roneForm.main.filter(({ seat }) => seat !== undefined);
    expect(heroWords(leaders, { ...options, leader1: 'L5', leader2: 'random' }, 'en')).toEqual(['Korr']);
  });
});

describe('a table of Unstoppable', () => {
  const applies = (key: string, players: number) =>
    [...unstoppableForm.main, ...unstoppableForm.house]
      .find((field) => field.key === key)
      ?.applies(defaultDraft(unstoppableForm, false).options, players);

  it('asks for the second character only where two play', () => {
    expect(['character1', 'character2'].map((key) => [applies(key, 1), applies(key, 2)])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('starts a first game alone, normal, against the Harbinger, guided', () => {
    expect(setupOf('unstoppable', defaultDraft(unstoppableForm, true), player)).toMatchObject({
      seats: [{ name: 'Player 1' }],
      options: { players: 1, difficulty: 'normal', boss: 'harbinger', character1: 'kai' },
      guided: true,
    });
  });

  it('keeps rulings apart from what everybody chooses', () => {
    expect(unstoppableForm.house.map((field) => field.key)).toEqual(['levelUpDiscard', 'fearOnDeck']);
  });
});

describe('a table of Bossin’ Space', () => {
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

  it('refuses equal names and long names, and nothing else: bots alone can be watched', () => {
    const draft = defaultDraft(form, false);
    const seats = (parts: Partial<Draft['seats'][number]>[]) => problemsOf(withSeats(draft, parts), player);
    expect(seats([{ name: 'Jana' }, { kind: 'normal' }]).seats).toEqual([null, 'nameTaken']);
    expect(seats([{ name: 'ada' }, { name: 'ADA ', kind: 'person' }]).seats).toEqual([null, 'nameTaken']);
    expect(seats([{ name: 'x'.repeat(NAME_MAX + 1) }]).seats).toEqual(['nameLong']);
    expect(isSound(seats([{ kind: 'easy' }, { kind: 'normal' }]))).toBe(true);
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
