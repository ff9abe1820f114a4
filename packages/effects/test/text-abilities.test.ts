import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Ability, abilitySchema, isPlain, type Lexicon, type Operation } from '../index.ts';
import { abilityText, type ByLang, LANGS, num, type Occasions, plain, txt, type Voice } from '../text/index.ts';

type Word = 'attack' | 'landing';
interface Toy extends Lexicon<'gold'> {
  own: { op: 'gain'; n: number } | { op: 'burn' };
  condition: { tactics: number };
  group: 'ships';
  cost: never;
}
type ToyAbility = Ability<Toy, Word>;

const noFacts = { facts: { gold: (each: ReturnType<typeof txt>) => each } };
const ships = (text: string) => ({ groups: { ships: { label: txt`${text}`, object: txt`${text}` } } });
const VOICES: ByLang<Voice<Toy>> = {
  en: {
    lang: 'en',
    own: { gain: (o) => txt`gain ${num(o.n)} gold`, burn: () => txt`burn this card` },
    condition: ({ tactics }) => txt`${tactics} tactics or more`,
    ...noFacts,
    ...ships('each ship'),
  },
  cs: {
    lang: 'cs',
    own: { gain: (o) => txt`získej ${num(o.n)} zlata`, burn: () => txt`spal tuto kartu` },
    condition: ({ tactics }) => txt`aspoň ${tactics} taktik`,
    ...noFacts,
    ...ships('každá loď'),
  },
  de: {
    lang: 'de',
    own: { gain: (o) => txt`${num(o.n)} Gold erhalten`, burn: () => txt`diese Karte verbrennen` },
    condition: ({ tactics }) => txt`mindestens ${tactics} Taktik`,
    ...noFacts,
    ...ships('jedes Schiff'),
  },
};
const OCCASIONS: ByLang<Occasions<Word>> = {
  en: {
    attack: { during: txt`an attack`, after: txt`an attack` },
    landing: { during: txt`a landing`, after: txt`a landing` },
  },
  cs: { attack: { during: txt`útoku`, after: txt`útoku` }, landing: { during: txt`přistání`, after: txt`přistání` } },
  de: {
    attack: { during: txt`eines Angriffs`, after: txt`einem Angriff` },
    landing: { during: txt`einer Landung`, after: txt`einer Landung` },
  },
};

const said = (ability: ToyAbility, about: Parameters<typeof abilityText>[3] = {}): string[] =>
  LANGS.map((lang) => plain(abilityText(VOICES[lang], OCCASIONS[lang], ability, about)));

describe('the text of a triggered ability', () => {
  it('says when, on what condition, and what', () => {
    expect(said({ on: ['attack'], window: 'after', must: true, do: [{ op: 'gain', n: 2 }] })).toEqual([
      'After an attack: gain 2 gold.',
      'Po útoku: získej 2 zlata.',
      'Nach einem Angriff: 2 Gold erhalten.',
    ]);
    const ability: ToyAbility = {
      on: ['attack', 'landing'],
      window: 'during',
      if: { tactics: 8 },
      do: [{ op: 'burn' }, { op: 'gain', n: 3 }],
    };
    expect(said(ability)).toEqual([
      'During an attack or a landing, 8 tactics or more, you may: burn this card; gain 3 gold.',
      'Během útoku nebo přistání, aspoň 8 taktik, volitelně: spal tuto kartu; získej 3 zlata.',
      'Während eines Angriffs oder einer Landung, mindestens 8 Taktik, optional: diese Karte verbrennen; 3 Gold erhalten.',
    ]);
  });

  it('does not say that it may be left where that goes without saying, and keeps other labels in front', () => {
    const ability: ToyAbility = { on: ['landing'], window: 'after', do: [{ op: 'gain', n: 1 }] };
    expect(said(ability, { unsaid: true, labels: [txt`A`] })).toEqual([
      'A, after a landing: gain 1 gold.',
      'A, po přistání: získej 1 zlata.',
      'A, nach einer Landung: 1 Gold erhalten.',
    ]);
  });

  it('needs a word for everything that can happen', () => {
    // @ts-expect-error no word for a landing
    const torn: Occasions<Word> = { attack: { during: txt`an attack`, after: txt`an attack` } };
    // @ts-expect-error no form behind `after`
    const half: Occasions<'attack'> = { attack: { during: txt`an attack` } };
    expect([torn, half]).toHaveLength(2);
  });
});

describe('an ability of a pack', () => {
  const op: z.ZodType<Operation<Toy>> = z.lazy(() =>
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('gain'), n: z.int() }),
      z.strictObject({ op: z.literal('burn') }),
    ]),
  );
  const schema: z.ZodType<ToyAbility> = abilitySchema({
    op,
    condition: z.strictObject({ tactics: z.int() }),
    word: z.enum(['attack', 'landing']),
  });

  it('is read, or refused', () => {
    const ability = { on: ['attack'], window: 'after', if: { tactics: 8 }, must: true, do: [{ op: 'burn' }] };
    expect(schema.parse(ability)).toEqual(ability);
    for (const wrong of [
      { on: [] },
      { on: ['lunch'] },
      { window: 'before' },
      { must: false },
      { do: [] },
      { if: {} },
    ]) {
      expect(schema.safeParse({ ...ability, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('is plain where all that it does is harmless', () => {
    const harmless = (o: Toy['own']): boolean => o.op === 'gain';
    const gain: Operation<Toy> = { op: 'gain', n: 1 };
    expect(isPlain<Toy>([gain, { op: 'repeat', n: 2, do: [gain] }], harmless)).toBe(true);
    expect(isPlain<Toy>([gain, { op: 'burn' }], harmless)).toBe(false);
    expect(isPlain<Toy>([{ op: 'repeat', n: { base: 0, per: 'gold', each: 1 }, do: [gain] }], harmless)).toBe(false);
    expect(isPlain<Toy>([{ op: 'may', do: [gain] }], harmless)).toBe(false);
  });
});
