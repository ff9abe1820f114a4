/**
 * How much slower this machine is at the moment than one that has nothing else to do, by a fixed piece of work that is timed
 * again and again meanwhile. Programs beside each other share caches and the halves of a processor: even processor time grows.
 */

const EVERY_MS = 100;
/** Milliseconds of the piece of work on the quiet machine for which limits in milliseconds are meant. */
const QUIET_MS = 1.1;
const ENTRIES = 2_000;

export class Yardstick {
  private readonly pieces: number[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor() {
    for (let i = 0; i < 20; i++) work(); // for the compiler
    this.timer = setInterval(() => this.measure(), EVERY_MS);
  }

  private measure(): void {
    work(); // what is wanted is in the cache again
    const start = performance.now();
    work();
    this.pieces.push(performance.now() - start);
  }

  /** Never below 1: a faster machine is held to the same milliseconds. */
  stop(): number {
    clearInterval(this.timer);
    // The quarter that took longest was kept from running, and the next one may have been.
    const sorted = this.pieces.toSorted((a, b) => a - b);
    return Math.max(1, (sorted[Math.floor(sorted.length / 3)] ?? 0) / QUIET_MS);
  }
}

/** As a page works: small objects in a map, sorted, made into text. */
function work(): number {
  const all = new Map<string, { n: number }>();
  for (let i = 0; i < ENTRIES; i++) all.set(`key ${(i * 7919) % 60_000}`, { n: i });
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted).length;
}
