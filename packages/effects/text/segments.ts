import { joiner, type Lang } from './lang.ts';

/** A piece of text with its meaning: tooltips, icons and screen readers need the parts. `ref` links to a rule or card. */
export interface Segment {
  t: 'text' | 'num' | 'word' | 'icon';
  v: string;
  ref?: string;
}
export type Text = readonly Segment[];
/** What may stand in a template: whole numbers become number segments. */
export type Piece = Text | string | number;

export function plain(text: Text): string {
  return text.map((s) => s.v).join('');
}

export function num(v: number | string): Text {
  return [{ t: 'num', v: String(v).replace(/^-/, '−') }];
}

/** A word of the rules, linked to where it is explained. */
export function word(v: string, ref: string): Text {
  return [{ t: 'word', v, ref }];
}

export function icon(v: string, ref?: string): Text {
  return [ref === undefined ? { t: 'icon', v } : { t: 'icon', v, ref }];
}

function asText(piece: Piece): Text {
  if (typeof piece === 'number') return num(piece);
  return typeof piece === 'string' ? [{ t: 'text', v: piece }] : piece;
}

/** Puts pieces behind each other; neighbouring plain text becomes one segment. */
export function concat(...pieces: Piece[]): Text {
  const out: Segment[] = [];
  for (const piece of pieces) {
    for (const s of asText(piece)) {
      const last = out.at(-1);
      if (s.v === '') continue;
      if (last?.t === 'text' && s.t === 'text') out[out.length - 1] = { t: 'text', v: last.v + s.v };
      else out.push(s);
    }
  }
  return out;
}

/** ``txt`deal ${2} damage` `` */
export function txt(strings: TemplateStringsArray, ...pieces: Piece[]): Text {
  return concat(...strings.flatMap((s, i) => (i < pieces.length ? [s, pieces[i]] : [s])));
}

export function join(texts: readonly Piece[], between: string): Text {
  return concat(...texts.flatMap((t, i) => (i === 0 ? [t] : [between, t])));
}

/** `1, 2 or 3`. */
export function series(texts: readonly Piece[], how: 'or' | 'and', lang: Lang): Text {
  const last = texts.at(-1);
  if (last === undefined || texts.length === 1) return concat(...texts);
  return concat(join(texts.slice(0, -1), ', '), ` ${joiner(lang, how)} `, last);
}

/** First letter in upper case, unless the text begins with a number or an icon. */
export function capitalise(text: Text, lang: Lang): Text {
  const [first, ...rest] = text;
  if (!first || first.t === 'num' || first.t === 'icon') return text;
  const v = first.v.replace(/^[^\p{L}\p{N}]*\p{L}/u, (head) => head.toLocaleUpperCase(lang));
  return [{ ...first, v }, ...rest];
}

/** Words and spaces as single tokens, for finding what texts have in common. */
function tokens(text: Text): Segment[] {
  return text.flatMap((s) =>
    s.t === 'text' ? (s.v.match(/\s+|\S+/g) ?? []).map((v): Segment => ({ t: 'text', v })) : [s],
  );
}

const same = (a: Segment | undefined, b: Segment | undefined) => a?.t === b?.t && a?.v === b?.v && a?.ref === b?.ref;
const isSpace = (s: Segment | undefined) => s?.t === 'text' && /^\s+$/.test(s.v);

function shared(lists: readonly Segment[][], at: (list: Segment[], i: number) => Segment | undefined): number {
  const shortest = Math.min(...lists.map((l) => l.length));
  let n = 0;
  while (n < shortest && lists.every((l) => same(at(l, n), at(lists[0], n)))) n++;
  while (n > 0 && !isSpace(at(lists[0], n - 1))) n--;
  return n;
}

/**
 * Alternatives with their common beginning and end said once: `move the ship 1 column left or right`.
 * Undefined when they have nothing in common, or one of them would be left empty.
 */
export function merged(texts: readonly Text[], lang: Lang): Text | undefined {
  const lists = texts.map(tokens);
  let head = shared(lists, (l, i) => l[i]);
  // A number stays with the noun behind it: `lose 1 credit or discard 1 ally`, never `1 credit … or ally …`.
  while (head > 1 && lists[0][head - 2].t === 'num') head -= 2;
  const rests = lists.map((l) => l.slice(head));
  const tail = shared(rests, (l, i) => l[l.length - 1 - i]);
  const middles = rests.map((l) => l.slice(0, l.length - tail));
  if (head + tail === 0 || middles.some((m) => m.every(isSpace))) return undefined;
  return concat(lists[0].slice(0, head), series(middles, 'or', lang), rests[0].slice(rests[0].length - tail));
}
