import type { Clock } from './tables/surroundings.ts';

/** A timer that should wait longer than this would not wait at all. Whoever is called early looks again. */
const LONGEST_MS = 2 ** 31 - 1;

/** The clock of this process: it only grows, whatever happens to the time of day. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};
