import { isControl, roomsOf } from '@starhold/effects';
import type { Cost, Op, Own, Pack, RevenantLexicon, Trigger } from '../content/index.ts';
import { W } from './weights.ts';

/** What a card in play brings in a turn, whoever has it and however things stand: by the budget of the rules file (6.3.1). */

const EACH: Partial<Record<Own['op'], number>> = {
  gain: 0.9,
  tactics: 0.4,
  hidden: 2.6,
  influence: 3.2,
  data: 0.8,
  remnant: 0.8,
  isolate: 2,
  rank: 3,
  shield: 0.4,
  destroy: 0.9,
  repair: 0.4,
  damage: 0.8,
  moves: 0.2,
  limitedMoves: 0.15,
  deploy: 3,
  draw: 0.5,
  play: 1.2,
  discount: 0.8,
  drawHidden: 0.4,
  ignore: 0.6,
};

/** So often an ability is heard in a turn in which it works. */
export const HEARD: Record<Trigger, number> = {
  crew: 1,
  ark: 0.35,
  fighter: 0.2,
  dropship: 0.35,
  frigate: 0.1,
  planet: 0.4,
  mining: 0.25,
  commission: 0.18,
  manoeuvre: 0.5,
  attack: 0.28,
  kill: 0.35,
  hidden: 0.3,
  play: 0.5,
  isolate: 0.2,
  corruption: 0.15,
  activate: 0.3,
};
/** Of turns, those of one cadet. */
export const OF_CADET = 0.36;

function costWorth(cost: Cost): number {
  const { remnants = 0, cards = 0, hidden = 0, ...resources } = cost;
  const paid = Object.values(resources).reduce((a: number, b) => a + (b ?? 0), 0);
  return 0.9 * paid + 0.8 * remnants + 0.4 * cards + 2 * hidden;
}

function opsWorth(ops: readonly Op[]): number {
  return ops.reduce((sum, op) => sum + opWorth(op), 0);
}

/** Expected of an amount that counts something. */
const COUNTED = 2;

function opWorth(op: Op): number {
  if (!isControl<RevenantLexicon>(op)) {
    const n = 'n' in op ? (typeof op.n === 'number' ? op.n : COUNTED) : 1;
    return (EACH[op.op] ?? 0) * n + (op.op === 'play' ? 0.5 * op.less : 0);
  }
  if (op.op === 'pay') return Math.max(0, opsWorth(op.do) - costWorth(op.cost));
  return Math.max(0, ...roomsOf(op).map(([, inner]) => opsWorth(inner as readonly Op[])));
}

const KNOWN = new WeakMap<Pack, number[]>();

/** By operation card, for each turn to come. */
export function perTurn(pack: Pack): readonly number[] {
  let known = KNOWN.get(pack);
  if (!known) {
    known = pack.operations.map(({ kind, abilities, modifiers }) =>
      abilities.reduce((sum, { on, if: condition, only, do: ops }) => {
        const gain = Math.min(2.2, opsWorth(ops) * (condition ? 0.5 : 1) * (only === 'frigate' ? 0.35 : 1));
        const often = HEARD[on] * (kind === 'cadet' ? OF_CADET : 1) * (on === 'activate' ? 1 : W.firing);
        return sum + gain * Math.min(0.9, often);
      }, 0.1 * modifiers.length),
    );
    KNOWN.set(pack, known);
  }
  return known;
}
