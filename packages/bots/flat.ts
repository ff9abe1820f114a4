import type { Brain, Picked, Rng, World } from '@starhold/kernel';
import type { Ranked, Situation } from './player.ts';

/**
 * For games whose own policy is good: which first step makes the policy's play from there on best? Only picks that the
 * game calls doubtful are tried, all in the same imagined worlds, so that luck is the same for all of them. Those that
 * fall behind are given up; the policy's own pick stays to the end, and another is preferred only where the worlds agree
 * that it is better.
 */

export type Trusted = NonNullable<Brain<unknown>['trusted']>;

/** A playout that long is stopped where it is. */
const MAX_STEPS = 400;
/** Worlds before the first picks are given up. */
const FIRST_WORLDS = 2;
/** So many standard errors better than the policy's pick. */
const CONVINCING = 1;

interface Candidate {
  pick: Picked;
  /** What each world came to. */
  worths: number[];
}

export interface Budget {
  iterations: number;
  until: number;
}

export function flatRanking(
  at: Situation,
  brain: Brain<unknown>,
  trusted: Trusted,
  budget: Budget,
  rng: Rng,
): Ranked[] {
  const { view } = at;
  const own = brain.choose(view, at.decision, rng);
  let left = candidatesOf(own, trusted.doubts(view, at.decision));
  if (left.length === 1) return [{ pick: own, worth: brain.value(view) }];
  const given: Candidate[] = [];
  let playouts = 0;
  const open = (): boolean => playouts < budget.iterations && performance.now() < budget.until;
  for (let worlds = FIRST_WORLDS; left.length > 1 && open(); worlds *= 2) {
    for (let w = 0; w < worlds && open(); w++) {
      const world = at.imagine(rng);
      for (const candidate of left) {
        candidate.worths.push(playout(world.fork(), at, candidate.pick, brain, trusted.rounds, rng));
        playouts++;
      }
    }
    const others = left.slice(1).sort((a, b) => mean(b) - mean(a));
    const keep = left.length > 3 ? Math.floor(left.length / 2) : left.length - 1;
    given.unshift(...others.slice(keep));
    left = [left[0], ...others.slice(0, keep)];
  }
  return ranked(left, given);
}

/** The policy's pick first, then the others. */
function candidatesOf(own: Picked, doubts: readonly Picked[]): Candidate[] {
  const met = new Map([[JSON.stringify(own), own]]);
  for (const pick of doubts) met.set(JSON.stringify(pick), pick);
  return [...met.values()].map((pick) => ({ pick, worths: [] }));
}

function playout(world: World, at: Situation, pick: Picked, brain: Brain<unknown>, rounds: number, rng: Rng): number {
  const lastRound = world.round + rounds;
  const first = world.open.find((d) => d.id === at.decision.id) ?? world.open[0];
  world.play(first, pick);
  for (let steps = 0; world.over === '' && world.round <= lastRound && steps < MAX_STEPS; steps++) {
    const decision = world.open[0];
    world.play(decision, brain.choose(world.sight(decision.ask.seat), decision, rng));
  }
  return brain.value(world.sight(at.seat));
}

function mean({ worths }: Candidate): number {
  return worths.length === 0 ? 0 : worths.reduce((sum, w) => sum + w, 0) / worths.length;
}

/** Mean difference in the same worlds, in standard errors; none where they never differ. */
function lead(a: Candidate, b: Candidate): number {
  const n = Math.min(a.worths.length, b.worths.length);
  if (n < 2) return 0;
  const differences = a.worths.slice(0, n).map((w, i) => w - b.worths[i]);
  const middle = differences.reduce((sum, d) => sum + d, 0) / n;
  const variance = differences.reduce((sum, d) => sum + (d - middle) ** 2, 0) / (n - 1);
  return middle / Math.sqrt(variance / n + 1e-12);
}

function ranked(left: readonly Candidate[], given: readonly Candidate[]): Ranked[] {
  const [own, ...others] = left;
  const order = [...others, ...given];
  const best = order.slice().sort((a, b) => mean(b) - mean(a));
  const first = others.length > 0 && lead(best[0], own) > CONVINCING ? best[0] : own;
  const rest = [own, ...best].filter((c) => c !== first).sort((a, b) => mean(b) - mean(a));
  return [first, ...rest].map((c) => ({ pick: c.pick, worth: mean(c) }));
}
