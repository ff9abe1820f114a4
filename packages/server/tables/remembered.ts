import type { Seat } from '@starhold/kernel';

/** So many commands are answered again from memory; older ones are looked up. */
const REMEMBERED = 64;

interface Known {
  /** Of what was asked. */
  hash: string;
  reply: Promise<unknown>;
}

/** The newest commands of a table with what was said to them: the same one again gets the same reply. */
export class Remembered {
  private readonly recent = new Map<string, Known>();

  get(seat: Seat, c: string): Known | undefined {
    return this.recent.get(`${seat} ${c}`);
  }

  keep(seat: Seat, c: string, known: Known): void {
    this.recent.set(`${seat} ${c}`, known);
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= REMEMBERED) break;
      this.recent.delete(oldest);
    }
  }

  forget(seat: Seat, c: string): void {
    this.recent.delete(`${seat} ${c}`);
  }
}
