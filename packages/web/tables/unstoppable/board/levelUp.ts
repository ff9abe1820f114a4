import type { UnsView } from '@starhold/unstoppable';
import { type BossMatDef, bossIn, type Op, packOf } from '@starhold/unstoppable/content';

/** The boss mat as it will be read at a player's next level up: what depends on the level is decided. */
export function matAtNextLevel(view: UnsView, seat: number): BossMatDef {
  const mat = bossIn(packOf(view), view.boss.id);
  const level = (view.players[seat]?.level ?? 0) + 1;
  return { ...mat, onLevelUp: mat.onLevelUp.flatMap((op) => decided(op, level)) };
}

function decided(op: Op, level: number): Op[] {
  if (op.op !== 'when' || !('level' in op.if)) return [op];
  return (level >= op.if.level ? op.then : (op.else ?? [])).flatMap((inner) => decided(inner, level));
}
