import { think } from '@starhold/bots';
import {
  type BotModule,
  below,
  type Eyes,
  type Picked,
  quickRng,
  type Rng,
  type Seat,
  samplePick,
  seedOf,
  type TableModule,
} from '@starhold/kernel';
import {
  type CallName,
  type Done,
  type Full,
  logWith,
  type MessageName,
  type OnlineMoment,
  type Refused,
  type Step,
  stepped,
} from '@starhold/wire';
import { MemoryStore } from '../../tables/memory-store.ts';
import type { Store } from '../../tables/store.ts';
import type { Surroundings } from '../../tables/surroundings.ts';
import { Tables, USUAL } from '../../tables/tables.ts';
import { briefFor } from './table-world.ts';

/**
 * Three servers, one store, eight pages, in one process and in a time of its own: everything that takes time is a task in one
 * queue, and luck from one seed says how long it takes and what is lost on the way. The same seed is the same story.
 */

interface Task {
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

const LEASE = 600;
/** After so long a page asks again. */
const PATIENCE = 250;

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
    for (let before = -1, now = 0; before !== now; ) {
      await this.run(3 * LEASE);
      before = now;
      now = 0;
      // Bots go on until somebody else is asked.
      for (const id of this.tableIds) now += (await this.store.rows(id, 0)).length;
    }
    for (const page of this.pages) page.sync();
    await this.run(LEASE);
  }

  async close(): Promise<void> {
    for (const { tables } of this.servers) await this.until(tables.close());
  }
}

/** One run of one server after the other, on the same place. */
export class SimServer {
  tables: Tables;
  private readonly sim: Simulation;
  readonly index: number;
  /** Of the present run: what belongs to an older one is never heard of again. */
  private run = 0;
  private pausedUntil = 0;

  constructor(sim: Simulation, index: number) {
    this.sim = sim;
    this.index = index;
    this.tables = this.start();
  }

  get me(): string {
    return `server-${this.index}.${this.run}`;
  }

  private start(): Tables {
    const { sim } = this;
    const run = ++this.run;
    const alive = (): boolean => run === this.run;
    /** A server that is paused does what is due when it wakes up. */
    const later = (ms: number, call: () => void): Task =>
      sim.later(ms, () => {
        if (!alive()) return;
        if (sim.now < this.pausedUntil) later(this.pausedUntil - sim.now, call);
        else call();
      });
    const world: Surroundings = {
      store: this.faultyStore(later),
      clock: {
        now: () => sim.now,
        after: (ms, call) => {
          const task = later(ms, call);
          return () => sim.callOff(task);
        },
      },
      luck: { bytes: (count) => Uint8Array.from({ length: count }, () => below(sim.rng, 256)) },
      fanout: {
        send: (table, eyes, name, payload) => {
          if (!alive()) return;
          const text = JSON.stringify(payload ?? null);
          for (const page of sim.pages) {
            if (page.table === table && page.eyes === eyes) sim.net(() => page.hear(name, JSON.parse(text)));
          }
        },
      },
      thinker: {
        think: (job) =>
          new Promise((resolve, reject) => {
            if (sim.chance(50)) later(sim.delay(), () => reject(new Error('no thought')));
            else later(sim.delay(), () => resolve(think(sim.game.bot, job)));
          }),
      },
      loadGame: async () => sim.game.game,
      progress: () => {},
      report: (what, detail) => {
        if (what === 'rules' || what === 'position' || what === 'bot') {
          sim.problems.push(`${what}: ${JSON.stringify(detail)}`);
        }
      },
      forward: (table, eyes, name, asked) => this.forward(table, eyes, name, asked, later),
    };
    return new Tables(world, { ...USUAL, me: this.me, leaseMs: LEASE, idleMs: 400, botPace: 5 });
  }

  private async forward(
    table: string,
    eyes: Eyes,
    name: CallName,
    asked: unknown,
    later: (ms: number, call: () => void) => Task,
  ): Promise<unknown> {
    const { sim } = this;
    const owner = (await sim.store.look(table))?.owner;
    const holder = sim.servers.find(({ me }) => me === owner);
    if (!holder || holder === this) throw new Error('nobody holds it');
    return new Promise((resolve, reject) => {
      later(150, () => reject(new Error('no answer')));
      const there = holder.run;
      sim.net(() => {
        if (holder.run !== there || sim.now < holder.pausedUntil) return;
        holder.tables.callHere(table, eyes, name, asked as never).then(
          (said) => sim.net(() => later(0, () => resolve(said))),
          (error: Error) => sim.net(() => later(0, () => reject(error))),
        );
      });
    });
  }

  /** Each call takes its time there and back; it may fail before it was done, or after. */
  private faultyStore(later: (ms: number, call: () => void) => Task): Store {
    const { sim } = this;
    const handler: ProxyHandler<Store> = {
      get: (store, name) => {
        const method = store[name as keyof Store] as (...given: unknown[]) => Promise<unknown>;
        return (...given: unknown[]): Promise<unknown> =>
          new Promise((resolve, reject) => {
            const fails = sim.chance(sim.faults.storeBefore);
            const breaks = sim.chance(sim.faults.storeAfter);
            const copied = structuredClone(given);
            if (fails || breaks) sim.counts.stores++;
            // Under way already: a crash of the server does not stop it.
            sim.later(sim.delay(), () => {
              if (fails) return void later(sim.delay(), () => reject(new Error('the store failed')));
              method.apply(store, copied).then((value) => {
                later(sim.delay(), () => (breaks ? reject(new Error('the store broke off')) : resolve(value)));
              }, reject);
            });
          });
      },
    };
    return new Proxy(sim.store as Store, handler);
  }

  crash(): void {
    this.sim.counts.crashes++;
    this.pausedUntil = 0;
    this.tables = this.start();
    const started = this.tables;
    const begin = (): void => void started.start().catch(() => this.tables === started && this.sim.later(50, begin));
    begin();
    for (const page of this.sim.pages) if (page.server === this) page.connect();
  }

  pause(ms: number): void {
    this.sim.counts.pauses++;
    this.pausedUntil = Math.max(this.pausedUntil, this.sim.now + ms);
  }

  /** What a page asks; nobody hears of it again where the server goes down meanwhile. */
  ask(table: string, eyes: Eyes, name: CallName, asked: unknown, reply: (said: unknown) => void): void {
    const { sim, run } = this;
    if (sim.now < this.pausedUntil) {
      sim.later(this.pausedUntil - sim.now, () => run === this.run && this.ask(table, eyes, name, asked, reply));
      return;
    }
    const door = this.tables.door(table, eyes);
    (door.calls[name] as (asked: unknown) => Promise<unknown>)(asked).then(
      (said) => {
        if (run === this.run) reply(JSON.parse(JSON.stringify(said)));
      },
      // The store failed at a reader: a real server says so, and the page asks again.
      () => run === this.run && reply({ ok: false, why: 'again' }),
    );
  }
}

/** A page: has what it was sent, answers when asked, repeats what was not acknowledged. */
export class SimPage {
  readonly table: string;
  readonly eyes: Eyes;
  server: SimServer;
  moment: OnlineMoment | null = null;
  log: Full['log'] = [];
  epoch = -1;
  gen = -1;
  n = -1;
  isQuiet = false;
  private readonly sim: Simulation;
  private unwatch: () => void = () => {};
  private pending: { name: CallName; asked: { c: string } } | null = null;
  private asksAnew = false;

  constructor(sim: Simulation, table: string, eyes: Eyes) {
    this.sim = sim;
    this.table = table;
    this.eyes = eyes;
    this.server = sim.servers[below(sim.rng, sim.servers.length)];
    this.connect();
  }

  connect(): void {
    this.unwatch();
    this.server = this.sim.servers[below(this.sim.rng, this.sim.servers.length)];
    this.unwatch = this.server.tables.watch(this.table, this.eyes);
    this.sync();
  }

  /** From here on it does something now and then. */
  live(): void {
    this.sim.later(5 + below(this.sim.rng, 60), () => {
      if (this.isQuiet) return;
      if (!this.pending) this.act();
      if (this.sim.chance(10)) this.connect();
      this.live();
    });
  }

  private act(): void {
    const { moment, eyes, sim } = this;
    if (!moment || eyes === 'table') return;
    const { asking, decisions } = moment;
    const c = sim.newCommand();
    if (asking?.waitsFor.includes(eyes)) return this.command('consent', { c, ask: asking.id, yes: sim.chance(700) });
    if (moment.seats[eyes].bot !== undefined) return this.command('takeBack', { c });
    if (sim.chance(15)) return this.command('handOver', { c, bot: 'rules' });
    if (sim.chance(30) && moment.undo) return this.command('undo', { c, past: sim.chance(500) });
    const [decision] = decisions;
    if (!decision) return;
    const pick: Picked = sim.chance(40) ? 'nonsense' : samplePick(decision.ask, sim.rng);
    this.command('answer', { c, d: decision.id, p: pick });
  }

  private command(name: CallName, asked: { c: string } & Record<string, unknown>): void {
    this.pending = { name, asked };
    this.tell(this.pending);
  }

  private tell(pending: NonNullable<SimPage['pending']>): void {
    const { sim } = this;
    const again = sim.later(PATIENCE, () => this.pending === pending && this.tell(pending));
    sim.net(() =>
      this.server.ask(this.table, this.eyes, pending.name, pending.asked, (said) =>
        sim.net(() => {
          if (this.pending !== pending) return;
          const done = said as Done & { asked?: true };
          if (!done.ok && done.why === 'again') return;
          sim.callOff(again);
          this.pending = null;
          if (done.ok && !done.asked) this.acknowledged(pending);
          else if (!done.ok && done.why === 'stale') {
            if (pending.name === 'answer')
              sim.refused.push({ table: this.table, seat: this.eyes as Seat, c: pending.asked.c });
            this.sync();
          }
        }),
      ),
    );
  }

  private acknowledged({ name, asked }: NonNullable<SimPage['pending']>): void {
    const { counts } = this.sim;
    if (name === 'answer') counts.answers++;
    if (name === 'undo') counts.undos++;
    // Consent that is not the last one, and a request, write no row.
    if (name === 'consent') return;
    this.sim.acknowledged.push({ table: this.table, seat: this.eyes as Seat, c: asked.c });
  }

  hear(name: MessageName, payload: unknown): void {
    if (name === 'full') this.take(payload as Full);
    else if (name === 'resync') this.sync();
    else if (name === 'to') this.step(payload as Step);
  }

  private take({ epoch, gen, n, moment, from, log }: Full): void {
    if (epoch < this.epoch || (epoch === this.epoch && n < this.n)) return;
    Object.assign(this, { epoch, gen, n, moment, log: logWith(this.log, from, log) });
  }

  private step(step: Step): void {
    if (!this.moment || step.epoch < this.epoch || (step.epoch === this.epoch && step.n <= this.n)) return;
    if (step.epoch !== this.epoch || step.gen !== this.gen || step.n !== this.n + 1) return this.sync();
    this.moment = stepped(this.moment, step);
    this.n = step.n;
    if (step.log.length > 0) this.log = logWith(this.log, step.log[0].event.n, step.log);
  }

  sync(): void {
    if (this.asksAnew) return;
    this.asksAnew = true;
    this.sim.counts.syncs++;
    const { sim } = this;
    const again = sim.later(PATIENCE, () => {
      this.asksAnew = false;
      this.sync();
    });
    const have = this.moment ? { have: { gen: this.gen, event: this.moment.lastEvent } } : {};
    sim.net(() =>
      this.server.ask(this.table, this.eyes, 'sync', have, (said) =>
        sim.net(() => {
          const full = said as Full | Refused;
          if ('ok' in full || !this.asksAnew) return;
          sim.callOff(again);
          this.asksAnew = false;
          this.take(full);
        }),
      ),
    );
  }
}
