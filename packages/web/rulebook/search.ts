/** Finding words without minding accents, capitals and ß. */

/** From one letter of a text up to another (exclusive). */
export interface Range {
  from: number;
  to: number;
}

/** The text as it is compared, and where each of its letters came from. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = '';
  const at: number[] = [];
  let source = 0;
  for (const char of text) {
    const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss').replace('’', "'");
    for (let i = 0; i < bare.length; i++) at.push(source);
    letters += bare;
    source += char.length;
  }
  at.push(source);
  return { letters, at };
}

export function fold(text: string): string {
  return folded(text).letters;
}

/** The words asked for; all of them must be found. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Where the words stand in a text, in order and without overlaps. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  const { letters, at } = folded(text);
  const found: Range[] = [];
  for (const word of words) {
    for (let i = letters.indexOf(word); i >= 0; i = letters.indexOf(word, i + word.length)) {
      const last = at[i + word.length - 1];
      found.push({ from: at[i], to: last + ([...text.slice(last)][0]?.length ?? 1) });
    }
  }
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  return found.filter((range, i) => i === 0 || found.slice(0, i).every((earlier) => earlier.to <= range.from));
}

/** A piece of something that is searched: its own words, and what is written in it. */
export interface Searchable {
  id: string;
  texts: readonly string[];
}

export interface Hits {
  /** How many times the words stand in each entry that has all of them, in the order of the book. */
  by: Map<string, number>;
  total: number;
}

/** Nothing is searched for an empty query. */
export function search(entries: readonly Searchable[], query: string): Hits | null {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const by = new Map<string, number>();
  let total = 0;
  for (const { id, texts } of entries) {
    const letters = fold(texts.join('\n'));
    if (!words.every((word) => letters.includes(word))) continue;
    const count = texts.reduce((sum, text) => sum + rangesOf(text, words).length, 0);
    by.set(id, count);
    total += count;
  }
  return { by, total };
}

/** A run cut where hits begin and end; `hit` says whether the piece is part of one. */
export function cut(text: string, offset: number, ranges: readonly Range[]): { v: string; hit: boolean }[] {
  const pieces: { v: string; hit: boolean }[] = [];
  let at = 0;
  for (const range of ranges) {
    const from = Math.max(at, range.from - offset);
    const to = Math.min(text.length, range.to - offset);
    if (to <= 0 || from >= text.length || to <= from) continue;
    if (from > at) pieces.push({ v: text.slice(at, from), hit: false });
    pieces.push({ v: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ v: text.slice(at), hit: false });
  return pieces;
}
