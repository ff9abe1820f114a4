import { type Answer, type Decision, isLegal, type Picked, type TableModule } from '@starhold/kernel';
import { type AnyTable, fallbackPick, jobFor } from '@starhold/session';
import { type Act, Pace, realTimers, type Timers } from './tempo.ts';
import type { Thinker } from './thinker.ts';
import type { TableSetup } from './types.ts';

/** What bots need of the table they sit at. */
interface Seated {
  /** Another one after a hand-over between tabs. */
  table(): AnyTable;
  canPlay(): boolean;
  /** False when the answer was refused. */
  give(answer: Answer): Promise<boolean>;
}

/** The seats at which nobody sits: one bot after the other, as long as any has something to choose. */
export class BotSeats {
  readonly pace: Pace;
  private readonly game: TableModule;
  private readonly setup: TableSetup;
  private readonly thinker: Thinker;
  private readonly at: Seated;
  private isRunning = false;
  /** Counts what was taken back: what a bot thought before that is void. */
  private undone = 0;

  constructor(game: TableModule, setup: TableSetup, world: { thinker: Thinker; timers?: Timers }, at: Seated) {
    this.game = game;
    this.setup = setup;
    this.thinker = world.thinker;
    this.at = at;
    this.pace = new Pace(world.timers ?? realTimers, () => at.table().length);
  }

  next(): Decision | undefined {
    for (const [seat, { bot }] of this.setup.seats.entries()) {
      const [decision] = bot === undefined ? [] : this.at.table().seen(seat).decisions;
      if (decision) return decision;
    }
    return undefined;
  }

  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (;;) {
      const decision = this.at.canPlay() ? this.next() : undefined;
      if (!decision) break;
      const pick = await this.pick(decision);
      if (pick === undefined || !(await this.pace.turn(this.act(decision))) || !this.at.canPlay()) continue;
      await this.at.give({ decision: decision.id, seat: decision.ask.seat, pick });
    }
    this.isRunning = false;
  }

  private act({ ask: { seat } }: Decision): Act {
    const { round, waitingFor } = this.at.table();
    return { seat, round, isAlone: waitingFor.every((one) => this.setup.seats[one].bot !== undefined) };
  }

  /** Undefined when something was taken back meanwhile. */
  private async pick(decision: Decision): Promise<Picked | undefined> {
    const { undone } = this;
    const spec = this.setup.seats[decision.ask.seat].bot ?? 'rules';
    const table = this.at.table();
    const thought = await this.thinker.think(jobFor(table, this.game, decision, spec)).catch(() => null);
    if (undone !== this.undone) return undefined;
    if (thought && isLegal(decision.ask, thought.pick)) return thought.pick;
    const pick = await fallbackPick(table, this.game, decision);
    return undone === this.undone ? pick : undefined;
  }

  /** What a bot thinks, or was about to say, does not count any more. */
  void(): void {
    this.undone++;
    this.pace.void();
  }
}
