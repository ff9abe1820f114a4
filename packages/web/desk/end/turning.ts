import type { Standing } from '@starhold/kernel';
import type { Estimate } from '../../session/estimates.ts';
import type { LogEntry } from '../../session/types.ts';

/** Where a game turned, from what a bot thought of it round by round. */
export interface Turning {
  /** How it stood when each round was over. */
  curve: readonly { round: number; worth: number }[];
  /** Of the curve: the round in which it turned. */
  which: number;
  from: number;
  to: number;
  /** The answer after which that round began. */
  at: number;
  /** What was done or suffered in it, where the game names such things. */
  deed: LogEntry | undefined;
}

/** Kinds of events worth telling, the weightiest first: what helps, and what hurts. */
export interface Deeds {
  good: readonly string[];
  bad: readonly string[];
}

/** A smaller swing is none; a best moment is one all the same. */
const LEAST_SWING = 0.05;
const LEAST_BEST = 0.005;

/** `best`: the largest rise is wanted, whatever the result was. */
export function turningOf(
  estimates: readonly Estimate[],
  log: readonly LogEntry[],
  standing: Standing,
  deeds: Deeds,
  best = false,
): Turning | undefined {
  const rows = rowsOf(estimates);
  if (rows.length < 3) return undefined;
  const wanted = best || standing === 'won' ? 1 : standing === 'lost' ? -1 : 0;
  // How it ended is no estimate: the last row is part of the curve, and turns nothing.
  const swings = rows.slice(1, -1).map(({ worth }, i) => {
    const swing = worth - rows[i].worth;
    return wanted === 0 ? Math.abs(swing) : wanted * swing;
  });
  const largest = Math.max(...swings);
  if (swings.length === 0 || largest < (best ? LEAST_BEST : LEAST_SWING)) return undefined;
  const which = swings.indexOf(largest) + 1;
  const [from, to] = [rows[which - 1], rows[which]];
  const isRise = to.worth > from.worth;
  const within = log.filter(({ round }) => round === to.round);
  return {
    curve: rows.map(({ round, worth }) => ({ round, worth })),
    which,
    from: from.worth,
    to: to.worth,
    at: from.at,
    deed: deedIn(within, isRise ? deeds.good : deeds.bad, swingAt(estimates, isRise)),
  };
}

interface Row {
  round: number;
  worth: number;
  /** The last answer of the round. */
  at: number;
}

/** The last estimate of each round: between rounds positions are alike, within one they are not. */
function rowsOf(estimates: readonly Estimate[]): Row[] {
  const rows: Row[] = [];
  for (const { round, worth, at } of estimates) {
    const last = rows.at(-1);
    if (last?.round === round) Object.assign(last, { worth, at });
    else rows.push({ round, worth, at });
  }
  return rows;
}

function swingAt(estimates: readonly Estimate[], isRise: boolean): ReadonlyMap<number, number> {
  const sign = isRise ? 1 : -1;
  return new Map(estimates.slice(1).map(({ at, worth }, i) => [at, sign * (worth - estimates[i].worth)]));
}

/** The weightiest kind that occurs; of several, the one with the larger swing. */
function deedIn(
  entries: readonly LogEntry[],
  kinds: readonly string[],
  swing: ReadonlyMap<number, number>,
): LogEntry | undefined {
  for (const kind of kinds) {
    const [first] = entries
      .filter(({ event }) => event.type === kind)
      .toSorted((a, b) => (swing.get(b.at) ?? 0) - (swing.get(a.at) ?? 0));
    if (first) return first;
  }
  return undefined;
}
