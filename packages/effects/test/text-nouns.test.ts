import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cs,
  csForm,
  de,
  en,
  NOUN_CASES,
  type Noun,
  type NounCase,
  numeral,
  plain,
  qty,
  quoted,
  signed,
} from '../text/index.ts';

const credit: Noun = {
  en: en('credit', 'credits'),
  cs: cs('mi', 'kredit/kreditu/kreditu/kredit/kreditu/kreditem', 'kredity/kreditů/kreditům/kredity/kreditech/kredity'),
  de: de('m', 'Kredit/Kredits/Kredit/Kredit', 'Kredite/Kredite/Krediten/Kredite'),
};
const ally: Noun = {
  en: en('ally', 'allies'),
  cs: cs(
    'ma',
    'spojenec/spojence/spojenci/spojence/spojenci/spojencem',
    'spojenci/spojenců/spojencům/spojence/spojencích/spojenci',
  ),
  de: de('m', 'Verbündeter/Verbündeten/Verbündeten/Verbündeten', 'Verbündete/Verbündeter/Verbündeten/Verbündete'),
};
const armour: Noun = {
  en: en('armour'),
  cs: cs('f', 'zbroj/zbroje/zbroji/zbroj/zbroji/zbrojí'),
  de: de('f', 'Rüstung/Rüstung/Rüstung/Rüstung'),
};
const say = (n: number | string, noun: Noun, as: NounCase, lang: 'en' | 'cs' | 'de') => plain(qty(n, noun, as, lang));

describe('a number and its noun', () => {
  it.each([
    [1, '1 kredit'],
    [2, '2 kredity'],
    [4, '4 kredity'],
    [5, '5 kreditů'],
    [0, '0 kreditů'],
    [21, '21 kreditů'],
    [22, '22 kreditů'],
    [1.5, '1,5 kreditu'],
    ['X', 'X kreditů'],
    [-1, '−1 kredit'],
    [-2, '−2 kredity'],
  ])('Czech accusative of %s', (n, said) => {
    expect(say(n, credit, 'acc', 'cs')).toBe(said);
  });

  it('tells nominative and accusative of living beings apart', () => {
    expect(say(3, ally, 'nom', 'cs')).toBe('3 spojenci');
    expect(say(3, ally, 'acc', 'cs')).toBe('3 spojence');
    expect(say(5, ally, 'acc', 'cs')).toBe('5 spojenců');
    expect(say(1, ally, 'acc', 'cs')).toBe('1 spojence');
    expect(say(5, ally, 'ins', 'cs')).toBe('5 spojenci');
    expect(say(1, ally, 'dat', 'cs')).toBe('1 spojenci');
  });

  it('counts Czech mass nouns in the genitive singular', () => {
    expect(say(1, armour, 'acc', 'cs')).toBe('1 zbroj');
    expect(say(2, armour, 'acc', 'cs')).toBe('2 zbroje');
    expect(say(6, armour, 'nom', 'cs')).toBe('6 zbroje');
    expect(say(6, armour, 'ins', 'cs')).toBe('6 zbrojí');
  });

  it('English and German know one and many', () => {
    expect(say(1, credit, 'acc', 'en')).toBe('1 credit');
    expect(say(0, credit, 'acc', 'en')).toBe('0 credits');
    expect(say('X', credit, 'acc', 'en')).toBe('X credits');
    expect(say(1, ally, 'acc', 'de')).toBe('1 Verbündeten');
    expect(say(2, ally, 'acc', 'de')).toBe('2 Verbündete');
    expect(say(2, credit, 'dat', 'de')).toBe('2 Krediten');
    expect(say(1.5, credit, 'acc', 'de')).toBe('1,5 Kredite');
  });

  it('follows the Czech rules for every number and case', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.constantFrom(...NOUN_CASES), (n, as) => {
        const { sg, pl } = credit.cs;
        const direct = as === 'nom' || as === 'acc';
        const few = n >= 2 && n <= 4;
        const wanted = n === 1 ? sg[as] : direct && !few ? pl?.gen : pl?.[as];
        expect(csForm(n, credit.cs, as)).toBe(wanted);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.constantFrom(...NOUN_CASES), (n, as) => {
        expect(csForm(n + 0.5, credit.cs, as)).toBe('kreditu');
        expect(csForm('Y', credit.cs, as)).toBe(csForm(5, credit.cs, as));
      }),
    );
  });

  it('refuses a table with a form too few', () => {
    expect(() => cs('f', 'karta/karty/kartě/kartu/kartě')).toThrow('6 forms');
    expect(() => de('f', 'Karte/Karte/Karte/Karte', 'Karten//Karten/Karten')).toThrow('4 forms');
  });
});

describe('small things', () => {
  it('numbers have a sign and the decimal mark of the language', () => {
    expect([signed(2, 'en'), signed(-2, 'cs'), signed(0, 'de'), signed(-0, 'de')]).toEqual(['+2', '−2', '±0', '±0']);
    expect(numeral(-0, 'en')).toBe('0');
    expect([numeral(1.5, 'en'), numeral(1.5, 'cs'), numeral(1.5, 'de')]).toEqual(['1.5', '1,5', '1,5']);
  });

  it('quotes names in the marks of the language', () => {
    expect([quoted('Laser', 'en'), quoted('Laser', 'cs'), quoted('Laser', 'de')]).toEqual([
      '“Laser”',
      '„Laser“',
      '„Laser“',
    ]);
  });
});
