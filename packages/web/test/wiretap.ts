import { canonical, type Seat, Table } from '@starhold/kernel';
import type { AnyTable } from '@starhold/session';
import { type Full, isBefore, type OnlineMoment, type Step, type StreamPlace, stepped } from '@starhold/wire';

/** What one page's own door has told it, read off the wire: every message, and the moments that follow from them. */
export class Wiretap {
  readonly frames: string[] = [];
  /** In the order in which they came. */
  readonly moments: OnlineMoment[] = [];
  /** Every event it was told, by its number, as text. */
  readonly events = new Map<number, string>();
  /** Messages that say something of the game, apart from moments: forecasts, hints, lookbacks; and after which moment. */
  readonly others: { frame: string; after: number }[] = [];
  private at: StreamPlace | undefined;

  get moment(): OnlineMoment | undefined {
    return this.moments.at(-1);
  }

  hear(frame: string): void {
    this.frames.push(frame);
    const [, kind, json] = /^4([23])\d*(\[.*)$/s.exec(frame) ?? [];
    if (json === undefined) return;
    const [first, second] = JSON.parse(json) as [unknown, unknown];
    if (kind === '2' && first === 'full') this.takeFull(second as Full);
    else if (kind === '2' && first === 'to') this.takeStep(second as Step);
    else if (kind === '3' && isFull(first)) this.takeFull(first);
    else this.others.push({ frame, after: this.moments.length - 1 });
  }

  private takeFull(full: Full): void {
    this.note(full.log);
    if (this.at && isBefore(full, this.at)) return;
    this.at = full;
    this.moments.push(full.moment);
  }

  private takeStep(step: Step): void {
    this.note(step.log);
    const { at, moment } = this;
    const follows = at && step.epoch === at.epoch && step.gen === at.gen && step.n === at.n + 1;
    if (!follows || !moment) return;
    this.at = step;
    this.moments.push(stepped(moment, step));
  }

  private note(log: Full['log']): void {
    for (const { event } of log) this.events.set(event.n, canonical(event));
  }
}

/** A lookback has a moment, too, but no log. */
const isFull = (said: unknown): said is Full =>
  typeof said === 'object' && said !== null && 'moment' in said && 'log' in said;

/** Text of everything in a value that somebody could read: names, not numbers. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(key);
      wordsIn(part, found);
    }
  }
  return found;
}

export interface Searched {
  /** What was heard and is not what these eyes may see; empty is what is wanted. */
  leaks: string[];
  /** How many moments and messages were looked at, and at how many moments somebody else knew words that these eyes did not. */
  moments: number;
  others: number;
  hidden: number;
}

/**
 * Plays a game that is over again and compares what a page was told with what its seat could see at the time. Each moment must
 * be one of those that the rules show to this seat, in their order; each event as it is told to it; and in no other message is
 * a word that only another seat could see then.
 */
export function searched({ moments, events, others }: Wiretap, played: AnyTable, seat: Seat): Searched {
  const leaks: string[] = [];
  const steps = positionsOf(played, seat);
  const told = new Map(played.history(seat, 0).map(({ event }) => [event.n, canonical(event)]));
  for (const [n, text] of events) if (told.get(n) !== text) leaks.push(`event ${n}: ${text}`);
  let step = 0;
  const at = moments.map(({ view }) => {
    const text = canonical(view);
    const found = steps.findIndex((one, i) => i >= step && one.text === text);
    if (found < 0) leaks.push(`a view that is none of this seat's after answer ${step}`);
    else step = found;
    return step;
  });
  for (const { frame, after } of others) {
    // What came between two moments may belong to either.
    const [from, to] = [at[after] ?? 0, at[after + 1] ?? steps.length - 1];
    const secret = steps[from].secret.filter((word) => steps[to].secret.includes(word));
    for (const word of secret)
      if (frame.includes(JSON.stringify(word))) leaks.push(`${word} in ${frame.slice(0, 200)}`);
  }
  const hidden = at.filter((i) => steps[i].secret.length > 0).length;
  return { leaks, moments: moments.length, others: others.length, hidden };
}

interface Position {
  text: string;
  /** Words that another seat sees now, and this one neither sees nor has ever been told. */
  secret: string[];
}

function positionsOf(played: AnyTable, seat: Seat): Position[] {
  const { options, seed, answers } = played.log();
  const table = new Table(played.rules, options, seed) as AnyTable;
  const seats = played.rules.seats(options);
  const positions: Position[] = [];
  const known = new Set<string>();
  let told = 0;
  const look = (): void => {
    const own = table.seen(seat);
    wordsIn([own.view, own.decisions], known);
    wordsIn(table.history(seat, told), known);
    told = table.told;
    const secret = new Set<string>();
    for (let other = 0; other < seats; other++) if (other !== seat) wordsIn(table.seen(other).view, secret);
    positions.push({ text: canonical(own.view), secret: [...secret].filter((word) => !known.has(word)) });
  };
  look();
  for (const answer of answers) {
    const outcome = table.answer(answer);
    if (!outcome.ok) throw new Error(`${answer.decision}: ${outcome.why}`);
    look();
  }
  return positions;
}
