import { type Seat, sealOf } from '@starhold/kernel';
import type { DealFace } from '@starhold/wire';
import { type KeptDeal, keepDeal, keptDeal } from './keptDeal.ts';
import { type LineToTable, LostError } from './line.ts';

function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * This page's part in a shuffle that nobody can choose: it draws a part and keeps it, sends the seal, and opens it only
 * when all seals are there and its own is among them. It may be told the same step several times, and comes back to any.
 */
export class DealPart {
  private readonly table: string;
  private readonly line: LineToTable;

  constructor(table: string, line: LineToTable) {
    this.table = table;
    this.line = line;
  }

  /** Does what is to be done now; `seat`: where the reader sits. */
  async take(face: DealFace, seat: Seat | null): Promise<void> {
    const { commit, seals, done, sealed, opened } = face;
    if (seat === null || !commit.seats.includes(seat)) return;
    const kept = this.part(face, seat);
    if (kept.commit.server !== commit.server || kept.commit.agreed !== commit.agreed) {
      // Another promise under the same number: nothing is given to it.
      console.warn('the server changed its part of the deal');
      return;
    }
    try {
      if (done) return this.note({ ...kept, opens: done.opens, commitment: done.commitment });
      if (seals) {
        if (seals[seat] !== sealOf(this.table, commit.k, seat, kept.x)) return; // sealed by another device of the same person
        this.note({ ...kept, seals });
        if (!opened.includes(seat)) await this.line.call('open', { k: commit.k, x: kept.x });
      } else if (!sealed.includes(seat)) {
        await this.line.call('seal', { k: commit.k, seal: sealOf(this.table, commit.k, seat, kept.x) });
      }
    } catch (error) {
      // The server tells how far the deal is to whoever comes back.
      if (!(error instanceof LostError)) throw error;
    }
  }

  /** The part for this deal: the one that is kept, also by another tab, or a new one, kept before anybody hears of it. */
  private part({ commit }: DealFace, seat: Seat): KeptDeal {
    const before = keptDeal(this.table, commit.k);
    if (before) return before;
    keepDeal(this.table, { commit, seat, x: draw() });
    return keptDeal(this.table, commit.k) as KeptDeal;
  }

  private note(kept: KeptDeal): void {
    keepDeal(this.table, kept);
  }
}
