import { isControl, roomsOf } from '@starhold/effects';
import type { BosLexicon, Op } from './ops.ts';

/** What each branch of a choice does, by its id: a branch is an option, and an option means one thing. */
export type Branches = Map<string, readonly Op[]>;

export function collectBranches(ops: readonly Op[], into: Branches): void {
  for (const op of ops) {
    if (isControl<BosLexicon>(op) && op.op === 'choose') for (const branch of op.of) note(branch.id, branch.do, into);
    for (const [, inner] of roomsOf(op)) collectBranches(inner as readonly Op[], into);
  }
}

function note(id: string, ops: readonly Op[], into: Branches): void {
  const known = into.get(id);
  if (known && JSON.stringify(known) !== JSON.stringify(ops)) throw new Error(`the branch ${id} does two things`);
  into.set(id, ops);
}
