import type { Brain, Decision, Picked, Rng, Trusted, World } from '@starhold/kernel';
import type { Ranked, Situation } from './player.ts';

/**
 * For games whose own policy is good: which first step makes the policy's play from there on best? Only picks that the
 * game calls doubtful are tried, and the first steps of other plans, all in the same imagined worlds, so that luck is the same for all of them. Those that fall behind are given up; the policy's own pick stays to the end,
 * and another is preferred only where the worlds agree that it is better.
 */

/** A playout that long is stopped where it is. */
const MAX_STEPS = 400;
/** Worlds before the first picks are given up. */
const FIRST_WORLDS = 2;
/** So many standard errors better than the policy's pick, where the game does not say. */
const CONVINCING = 1;
/** So many worse, and a pick is given up. */
const HOPELESS = -2.5;

type Choose = Brain<unknown>['choose'];

interface Candidate {
  pick: Picked;
  /** Who plays on for the seat until its turn is over. */
  choose: Choose;
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
  trusted: Trusted<unknown>,
  budget: Budget,
  rng: Rng,
): Ranked[] {
  const { view } = at;
  const own = brain.choose(view, at.decision, rng);
  let left = candidatesOf(at, own, brain, trusted);
  if (left.length === 1) return [{ pick: own, worth: brain.value(view) }];
  const given: Candidate[] = [];
  let playouts = 0;
  const open = (): boolean => playouts < budget.iterations && performance.now() < budget.until;
  for (let worlds = FIRST_WORLDS; left.length > 1 && open(); worlds *= 2) {
    for (let w = 0; w < worlds && open(); w++) {
      const world = at.imagine(rng);
      for (const candidate of left) {
        candidate.worths.push(playout(world.fork(), at, candidate, brain, trusted, rng));
        playouts++;
      }
    }
    const others = left.slice(1).sort((a, b) => mean(b) - mean(a));
    const most = left.length > 3 ? Math.floor(left.length / 2) : left.length - 1;
    const kept = others.filter((c, i) => i < most && lead(c, left[0]) > HOPELESS);
    given.unshift(...others.filter((c) => !kept.includes(c)));
    left = [left[0], ...kept];
  }
  return ranked(left, given, trusted.convincing ?? CONVINCING);
}

/** The policy's pick first, then the others. Every pick once, with the first plan that has it. */
function candidatesOf(at: Situation, own: Picked, brain: Brain<unknown>, trusted: Trusted<unknown>): Candidate[] {
  const met = new Map<string, Candidate>();
  const add = (pick: Picked, choose: Choose): void => {
    const key = JSON.stringify(pick);
    if (!met.has(key)) met.set(key, { pick, choose, worths: [] });
  };
  add(own, brain.choose);
  for (const { pick, choose } of trusted.plans?.(at.view, at.decision) ?? []) add(pick, choose);
  for (const pick of trusted.doubts(at.view, at.decision)) add(pick, brain.choose);
  return [...met.values()];
}

function playout(
  world: World,
  at: Situation,
  { pick, choose }: Candidate,
  brain: Brain<unknown>,
  trusted: Trusted<unknown>,
  rng: Rng,
): number {
  const first = world.open.find((d) => d.id === at.decision.id) ?? world.open[0];
  const clock = (sight: unknown): number => trusted.turn?.(sight) ?? world.round;
  let turn = clock(at.view);
  let passed = 0;
  world.play(first, pick);
  for (let steps = 0; world.over === '' && steps < MAX_STEPS; steps++) {
    const decision: Decision = world.open[0];
    const { seat } = decision.ask;
    const sight = world.sight(seat);
    const now = clock(sight);
    if (now !== turn && passed++ === trusted.rounds) break;
    turn = now;
    const player = passed === 0 && seat === at.seat ? choose : brain.choose;
    world.play(decision, player(sight, decision, rng));
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

function ranked(left: readonly Candidate[], given: readonly Candidate[], convincing: number): Ranked[] {
  const [own, ...others] = left;
  const best = others.toSorted((a, b) => mean(b) - mean(a)).find((c) => lead(c, own) > convincing);
  const first = best ?? own;
  const rest = [...left, ...given].filter((c) => c !== first).sort((a, b) => mean(b) - mean(a));
  return [first, ...rest].map((c) => ({ pick: c.pick, worth: mean(c) }));
}
