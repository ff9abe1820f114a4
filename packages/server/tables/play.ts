import {
  type Answer,
  type Beat,
  type Eyes,
  type Outcome,
  openSave,
  type Saved,
  type Seat,
  type Snapshot,
  saveOf,
  Table,
  type TableModule,
  type UndoOffer,
} from '@starhold/kernel';
import { type AnyTable, bareMoment, type LogEntry, Lookback, type Moment, seatWords } from '@starhold/session';
import type { OnlineMoment } from '@starhold/wire';
import type { Brief } from './brief.ts';
import type { Entry, Ledger } from './ledger.ts';
import { Numbers } from './numbers.ts';
import type { Progress } from './surroundings.ts';
import { textSum } from './text-sum.ts';

/** The extra parts of a moment that do not come from the game. */
export type Beside = Pick<OnlineMoment, 'seats' | 'asking' | 'refused' | 'clock'>;

/** The game of a table, and what each pair of eyes gets of it. Everything that leaves it counts answers as those eyes do. */
export class Play {
  readonly game: TableModule;
  readonly table: AnyTable;
  private readonly numbers: Numbers;
  private gauges: { when: string; all: Progress['facts'] } = { when: '', all: {} };

  constructor(game: TableModule, table: AnyTable, hidden: readonly Seat[]) {
    this.game = game;
    this.table = table;
    this.numbers = new Numbers(hidden);
    this.table.watch(true);
  }

  static begin(game: TableModule, { setup, undo }: Brief, seed: string): Play {
    const options = game.parseOptions(setup.options);
    return new Play(game, new Table(game.rules, options, seed, { undo }) as AnyTable, []);
  }

  /** A game that was begun on a device. Throws SaveError. */
  static brought(game: TableModule, { undo }: Brief, saved: Saved): Play {
    const { table } = openSave(game, saved);
    // The same game may lie on the device still, where it shows what is to come.
    table.addCaveat('copy');
    const log = table.log();
    const again = Table.resume(game.rules, log, table.kept(), { undo, updated: table.isUpdated }) as AnyTable;
    return new Play(
      game,
      again,
      log.answers.map(() => -1),
    );
  }

  /** As the rows of a table tell it; `position` is the newest that was stored with them, `rounds` older ones. */
  static resumed(
    game: TableModule,
    brief: Brief,
    ledger: Ledger,
    position: Snapshot,
    rounds: readonly Snapshot[],
    updated: boolean,
  ): Play {
    const log = logOf(game, brief, ledger);
    const older = rounds.filter(({ at }) => at < position.at);
    const kept = { snapshots: [...older, position], barriers: ledger.barriers };
    const table = Table.resume(game.rules, log, kept, { undo: brief.undo, updated }) as AnyTable;
    return new Play(game, table, ledger.hidden);
  }

  /** Every answer played again, from the first. Throws where the rows do not fit the rules. */
  static replayed(game: TableModule, brief: Brief, ledger: Ledger): Play {
    return new Play(game, Table.load(game.rules, logOf(game, brief, ledger), brief.undo) as AnyTable, ledger.hidden);
  }

  /** The position, to be stored with what led to it. */
  position(): Snapshot {
    return this.table.snapshot();
  }

  static sum(position: Snapshot): string {
    return textSum(position.state);
  }

  /** With the row that it makes where it was taken. Throws RulesError. */
  answer(
    answer: Answer,
    spentBy: () => number | undefined = () => undefined,
  ): { ok: true; entry: Entry & { kind: 'answer' } } | (Outcome & { ok: false }) {
    const { table } = this;
    const { decision, seat, by } = answer;
    const before = table.lengthFor('table');
    const outcome = table.answer(answer);
    if (!outcome.ok) return outcome;
    const hidden: 0 | 1 = table.lengthFor('table') === before ? 1 : 0;
    this.numbers.push(hidden ? seat : -1);
    const barrier: 0 | 1 = table.learnedSince(table.length - 1) ? 1 : 0;
    const { pick } = table.given[table.length - 1];
    const spent = spentBy();
    const body = {
      d: decision,
      p: pick,
      hidden,
      barrier,
      ...(spent === undefined ? {} : { spent }),
      ...(by === undefined ? {} : { by }),
    };
    return { ok: true, entry: { kind: 'answer', seat, body } };
  }

  /** Everybody who had to agree has. */
  undo(seat: Seat, past: boolean): UndoOffer {
    const everybody = Array.from({ length: this.seats }, (_, i) => i);
    const answers = this.table.given.slice();
    const offer = this.table.undo(seat, past, everybody);
    if (offer.ok) this.numbers.takeBack((at) => at >= offer.at && (offer.caveat || answers[at].seat === seat));
    return offer;
  }

  /** Who has answered since the answer that would be taken back. */
  answeredSince(at: number): Seat[] {
    return [...new Set(this.table.given.slice(at + 1).map(({ seat }) => seat))];
  }

  /** Number of the first event that answer `at` led to; null where it led to none. */
  firstEventOf(at: number): number | null {
    return this.table.history('table').find((entry) => entry.at === at + 1)?.event.n ?? null;
  }

  get seats(): number {
    return this.table.rules.seats(this.table.options);
  }

  /** `since`: how many answers (of the table) these eyes have seen the steps of. */
  moment(eyes: Eyes, since: number, thinking: Seat | null, beside: Beside): OnlineMoment {
    const { table, numbers } = this;
    const { seen, beats } = table.seenSince(since, eyes);
    const isOwn = eyes !== 'table' && beside.seats[eyes].bot === undefined;
    const look = { eyes, decisions: isOwn ? seen.decisions : [], handOver: null };
    const persons = eyes === 'table' ? [] : [eyes];
    const moment = bareMoment(this.game, table, look, persons, thinking, { since, beats }, seen);
    const at = numbers.countFor(eyes, table.length);
    return {
      ...moment,
      ...beside,
      ...(isOwn ? {} : { undo: null, undoMarks: false, signals: [] }),
      ...(isOwn && moment.undo?.ok ? { undo: { ...moment.undo, at: numbers.countFor(eyes, moment.undo.at) } } : {}),
      at,
      length: at,
      since: numbers.countFor(eyes, since),
      beats: this.counted(moment.beats, eyes),
    };
  }

  /** Steps of what others do behind a seal are none for these eyes. */
  private counted(beats: readonly Beat<unknown>[], eyes: Eyes): Beat<unknown>[] {
    const { numbers } = this;
    return beats.flatMap((beat) => {
      const at = numbers.countFor(eyes, beat.at);
      return at === numbers.countFor(eyes, beat.at - 1) ? [] : [{ ...beat, at }];
    });
  }

  /** The end changes nothing of what was told: pages keep what they have. */
  log(eyes: Eyes, since: number): LogEntry[] {
    return this.countedLog(this.lookback(eyes).log(since, false), eyes);
  }

  private countedLog<T extends LogEntry>(entries: readonly T[], eyes: Eyes): T[] {
    const first = entries[0]?.at ?? 0;
    const counts = this.numbers.countsFrom(eyes, first);
    return entries.map((entry) => ({ ...entry, at: counts[entry.at - first] }));
  }

  private lookback(eyes: Eyes): Lookback {
    return new Lookback(this.game, this.table, eyes);
  }

  why(eyes: Eyes, gauge: string) {
    return this.countedLog(this.lookback(eyes).why(gauge), eyes);
  }

  series() {
    return this.lookback('table').series();
  }

  past(eyes: Eyes, at: number): Moment {
    const index = this.numbers.indexFor(eyes, at);
    const moment = this.lookback(eyes).past(index, eyes);
    const counted = this.numbers.countFor(eyes, moment.at);
    return { ...moment, at: counted, since: counted, length: this.numbers.countFor(eyes, this.table.length) };
  }

  beats(eyes: Eyes, from: number, to: number): Beat<unknown>[] {
    const { numbers } = this;
    const [first, last] = [numbers.indexFor(eyes, from), numbers.indexFor(eyes, to)];
    return first < last ? this.counted(this.lookback(eyes).beats(first, last, eyes), eyes) : [];
  }

  /** For lists. Made once a round and at the end: they need no more, and they cost a view. */
  facts(): Progress['facts'] {
    const { game, table } = this;
    const when = `${table.round} ${table.over}`;
    if (this.gauges.when !== when) this.gauges = { when, all: game.gauges?.(table.seen('table').view) ?? {} };
    return this.gauges.all;
  }

  /** The whole truth: only for who may have it. */
  save(ledger: Ledger, table: string): Saved {
    const { seats } = ledger;
    const words = seatWords({ game: this.game.id, options: {}, seats });
    return saveOf(this.table, words, this.game.packs, ledger.deal.record(table, seats.length));
  }
}

function logOf(game: TableModule, brief: Brief, ledger: Ledger) {
  if (!ledger.started) throw new Error('the table has not begun');
  return {
    game: game.id,
    rulesVersion: ledger.rulesVersion,
    options: game.parseOptions(brief.setup.options),
    seed: ledger.started.seed,
    answers: ledger.answers,
    signals: ledger.signals,
    caveats: ledger.caveats,
  };
}
