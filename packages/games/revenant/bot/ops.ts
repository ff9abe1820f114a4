import { isControl, roomsOf } from '@starhold/effects';
import type { Cost, Op, Own, RevenantLexicon } from '../content/index.ts';
import type { RevenantSight } from '../view/sight.ts';

/** What a list of operations is worth, by the budget of the rules file (6.3.1), prestige for budget. */

const EACH: Partial<Record<Own['op'], number>> = {
  gain: 1,
  tactics: 0.5,
  hidden: 2.2,
  influence: 3,
  data: 0.7,
  remnant: 0.7,
  isolate: 1.7,
  rank: 3,
  shield: 0.5,
  destroy: 1,
  repair: 0.5,
  damage: 1,
  moves: 0.4,
  limitedMoves: 0.3,
  deploy: 4,
  draw: 0.6,
  play: 1.5,
  discardFor: 1,
  copyPlanet: 2.2,
  copyArk: 2.2,
  copyFrigate: 1.8,
  ignore: 2,
};

function costWorth(cost: Cost): number {
  const { remnants = 0, cards = 0, hidden = 0, ...resources } = cost;
  const paid = Object.values(resources).reduce((a: number, b) => a + (b ?? 0), 0);
  return 0.9 * paid + 0.7 * remnants + 0.6 * cards + 2 * hidden;
}

/** Expected of an amount that counts something. */
const COUNTED = 2;

function ownWorth(op: Own): number {
  const n = 'n' in op ? (typeof op.n === 'number' ? op.n : COUNTED) : 1;
  return (EACH[op.op] ?? 0) * n + (op.op === 'play' ? 0.5 * op.less : 0);
}

export function opsWorth(view: RevenantSight, ops: readonly Op[]): number {
  return ops.reduce((sum, op) => sum + opWorth(view, op), 0);
}

function opWorth(view: RevenantSight, op: Op): number {
  if (!isControl<RevenantLexicon>(op)) return ownWorth(op);
  if (op.op === 'pay') return Math.max(0, opsWorth(view, op.do) - costWorth(op.cost));
  const rooms = roomsOf(op).map(([, inner]) => opsWorth(view, inner as readonly Op[]));
  return Math.max(0, ...rooms);
}
