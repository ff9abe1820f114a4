import {
  type BotModule,
  type Brain,
  countPicks,
  type Decision,
  listPicks,
  type Picked,
  type Rng,
  samplePick,
  type World,
} from '@starhold/kernel';
import { flatRanking } from './flat.ts';
import type { Bot, Ranked, Situation } from './player.ts';

/**
 * Game-independent search; where a game trusts its policy, see `flat.ts`. Otherwise a tree over information sets (Cowling's single-observer ISMCTS). Every iteration deals a new
 * world that the seat cannot tell from the real one, walks down the tree by UCB among the picks that exist in this world,
 * adds a node, lets the game's own policy play to a quiet point a few rounds on, and reads the game's guess there.
 * Other seats choose by the policy, each from its own view: what they hold in an imagined world is not ours to plan with.
 */

/** Iterations at a decision when nothing else is said. */
const DEFAULT_ITERATIONS = 200;
/** More picks than this are thinned out at random: all of them would get one visit each. */
const MAX_PICKS = 60;
/** How many rounds after the present one a playout ends. */
const HORIZON = 1;
const EXPLORE = 0.5;
/** A playout that long is stopped where it is. */
const MAX_STEPS = 400;

/** Nobody waits longer; and a saved game of a stranger may ask for anything. */
const [MAX_ITERATIONS, MAX_MILLIS] = [20_000, 60_000];

interface Node {
  visits: number;
  total: number;
  /** How often this pick could have been chosen. */
  offered: number;
  children: Map<string, Node>;
  pick: Picked;
}

function newNode(pick: Picked): Node {
  return { visits: 0, total: 0, offered: 0, children: new Map(), pick };
}

/** `200` iterations, `50ms` of time. */
export function parseBudget(setting: string): { iterations: number; millis: number } {
  if (setting === '') return { iterations: DEFAULT_ITERATIONS, millis: Number.POSITIVE_INFINITY };
  const match = /^(\d{1,5})(ms)?$/.exec(setting);
  const n = Number(match?.[1]);
  if (!match || n === 0 || n > (match[2] ? MAX_MILLIS : MAX_ITERATIONS)) {
    const most = `at most search:${MAX_ITERATIONS} or search:${MAX_MILLIS}ms`;
    throw new Error(`search:${setting} is no budget; write search:200 (iterations) or search:50ms, ${most}`);
  }
  return match[2] ? { iterations: 1_000_000, millis: n } : { iterations: n, millis: Number.POSITIVE_INFINITY };
}

export function searchBot(game: BotModule, setting: string, maxMillis = Number.POSITIVE_INFINITY): Bot {
  const budget = parseBudget(setting);
  const millis = Math.min(budget.millis, maxMillis);
  const rank = (at: Situation, rng: Rng): Ranked[] => {
    const until = millis === Number.POSITIVE_INFINITY ? millis : performance.now() + millis;
    const { trusted } = game.brain;
    if (trusted) return flatRanking(at, game.brain, trusted, { iterations: budget.iterations, until }, rng);
    const root = newNode('');
    for (let i = 0; i < budget.iterations && performance.now() < until; i++) iterate(root, at, game.brain, rng);
    return rankingOf(root);
  };
  return {
    id: setting === '' ? 'search' : `search:${setting}`,
    decide(at, rng) {
      const [best] = rank(at, rng);
      return best ? best.pick : samplePick(at.decision.ask, rng);
    },
    rank,
  };
}

function iterate(root: Node, at: Situation, brain: Brain<unknown>, rng: Rng): void {
  const world = at.imagine(rng);
  const lastRound = world.round + HORIZON;
  const path = [root];
  let node = root;
  let inTree = true;
  let steps = 0;
  while (world.over === '' && world.round <= lastRound && steps++ < MAX_STEPS) {
    const decision = nextDecision(world, at, steps === 1);
    if (!inTree || decision.ask.seat !== at.seat) {
      world.play(decision, brain.choose(world.sight(decision.ask.seat), decision, rng));
      continue;
    }
    const child = descend(node, decision, rng);
    inTree = child.visits > 0;
    path.push(child);
    node = child;
    world.play(decision, child.pick);
  }
  const worth = brain.value(world.sight(at.seat));
  for (const visited of path) {
    visited.visits++;
    visited.total += worth;
  }
}

/** The decision in question first, then whoever is asked first. */
function nextDecision(world: World, at: Situation, first: boolean): Decision {
  const own = first ? world.open.find((d) => d.id === at.decision.id) : undefined;
  return own ?? world.open[0];
}

/** Picks of this world by UCB1, counting how often each could have been chosen. */
function descend(node: Node, decision: Decision, rng: Rng): Node {
  let best: Node | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const pick of picksOf(node, decision, rng)) {
    const key = keyOf(pick);
    let child = node.children.get(key);
    if (!child) {
      child = newNode(pick);
      node.children.set(key, child);
    }
    child.offered++;
    const score =
      child.visits === 0
        ? 1000 - child.offered
        : child.total / child.visits + EXPLORE * Math.sqrt(Math.log(child.offered) / child.visits);
    if (score > bestScore) {
      best = child;
      bestScore = score;
    }
  }
  if (!best) throw new Error(`nothing to choose at ${decision.id}`);
  return best;
}

function picksOf(node: Node, decision: Decision, rng: Rng): Picked[] {
  if (countPicks(decision.ask) <= MAX_PICKS) return listPicks(decision.ask, MAX_PICKS);
  // Too many to list: keep what the tree knows, and try one more.
  const known = [...node.children.values()].map((child) => child.pick);
  return known.length >= MAX_PICKS ? known : [...known, samplePick(decision.ask, rng)];
}

function keyOf(pick: Picked): string {
  return typeof pick === 'string' ? pick : JSON.stringify(pick);
}

/** By mean, those first that were tried often enough to be believed. */
function rankingOf(root: Node): Ranked[] {
  const tried = [...root.children.values()].filter((child) => child.visits > 0);
  const enough = Math.max(...tried.map((child) => child.visits)) / 4;
  return tried
    .map((child) => ({ pick: child.pick, worth: child.total / child.visits, sure: child.visits >= enough }))
    .sort((a, b) => Number(b.sure) - Number(a.sure) || b.worth - a.worth)
    .map(({ pick, worth }) => ({ pick, worth }));
}
