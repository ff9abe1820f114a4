import type { BosView } from '@starhold/bossin-space';
import { bossDef, columnsOf, dangerDef } from './cards.ts';

/** An order to start from: an EMP against the worst danger, moves before shots, healing last. */

const RANK: Record<string, number> = {
  teleport: 0,
  freeMove: 1,
  moveLeft: 1,
  moveRight: 1,
  doubleLeft: 1,
  doubleRight: 1,
  tractor: 2,
  rocket: 3,
  laser: 4,
  doubleShot: 4,
  shot: 5,
  beltBomb: 5,
  heal: 6,
};

export function openingOrder(kinds: readonly string[], view: BosView): number[] {
  const worst = worstSlot(view);
  const emp = kinds.indexOf('emp');
  const rest = kinds
    .map((kind, i) => ({ i, rank: RANK[kind] ?? 7 }))
    .filter(({ i }) => i !== emp)
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ i }) => i);
  if (emp >= 0) rest.splice(worst, 0, emp);
  return rest;
}

/** 0–3. */
function worstSlot(view: BosView): number {
  const weights = view.slots.map((slot, i) => weight(view, slot.danger ?? '', i));
  return weights.indexOf(Math.max(...weights));
}

function weight(view: BosView, danger: string, slot: number): number {
  const def = dangerDef(view, danger);
  let sum = 0;
  if (def?.kind === 'newEnemies') sum += 4;
  if (def?.kind === 'activation') sum += 3;
  if (def?.kind === 'attack') sum += columnsOf(def).cols?.includes(view.ship) ? 3 : 1;
  if (def?.kind === 'move') sum += 1;
  const boss = view.boss?.entered ? bossDef(view, view.boss.id) : undefined;
  if (boss?.cards[slot]?.some((op) => op.op === 'attack' || op.op === 'heat' || op.op === 'skipCommand')) sum += 2;
  return sum;
}
