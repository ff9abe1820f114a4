import type { Seat } from '@starhold/kernel';
import type { ClockFace } from '@starhold/wire';
import type { LiveTable } from './live.ts';
import { NO_SEAT } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The time each seat has left. It runs while the table waits for the seat, by the clock of whoever holds the table, and is
 * written down with each answer: while nobody holds the table no time passes, and no page's clock counts. Where it runs
 * out, a bot takes the seat; the person may take it back and has the time of one answer then.
 */
export class SeatClocks {
  private readonly live: LiveTable;
  private readonly world: Surroundings;
  /** Since when a seat's time runs. */
  private readonly since = new Map<Seat, number>();
  private callOff: () => void = () => {};

  constructor(live: LiveTable, world: Surroundings) {
    this.live = live;
    this.world = world;
  }

  private left(seat: Seat): number {
    const { ledger } = this.live;
    return Math.max(0, ledger.given(seat) - ledger.spent[seat] - this.running(seat));
  }

  private running(seat: Seat): number {
    const since = this.since.get(seat);
    return since === undefined ? 0 : Math.max(0, this.world.clock.now() - since);
  }

  private runs(): Seat[] {
    const { play, ledger } = this.live;
    if (!this.live.brief.clock || !play || play.table.over !== '') return [];
    return play.table.waitingFor.filter((seat) => ledger.seats[seat].bot === undefined);
  }

  face(): ClockFace | null {
    const { brief, ledger } = this.live;
    if (!brief.clock) return null;
    return { left: ledger.seats.map((_, seat) => Math.round(this.left(seat))), running: this.runs() };
  }

  /** What an answer that is given now has cost; undefined where there is no clock. */
  spentBy(seat: Seat): number | undefined {
    if (!this.live.brief.clock) return undefined;
    const spent = Math.round(this.running(seat));
    this.since.delete(seat);
    return spent;
  }

  /** Until the next clock runs out; null where none runs. */
  soonest(): number | null {
    const runs = this.runs();
    return runs.length === 0 ? null : Math.min(...runs.map((seat) => this.left(seat)));
  }

  /** To be called whenever somebody else may be waited for. */
  look(): void {
    this.callOff();
    this.callOff = () => {};
    const runs = this.runs();
    const now = this.world.clock.now();
    for (const seat of [...this.since.keys()]) if (!runs.includes(seat)) this.since.delete(seat);
    for (const seat of runs) if (!this.since.has(seat)) this.since.set(seat, now);
    const soonest = this.soonest();
    if (soonest !== null) this.callOff = this.world.clock.after(soonest, () => this.runOut());
  }

  private runOut(): void {
    const { live } = this;
    if (live.isLost) return;
    for (const seat of this.runs().filter((seat) => this.left(seat) <= 0)) {
      const { name } = live.ledger.seats[seat];
      const body = { seat, name, bot: 'rules', spent: this.spentBy(seat) ?? 0 };
      live.own(`clock:${live.at}:${seat}`, [{ kind: 'seat', seat: NO_SEAT, body }]).catch(() => {});
    }
    this.look();
  }

  stop(): void {
    this.callOff();
  }
}
