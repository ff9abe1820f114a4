import { type Lang, numeral, pluralOf } from './lang.ts';
import { concat, num, type Text } from './segments.ts';

/** Czech has all six (the vocative is never printed), German the first four; English has none and ignores them. */
export const NOUN_CASES = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const;
export type NounCase = (typeof NOUN_CASES)[number];
export type Count = 'sg' | 'pl';

type Forms = Record<NounCase, string>;

export interface EnNoun {
  sg: string;
  pl: string;
}
export interface CsNoun {
  /** Masculine animate, masculine inanimate, feminine, neuter. */
  gender: 'ma' | 'mi' | 'f' | 'n';
  sg: Forms;
  /** Missing for mass nouns (`zranění`, `zbroj`): 5 of them is genitive singular. */
  pl?: Forms;
}
export interface DeNoun {
  gender: 'm' | 'f' | 'n';
  sg: Forms;
  pl: Forms;
}
/** One thing in all languages. */
export interface Noun {
  en: EnNoun;
  cs: CsNoun;
  de: DeNoun;
}
/** A literal amount, or the letter of a computed one (`X`). */
export type Num = number | string;

function table(forms: string, wanted: number): string[] {
  const list = forms.split('/').map((f) => f.trim());
  if (list.length !== wanted || list.includes('')) throw new Error(`${wanted} forms wanted: ${forms}`);
  return list;
}

/** `en('column', 'columns')`; without a plural a mass noun (`damage`). */
export function en(sg: string, pl: string = sg): EnNoun {
  return { sg, pl };
}

/** Six forms in the order nom/gen/dat/acc/loc/ins; without plural a mass noun. */
export function cs(gender: CsNoun['gender'], sg: string, pl?: string): CsNoun {
  const six = (forms: string): Forms => {
    const [nom, gen, dat, acc, loc, ins] = table(forms, 6);
    return { nom, gen, dat, acc, loc, ins };
  };
  return pl === undefined ? { gender, sg: six(sg) } : { gender, sg: six(sg), pl: six(pl) };
}

/** Four forms in the order nom/gen/dat/acc; what other languages put in loc or ins stands in the dative. */
export function de(gender: DeNoun['gender'], sg: string, pl: string = sg): DeNoun {
  const four = (forms: string): Forms => {
    const [nom, gen, dat, acc] = table(forms, 4);
    return { nom, gen, dat, acc, loc: dat, ins: dat };
  };
  return { gender, sg: four(sg), pl: four(pl) };
}

/** The form a Czech noun takes beside a number. */
export function csForm(n: Num, noun: CsNoun, as: NounCase): string {
  const rule = typeof n === 'number' ? pluralOf(n, 'cs') : 'other';
  if (rule === 'many') return noun.sg.gen;
  const direct = as === 'nom' || as === 'acc';
  if (rule === 'one') return noun.sg[as];
  if (!noun.pl) return direct ? noun.sg.gen : noun.sg[as];
  if (!direct || rule === 'few') return noun.pl[as];
  return noun.pl.gen;
}

function deForm(n: Num, noun: DeNoun, as: NounCase): string {
  return n === 1 || n === -1 ? noun.sg[as] : noun.pl[as];
}

function enForm(n: Num, noun: EnNoun): string {
  return n === 1 || n === -1 ? noun.sg : noun.pl;
}

/** The noun alone, as it stands beside `n`. */
export function formOf(n: Num, noun: Noun, as: NounCase, lang: Lang): string {
  if (lang === 'cs') return csForm(n, noun.cs, as);
  return lang === 'de' ? deForm(n, noun.de, as) : enForm(n, noun.en);
}

/** Number and noun: `2 kredity`, `5 kreditů`, `X kreditů`, `1,5 kreditu`. */
export function qty(n: Num, noun: Noun, as: NounCase, lang: Lang): Text {
  return concat(num(typeof n === 'number' ? numeral(n, lang) : n), ` ${formOf(n, noun, as, lang)}`);
}
