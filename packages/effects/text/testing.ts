/** For tests of the messages of a game: what its rules say, and whether a sentence can be read. */

import { type ByLang, LANGS } from './lang.ts';
import type { MessagesByLang } from './messages.ts';

/** Names in a template, for comparing the languages. */
function holes(message: unknown): string {
  return typeof message === 'string' ? [...new Set(message.match(/\{\w+\}/g) ?? [])].sort().join(' ') : '?';
}

/** What is wrong with a catalogue, in words: missing or empty messages, templates that use different arguments. */
export function gaps<S>(catalogue: MessagesByLang<S>): string[] {
  const keys = new Set(LANGS.flatMap((lang) => Object.keys(catalogue[lang])));
  const out: string[] = [];
  for (const key of keys) {
    const by = LANGS.map((lang) => (catalogue[lang] as Record<string, unknown>)[key]);
    by.forEach((message, i) => {
      if (message === undefined) out.push(`${LANGS[i]}: ${key} is missing`);
      else if (message === '') out.push(`${LANGS[i]}: ${key} is empty`);
    });
    const used = new Set(by.map(holes).filter((h) => h !== '?'));
    if (used.size > 1) out.push(`${key}: the languages use different arguments`);
  }
  return out;
}

/** What is wrong with the messages of a game, by kind (`events`, `prompts`…), in words. */
export function gapsIn(books: ByLang<object>): string[] {
  const of = (book: object, kind: string): object => (book as Record<string, object>)[kind];
  return Object.keys(books.en).flatMap((kind) => {
    const catalogue = { en: of(books.en, kind), cs: of(books.cs, kind), de: of(books.de, kind) };
    return gaps(catalogue as MessagesByLang<object>).map((gap) => `${kind}: ${gap}`);
  });
}

/** String literals in the argument number `index` of every call of `name` (a regular expression) in a source. */
export function literalsIn(source: string, name: string, index: number): Set<string> {
  const found = new Set<string>();
  for (const match of source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))) {
    const argument = argumentsAt(source, match.index + match[0].length)[index] ?? '';
    const values = argument.includes('?') ? argument.slice(argument.indexOf('?')) : argument;
    for (const [, literal] of values.matchAll(/'(\w+)'/g)) found.add(literal);
  }
  return found;
}

/** Splits what stands between the brackets of a call that opens before `from`. */
function argumentsAt(source: string, from: number): string[] {
  const out = [''];
  let depth = 0;
  for (let i = from; i < source.length; i++) {
    const c = source[i];
    if ('([{'.includes(c)) depth++;
    if (')]}'.includes(c) && depth-- === 0) break;
    if (c === ',' && depth === 0) out.push('');
    else out[out.length - 1] += c;
  }
  return out;
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*\*[\s\S]*?\*\//g, '');
}

const BAD = /−0|undefined|NaN|\$\{|\{\w*\}|\[object|null| {2}|\(\)|: $/;

/** What is wrong with a sentence that was put together; undefined when it can be read. */
export function flawIn(text: string): string | undefined {
  if (!/[\p{L}\d]/u.test(text)) return `says nothing: “${text}”`;
  const bad = BAD.exec(text);
  return bad ? `has “${bad[0]}” in it: “${text}”` : undefined;
}
