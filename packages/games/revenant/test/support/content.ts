import { roomsOf } from '@starhold/effects';
import { type Op, type PackDef, packOf, packs } from '../../content/index.ts';
import { listsIn } from '../../content/lists.ts';

export const BASE = packOf({ pack: packs.base });
export const BASE_PACK: PackDef = BASE.def;

/** An operation and all inside it. */
export function deep(op: Op): Op[] {
  return [op, ...roomsOf(op).flatMap(([, inner]) => (inner as readonly Op[]).flatMap(deep))];
}

/** Every operation of a pack with the address of its list. */
export function everyOp(def: PackDef): { at: string; op: Op }[] {
  return listsIn(def).flatMap(([at, ops]) => ops.flatMap(deep).map((op) => ({ at, op })));
}
