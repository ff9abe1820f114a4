import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Modifying, modifiers } from '../index.ts';
import { type ByLang, changeText, LANGS, type Numbers, plain, quoted, txt, whyText } from '../text/index.ts';

type Fact = 'attack' | 'price';
interface Thing {
  fact: Fact;
  n: number;
  owner: number;
}

const toy: Modifying<readonly Thing[], Fact, number> = {
  active: (things, owner, into) => {
    things.forEach((thing, i) => {
      if (thing.owner === owner) into.add(thing.fact, thing.n, i);
    });
  },
  source: (_things, i) => `thing:${i}`,
};
const { sum, why } = modifiers(toy);

const thing = fc.record({
  fact: fc.constantFrom<Fact[]>('attack', 'price'),
  n: fc.integer({ min: -3, max: 3 }),
  owner: fc.nat(1),
});

describe('continuous modifiers', () => {
  it('add up what is active, and say where it comes from', () => {
    fc.assert(
      fc.property(fc.array(thing), fc.nat(1), (things, owner) => {
        for (const fact of ['attack', 'price'] as const) {
          const those = things.filter((t) => t.owner === owner && t.fact === fact);
          expect(sum(things, fact, owner)).toBe(those.reduce((n, t) => n + t.n, 0));
          const parts = things.flatMap((t, i) => (those.includes(t) && t.n !== 0 ? [[`thing:${i}`, t.n]] : []));
          expect(why(things, fact, owner)).toEqual(parts);
        }
      }),
    );
  });

  it('may depend on other sums', () => {
    const nested = modifiers<readonly Thing[], Fact, number>({
      ...toy,
      active: (things, owner, into) => {
        toy.active(things, owner, into);
        if (owner === 0) into.add('attack', nested.sum(things, 'price', 1), 99);
        toy.active(things, owner, into);
      },
    });
    const things: Thing[] = [
      { fact: 'attack', n: 2, owner: 0 },
      { fact: 'price', n: 5, owner: 1 },
    ];
    expect(nested.sum(things, 'attack', 0)).toBe(2 + 10 + 2);
    expect(nested.sum(things, 'attack', 0)).toBe(14);
    expect(nested.why(things, 'attack', 0)).toEqual([
      ['thing:0', 2],
      ['thing:99', 10],
      ['thing:0', 2],
    ]);
  });

  it('are told in every language', () => {
    const numbers: ByLang<Numbers<Fact>> = {
      en: { attack: txt`attack`, price: txt`prices` },
      cs: { attack: txt`útok`, price: txt`ceny` },
      de: { attack: txt`Angriff`, price: txt`Preise` },
    };
    expect(LANGS.map((lang) => plain(changeText(numbers[lang], 'price', -1, lang)))).toEqual([
      'prices: −1',
      'ceny: −1',
      'Preise: −1',
    ]);
    const parts = (lang: (typeof LANGS)[number]) =>
      [
        [txt`${quoted('Barb', lang)}`, 1],
        [txt`${quoted('Fog', lang)}`, -2],
      ] as const;
    expect(LANGS.map((lang) => plain(whyText(parts(lang), lang)))).toEqual([
      '+1 “Barb”, −2 “Fog”',
      '+1 „Barb“, −2 „Fog“',
      '+1 „Barb“, −2 „Fog“',
    ]);
    // @ts-expect-error no name for prices
    const torn: Numbers<Fact> = { attack: txt`attack` };
    expect(torn).toBeDefined();
  });
});
