import { LANGUAGES, type Language } from '@starhold/kernel';

/** The languages of the table. A text that lacks one of them does not compile. */
export const LANGS = LANGUAGES;
export type Lang = Language;
export type ByLang<T> = Record<Lang, T>;

const plurals: ByLang<Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  cs: new Intl.PluralRules('cs'),
  de: new Intl.PluralRules('de'),
};
const numbers: ByLang<Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
  cs: new Intl.NumberFormat('cs', { maximumFractionDigits: 2 }),
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 2 }),
};

const JOIN: ByLang<{ or: string; and: string }> = {
  en: { or: 'or', and: 'and' },
  cs: { or: 'nebo', and: 'a' },
  de: { or: 'oder', and: 'und' },
};

export function pluralOf(n: number, lang: Lang): Intl.LDMLPluralRule {
  return plurals[lang].select(n);
}

/** `−1`, `1,5`, `12`: with a true minus sign and the decimal mark of the language. */
export function numeral(n: number, lang: Lang): string {
  return numbers[lang].format(n + 0).replace('-', '−');
}

/** `+2`, `−1`, `±0`. */
export function signed(n: number, lang: Lang): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${numeral(n, lang)}` : numeral(n, lang);
}

/** `or` and `and` of the language, for joining choices and lists. */
export function joiner(lang: Lang, how: 'or' | 'and'): string {
  return JOIN[lang][how];
}

const MAY: ByLang<string> = { en: 'you may', cs: 'volitelně', de: 'optional' };

/** The label of everything that may be left. */
export function mayOf(lang: Lang): string {
  return MAY[lang];
}

const QUOTES: ByLang<[string, string]> = { en: ['“', '”'], cs: ['„', '“'], de: ['„', '“'] };

/** A name in the quotation marks of the language; names are quoted, never declined. */
export function quoted(name: string, lang: Lang): string {
  const [open, close] = QUOTES[lang];
  return `${open}${name}${close}`;
}
