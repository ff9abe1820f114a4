import { plain } from '@starhold/effects/text';
import type { SeenEvent } from '@starhold/kernel';
import type { IconName } from '../art/index.ts';
import type { AnyText, LogTone } from '../kit/index.ts';
import type { GameWords } from './context.ts';

/** What the log says, for those who hear it: an answer is one sentence, and many like events are told as one. Pure. */

type Words = Pick<GameWords, 'line' | 'look' | 'unsaid' | 'laidOpen'>;

/** More clauses nobody listens to: the log has the rest. */
const MOST = 7;

/** What is left out last: health and who fell, then what the game does; tidying up first. */
const WEIGHT: Record<LogTone, number> = { danger: 3, boss: 3, heat: 3, accent: 2, game: 1, info: 1, plain: 0 };
const HEADING: IconName = 'hourglass';
const LOSSES: readonly IconName[] = ['hurt', 'skull'];

function weightOf([icon, tone]: readonly [IconName, LogTone]): number {
  return LOSSES.includes(icon) ? 4 : WEIGHT[tone];
}

interface Clause {
  text: string;
  /** Whose name it begins with; -1 for nobody's. */
  of: number;
  weight: number;
  /** It says where the game stands, and nothing that anybody did. */
  isHeading: boolean;
}

/** Everything that one answer led to: its cause first, then what came of it, with sums. */
export function sentenceOf(events: readonly SeenEvent[], words: Words, names: readonly string[]): string {
  const [cause, ...others] = clausesOf(events, words, names);
  return cause ? said([cause, ...heaviest(others, MOST - 1)], names) : '';
}

/** Letters that are read in passing. */
const NEWS = 120;
const LEAST_NEWS = WEIGHT.accent;

/**
 * What of many answers somebody wants to know who did not look: the gravest, of equals the latest, as much as is read at once;
 * of everybody something before anybody has more.
 */
export function newsOf(events: readonly SeenEvent[], words: Words, names: readonly string[]): string {
  const done = events.filter(({ type }) => !words.laidOpen?.includes(type));
  const clauses = summed(done, words)
    .map((event) => clauseOf(event, words, names))
    .filter(({ isHeading }) => !isHeading);
  const gravest = Math.max(0, ...clauses.map(({ weight }) => weight));
  const kept = new Set<Clause>();
  let letters = 0;
  const ranked = clauses.toReversed().toSorted((a, b) => b.weight - a.weight);
  const firsts = ranked.filter(({ of }, i) => ranked.findIndex((other) => other.of === of) === i);
  for (const clause of new Set([...firsts, ...ranked])) {
    letters += clause.text.length;
    const isLittle = clause.weight < LEAST_NEWS || clause.weight < gravest - 1;
    if (!isLittle && (letters <= NEWS || kept.size === 0)) kept.add(clause);
  }
  const alike = [
    ...Map.groupBy(
      clauses.filter((clause) => kept.has(clause)),
      ({ text }) => text,
    ).values(),
  ];
  const news = alike.map(([clause, ...more]) =>
    more.length > 0 ? { ...clause, text: `${clause.text} (${more.length + 1}×)` } : clause,
  );
  return news.length > 0 ? said(news, names) : '';
}

/** With what begins alike ("New enemy: …") as one. */
function clausesOf(events: readonly SeenEvent[], words: Words, names: readonly string[]): Clause[] {
  const sums = summed(events, words).map((event) => ({
    kind: `${event.type} ${event.seat}`,
    ...clauseOf(event, words, names),
  }));
  const lists = new Map([...Map.groupBy(sums, ({ kind }) => kind)].map(([kind, like]) => [kind, listed(like)]));
  return sums.flatMap(({ kind, ...clause }): Clause[] => {
    const list = lists.get(kind);
    // What is listed stands where the first of it happened.
    if (list !== undefined) lists.set(kind, '');
    const text = list ?? clause.text;
    return text === '' ? [] : [{ ...clause, text }];
  });
}

function clauseOf(event: SeenEvent, words: Words, names: readonly string[]): Clause {
  const text = textOf(words.line(event));
  const of = names.findIndex((name) => text.startsWith(headOf(name)));
  const look = words.look(event.type);
  return { text, of, weight: weightOf(look), isHeading: look[0] === HEADING };
}

/** In the order in which they came. */
function heaviest(clauses: readonly Clause[], most: number): Clause[] {
  const kept = new Set(clauses.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return clauses.filter((clause) => kept.has(clause));
}

/** One sentence, in which nobody is named twice in a row. */
function said(clauses: readonly Clause[], names: readonly string[]): string {
  const parts = clauses.map(({ text, of }, i) =>
    of >= 0 && of === clauses[i - 1]?.of ? text.slice(headOf(names[of]).length) : text,
  );
  return `${parts.join('; ')}.`;
}

const headOf = (name: string): string => `${name}: `;

function textOf(line: AnyText): string {
  return typeof line === 'string' ? line : plain(line);
}

/** Fields that say by how much: they add up. */
const ADDED = ['n', 'by'] as const;
const COUNTED = [...ADDED, 'now'] as const;
/** Numbers that say how it stands then: the last one holds. */
const STANDS: ReadonlySet<string> = new Set([
  'now',
  'left',
  'health',
  'armour',
  'stopped',
  'lost',
  'reduced',
  'damage',
]);

/** Several events of one kind that differ in numbers alone, as one. */
function summed(events: readonly SeenEvent[], { unsaid }: Words): SeenEvent[] {
  const sums: SeenEvent[] = [];
  for (const event of events) {
    const at = sums.findIndex((sum) => isLike(sum, event, unsaid?.[event.type]));
    if (at < 0) sums.push(event);
    else sums[at] = added(sums[at], event, unsaid?.[event.type]);
  }
  return sums;
}

type Fields = Readonly<Record<string, unknown>>;

function isLike(one: SeenEvent, other: SeenEvent, unsaid: Fields = {}): boolean {
  if (one.type !== other.type || one.seat !== other.seat || 'priv' in one || 'priv' in other) return false;
  const [a, b] = [one.pub as Fields, other.pub as Fields];
  // Of what only happens again nobody would hear how often.
  if (!COUNTED.some((key) => typeof a[key] === 'number')) return false;
  return Object.keys(a).every((key) => {
    if (Object.hasOwn(unsaid, key)) return true;
    const isNumber = typeof a[key] === 'number' && typeof b[key] === 'number';
    const isAdded = (ADDED as readonly string[]).includes(key);
    // More and less are two things, and a number may be a name: which of them.
    if (isNumber && isAdded) return Math.sign(a[key] as number) === Math.sign(b[key] as number);
    return a[key] === b[key] || (isNumber && STANDS.has(key));
  });
}

function added(sum: SeenEvent, event: SeenEvent, unsaid: Fields = {}): SeenEvent {
  const [a, b] = [sum.pub as Fields, event.pub as Fields];
  const totals = ADDED.flatMap((key) =>
    typeof a[key] === 'number' ? [[key, (a[key] as number) + (b[key] as number)] as const] : [],
  );
  return { ...event, pub: { ...b, ...unsaid, ...Object.fromEntries(totals) } } as SeenEvent;
}

/** Lines that begin alike ("New enemy: …") as one line; undefined where they do not. */
function listed(lines: readonly Clause[]): string | undefined {
  const [{ text: first }] = lines;
  const head = first.slice(0, first.lastIndexOf(': ') + 2);
  if (head.length <= 2 || !lines.every(({ text }) => text.startsWith(head))) return undefined;
  return head + lines.map(({ text }) => text.slice(head.length)).join(', ');
}

/** Of whom a line tells: whoever it begins with, else who did it. */
export const toldOf = (line: AnyText, names: readonly string[], by: string): string =>
  names.find((name) => textOf(line).startsWith(headOf(name))) ?? by;

/** A line without the name it begins with: whoever says that name before it need not say it twice. */
export function unnamed(line: AnyText, name: string): AnyText {
  const head = headOf(name);
  if (!textOf(line).startsWith(head)) return line;
  if (typeof line === 'string') return line.slice(head.length);
  let left = head.length;
  return line.flatMap((segment) => {
    const cut = Math.min(left, segment.v.length);
    left -= cut;
    return cut === segment.v.length ? [] : [{ ...segment, v: segment.v.slice(cut) }];
  });
}
