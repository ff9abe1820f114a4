import { randomBytes, randomUUID } from 'node:crypto';
import { think } from '@starhold/bots';
import {
  type BotModule,
  type Decision,
  type Eyes,
  quickRng,
  type Seat,
  samplePick,
  sealOf,
  type TableModule,
} from '@starhold/kernel';
import { loadBotGame, loadGame } from '@starhold/session';
import {
  type DealFace,
  type Full,
  logWith,
  type MessageName,
  type OnlineMoment,
  type Step,
  stepped,
} from '@starhold/wire';
import type { Brief } from '../../tables/brief.ts';
import type { Door } from '../../tables/door.ts';
import { MemoryStore } from '../../tables/memory-store.ts';
import type { Store } from '../../tables/store.ts';
import type { Clock, Progress, Surroundings } from '../../tables/surroundings.ts';
import { Tables, type TablesSettings, USUAL } from '../../tables/tables.ts';

export { briefFor } from './brief-for.ts';

/** A clock that stands still until it is moved. */
export class HandClock implements Clock {
  private time = 1_000;
  private waiting: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.time + ms, call };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== entry);
    };
  }

  /** Moves on, calling what is due on the way, and lets everything that follows from it happen. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
      await rest();
    }
    this.time = end;
    await rest();
  }
}

/** Everything that needs no time has happened. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}

export interface Sent {
  table: string;
  eyes: Eyes;
  name: MessageName;
  payload: unknown;
}

export interface TableWorld {
  tables: Tables;
  clock: HandClock;
  store: Store;
  sent: Sent[];
  progress: Map<string, Progress>;
  reports: [string, Record<string, unknown>][];
  onSent: ((sent: Sent) => void)[];
  /** Where games come from; a test may put another one there. */
  load: (id: string) => Promise<TableModule>;
  /** How long a bot thinks, by the clock of this world. */
  thinkMs: number;
  again(settings?: Partial<TablesSettings>): Tables;
}

export function tableWorld(settings: Partial<TablesSettings> = {}, given?: Store): TableWorld {
  const clock = new HandClock();
  const store = given ?? new MemoryStore(() => clock.now());
  const sent: Sent[] = [];
  const onSent: ((sent: Sent) => void)[] = [];
  const progress = new Map<string, Progress>();
  const reports: [string, Record<string, unknown>][] = [];
  const world: Surroundings = {
    store,
    clock,
    luck: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    fanout: {
      send: (table, eyes, name, payload) => {
        const message: Sent = { table, eyes, name, payload: structuredClone(payload) };
        sent.push(message);
        for (const call of onSent) call(message);
      },
    },
    thinker: {
      think: async (job) => {
        if (made.thinkMs > 0) await new Promise<void>((resolve) => void clock.after(made.thinkMs, resolve));
        return think(await loadBotGame(job.game), job);
      },
    },
    loadGame: (id) => made.load(id),
    progress: (table, how) => void progress.set(table, how),
    report: (what, detail) => void reports.push([what, detail]),
  };
  const again = (other: Partial<TablesSettings> = {}): Tables =>
    new Tables(world, { ...USUAL, me: randomUUID(), botPace: 0, ...settings, ...other });
  const made: TableWorld = {
    tables: again(),
    clock,
    store,
    sent,
    progress,
    reports,
    onSent,
    load: loadGame,
    thinkMs: 0,
    again,
  };
  return made;
}

/** A page: has what it was sent, answers what it is asked. */
export class Page {
  readonly door: Door;
  readonly eyes: Eyes;
  readonly leave: () => void;
  moment: OnlineMoment | null = null;
  log: Full['log'] = [];
  epoch = -1;
  gen = -1;
  n = -1;
  deal: DealFace | null = null;
  /** How often it had to ask for everything. */
  syncs = 0;
  private readonly part = randomBytes(32).toString('hex');

  constructor(world: TableWorld, id: string, eyes: Eyes, tables = world.tables) {
    this.eyes = eyes;
    this.door = tables.door(id, eyes);
    this.leave = tables.watch(id, eyes);
    world.onSent.push((sent) => {
      if (sent.table === id && sent.eyes === eyes) this.hear(sent);
    });
  }

  hear({ name, payload }: Sent): void {
    if (name === 'full') this.take(payload as Full);
    else if (name === 'to') this.step(payload as Step);
    else if (name === 'resync') void this.sync();
    else if (name === 'deal') void this.deals(payload as DealFace);
  }

  take(full: Full): void {
    if (full.epoch < this.epoch || (full.epoch === this.epoch && full.n < this.n)) return;
    const { epoch, gen, n, moment, from, log } = full;
    Object.assign(this, { epoch, gen, n, moment, log: logWith(this.log, from, log) });
  }

  private step(step: Step): void {
    if (!this.moment || step.epoch < this.epoch || (step.epoch === this.epoch && step.n <= this.n)) return;
    if (step.epoch !== this.epoch || step.gen !== this.gen || step.n !== this.n + 1) return void this.sync();
    this.moment = stepped(this.moment, step);
    this.n = step.n;
    this.log = logWith(this.log, step.log[0]?.event.n ?? Number.POSITIVE_INFINITY, step.log);
  }

  async sync(): Promise<void> {
    this.syncs++;
    const have = this.moment ? { gen: this.gen, event: this.moment.lastEvent } : undefined;
    const said = await this.door.calls.sync(have ? { have } : {});
    if (!('ok' in said)) this.take(said);
  }

  /** Gives its part of the deal as soon as it is asked for. */
  async deals(face: DealFace): Promise<void> {
    this.deal = face;
    const { k, table, seats } = face.commit;
    if (this.eyes === 'table' || !seats.includes(this.eyes) || face.done) return;
    if (!face.sealed.includes(this.eyes)) {
      await this.door.calls.seal({ k, seal: sealOf(table, k, this.eyes, this.part) });
    } else if (face.seals && !face.opened.includes(this.eyes)) await this.door.calls.open({ k, x: this.part });
  }

  get decision(): Decision | undefined {
    return this.moment?.decisions.find(({ aside }) => aside === undefined);
  }
}

/** A table that was dealt by the pages of its seats. */
export async function dealtTable(world: TableWorld, id: string, brief: Brief): Promise<Page[]> {
  await world.tables.create(id, brief);
  const pages = brief.setup.seats.flatMap(({ bot }, seat) => (bot ? [] : [new Page(world, id, seat as Seat)]));
  await world.tables.deal(id);
  await rest();
  return pages;
}

/**
 * Everybody answers until nobody is asked any more, or `most` answers were given: at random, or as the game's policy would.
 * How many.
 */
export async function playOn(pages: readonly Page[], most: number, seed: number, bot?: BotModule): Promise<number> {
  const rng = quickRng(seed);
  for (let given = 0; ; given++) {
    const asked = pages.filter((page) => page.decision);
    if (asked.length === 0 || given === most) return given;
    const page = asked[given % asked.length];
    const decision = page.decision as Decision;
    const pick = bot ? bot.brain.choose(page.moment?.view, decision, rng) : samplePick(decision.ask, rng);
    const said = await page.door.calls.answer({ c: randomUUID(), d: decision.id, p: pick });
    if (!said.ok) throw new Error(`an answer was refused: ${said.why}`);
    await rest();
  }
}
