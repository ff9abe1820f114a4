import { agreedHash, type Seat, sealOf } from '@starhold/kernel';
import type { Asked, Done } from '@starhold/wire';
import type { Bodies, Entry } from './ledger.ts';
import { type LiveTable, refused, type Written } from './live.ts';
import { personsIn, putOnShelf, versionOf } from './opening.ts';
import { Play } from './play.ts';
import { NO_SEAT } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** After so many deals that a seat held up, a bot has it. */
const MOST_MISSED = 2;

/**
 * The deal that nobody can choose (`kernel/deal.ts`): the server commits to its secret, every person seals a part, then all
 * open. A part that does not come voids the deal; it is never dealt without it.
 */
export class Dealer {
  private readonly live: LiveTable;
  private readonly world: Surroundings;
  private readonly game: Parameters<typeof versionOf>[0];
  private readonly patience: number;
  private callOff: () => void = () => {};

  constructor(live: LiveTable, world: Surroundings, game: Parameters<typeof versionOf>[0], patience: number) {
    this.live = live;
    this.world = world;
    this.game = game;
    this.patience = patience;
  }

  /** Begins where nothing is begun; goes on waiting where something is. */
  async begin(): Promise<void> {
    const { live } = this;
    const { origin } = live.brief;
    if (live.play) return;
    if (origin.kind !== 'dealt') {
      const play =
        origin.kind === 'issued'
          ? Play.begin(this.game, live.brief, origin.seed)
          : Play.brought(this.game, live.brief, origin.saved);
      await this.start(play, origin.kind === 'issued' ? origin.seed : origin.saved.seed);
    } else if (!live.ledger.deal.now) await this.commit();
    // Under other rules something else was agreed on.
    else if (live.ledger.deal.now.agreed !== this.agreed()) await this.giveUp(live.ledger.deal.now.k);
    this.wait();
  }

  private async commit(): Promise<void> {
    const { live } = this;
    const k = live.ledger.deal.gone.length + 1;
    const persons = personsIn(live.ledger);
    const body = {
      step: 'commit' as const,
      k,
      agreed: this.agreed(),
      secret: hex(this.world.luck.bytes(32)),
      seats: persons,
    };
    await live.own(`deal:${k}`, [{ kind: 'deal', seat: NO_SEAT, body }]);
    if (persons.length === 0) await this.finish(NO_SEAT, `opened:${k}`, `opened:${k}`, null);
  }

  private agreed(): string {
    const { brief, ledger } = this.live;
    const options = this.game.parseOptions(brief.setup.options);
    const rulesVersion = versionOf(this.game, brief);
    return agreedHash({ game: this.game.id, rulesVersion, seats: ledger.seats.length, options });
  }

  /** The first seal of a seat stands. */
  async seal(seat: Seat, asked: Asked<'seal'>): Promise<Done> {
    const { now } = this.live.ledger.deal;
    if (now?.k === asked.k && now.seals.get(seat) === asked.seal) return this.givenBefore(seat);
    if (!now || now.k !== asked.k || !now.seats.includes(seat) || now.seals.has(seat)) return refused('notNow');
    const entry: Entry = { kind: 'deal', seat, body: { step: 'seal', ...asked } };
    return this.live.command(seat, `seal:${asked.k}`, asked, () => ({ entries: [entry] }));
  }

  /** Too early is refused, and may be said again: nothing of it is remembered. */
  async open(seat: Seat, asked: Asked<'open'>): Promise<Done> {
    const { deal } = this.live.ledger;
    const { now } = deal;
    if (now?.k === asked.k && now.opens.get(seat) === asked.x) return this.givenBefore(seat);
    const isDue = now?.k === asked.k && deal.isSealed(now) && now.agreed === this.agreed() && !this.live.play;
    if (!now || !isDue || !now.seats.includes(seat) || now.opens.has(seat)) return refused('notNow');
    if (sealOf(this.live.id, asked.k, seat, asked.x) !== now.seals.get(seat)) return refused('notOffered');
    const entry: Entry = { kind: 'deal', seat, body: { step: 'open', ...asked } };
    const isLast = now.seats.every((other) => other === seat || now.opens.has(other));
    if (isLast) return this.finish(seat, `open:${asked.k}`, asked, entry);
    return this.live.command(seat, `open:${asked.k}`, asked, () => ({ entries: [entry] }));
  }

  private givenBefore(seat: Seat): Promise<Done> {
    return this.live.reading(() => ({ ok: true, n: this.live.sentTo(seat) }));
  }

  /** The last part is there: the seed exists from here on, and the game with it. One commit holds both. */
  private finish(seat: Seat, c: string, asked: unknown, entry: Entry | null): Promise<Done> {
    const { live } = this;
    return live.command(seat, c, asked, (): Written => {
      const { deal, seats } = live.ledger;
      const k = deal.now?.k ?? 0;
      if (entry?.kind === 'deal') deal.add(entry.body, seat);
      const seed = deal.seed(live.id, seats.length);
      live.play = Play.begin(this.game, live.brief, seed);
      const started: Entry = { kind: 'start', seat: NO_SEAT, body: { k, seed, pack: this.pack() } };
      this.stop();
      return { entries: entry ? [entry, started] : [started], anew: true };
    });
  }

  private pack(): string | null {
    const { play } = this.live;
    return (play && this.game.rules.pack?.(play.table.copyState())) ?? null;
  }

  private async start(play: Play, seed: string): Promise<void> {
    const { live } = this;
    live.play = play;
    const body: Bodies['start'] = { k: 0, seed, pack: this.pack() };
    await live.own('start', [{ kind: 'start', seat: NO_SEAT, body }], true);
  }

  /** Content is kept before a game begins with it. */
  static async keepContent(world: Surroundings, live: LiveTable, game: Parameters<typeof versionOf>[0]): Promise<void> {
    if (!game.packs || live.play) return;
    await putOnShelf(world.store, game, live.brief.setup.pack?.key ?? game.packs.base);
  }

  /** Live tables wait a minute for each other, tables over days as long as it takes. */
  wait(): void {
    this.stop();
    const { deal } = this.live.ledger;
    if (this.live.play || !deal.now || this.live.brief.pace !== 'live') return;
    const { k } = deal.now;
    this.callOff = this.world.clock.after(this.patience, () => {
      if (deal.now?.k === k && !this.live.play && !this.live.isLost) this.giveUp(k).catch(() => {});
    });
  }

  /** Named in public, with the secret that was to be used; the next deal has another one. */
  async giveUp(k: number): Promise<void> {
    const { live } = this;
    const missing = live.ledger.deal.missing();
    await live.own(`void:${k}`, [{ kind: 'deal', seat: NO_SEAT, body: { step: 'void', k, missing } }]);
    for (const seat of missing) {
      if (live.ledger.deal.missedBy(seat) < MOST_MISSED) continue;
      const { name } = live.ledger.seats[seat];
      await live.own(`missed:${k}:${seat}`, [{ kind: 'seat', seat: NO_SEAT, body: { seat, name, bot: 'rules' } }]);
    }
    await this.commit();
    this.wait();
  }

  /** Somebody left: what was begun is published and void, and nothing new begins. */
  async callOffDeal(): Promise<void> {
    const { now } = this.live.ledger.deal;
    this.stop();
    if (!now || this.live.play) return;
    await this.live.own(`void:${now.k}`, [
      { kind: 'deal', seat: NO_SEAT, body: { step: 'void', k: now.k, missing: [] } },
    ]);
  }

  stop(): void {
    this.callOff();
    this.callOff = () => {};
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
