import type { Outcome, Refusal, UndoOffer } from '@starhold/kernel';
import {
  type Asked,
  type CallName,
  type Full,
  isBefore,
  logWith,
  type OnlineMoment,
  type Said,
  type Step,
  type StreamPlace,
  stepped,
} from '@starhold/wire';
import type { Said as How } from '../standingSeats.ts';
import { realTimers, type Timers } from '../tempo.ts';
import type { LogEntry, Moment, TableSession, TableSetup } from '../types.ts';
import { newCommandId } from './commandId.ts';
import { EndedGame } from './ended.ts';
import { type LineToTable, LostError } from './line.ts';
import { Wants } from './wants.ts';

/** Longer than this nobody waits for the page to stand where an answer has led: then it asks for everything anew. */
const STEP_PATIENCE = 3000;
/** Between two tries of the same command where the server could not say what became of it. */
const AGAIN_WAIT = 300;
/** And where it was told to slow down. */
const LATER_WAIT = 1500;

/** What was asked for one decision, and for no other moment. */
interface Looked {
  key: string;
  face: Pick<Moment, 'refusals' | 'forecasts' | 'standing' | 'running'>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One online table, as the desk plays it: moments come over the line, answers go over it, each exactly once. */
export class RemoteTable {
  readonly id: string;
  readonly setup: TableSetup;
  private readonly line: LineToTable;
  private readonly listeners = new Set<() => void>();
  private readonly awaited = new Set<() => void>();
  /** What can be had once it is over. */
  readonly ended: EndedGame;
  private at: StreamPlace;
  private newest: OnlineMoment;
  private shown: Moment;
  private entries: LogEntry[];
  private looked: Looked | undefined;
  private readonly wants: Wants;
  private isSyncing = false;
  private isClosed = false;
  private readonly endHearing: () => void;

  constructor(line: LineToTable, id: string, setup: TableSetup, full: Full, timers: Timers = realTimers) {
    this.line = line;
    this.id = id;
    this.setup = setup;
    this.at = full;
    this.entries = full.log;
    this.newest = full.moment;
    this.shown = full.moment;
    this.ended = new EndedGame(id, setup);
    this.wants = new Wants(line, timers, {
      moment: () => this.shown,
      changed: () => this.lookAhead(),
      give: (decision, pick) => void this.answer(decision, pick as Asked<'answer'>['p'], 'standing'),
    });
    this.keepPlace();
    this.endHearing = line.hear({
      full: (anew) => this.takeFull(anew),
      to: (step) => this.takeStep(step),
      resync: () => void this.sync(),
    });
    this.lookAhead();
  }

  /** As it came from the server: who sits where, who asks to take something back, the clocks. */
  get moment(): OnlineMoment {
    return this.newest;
  }

  takeFull(full: Full): void {
    const { epoch, gen, n, moment, from, log } = full;
    // Other eyes, after a change of seats: whoever opened this table opens another one.
    if (moment.eyes !== this.newest.eyes || isBefore(full, this.at)) return;
    this.entries = gen === this.at.gen || from === 0 ? logWith(from === 0 ? [] : this.entries, from, log) : log;
    const isAnew = epoch !== this.at.epoch;
    this.at = { epoch, gen, n };
    this.become(moment);
    if (isAnew) void this.wants.tell();
  }

  private takeStep(step: Step): void {
    const { epoch, gen, n } = step;
    if (epoch === this.at.epoch && gen === this.at.gen && n <= this.at.n) return;
    if (epoch !== this.at.epoch || gen !== this.at.gen || n !== this.at.n + 1) return void this.sync();
    this.at = { epoch, gen, n };
    this.entries = [...this.entries, ...step.log];
    this.become(stepped(this.newest, step));
  }

  private become(moment: OnlineMoment): void {
    this.newest = moment;
    const { looked } = this;
    const isLookedAt = looked !== undefined && looked.key === this.key();
    this.shown = isLookedAt ? { ...moment, ...looked.face } : moment;
    this.keepPlace();
    this.tell();
    this.wants.look();
    for (const reached of [...this.awaited]) reached();
    if (!isLookedAt) this.lookAhead();
  }

  private keepPlace(): void {
    this.line.have = { gen: this.at.gen, event: this.entries.at(-1)?.event.n ?? -1 };
  }

  private tell(): void {
    for (const changed of this.listeners) changed();
  }

  /** Everything anew; once at a time. */
  private async sync(): Promise<void> {
    if (this.isSyncing || this.isClosed) return;
    this.isSyncing = true;
    try {
      const said = await this.ask('sync', this.line.have ? { have: this.line.have } : {});
      if ('moment' in said) this.takeFull(said);
    } catch (error) {
      // The table was left meanwhile.
      if (!(error instanceof LostError)) throw error;
    } finally {
      this.isSyncing = false;
    }
  }

  private key(): string {
    const [first] = this.newest.decisions;
    return first ? `${this.at.gen} ${this.newest.at} ${first.id}` : '';
  }

  /** What each choice would do, and why others are not offered: asked for when there is something to choose. */
  private lookAhead(): void {
    const [first] = this.newest.decisions;
    const key = this.key();
    if (!first) return;
    this.ask('forecast', { d: first.id }).then(
      (said) => {
        if (!said.ok || key !== this.key()) return;
        const { ok: _ok, ...face } = said;
        this.looked = { key, face };
        // The steps that led here have been shown by the moment before; this one only knows more.
        this.shown = { ...this.newest, since: this.newest.at, beats: [], ...face };
        this.tell();
        this.wants.look();
      },
      () => {},
    );
  }

  /** Asked again after each loss of the connection, until there is an answer. */
  private async ask<N extends CallName>(name: N, asked: Asked<N>): Promise<Said[N]> {
    for (;;) {
      await this.joined();
      try {
        const said = await this.line.call(name, asked);
        const pause = pauseBefore(said);
        if (pause === 0) return said;
        await wait(pause);
      } catch (error) {
        if (!(error instanceof LostError) || this.isClosed) throw error;
      }
    }
  }

  private get isShut(): boolean {
    return this.line.state === 'shut' || this.isClosed;
  }

  private async joined(): Promise<void> {
    if (this.line.state === 'joined') return;
    if (this.isShut) throw new LostError();
    await new Promise<void>((resolve) => {
      const end = this.line.hear({
        state: (state) => {
          if (state !== 'joined' && state !== 'shut') return;
          end();
          resolve();
        },
      });
    });
    if (this.isShut) throw new LostError();
  }

  /** Done when the page stands where it has led. */
  private async reach({ n }: { n: number }): Promise<void> {
    const { epoch } = this.at;
    const isThere = (): boolean => this.at.n >= n || this.at.epoch !== epoch || this.isClosed;
    if (isThere()) return;
    const isLate = await Promise.race([
      new Promise<boolean>((resolve) => {
        const look = (): void => {
          if (!isThere()) return;
          this.awaited.delete(look);
          resolve(false);
        };
        this.awaited.add(look);
      }),
      wait(STEP_PATIENCE).then(() => true),
    ]);
    if (isLate) await this.sync();
  }

  private async answer(decision: string, p: Asked<'answer'>['p'], how: How | 'standing' = 'hand'): Promise<Outcome> {
    const more = how === 'hand' || !this.wants.isUnderstood ? {} : { how };
    try {
      const said = await this.ask('answer', { c: newCommandId(), d: decision, p, g: this.at.gen, ...more });
      if (said.ok) {
        await this.reach(said);
        return { ok: true };
      }
      if (said.full) this.takeFull(said.full);
      else void this.sync();
      return outcomeOf(said.why, said.refusal);
    } catch {
      return { ok: false, why: 'stale' };
    }
  }

  private async undo(past: boolean): Promise<UndoOffer> {
    const said = await this.ask('undo', { c: newCommandId(), past });
    if (said.ok) await this.reach(said);
    return this.newest.undo ?? { ok: false, why: 'nothing' };
  }

  /** To the wish of another seat to take something back. */
  async consent(ask: string, yes: boolean): Promise<void> {
    const said = await this.ask('consent', { c: newCommandId(), ask, yes });
    if (said.ok) await this.reach(said);
  }

  /** A bot plays for the reader's seat from now on, or (null) no longer. */
  async letPlay(bot: string | null): Promise<boolean> {
    const c = newCommandId();
    const said = await (bot === null ? this.ask('takeBack', { c }) : this.ask('handOver', { c, bot }));
    if (said.ok) await this.reach(said);
    return said.ok;
  }

  /** Bound, so that its parts can be handed about. */
  readonly session: Omit<TableSession, 'id' | 'setup' | 'close' | 'room'> = {
    moment: () => this.shown,
    problem: () => null,
    subscribe: (changed) => {
      this.listeners.add(changed);
      return () => void this.listeners.delete(changed);
    },
    answer: (decision, pick, how) => this.answer(decision, pick as Asked<'answer'>['p'], how),
    want: (wanted) => this.wants.want(wanted),
    halt: () => this.wants.halt(),
    rehearse: async () => [],
    undo: (force = false) => this.undo(force),
    signal: async (id) => (await this.ask('signal', { c: newCommandId(), id })).ok,
    takeDevice: async () => {},
    playHere: async () => true,
    hint: async (depth) => need(await this.ask('hint', { depth })).hint,
    log: async (since = 0) => (since === 0 ? this.entries : this.entries.filter(({ event }) => event.n >= since)),
    why: async (gauge) => need(await this.ask('why', { gauge })).changes,
    series: async () => need(await this.ask('series', {})).series,
    estimates: async (seat) => (this.newest.over === '' ? [] : this.ended.estimates(seat)),
    past: async (at, eyes) => {
      if (eyes !== this.newest.eyes && this.newest.over !== '') return (await this.ended.lookback(eyes)).past(at, eyes);
      return need(await this.ask('past', { at })).moment;
    },
    beats: async (from, to, eyes) => {
      // Nothing leads to the beginning.
      if (to <= 0) return [];
      if (eyes !== this.newest.eyes && this.newest.over !== '') {
        return (await this.ended.lookback(eyes)).beats(from, to, eyes);
      }
      return need(await this.ask('beats', { from, to })).beats;
    },
    // Who sits elsewhere waits for nobody's screen: the pace of bots is the server's.
    shown: (at) => this.wants.shown(at),
    tempo: () => {},
    pace: () => {},
    playOnFrom: (at) => this.ended.playOnFrom(at),
    exportFile: () => this.ended.saved(),
    shareLink: () => this.ended.link(),
    crashReport: async () => null,
  };

  close(): void {
    this.isClosed = true;
    this.wants.close();
    this.endHearing();
    this.listeners.clear();
    for (const reached of [...this.awaited]) reached();
  }
}

/** Milliseconds after which the same is asked again; 0 where there is an answer. */
function pauseBefore(said: unknown): number {
  const why = typeof said === 'object' && said !== null && 'why' in said ? said.why : '';
  return why === 'again' ? AGAIN_WAIT : why === 'tooMany' ? LATER_WAIT : 0;
}

function need<T extends { ok: boolean }>(said: T): Extract<T, { ok: true }> {
  if (!said.ok) throw new Error(`refused: ${JSON.stringify(said)}`);
  return said as Extract<T, { ok: true }>;
}

const RULED = ['malformed', 'stale', 'notYours', 'notOffered', 'over'] as const;

/** In the words of the rules; what only a server can say is, to the page, an answer that came too late. */
function outcomeOf(why: string, refusal: Refusal | undefined): Outcome {
  const known = RULED.find((word) => word === why) ?? 'stale';
  return { ok: false, why: known, ...(refusal ? { refusal } : {}) };
}
