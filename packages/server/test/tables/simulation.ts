import {
  type BotModule,
  below,
  type Eyes,
  quickRng,
  type Rng,
  type Seat,
  seedOf,
  type TableModule,
} from '@starhold/kernel';
import { MemoryStore } from '../../tables/memory-store.ts';
import { SimPage } from './sim-page.ts';
import { LEASE, SimServer } from './sim-server.ts';
import { briefFor } from './table-world.ts';

/**
 * Three servers, one store, eight pages, in one process and in a time of its own: everything that takes time is a task in one
 * queue, and luck from one seed says how long it takes and what is lost on the way. The same seed is the same story.
 */

/** Something that happens at its time. */
export interface Task {
  at: number;
  order: number;
  run(): void;
}

export interface SimGame {
  game: TableModule;
  bot: BotModule;
  options: object;
  /** Per seat: a bot's spec, or null for people. */
  seats: (string | null)[];
}

/** How often things go wrong, in thousandths. */
interface Faults {
  lost: number;
  doubled: number;
  storeBefore: number;
  storeAfter: number;
}
const ROUGH: Faults = { lost: 60, doubled: 60, storeBefore: 25, storeAfter: 25 };
const CALM: Faults = { lost: 0, doubled: 0, storeBefore: 0, storeAfter: 0 };

export class Simulation {
  now = 0;
  readonly rng: Rng;
  readonly store: MemoryStore;
  readonly servers: SimServer[] = [];
  readonly pages: SimPage[] = [];
  readonly tableIds: string[] = [];
  readonly game: SimGame;
  faults = ROUGH;
  /** Acknowledged: table, seat, command. */
  readonly acknowledged: { table: string; seat: Seat; c: string }[] = [];
  /** Answers that were said to come too late. */
  readonly refused: { table: string; seat: Seat; c: string }[] = [];
  readonly counts = { lost: 0, doubled: 0, stores: 0, crashes: 0, pauses: 0, answers: 0, syncs: 0, undos: 0 };
  readonly problems: string[] = [];
  private tasks: Task[] = [];
  private order = 0;
  private commands = 0;

  constructor(seed: number, game: SimGame) {
    this.rng = quickRng(seed);
    this.game = game;
    this.store = new MemoryStore(() => this.now);
  }

  chance(thousandths: number): boolean {
    return below(this.rng, 1000) < thousandths;
  }

  /** Most things are quick, a few take long. */
  delay(): number {
    return 1 + below(this.rng, 10) + (this.chance(30) ? below(this.rng, 400) : 0);
  }

  later(ms: number, run: () => void): Task {
    const task = { at: this.now + ms, order: this.order++, run };
    this.tasks.push(task);
    return task;
  }

  callOff(task: Task): void {
    this.tasks = this.tasks.filter((one) => one !== task);
  }

  newCommand(): string {
    const hex = (++this.commands).toString(16).padStart(12, '0');
    return `00000000-0000-4000-8000-${hex}`;
  }

  /** One way over the net. */
  net(run: () => void): void {
    if (this.chance(this.faults.lost)) this.counts.lost++;
    else this.later(this.delay(), run);
    if (this.chance(this.faults.doubled)) {
      this.counts.doubled++;
      this.later(this.delay(), run);
    }
  }

  async begin(tables: number): Promise<void> {
    for (let i = 0; i < 3; i++) this.servers.push(new SimServer(this, i));
    const { game, options, seats } = this.game;
    for (let i = 0; i < tables; i++) {
      const id = `table-${i}`;
      this.tableIds.push(id);
      const origin = { kind: 'issued' as const, seed: seedOf(`simulation ${below(this.rng, 1_000_000)}`, i) };
      const brief = briefFor(game.id, options, seats, { origin });
      const first = this.servers[0].tables;
      this.faults = CALM;
      const ready = first.create(id, brief).then(() => first.deal(id));
      await this.until(ready);
      const eyes: Eyes[] = [...seats.flatMap((bot, seat) => (bot === null ? [seat] : [])), 'table', 0];
      for (const pair of eyes) this.pages.push(new SimPage(this, id, pair));
    }
    for (const server of this.servers) await this.until(server.tables.start());
    this.faults = ROUGH;
    for (const page of this.pages) page.live();
    this.misfortune();
  }

  private async until(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    for (let idle = 0; !isDone && idle < 10; ) {
      if (await this.step()) idle = 0;
      else idle++;
    }
    if (!isDone) throw new Error('nothing is left to do, and it is not done');
    await done;
  }

  /** Crashes and pauses, longer than the lease at times. */
  private misfortune(): void {
    this.later(300 + below(this.rng, 1200), () => {
      if (this.faults === CALM) return;
      const server = this.servers[below(this.rng, this.servers.length)];
      if (this.chance(500)) server.crash();
      else server.pause(below(this.rng, 2 * LEASE));
      this.misfortune();
    });
  }

  private async step(): Promise<boolean> {
    let first: Task | undefined;
    for (const task of this.tasks) {
      if (!first || task.at < first.at || (task.at === first.at && task.order < first.order)) first = task;
    }
    if (first) {
      this.tasks.splice(this.tasks.indexOf(first), 1);
      this.now = Math.max(this.now, first.at);
      first.run();
    }
    // Whatever follows from it without taking time.
    await new Promise((resolve) => setImmediate(resolve));
    return first !== undefined;
  }

  async run(ms: number): Promise<void> {
    const end = this.now + ms;
    while (this.now < end && (await this.step()));
  }

  /** Nothing goes wrong any more, nobody begins anything new: everybody comes to the same. */
  async calm(): Promise<void> {
    this.faults = CALM;
    for (const page of this.pages) page.isQuiet = true;
    await this.settle();
    // A table that nobody held is opened by whoever asks for it, and its bots go on.
    for (const page of this.pages) page.sync();
    await this.settle();
    for (const page of this.pages) page.sync();
    await this.run(LEASE);
  }

  /** Bots go on until somebody else is asked. */
  private async settle(): Promise<void> {
    for (let before = -1, now = 0; before !== now; ) {
      await this.run(3 * LEASE);
      before = now;
      now = 0;
      for (const id of this.tableIds) now += (await this.store.rows(id, 0)).length;
    }
  }

  async close(): Promise<void> {
    for (const { tables } of this.servers) await this.until(tables.close());
  }
}
