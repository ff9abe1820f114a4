import { think } from '@starhold/bots';
import { below, type Eyes } from '@starhold/kernel';
import type { CallName } from '@starhold/wire';
import type { Store } from '../../tables/store.ts';
import type { Surroundings } from '../../tables/surroundings.ts';
import { Tables, USUAL } from '../../tables/tables.ts';
import type { Simulation, Task } from './simulation.ts';

export const LEASE = 600;

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
