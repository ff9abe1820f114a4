import { describe, expect, it } from 'vitest';
import type { Amount, Lexicon, Operation } from '../index.ts';
import {
  type ByLang,
  capitalise,
  concat,
  fill,
  icon,
  type KernelRefusals,
  LANGS,
  labelled,
  type MessagesByLang,
  merged,
  num,
  plain,
  refusalTexts,
  say,
  sentences,
  series,
  tell,
  txt,
  type Voice,
  word,
} from '../text/index.ts';
import { gaps, gapsIn } from '../text/testing.ts';

type Gain = Exclude<Amount<'armour'>, 'X'>;
interface Toy extends Lexicon<'armour'> {
  own: { op: 'gain'; n: Gain } | { op: 'burn' } | { op: 'strike' };
  condition: 'home';
  amount: Gain;
  group: 'ships';
  cost: never;
}
type Op = Operation<Toy>;

const en: Voice<Toy> = {
  lang: 'en',
  own: {
    gain: (o, t) => txt`gain ${num(t.n(o.n))} gold`,
    burn: (_o, t) => txt`burn ${t.it(`this ${t.self || 'card'}`)}`,
    strike: (_o, t) => sentences(labelled(txt`enemy near`, txt`deal ${num(t.letter(txt`your strength`))} damage`)),
  },
  condition: () => txt`at home`,
  facts: { armour: (each) => txt`${each} per armour` },
  groups: { ships: { label: txt`each ship`, object: txt`every single ship` } },
};
const de: typeof en = {
  lang: 'de',
  own: {
    gain: (o, t) => txt`${num(t.n(o.n))} Gold erhalten`,
    burn: () => txt`verbrennen`,
    strike: () => txt`zuschlagen`,
  },
  condition: () => txt`daheim`,
  facts: { armour: (each) => txt`${each} je Rüstung` },
  groups: { ships: { label: txt`jedes Schiff`, object: txt`jedes Schiff` } },
};
const cs: typeof en = { ...de, lang: 'cs', own: { ...de.own, gain: (o, t) => txt`získej ${num(t.n(o.n))} zlata` } };

const gain = (n: Gain): Op => ({ op: 'gain', n });
const burn: Op = { op: 'burn' };
const THEN = 'then';
const atHome = (...ops: Op[]): Op => ({ op: 'when', if: 'home', [THEN]: ops });
const atHomeElse = (yes: Op[], no: Op[]): Op => ({ op: 'when', if: 'home', [THEN]: yes, else: no });
const english = (...ops: Op[]) => plain(tell(en, ops));

describe('operations become text', () => {
  it('one sentence each', () => {
    expect(english(gain(2), burn)).toBe('Gain 2 gold. Burn this card.');
    expect(plain(tell(en, [burn], { self: 'ship' }))).toBe('Burn this ship.');
    expect(english()).toBe('');
    expect(english({ op: 'may', do: [] })).toBe('');
  });

  it('computed amounts are letters, defined behind the clause', () => {
    const some: Gain = { base: 2, per: 'armour', each: 1, max: 4 };
    expect(english(gain(some))).toBe('Gain X gold. X = 2 + 1 per armour, at most 4.');
    expect(english(gain(some), burn, gain(some), gain({ base: 0, per: 'armour', each: 3 }))).toBe(
      'Gain X gold. X = 2 + 1 per armour, at most 4. Burn this card. Gain X gold. Gain Y gold. Y = 3 per armour.',
    );
    expect(english(gain({ base: 5, per: 'armour', each: -1 }))).toBe('Gain X gold. X = 5 − 1 per armour.');
    expect(english({ op: 'strike' })).toBe('Enemy near: deal X damage. X = your strength.');
  });

  it('conditions, repeats, groups and options are labels', () => {
    expect(english(atHomeElse([gain(1)], [burn]))).toBe('At home: gain 1 gold. Otherwise: burn this card.');
    expect(english({ op: 'repeat', n: 2, do: [gain(1), burn] })).toBe('2×: gain 1 gold; burn this card.');
    expect(english({ op: 'repeat', n: { base: 1, per: 'armour', each: 1 }, do: [gain(1)] })).toBe(
      'X×: gain 1 gold. X = 1 + 1 per armour.',
    );
    expect(english({ op: 'each', of: 'ships', do: [gain(1)] })).toBe('Each ship: gain 1 gold.');
    expect(english({ op: 'each', of: 'ships', do: [burn] }, burn)).toBe('Burn every single ship. Burn this card.');
    expect(english({ op: 'each', of: 'ships', do: [burn, gain(1)] })).toBe('Each ship: burn this card; gain 1 gold.');
    expect(english({ op: 'may', do: [atHome(burn)] })).toBe('You may, at home: burn this card.');
    expect(plain(tell(en, [gain(1), burn], { labels: [txt`captain`, txt`once`] }))).toBe(
      'Captain, once: gain 1 gold; burn this card.',
    );
  });

  it('brackets keep a label from covering too much', () => {
    const inner: Op = atHome(burn, gain(1));
    expect(english({ op: 'repeat', n: 2, do: [gain(3), inner] })).toBe(
      '2×: gain 3 gold; at home: burn this card; gain 1 gold.',
    );
    expect(english({ op: 'repeat', n: 2, do: [inner, gain(3)] })).toBe(
      '2×: (at home: burn this card; gain 1 gold); gain 3 gold.',
    );
  });

  it('choices say what they share once', () => {
    const choose = (...lists: Op[][]): Op => ({ op: 'choose', of: lists.map((list, i) => ({ id: `${i}`, do: list })) });
    expect(english(choose([gain(1)], [burn]))).toBe('Gain 1 gold or burn this card.');
    expect(english(choose([gain(1)], [gain(2)], [gain(3)]))).toBe('Gain 1, 2 or 3 gold.');
    expect(english(choose([gain(1), burn], [gain(2)]))).toBe('(Gain 1 gold; burn this card) or gain 2 gold.');
    expect(plain(tell(de, [choose([gain(1)], [gain(2)])]))).toBe('1 oder 2 Gold erhalten.');
    // Only the order is chosen.
    expect(english(choose([gain(1), burn], [burn, gain(1)]))).toBe('Gain 1 gold and/or burn this card.');
    expect(plain(tell(de, [choose([gain(1), burn], [burn, gain(1)])]))).toBe('1 Gold erhalten und/oder verbrennen.');
    expect(plain(tell(cs, [choose([gain(1)], [burn])]))).toBe('Získej 1 zlata, nebo verbrennen.');
  });

  it('speaks the control words of each language', () => {
    const op: Op = { op: 'may', do: [atHomeElse([burn], [gain(1)])] };
    expect(plain(tell(de, [op]))).toBe('Optional: (daheim: verbrennen); (sonst: 1 Gold erhalten).');
    expect(plain(tell(cs, [{ op: 'may', do: [burn] }]))).toBe('Volitelně: verbrennen.');
  });

  it('says in Czech how often in front of a single clause; other languages and longer lists have a label', () => {
    const times = (n: number | 'X', ...ops: Op[]): Op => ({ op: 'repeat', n: n as Gain, do: ops });
    const czech = (...ops: Op[]) => plain(tell(cs, ops, { labels: [txt`doma`] }));
    expect(czech(times(3, gain(1)))).toBe('Doma: třikrát získej 1 zlata.');
    expect(czech(times('X', gain(1)))).toBe('Doma: X× získej 1 zlata.');
    expect(czech(times(9, gain(1)))).toBe('Doma: 9× získej 1 zlata.');
    expect(czech(times(2, gain(1), gain(2)))).toBe('Doma, 2×: získej 1 zlata; získej 2 zlata.');
    expect(czech(times(2, atHome(gain(1))))).toBe('Doma, 2×, daheim: získej 1 zlata.');
    expect(plain(tell(cs, [times(2, gain(1))]))).toBe('Dvakrát získej 1 zlata.');
    expect(english(times(3, gain(1)))).toBe('3×: gain 1 gold.');
    expect(plain(tell(de, [times(3, gain(1))]))).toBe('3×: 1 Gold erhalten.');
  });

  it('a label that ends with a comma leads into its clause', () => {
    const voice: typeof en = { ...en, condition: () => txt`if you win by it,` };
    const said = (...ops: Op[]) => plain(tell(voice, ops, { labels: [txt`once`] }));
    expect(said(atHome(gain(1)))).toBe('Once, if you win by it, gain 1 gold.');
    expect(said(atHome({ op: 'may', do: [gain(1)] }))).toBe('Once, if you win by it, you may: gain 1 gold.');
    expect(plain(tell(voice, [gain(2), atHome(gain(1), burn)]))).toBe(
      'Gain 2 gold. If you win by it, gain 1 gold; burn this card.',
    );
  });

  it('throws when a phrase is missing at run time', () => {
    expect(() => tell(en, [{ op: 'unknown' } as unknown as Op])).toThrow('no phrase for unknown in en');
  });
});

describe('segments', () => {
  it('keep numbers, words and icons apart and merge plain text', () => {
    const text = txt`deal ${2} ${word('damage', 'rule:damage')} ${icon('heat')}${'!'}${''}`;
    expect(text.map((s) => s.t)).toEqual(['text', 'num', 'text', 'word', 'text', 'icon', 'text']);
    expect(plain(text)).toBe('deal 2 damage heat!');
    expect(concat('a', 'b')).toEqual([{ t: 'text', v: 'ab' }]);
  });

  it('capitalise the first letter, not numbers', () => {
    expect(plain(capitalise(txt`žeton`, 'cs'))).toBe('Žeton');
    expect(plain(capitalise(txt`(über`, 'de'))).toBe('(Über');
    expect(plain(capitalise(txt`${2} gold`, 'en'))).toBe('2 gold');
    expect(plain(capitalise([], 'en'))).toBe('');
  });

  it('join series and alternatives', () => {
    expect(plain(series([1, 2, 3], 'or', 'cs'))).toBe('1, 2 nebo 3');
    expect(plain(series(['a', 'b'], 'and', 'de'))).toBe('a und b');
    expect(plain(series(['a'], 'and', 'en'))).toBe('a');
    expect(merged([txt`go left`, txt`stay`], 'en')).toBeUndefined();
    expect(merged([txt`go left`, txt`go`], 'en')).toBeUndefined();
  });
});

describe('a catalogue', () => {
  interface Shape {
    healed: { n: number };
    won: object;
  }
  const full: MessagesByLang<Shape> = {
    en: { healed: 'healed {n}', won: 'Victory' },
    cs: { healed: 'vyléčeno {n}', won: 'Vítězství' },
    de: { healed: ({ n }) => `${n} geheilt`, won: 'Sieg' },
  };

  it('says messages with their arguments', () => {
    const said: ByLang<string> = { en: 'healed 2', cs: 'vyléčeno 2', de: '2 geheilt' };
    for (const lang of LANGS) expect(plain(say(full[lang], 'healed', { n: 2 }))).toBe(said[lang]);
    expect(() => fill('{x}', {})).toThrow('no {x}');
  });

  it('finds what is missing', () => {
    expect(gaps(full)).toEqual([]);
    const { won: _, ...half } = full.cs;
    const torn = { ...full, cs: half, en: { healed: 'healed', won: '' } } as unknown as MessagesByLang<Shape>;
    expect(gaps(torn)).toEqual([
      'healed: the languages use different arguments',
      'en: won is empty',
      'cs: won is missing',
    ]);
    const books = { en: { events: full.en }, cs: { events: half }, de: { events: full.de } };
    expect(gapsIn(books)).toEqual(['events: cs: won is missing']);
  });

  it('says why something is refused, by the game or by the kernel', () => {
    const words = { stale: 'too late', notYours: 'not you', notOffered: 'no', over: 'over', dear: 'costs {n}' };
    const { ids, refusalText, rejectionText } = refusalTexts<KernelRefusals & { dear: { n: number } }>(
      { en: { refusals: words }, cs: { refusals: words }, de: { refusals: words } },
      { dear: ([n]) => ({ n: Number(n) }) },
    );
    const dear = { rule: '', msg: 'dear', args: [3] };
    expect(ids.toSorted()).toEqual(Object.keys(words).toSorted());
    expect(plain(refusalText(dear, 'en'))).toBe('costs 3');
    expect(plain(rejectionText({ ok: false, why: 'notOffered', refusal: dear }, 'en'))).toBe('costs 3');
    expect(plain(rejectionText({ ok: false, why: 'stale' }, 'en'))).toBe('too late');
    expect(() => refusalText({ rule: '', msg: 'toString', args: [] }, 'en')).toThrow('no message');
  });
});
