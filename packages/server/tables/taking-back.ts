import type { Seat, UndoOffer } from '@starhold/kernel';
import type { Asked, Done, OnlineMoment, Refused, Undone } from '@starhold/wire';
import { type LiveTable, refused, type Written } from './live.ts';
import { personsIn } from './opening.ts';
import type { Clock } from './surroundings.ts';

/** So long bots wait for those who are asked, and so long it is told that they refused. Who says nothing is not looking. */
const PATIENCE = 30_000;

interface Request {
  id: string;
  by: Seat;
  past: boolean;
  /** Where the table was: an answer given meanwhile makes an end of it. */
  at: string;
  until: number;
  asked: Seat[];
  agreed: Set<Seat>;
  caveat: boolean;
  event: number | null;
  refusedBy: Seat | null;
}

/** Taking back: at once where nobody else has acted since, else with the consent of those who have. */
export class TakingBack {
  private readonly live: LiveTable;
  private readonly clock: Clock;
  private readonly goOn: () => void;
  private request: Request | null = null;
  private count = 0;

  /** @param goOn Told when bots need not wait any more. */
  constructor(live: LiveTable, clock: Clock, goOn: () => void) {
    this.live = live;
    this.clock = clock;
    this.goOn = goOn;
  }

  /** Somebody is asked, and no bot goes on over it. */
  get isWaited(): boolean {
    return this.isOpen(this.request) && this.clock.now() < this.request.until;
  }

  private isOpen(request: Request | null): request is Request {
    return request !== null && request.refusedBy === null && request.at === this.at;
  }

  /** Rows of what was just done are not numbered yet when it is told; its answers are there. */
  private get at(): string {
    const { play, ledger } = this.live;
    return `${ledger.gen}.${play?.table.length}`;
  }

  /** The request, or that it was refused: whoever asked is not left to wonder. */
  faces(): Pick<OnlineMoment, 'asking' | 'refused'> {
    const { request } = this;
    if (!request) return { asking: null, refused: null };
    const { id, by, asked, agreed, caveat, event, refusedBy, until } = request;
    // The table may go on at once: whoever asked reads it all the same.
    const isTold = refusedBy !== null && this.clock.now() < until;
    if (isTold) return { asking: null, refused: { id, by, refusedBy } };
    if (!this.isOpen(request)) return { asking: null, refused: null };
    return { asking: { id, by, waitsFor: asked.filter((seat) => !agreed.has(seat)), caveat, event }, refused: null };
  }

  async undo(seat: Seat, asked: Asked<'undo'>): Promise<Undone> {
    const { live } = this;
    const { play, ledger } = live;
    if (!play) return refused('notNow');
    if (ledger.seats[seat].bot !== undefined) return refused('notYours');
    const offer = play.table.undoOffer(seat, asked.past);
    const others = offer.ok ? this.toAsk(seat, offer) : [];
    if (others.length === 0) {
      return live.command(seat, asked.c, asked, () => this.carryOut(seat, asked.past));
    }
    if (!offer.ok || play.table.over !== '') return refused('notNow');
    const id = `${live.epoch}.${++this.count}`;
    const request: Request = {
      id,
      by: seat,
      past: asked.past,
      at: this.at,
      until: this.clock.now() + PATIENCE,
      asked: others,
      agreed: new Set(),
      caveat: offer.caveat,
      event: play.firstEventOf(offer.at),
      refusedBy: null,
    };
    this.request = request;
    this.clock.after(PATIENCE, () => {
      if (this.request === request) this.goOn();
    });
    live.tell();
    return live.reading(() => ({ ok: true, n: live.sentTo(seat), asked: true }));
  }

  /** Past a barrier everybody else; before it only people whose own answers would stand on another past. */
  private toAsk(seat: Seat, offer: UndoOffer & { ok: true }): Seat[] {
    const since = offer.caveat ? null : (this.live.play?.answeredSince(offer.at) ?? []);
    return personsIn(this.live.ledger).filter((other) => other !== seat && (since === null || since.includes(other)));
  }

  async consent(seat: Seat, asked: Asked<'consent'>): Promise<Done> {
    const { live, request } = this;
    if (!this.isOpen(request) || request.id !== asked.ask || !request.asked.includes(seat)) return refused('notNow');
    if (asked.yes) request.agreed.add(seat);
    else {
      request.refusedBy = seat;
      request.until = this.clock.now() + PATIENCE;
    }
    if (asked.yes && request.asked.every((other) => request.agreed.has(other))) {
      this.request = null;
      return live.command(seat, asked.c, asked, () => this.carryOut(request.by, request.past));
    }
    live.tell();
    this.goOn();
    return live.reading(() => ({ ok: true, n: live.sentTo(seat) }));
  }

  private carryOut(seat: Seat, past: boolean): Written | Refused {
    const offer = this.live.play?.undo(seat, past);
    if (!offer?.ok) return refused(offer?.why ?? 'notNow');
    this.request = null;
    return { entries: [{ kind: 'undo', seat, body: { at: offer.at, all: offer.caveat ? 1 : 0 } }], anew: true };
  }
}
