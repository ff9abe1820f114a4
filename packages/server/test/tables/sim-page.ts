import { below, type Eyes, type Picked, type Seat, samplePick } from '@starhold/kernel';
import { CLASSES } from '@starhold/session';
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
import type { SimServer } from './sim-server.ts';
import type { Simulation } from './simulation.ts';

/** After so long a page asks again. */
const PATIENCE = 250;

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
    if (this.eyes !== 'table') this.wish();
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
    this.command('answer', { c, d: decision.id, p: pick, g: this.gen });
  }

  /** Some answers shall be given without a question, or none any more; nobody says it again where it is lost. */
  private wish(): void {
    const { sim } = this;
    const classes = sim.chance(900) ? CLASSES : [];
    sim.net(() => this.server.ask(this.table, this.eyes, 'want', { classes }, () => {}));
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
