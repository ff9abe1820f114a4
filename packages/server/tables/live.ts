import { canonical, type Eyes, RulesError, type Seat, type Snapshot } from '@starhold/kernel';
import type { Done, Full, Have, Refused, Why } from '@starhold/wire';
import type { Brief } from './brief.ts';
import type { Committed, Committer } from './committer.ts';
import type { Entry, Ledger } from './ledger.ts';
import { Outlet, type Output } from './outlet.ts';
import { Play } from './play.ts';
import { Remembered } from './remembered.ts';
import type { NewRow, RowKind } from './store.ts';
import { NO_SEAT } from './store.ts';
import type { Standing } from './stream.ts';
import type { Progress, Surroundings } from './surroundings.ts';
import { textSum } from './text-sum.ts';
import type { Watchers } from './watchers.ts';

/** What a command writes. The first row is the command's; the others are what follows from it. */
export interface Written {
  entries: Entry[];
  /** Nothing of before is good any more: pages start anew. */
  anew?: boolean;
}

/** A table whose last commit failed: whoever holds it must ask for it again. */
export class LostTable extends Error {}

/**
 * One table in memory. Commands run at once and one after the other; what comes of them leaves when it is stored, not
 * before. Memory is ahead of the store until then, so whoever reads waits. Where a commit fails, this table is lost and
 * another one is made from the store.
 */
export class LiveTable {
  readonly id: string;
  readonly epoch: number;
  readonly brief: Brief;
  readonly ledger: Ledger;
  readonly watchers: Watchers;
  /** Of the rules that play here now. */
  readonly rulesVersion: string;
  play: Play | null;
  /** Called when something was stored: bots and clocks look whether it is their turn. */
  onStored: () => void = () => {};
  /** Said with each moment. */
  thinking: () => Seat | null = () => null;
  beside: () => Omit<Standing['beside'], 'seats'> = () => ({ asking: null, refused: null, clock: null });
  /** By whom it needs to be opened although nobody is there; null: not. */
  due: () => number | null = () => null;
  private readonly world: Surroundings;
  private readonly committer: Committer;
  private readonly outlet: Outlet;
  private readonly remembered = new Remembered();
  private version: number;
  private underWay = 0;
  private waiting: (() => void)[] = [];
  private lost = false;
  private ended: boolean;
  /** Leaves with the newest command that is under way. */
  private tail: Output[] = [];

  constructor(
    world: Surroundings,
    committer: Committer,
    at: { id: string; epoch: number; version: number; brief: Brief; ledger: Ledger; play: Play | null },
    watchers: Watchers,
    rulesVersion: string,
  ) {
    this.world = world;
    this.committer = committer;
    this.id = at.id;
    this.epoch = at.epoch;
    this.version = at.version;
    this.brief = at.brief;
    this.ledger = at.ledger;
    this.play = at.play;
    this.watchers = watchers;
    this.outlet = new Outlet(world.fanout, at.id, watchers);
    this.rulesVersion = rulesVersion;
    this.ended = (at.play?.table.over ?? '') !== '';
  }

  get isLost(): boolean {
    return this.lost;
  }

  get isBusy(): boolean {
    return this.underWay > 0;
  }

  /** How many rows there are, with those under way. Names what is done at this very position. */
  get at(): number {
    return this.version;
  }

  /** A command that was stored before this table was opened. */
  remember(seat: Seat, c: string, hash: string, reply: unknown): void {
    this.remembered.keep(seat, c, { hash, reply: Promise.resolve(reply) });
  }

  /** Does it once, whatever happens on the way; the same command again gets the same reply. Rejects with LostTable. */
  async command(seat: Seat, c: string, asked: unknown, work: () => Written | Refused): Promise<Done> {
    const hash = textSum(canonical(asked));
    const known = this.remembered.get(seat, c);
    if (known) return known.hash === hash ? (known.reply as Promise<Done>) : refused('commandReused');
    if (this.lost) throw new LostTable();
    const made = this.attempt(work);
    if ('ok' in made) {
      // Refused now, but it may be one that was done long ago.
      const reply = this.storedReply(seat, c, hash).then((stored) => stored ?? made);
      // A second copy that comes late must not be taken where the first one was refused.
      this.remembered.keep(seat, c, { hash, reply });
      reply.catch(() => this.remembered.forget(seat, c));
      return reply;
    }
    const reply = this.write(seat, c, hash, made);
    this.remembered.keep(seat, c, { hash, reply });
    return reply;
  }

  private async storedReply(seat: Seat, c: string, hash: string): Promise<Done | null> {
    const stored = await this.world.store.reply(this.id, seat, c);
    if (!stored) return null;
    return stored.bodyHash === hash ? (stored.reply as Done) : refused('commandReused');
  }

  /** What breaks inside the rules leaves the position as it was. */
  private attempt(work: () => Written | Refused): Written | Refused {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.world.report('rules', { table: this.id, message: error.message });
      return refused('failed');
    }
  }

  /** What the server itself does. */
  own(c: string, entries: Entry[], anew = false): Promise<Done> {
    return this.command(NO_SEAT, c, c, () => ({ entries, anew }));
  }

  private write(seat: Seat, c: string, hash: string, { entries, anew }: Written): Promise<Done> {
    const outputs = this.outputs(anew ?? false, entries);
    const n = this.outlet.sentTo(seat);
    const reply: Done = { ok: true, n };
    const rows = entries.map((entry, i): NewRow => {
      if (i > 0) return this.row(entry, entry.seat, `${c}+${i}`, '', null);
      return this.row(entry, seat, c, hash, reply);
    });
    this.withPosition(rows, entries);
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    // Whoever asks again with the same command hears of a loss too; nobody may be waiting.
    promise.catch(() => {});
    this.underWay++;
    this.tail = outputs;
    this.committer.add({
      rows,
      done: (outcome) => {
        this.underWay--;
        // Otherwise all that was sent would be kept until the next command.
        if (this.tail === outputs) this.tail = [];
        if (outcome !== 'stored' || this.lost) {
          this.lose(outcome);
          reject(new LostTable());
        } else {
          this.outlet.send(outputs);
          resolve(reply);
          this.world.progress(this.id, this.progress());
        }
        if (this.underWay === 0) for (const ready of this.waiting.splice(0)) ready();
        if (!this.lost) this.onStored();
      },
    });
    return promise;
  }

  private row(entry: Entry, seat: Seat, c: string, hash: string, reply: unknown): NewRow {
    const { kind, body } = entry;
    return {
      table: this.id,
      version: ++this.version,
      kind,
      seat,
      commandId: c,
      bodyHash: hash,
      body,
      reply,
      events: null,
      hash: '',
      rulesVersion: this.rulesVersion,
      epoch: this.epoch,
    };
  }

  /** The last row carries where the table stands then; the first position of a round is kept for good. */
  private withPosition(rows: NewRow[], entries: readonly Entry[]): void {
    const last = rows[rows.length - 1];
    last.due = this.due();
    for (const [i, { position }] of entries.entries()) if (position) this.place(rows[i], position);
    if (!this.play || !entries.some(({ kind }) => POSITIONS.has(kind))) return;
    this.place(last, this.play.position());
  }

  private place(row: NewRow, position: Snapshot): void {
    row.state = position;
    row.hash = Play.sum(position);
    if (position.round) row.keep = true;
  }

  private lose(outcome: Committed): void {
    if (!this.lost) this.world.report('lost', { table: this.id, outcome });
    this.lost = true;
  }

  /** Made right after the command, before the next one changes anything; sent when it is stored. */
  private outputs(anew: boolean, entries: readonly Entry[]): Output[] {
    for (const entry of entries) this.ledger.add(entry);
    const aboutDeal = entries.some(({ kind }) => kind === 'deal' || kind === 'start') || this.hasJustEnded();
    const outputs = this.outlet.made(this.play, this.standing(), anew, () => (aboutDeal ? this.dealFace() : null));
    // Whole positions between two answers are the largest part of a table in memory.
    this.play?.table.forgetSteps();
    return outputs;
  }

  private hasJustEnded(): boolean {
    const isOver = (this.play?.table.over ?? '') !== '';
    const just = isOver && !this.ended;
    this.ended = isOver;
    return just;
  }

  private standing(): Standing {
    return {
      epoch: this.epoch,
      gen: this.ledger.gen,
      thinking: this.thinking(),
      beside: { seats: this.ledger.seats, ...this.beside() },
    };
  }

  /** Something that is not stored changed (a request to take back, a clock): said to who looks on, behind what is under way. */
  tell(): void {
    const { play } = this;
    if (!play || this.lost) return;
    const outputs = this.outlet.changes(play, this.standing());
    if (this.underWay > 0) this.tail.push(...outputs);
    else this.outlet.send(outputs);
  }

  /** It is somebody else's now, or put away: nothing more is said or done here. */
  giveUp(): void {
    this.lost = true;
  }

  /** Everything that was under way is decided. */
  async quiet(): Promise<void> {
    while (this.underWay > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Reads what is stored. Rejects with LostTable. */
  async reading<T>(read: () => T): Promise<T> {
    await this.quiet();
    if (this.lost) throw new LostTable();
    return read();
  }

  /** How much was sent to these eyes. */
  sentTo(eyes: Eyes): number {
    return this.outlet.sentTo(eyes);
  }

  full(eyes: Eyes, have?: Have): Full | Refused {
    return this.play ? this.outlet.full(this.play, eyes, this.standing(), have) : refused('notNow');
  }

  dealFace() {
    const { ledger, play, id } = this;
    const { length } = ledger.seats;
    const k = ledger.started?.k ?? 0;
    const done = play && k > 0 ? { k, opens: ledger.deal.opens(length), commitment: play.table.commitment } : null;
    const isOver = (play?.table.over ?? '') !== '';
    const secret = ledger.deal.now?.secret;
    const published = done && isOver && secret && ledger.started ? { k, secret, seed: ledger.started.seed } : null;
    return ledger.deal.face(id, length, done, published);
  }

  progress(): Progress {
    const { play, ledger } = this;
    const table = play?.table;
    const over = table?.over ?? '';
    return {
      status: !table ? 'dealing' : over === '' ? 'playing' : 'over',
      waitingFor: table ? table.waitingFor : ledger.deal.missing(),
      round: table?.round ?? 0,
      answers: table?.lengthFor('table') ?? 0,
      deal: ledger.started?.k ?? ledger.deal.now?.k ?? 0,
      facts: play?.facts() ?? {},
      over,
      result: table?.result ?? null,
      caveats: table ? table.allCaveats.slice() : [],
      bots: ledger.seats.map(({ bot }) => bot ?? null),
    };
  }
}

/** After these a table stands elsewhere than before. */
const POSITIONS = new Set<RowKind>(['start', 'answer', 'undo', 'rules']);

export function refused(why: Why): Refused {
  return { ok: false, why };
}
