import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { LobbyError } from '../lobby/problem.ts';

/** How often somebody may do something. Counted in this process: with several, each counts for itself. */

/** So many points in so many seconds. */
const BUDGETS = {
  /** Requests of one address, of all kinds. */
  requests: [600, 60],
  /** Each makes a row that stays for weeks. */
  guests: [60, 600],
  /** Wrong passwords for one login, from one address. */
  logins: [10, 900],
  /** For one login from anywhere: slower than any list of passwords. */
  loginName: [50, 900],
  /** Short codes could be found by trying. */
  codes: [30, 600],
  tables: [40, 600],
  uploads: [10, 600],
  tickets: [120, 60],
  /** Calls of one person at all tables, weighed by what they cost. */
  calls: [150, 5],
  chat: [10, 15],
  reports: [10, 3600],
  sockets: [300, 60],
} as const;

export type Limited = keyof typeof BUDGETS;

export class Limits {
  private readonly limiters: Record<Limited, RateLimiterMemory>;

  /** `factor` makes all budgets larger, for tests and load. */
  constructor(factor = 1) {
    const entries = Object.entries(BUDGETS).map(([name, [points, duration]]) => [
      name,
      new RateLimiterMemory({ points: points * factor, duration }),
    ]);
    this.limiters = Object.fromEntries(entries);
  }

  /** Throws `tooMany` with the seconds to wait. */
  async spend(what: Limited, key: string, points = 1): Promise<void> {
    const wait = await this.trySpend(what, key, points);
    if (wait > 0) throw new LobbyError('tooMany', 'too often; wait a little', wait);
  }

  /** 0 where it was allowed, else the seconds to wait. */
  async trySpend(what: Limited, key: string, points = 1): Promise<number> {
    try {
      await this.limiters[what].consume(key, points);
      return 0;
    } catch (left) {
      if (left instanceof Error) throw left;
      return Math.max(1, Math.ceil((left as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  async giveBack(what: Limited, key: string): Promise<void> {
    await this.limiters[what].reward(key);
  }

  /** Throws where nothing is left, and takes nothing. */
  async requireLeft(what: Limited, key: string): Promise<void> {
    const left = await this.limiters[what].get(key);
    if (left !== null && left.remainingPoints <= 0) {
      throw new LobbyError('tooMany', 'too often; wait a little', Math.max(1, Math.ceil(left.msBeforeNext / 1000)));
    }
  }

  async clear(what: Limited, key: string): Promise<void> {
    await this.limiters[what].delete(key);
  }
}

/** What a call costs, where it is more than one: readers that play games again, and bots that think. */
export const CALL_COSTS: Partial<Record<string, number>> = {
  past: 3,
  beats: 5,
  log: 3,
  why: 3,
  series: 5,
  hint: 20,
  sync: 2,
};
