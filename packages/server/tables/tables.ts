import type { Eyes, Saved, Seat } from '@starhold/kernel';
import type { Asked, CallName, DealFace, Done, Said } from '@starhold/wire';
import { type Brief, checkedBrief } from './brief.ts';
import { Committer } from './committer.ts';
import { Dealer } from './dealer.ts';
import { Desk, type DeskSettings } from './desk.ts';
import { Door } from './door.ts';
import { LostTable, refused } from './live.ts';
import { openTable, versionOf } from './opening.ts';
import type { Progress, Surroundings } from './surroundings.ts';
import { Watchers } from './watchers.ts';

export interface TablesSettings extends DeskSettings {
  /** Of this run of this server: another one after each start. */
  me: string;
  leaseMs: number;
  /** A table that nobody looks at and nothing happens at is put away after so long. */
  idleMs: number;
}

export const USUAL: Omit<TablesSettings, 'me'> = {
  botPace: 700,
  dealPatience: 60_000,
  leaseMs: 10_000,
  idleMs: 60_000,
};

/** Somebody else holds the table. */
export class HeldElsewhere extends Error {}

/** How often a call is tried again when the table was lost under it. */
const TRIES = 3;

/** More events than any game tells: the shortest question there is. */
const BEYOND = 100_000;

interface Kept {
  desk: Promise<Desk>;
  used: number;
}

/** What a server asks of the tables it holds, wherever they run. */
export type OpenTables = Pick<
  Tables,
  | 'start'
  | 'create'
  | 'deal'
  | 'stopDeal'
  | 'sit'
  | 'saved'
  | 'dealFace'
  | 'door'
  | 'watch'
  | 'touch'
  | 'call'
  | 'callHere'
  | 'close'
  | 'size'
  | 'watched'
>;

/** All tables that this server holds. */
export class Tables {
  private readonly world: Surroundings;
  private readonly settings: TablesSettings;
  private readonly committer: Committer;
  private readonly kept = new Map<string, Kept>();
  private readonly watchers = new Map<string, Watchers>();
  private wallOffset = 0;
  private callOff: () => void = () => {};
  /** Looking after tables, where somebody does so now. */
  private ticking: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(world: Surroundings, settings: TablesSettings) {
    this.world = world;
    this.settings = settings;
    this.committer = new Committer(world.store, world.gather);
  }

  /** From here on leases are renewed, and tables that need somebody are looked after. */
  async start(): Promise<void> {
    await this.readTime();
    this.tickLater();
  }

  private tickLater(): void {
    this.callOff = this.world.clock.after(this.settings.leaseMs / 3, () => {
      this.ticking = this.tick();
    });
  }

  private async readTime(): Promise<void> {
    this.wallOffset = (await this.world.store.time()) - this.world.clock.now();
  }

  private readonly wall = (): number => this.world.clock.now() + this.wallOffset;

  /** A new table; nothing is dealt yet. False where the id is taken. */
  async create(id: string, brief: Brief): Promise<boolean> {
    const game = await this.world.loadGame(brief.setup.game);
    checkedBrief(game, brief);
    return this.world.store.create({ id, game: game.id, rulesVersion: versionOf(game, brief), options: brief });
  }

  /** Everybody is there: the deal begins, or the game where nothing is to be dealt. */
  async deal(id: string): Promise<void> {
    await this.at(id, async (desk) => {
      const { live } = desk;
      await Dealer.keepContent(this.world, live, await this.world.loadGame(live.brief.setup.game));
      await desk.dealer.begin();
    });
  }

  /** Somebody left while it was dealt: nothing of it is used. */
  async stopDeal(id: string): Promise<void> {
    await this.at(id, (desk) => desk.dealer.callOffDeal());
  }

  /** Somebody else has a seat of a running game from now on, or a bot. */
  sit(id: string, seat: Seat, name: string, bot: string | null): Promise<Done> {
    return this.at(id, (desk) => desk.sit(seat, name, bot));
  }

  saved(id: string): Promise<Saved | null> {
    return this.at(id, (desk) => desk.saved());
  }

  progress(id: string): Promise<Progress> {
    return this.at(id, (desk) => desk.live.reading(() => desk.live.progress()));
  }

  dealFace(id: string): Promise<DealFace | null> {
    return this.at(id, (desk) => desk.live.reading(() => desk.live.dealFace()));
  }

  door(id: string, eyes: Eyes): Door {
    return new Door(this, id, eyes);
  }

  /** Somebody looks through these eyes from now on, until what comes back is called. */
  watch(id: string, eyes: Eyes): () => void {
    return this.watchersOf(id).watch(eyes);
  }

  /** Somebody at another server looks; to be said again now and then. */
  touch(id: string, eyes: Eyes): void {
    this.watchersOf(id).touch(eyes);
  }

  /** What a door asks. Passed on where somebody else holds the table; `again` where nobody could be asked. */
  async call<N extends CallName>(id: string, eyes: Eyes, name: N, asked: Asked<N>): Promise<Said[N]> {
    try {
      return await this.callHere(id, eyes, name, asked);
    } catch (error) {
      if (!(error instanceof HeldElsewhere) && !(error instanceof LostTable)) throw error;
      if (error instanceof HeldElsewhere && this.world.forward) {
        const said = await this.world.forward(id, eyes, name, asked).catch(() => null);
        if (said !== null) return said as Said[N];
      }
      return refused('again') as Said[N];
    }
  }

  /** The same, but never passed on. Rejects with HeldElsewhere. */
  callHere<N extends CallName>(id: string, eyes: Eyes, name: N, asked: Asked<N>): Promise<Said[N]> {
    return this.at(id, (desk) => {
      if (eyes !== 'table' && eyes >= desk.live.ledger.seats.length) throw new RangeError('no such seat');
      // Whoever asks looks on, perhaps through another server.
      this.touch(id, eyes);
      return desk.call(eyes, name, asked);
    });
  }

  /** Works at a table, opened where it is not; again where it was lost meanwhile. */
  private async at<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const desk = await this.desk(id);
      try {
        return await work(desk);
      } catch (error) {
        if (!(error instanceof LostTable)) throw error;
        await this.drop(id, desk);
        if (tries === TRIES) throw error;
      }
    }
  }

  private desk(id: string): Promise<Desk> {
    if (this.isClosed) return Promise.reject(new HeldElsewhere(id));
    const known = this.kept.get(id);
    if (known) {
      known.used = this.world.clock.now();
      return known.desk;
    }
    const desk = this.open(id);
    const kept = { desk, used: this.world.clock.now() };
    this.kept.set(id, kept);
    desk.catch(() => {
      if (this.kept.get(id) === kept) this.kept.delete(id);
    });
    return desk;
  }

  private async open(id: string): Promise<Desk> {
    const { world, settings } = this;
    const taken = await world.store.take(id, settings.me, settings.leaseMs);
    if (!taken) throw new HeldElsewhere(id);
    const live = await openTable(world, this.committer, taken, this.watchersOf(id));
    return new Desk(live, await world.loadGame(taken.game), world, settings, this.wall);
  }

  private watchersOf(id: string): Watchers {
    const known = this.watchers.get(id);
    if (known) return known;
    const watchers = new Watchers(this.world.clock);
    this.watchers.set(id, watchers);
    return watchers;
  }

  /** A table that was lost: whoever looks on starts from what the store has. */
  private async drop(id: string, lost: Desk): Promise<void> {
    const known = this.kept.get(id);
    if (!known || (await known.desk.catch(() => null)) !== lost) return;
    if (this.kept.get(id) !== known) return;
    lost.stop();
    this.kept.delete(id);
    await lost.live.quiet();
    // Whoever needs it next may take it, here or elsewhere.
    await this.world.store.release(id, lost.live.epoch).catch(() => {});
    this.resync(id);
  }

  /** Renews what is held, lets go of what is idle or lost, and opens what waits for somebody. */
  private async tick(): Promise<void> {
    try {
      await this.readTime();
      await this.renew();
      await this.putAway();
      await this.lookAfterWatched();
      for (const id of await this.world.store.overdue(20)) await this.desk(id).catch(() => {});
    } catch (error) {
      this.world.report('tick', { message: String(error) });
    }
    if (!this.isClosed) this.tickLater();
  }

  /**
   * Tables that somebody here looks at while another server holds them: it is told so, or, where it is gone, the table is
   * taken over and those who look on are told to ask anew.
   */
  private async lookAfterWatched(): Promise<void> {
    for (const [id, watchers] of this.watchers) {
      if (this.kept.has(id) || this.isClosed) continue;
      for (const eyes of watchers.eyesHere()) await this.call(id, eyes, 'log', { since: BEYOND });
      if (this.kept.has(id)) this.resync(id);
    }
  }

  private resync(id: string): void {
    for (const eyes of this.watchersOf(id).eyes()) this.world.fanout.send(id, eyes, 'resync', undefined);
  }

  private async renew(): Promise<void> {
    const desks = new Map<string, Desk>();
    for (const [id, { desk }] of this.kept) {
      const open = await desk.catch(() => null);
      if (open) desks.set(id, open);
    }
    const held = new Map([...desks].map(([id, { live }]) => [id, live.epoch]));
    const mine = await this.world.store.renew(this.settings.me, held, this.settings.leaseMs);
    for (const [id, desk] of desks) {
      if (!mine.has(id)) desk.live.giveUp();
      if (desk.live.isLost) await this.drop(id, desk);
    }
  }

  private async putAway(): Promise<void> {
    const now = this.world.clock.now();
    for (const [id, { desk, used }] of this.kept) {
      if (now - used < this.settings.idleMs || !this.watchersOf(id).isEmpty) continue;
      const open = await desk.catch(() => null);
      if (!open || open.isAtWork) continue;
      await this.release(id, open);
    }
    // Also of tables that were never open here: somebody looked at their waiting room.
    for (const [id, watchers] of this.watchers) {
      if (!this.kept.has(id) && watchers.isEmpty) this.watchers.delete(id);
    }
  }

  private async release(id: string, desk: Desk): Promise<void> {
    desk.stop();
    this.kept.delete(id);
    desk.live.giveUp();
    await desk.live.quiet();
    await this.world.store.release(id, desk.live.epoch);
  }

  /** How many tables are held, for whoever counts. */
  get size(): number {
    return this.kept.size;
  }

  get watched(): number {
    return this.watchers.size;
  }

  /** Everything under way is finished, every table is given back. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.callOff();
    // What it asks of the store is answered before the store is closed.
    await this.ticking;
    await this.committer.drained();
    for (const [id, { desk }] of [...this.kept]) {
      const open = await desk.catch(() => null);
      if (open) await this.release(id, open).catch(() => {});
    }
  }
}
