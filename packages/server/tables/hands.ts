import { type Decision, isLegal, type Picked } from '@starhold/kernel';
import { fallbackPick, jobFor } from '@starhold/session';
import type { Entry } from './ledger.ts';
import { type LiveTable, LostTable } from './live.ts';
import type { Surroundings } from './surroundings.ts';

/** A bot that says nothing for so much longer than it may think is not waited for. */
const PATIENCE = 3_000;

/** Plays the seats that bots have: one answer after the other, each thought about elsewhere, from what the seat knows. */
export class Hands {
  private readonly live: LiveTable;
  private readonly world: Surroundings;
  /** Between what was seen last and what a bot does: time to look, and the same whatever the bot had to think about. */
  private readonly pace: number;
  /** What people want to be answered without being asked, behind an answer of a bot. */
  private readonly follow: (entries: Entry[]) => Entry[];
  /** Somebody asks for something that the next answer would make an end of. */
  private readonly isHeld: () => boolean;
  private isBusy = false;
  /** Here something broke: nothing is tried again before the table has moved on. */
  private stuckAt = -1;

  constructor(
    live: LiveTable,
    world: Surroundings,
    { pace, follow, isHeld }: { pace: number; follow: Hands['follow']; isHeld: Hands['isHeld'] },
  ) {
    this.live = live;
    this.world = world;
    this.pace = pace;
    this.follow = follow;
    this.isHeld = isHeld;
  }

  next(): Decision | undefined {
    const { play, ledger } = this.live;
    if (play?.table.over !== '') return undefined;
    const waited = play.table.waitingFor;
    for (const [seat, { bot }] of ledger.seats.entries()) {
      if (bot === undefined || !waited.includes(seat)) continue;
      const decision = play.table.decisionsFor(seat).find(({ aside }) => aside === undefined);
      if (decision) return decision;
    }
    return undefined;
  }

  /** To be called whenever something may have changed. */
  look(): void {
    const { at } = this.live;
    if (this.isBusy || this.live.isLost || this.stuckAt === at || this.isHeld() || !this.next()) return;
    this.isBusy = true;
    this.act()
      .catch((error: unknown) => {
        if (error instanceof LostTable) return;
        this.stuckAt = at;
        this.world.report('bot', { table: this.live.id, message: String(error) });
      })
      .finally(() => {
        this.isBusy = false;
        if (!this.live.isLost && !this.live.isBusy) this.look();
      });
  }

  private async act(): Promise<void> {
    const { live, world } = this;
    const decision = this.next();
    if (!decision || !live.play) return;
    const { seat } = decision.ask;
    const { at } = live;
    const since = world.clock.now();
    const pick = await this.pick(decision, `${live.id}.${at}.${decision.id}`);
    const early = live.watchers.isEmpty ? 0 : this.pace - (world.clock.now() - since);
    if (early > 0) await new Promise<void>((resolve) => void world.clock.after(early, resolve));
    if (live.isLost || live.ledger.seats[seat].bot === undefined || this.next()?.id !== decision.id) return;
    if (this.isHeld()) return;
    const said = await this.give(seat, `bot:${at}:${decision.id}`, decision.id, pick);
    if (!said.ok && live.at === at) throw new Error(`the answer of a bot was refused: ${said.why}`);
  }

  private give(seat: number, c: string, d: string, p: Picked) {
    return this.live.command(seat, c, { d, p }, () => {
      const taken = this.live.play?.answer({ decision: d, seat, pick: p });
      if (!taken?.ok) return { ok: false, why: taken?.why ?? 'notNow' };
      return { entries: this.follow([taken.entry]) };
    });
  }

  private async pick(decision: Decision, id: string): Promise<Picked> {
    const { play, ledger } = this.live;
    if (!play) throw new LostTable();
    const { game, table } = play;
    const job = jobFor(table, game, decision, ledger.seats[decision.ask.seat].bot ?? 'rules');
    let callOff = (): void => {};
    const late = new Promise<null>((resolve) => {
      callOff = this.world.clock.after(job.maxMillis + PATIENCE, () => resolve(null));
    });
    const thought = await Promise.race([this.world.thinker.think(job, id).catch(() => null), late]);
    callOff();
    if (thought && isLegal(decision.ask, thought.pick)) return thought.pick;
    return fallbackPick(table, game, decision);
  }
}
