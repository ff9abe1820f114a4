import { type Deal, dealtSeed, type Seat, serverHash } from '@starhold/kernel';
import type { DealDone, DealFace, DealPublished } from '@starhold/wire';

/** The steps of a deal, as rows keep them. The secret is the server's until the game is over. */
export type DealStep =
  | { step: 'commit'; k: number; agreed: string; secret: string; seats: Seat[] }
  | { step: 'seal'; k: number; seal: string }
  | { step: 'open'; k: number; x: string }
  | { step: 'void'; k: number; missing: Seat[] };

interface Attempt {
  k: number;
  agreed: string;
  secret: string;
  seats: Seat[];
  seals: Map<Seat, string>;
  opens: Map<Seat, string>;
}

/** How far the deal of a table is. */
export class DealBook {
  now: Attempt | null = null;
  readonly gone: { k: number; secret: string; missing: Seat[] }[] = [];

  add(entry: DealStep, seat: Seat): void {
    if (entry.step === 'commit') {
      const { k, agreed, secret, seats } = entry;
      this.now = { k, agreed, secret, seats, seals: new Map(), opens: new Map() };
    } else if (this.now?.k !== entry.k) throw new Error(`deal ${entry.k} is not the one that is under way`);
    else if (entry.step === 'seal') this.now.seals.set(seat, entry.seal);
    else if (entry.step === 'open') this.now.opens.set(seat, entry.x);
    else {
      this.gone.push({ k: entry.k, secret: this.now.secret, missing: entry.missing });
      this.now = null;
    }
  }

  /** The seats whose part or seal is missing. */
  missing(): Seat[] {
    if (!this.now) return [];
    const { seats, seals, opens } = this.now;
    const unsealed = seats.filter((seat) => !seals.has(seat));
    return unsealed.length > 0 ? unsealed : seats.filter((seat) => !opens.has(seat));
  }

  isSealed({ seats, seals }: Attempt): boolean {
    return seats.every((seat) => seals.has(seat));
  }

  /** How often a seat held a deal up. */
  missedBy(seat: Seat): number {
    return this.gone.filter(({ missing }) => missing.includes(seat)).length;
  }

  seed(table: string, seats: number): string {
    if (!this.now) throw new Error('nothing is dealt');
    const { k, secret, opens } = this.now;
    return dealtSeed(table, k, secret, bySeat(opens, seats));
  }

  /** What everybody may know while the game is not over. Nothing of what is not open, and no secret. */
  face(table: string, seats: number, done: DealDone | null, published: DealPublished | null): DealFace | null {
    if (!this.now) return null;
    const { k, agreed, secret, seats: dealers, seals, opens } = this.now;
    return {
      commit: { table, k, agreed, server: serverHash(table, k, secret), seats: dealers },
      sealed: [...seals.keys()].sort(),
      opened: [...opens.keys()].sort(),
      seals: this.isSealed(this.now) ? bySeat(seals, seats) : null,
      done,
      voids: this.voids(table),
      published,
    };
  }

  private voids(table: string): DealFace['voids'] {
    return this.gone.map(({ k, secret, missing }) => ({ k, server: serverHash(table, k, secret), secret, missing }));
  }

  opens(seats: number): (string | null)[] {
    return bySeat(this.now?.opens ?? new Map(), seats);
  }

  /** For the file of the finished game. */
  record(table: string, seats: number): Deal | undefined {
    if (!this.now) return undefined;
    const { k, agreed, secret, seals, opens } = this.now;
    const parts = Array.from({ length: seats }, (_, seat) => {
      const seal = seals.get(seat);
      const open = opens.get(seat);
      return seal === undefined || open === undefined ? null : { seal, open };
    });
    return { table, k, agreed, server: serverHash(table, k, secret), secret, parts, voids: this.voids(table) };
  }
}

function bySeat(values: ReadonlyMap<Seat, string>, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => values.get(seat) ?? null);
}
