import type { Seat, UndoOffer } from '@starhold/kernel';
import type { Asked, Done, OnlineMoment, Refused, Undone } from '@starhold/wire';
import { type LiveTable, refused, type Written } from './live.ts';
import { personsIn } from './opening.ts';

interface Request {
  id: string;
  by: Seat;
  past: boolean;
  /** How far the table was: whatever happens meanwhile makes an end of it. */
  at: number;
  asked: Seat[];
  agreed: Set<Seat>;
  caveat: boolean;
  event: number | null;
  refusedBy: Seat | null;
}

/** Taking back: at once where nobody else has acted since, else with the consent of those who have. */
export class TakingBack {
  private readonly live: LiveTable;
  private request: Request | null = null;
  private count = 0;

  constructor(live: LiveTable) {
    this.live = live;
  }

  /** The request, or that it was refused: whoever asked is not left to wonder. */
  faces(): Pick<OnlineMoment, 'asking' | 'refused'> {
    const { request } = this;
    if (!request || request.at !== this.live.at) return { asking: null, refused: null };
    const { id, by, asked, agreed, caveat, event, refusedBy } = request;
    if (refusedBy !== null) return { asking: null, refused: { id, by, refusedBy } };
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
    this.request = {
      id,
      by: seat,
      past: asked.past,
      at: live.at,
      asked: others,
      agreed: new Set(),
      caveat: offer.caveat,
      event: play.firstEventOf(offer.at),
      refusedBy: null,
    };
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
    const isOpen = request !== null && request.refusedBy === null && request.at === live.at;
    if (!isOpen || request.id !== asked.ask || !request.asked.includes(seat)) return refused('notNow');
    if (asked.yes) request.agreed.add(seat);
    else request.refusedBy = seat;
    if (asked.yes && request.asked.every((other) => request.agreed.has(other))) {
      this.request = null;
      return live.command(seat, asked.c, asked, () => this.carryOut(request.by, request.past));
    }
    live.tell();
    return live.reading(() => ({ ok: true, n: live.sentTo(seat) }));
  }

  private carryOut(seat: Seat, past: boolean): Written | Refused {
    const offer = this.live.play?.undo(seat, past);
    if (!offer?.ok) return refused(offer?.why ?? 'notNow');
    this.request = null;
    return { entries: [{ kind: 'undo', seat, body: { at: offer.at, all: offer.caveat ? 1 : 0 } }], anew: true };
  }
}
