import type { Beat, Eyes } from '@starhold/kernel';
import type { Look } from './device.ts';
import type { AnyTable } from './table.ts';

/** The steps from a position to the present one. */
export interface Steps {
  since: number;
  beats: Beat<unknown>[];
}

/**
 * Who has seen how much. Beats are made for one pair of eyes: when the device goes to somebody else, those since he last
 * looked are asked for anew. What lies open on a shared device everybody at it has seen.
 */
export class WatchedTable {
  private readonly looked = new Map<Eyes, number>();
  /** Nobody is shown anything older than this. */
  private start = 0;

  /** Nothing that happened before is shown step by step: the page begins here, or something was taken back. */
  startAt(table: AnyTable): void {
    this.start = table.length;
    this.looked.clear();
  }

  next(table: AnyTable, { eyes, handOver }: Look): Steps {
    const at = table.length;
    // Behind the hand-over nobody sees the table, so nobody has looked.
    if (handOver !== null) return { since: at, beats: [] };
    const since = Math.min(at, Math.max(this.start, this.lastLook(eyes)));
    this.looked.set(eyes, at);
    return { since, beats: table.beats(since, eyes) };
  }

  private lastLook(eyes: Eyes): number {
    if (eyes === 'table') return Math.max(-1, ...this.looked.values());
    return Math.max(this.looked.get(eyes) ?? -1, this.looked.get('table') ?? -1);
  }
}
