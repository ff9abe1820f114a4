import type { UnsView, WorkView } from '@starhold/unstoppable';

/** Phases and checks are no effects: nobody waits for them. */
const SILENT = new Set(['upkeep', 'select', 'threat', 'cleanup', 'refill', 'playOn', 'levelCheck', 'check', 'wound']);

/** What is being resolved for one player, or for everybody, and what waits for it; outermost first, the last one is now. */
export function workItems(view: UnsView, seat?: number): WorkView[] {
  return view.work.filter((w) => !isSilent(w) && (seat === undefined || w.seat === seat || isShared(w)));
}

/** An ally that does something in upkeep is at work; the phase of the same name is not. */
function isSilent(w: WorkView): boolean {
  return w.core === null && SILENT.has(w.what);
}

/** Two players decide these together. */
function isShared(w: WorkView): boolean {
  return w.what === 'story' || w.what === 'market';
}
