import { proveBot } from '@starhold/bots';
import type { Eyes, Saved, Seat, TableModule } from '@starhold/kernel';
import { forecastsFor, hintFrom, hintJob, momentOf } from '@starhold/session';
import type { Asked, CallName, Done, Said, Why } from '@starhold/wire';
import { Dealer } from './dealer.ts';
import { Hands } from './hands.ts';
import { type LiveTable, refused } from './live.ts';
import { SeatClocks } from './seat-clocks.ts';
import { StandingSeats } from './standing-seats.ts';
import { NO_SEAT } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { TakingBack } from './taking-back.ts';

export interface DeskSettings {
  /** Milliseconds between what was seen last and what a bot does. */
  botPace: number;
  /** How long a live table waits for a part of the deal. */
  dealPatience: number;
}

/** So long after its owner is gone a table at which a bot is to move is anybody's business. */
const BOT_DUE = 10_000;

const MISSED = new Set<Why>(['stale', 'over']);

/** A live table with all that happens at it: commands of seats, bots, clocks, the deal. Knows whose eyes; doors say it. */
export class Desk {
  readonly live: LiveTable;
  readonly dealer: Dealer;
  private readonly world: Surroundings;
  private readonly hands: Hands;
  private readonly takingBack: TakingBack;
  private readonly clocks: SeatClocks;
  private readonly standing: StandingSeats;

  constructor(live: LiveTable, game: TableModule, world: Surroundings, settings: DeskSettings, wall: () => number) {
    this.live = live;
    this.world = world;
    this.dealer = new Dealer(live, world, game, settings.dealPatience);
    this.clocks = new SeatClocks(live, world);
    this.standing = new StandingSeats(live, world, (seat) => this.clocks.spentBy(seat));
    this.takingBack = new TakingBack(live, world.clock, () => this.look());
    this.hands = new Hands(live, world, {
      pace: settings.botPace,
      follow: (entries) => this.standing.follow(entries),
      isHeld: () => this.takingBack.isWaited,
    });
    live.thinking = () => this.hands.next()?.ask.seat ?? null;
    live.beside = () => ({ ...this.takingBack.faces(), clock: this.clocks.face() });
    live.due = () => {
      const ms = this.hands.next() ? BOT_DUE : this.clocks.soonest();
      return ms === null ? null : Math.round(wall() + ms);
    };
    live.onStored = () => this.look();
    this.look();
    this.dealer.wait();
  }

  private look(): void {
    this.standing.look();
    this.hands.look();
    this.clocks.look();
  }

  /** Something is to happen here although nobody looks. */
  get isAtWork(): boolean {
    return this.live.isBusy || this.hands.next() !== undefined || this.clocks.soonest() !== null;
  }

  /** Nothing is done by itself any more. */
  stop(): void {
    this.clocks.stop();
    this.dealer.stop();
    this.live.onStored = () => {};
  }

  /** A reader's calls for any eyes, a seat's for its own. `eyes` comes from the door, never from the wire. */
  call<N extends CallName>(eyes: Eyes, name: N, asked: Asked<N>): Promise<Said[N]> {
    return (this[name] as (eyes: Eyes, asked: Asked<N>) => Promise<Said[N]>)(eyes, asked);
  }

  private sync(eyes: Eyes, { have }: Asked<'sync'>): Promise<Said['sync']> {
    return this.live.reading(() => this.live.full(eyes, have));
  }

  private async answer(seat: Eyes, asked: Asked<'answer'>): Promise<Done> {
    const { live } = this;
    if (seat === 'table') return refused('notYours');
    const done = await live.command(seat, asked.c, asked, () => {
      if (!live.play) return refused('notNow');
      if (live.ledger.seats[seat].bot !== undefined) return refused('notYours');
      if (asked.g !== undefined && asked.g !== live.ledger.gen) return refused('stale');
      const kept = this.standing.prepare(live.play, seat, asked);
      if (!kept) return refused('stale');
      const { d, p, shown } = asked;
      const answer = { decision: d, seat, pick: p, ...(shown === undefined ? {} : { shown }), ...kept };
      const taken = live.play.answer(answer, () => this.clocks.spentBy(seat));
      return taken.ok ? { entries: this.standing.follow([taken.entry]) } : taken;
    });
    // Whoever answers what is not asked has missed something, perhaps when another server went down with it: nothing more may
    // come that would tell.
    if (done.ok || !MISSED.has(done.why)) return done;
    const full = await live.reading(() => live.full(seat));
    return 'ok' in full ? done : { ...done, full };
  }

  private want(seat: Eyes, asked: Asked<'want'>): Promise<Done> {
    return this.wish(seat, (own) => this.standing.want(own, asked));
  }

  private halt(seat: Eyes, { d }: Asked<'halt'>): Promise<Done> {
    return this.wish(seat, (own) => this.standing.halt(own, d));
  }

  /** Nothing of it is stored. */
  private async wish(seat: Eyes, said: (seat: Seat) => void): Promise<Done> {
    const { live } = this;
    if (seat === 'table') return refused('notYours');
    return live.reading(() => {
      if (!live.play) return refused('notNow');
      said(seat);
      return { ok: true, n: live.sentTo(seat) };
    });
  }

  private undo(seat: Eyes, asked: Asked<'undo'>): Promise<Said['undo']> {
    return seat === 'table' ? Promise.resolve(refused('notYours')) : this.takingBack.undo(seat, asked);
  }

  private consent(seat: Eyes, asked: Asked<'consent'>): Promise<Done> {
    return seat === 'table' ? Promise.resolve(refused('notYours')) : this.takingBack.consent(seat, asked);
  }

  private signal(seat: Eyes, asked: Asked<'signal'>): Promise<Done> {
    const { live } = this;
    if (seat === 'table') return Promise.resolve(refused('notYours'));
    return live.command(seat, asked.c, asked, () => {
      if (!live.play?.table.signal(seat, asked.id)) return refused('notNow');
      return { entries: [{ kind: 'signal', seat, body: { id: asked.id } }] };
    });
  }

  private handOver(seat: Eyes, asked: Asked<'handOver'>): Promise<Done> {
    const { live } = this;
    if (seat === 'table') return Promise.resolve(refused('notYours'));
    return live.command(seat, asked.c, asked, () => {
      const { name, bot } = live.ledger.seats[seat];
      if (!live.play || bot !== undefined || !isBot(asked.bot)) return refused('notNow');
      // A deal that is the same for everybody is there to compare people.
      if (live.brief.origin.kind === 'issued') return refused('notNow');
      const spent = this.clocks.spentBy(seat);
      const body = { seat, name, bot: asked.bot, ...(spent === undefined ? {} : { spent }) };
      return { entries: [{ kind: 'seat', seat, body }] };
    });
  }

  private takeBack(seat: Eyes, asked: Asked<'takeBack'>): Promise<Done> {
    const { live } = this;
    if (seat === 'table') return Promise.resolve(refused('notYours'));
    return live.command(seat, asked.c, asked, () => {
      const { name, bot } = live.ledger.seats[seat];
      if (!live.play || bot === undefined) return refused('notNow');
      return { entries: [{ kind: 'seat', seat, body: { seat, name, bot: null } }] };
    });
  }

  /** Somebody else has the seat from now on: the lobby's word, not a seat's. */
  sit(seat: Seat, name: string, bot: string | null): Promise<Done> {
    const { live } = this;
    this.standing.forget(seat);
    return live.own(`sit:${live.at}:${seat}`, [{ kind: 'seat', seat: NO_SEAT, body: { seat, name, bot } }]);
  }

  private forecast(eyes: Eyes, { d }: Asked<'forecast'>): Promise<Said['forecast']> {
    return this.live.reading(() => {
      const { table } = this.live.play ?? {};
      const decision = eyes === 'table' ? undefined : table?.decisionsFor(eyes).find(({ id }) => id === d);
      if (!table || !decision || eyes === 'table') return refused('stale');
      const forecasts = forecastsFor(table, decision, eyes);
      return { ok: true, refusals: table.refusals(decision, eyes), forecasts, ...this.standing.face(eyes, decision) };
    });
  }

  private async hint(eyes: Eyes, { depth }: Asked<'hint'>): Promise<Said['hint']> {
    const { live } = this;
    const asking = await live.reading(() => {
      const { play } = live;
      if (!play || eyes === 'table' || live.ledger.seats[eyes].bot !== undefined) return null;
      const decisions = play.table.decisionsFor(eyes);
      const [decision] = decisions;
      if (!decision) return null;
      const look = { eyes, decisions, handOver: null };
      const steps = { since: play.table.length, beats: [] };
      const moment = momentOf(play.game, play.table, look, [eyes], null, steps);
      return {
        play,
        moment,
        job: hintJob(play.table, play.game, decision),
        id: `${live.id}.${live.at}.hint.${decision.id}`,
      };
    });
    if (!asking) return refused('notNow');
    const { play, moment, job, id } = asking;
    const thought = await this.world.thinker.think(job, id).catch(() => null);
    if (!thought) return refused('notNow');
    return { ok: true, hint: hintFrom(play.table, play.game, moment, thought, depth) };
  }

  private log(eyes: Eyes, { since }: Asked<'log'>): Promise<Said['log']> {
    const { live } = this;
    return live.reading(() =>
      live.play ? { ok: true, gen: live.ledger.gen, log: live.play.log(eyes, since) } : refused('notNow'),
    );
  }

  private why(eyes: Eyes, { gauge }: Asked<'why'>): Promise<Said['why']> {
    const { live } = this;
    return live.reading(() => (live.play ? { ok: true, changes: live.play.why(eyes, gauge) } : refused('notNow')));
  }

  private series(): Promise<Said['series']> {
    const { live } = this;
    return live.reading(() => (live.play ? { ok: true, series: live.play.series() } : refused('notNow')));
  }

  private past(eyes: Eyes, { at }: Asked<'past'>): Promise<Said['past']> {
    const { live } = this;
    return live.reading(() => (live.play ? { ok: true, moment: live.play.past(eyes, at) } : refused('notNow')));
  }

  private beats(eyes: Eyes, { from, to }: Asked<'beats'>): Promise<Said['beats']> {
    const { live } = this;
    return live.reading(() => (live.play ? { ok: true, beats: live.play.beats(eyes, from, to) } : refused('notNow')));
  }

  private seal(seat: Eyes, asked: Asked<'seal'>): Promise<Done> {
    return seat === 'table' ? Promise.resolve(refused('notYours')) : this.dealer.seal(seat, asked);
  }

  private open(seat: Eyes, asked: Asked<'open'>): Promise<Done> {
    return seat === 'table' ? Promise.resolve(refused('notYours')) : this.dealer.open(seat, asked);
  }

  /** The whole game with its seed; null while it runs. */
  saved(): Promise<Saved | null> {
    const { live } = this;
    return live.reading(() => (live.play && live.play.table.over !== '' ? live.play.save(live.ledger, live.id) : null));
  }
}

function isBot(spec: string): boolean {
  try {
    proveBot(spec);
    return true;
  } catch {
    return false;
  }
}
