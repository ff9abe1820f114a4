import type { AnyDesk } from './context.ts';

/** `reason` set: it is not possible, and why. */
export interface Undo {
  label: string;
  reason?: string;
  onUndo: () => void;
}

/** What the undo button says: what it takes back, or why it cannot; past something new it asks first. */
export function undoOf({ moment, session, t, live, words }: AnyDesk, onAsk: () => void): Undo | undefined {
  const offer = moment.undo;
  if (!live || offer === null) return undefined;
  if (offer.ok) return { label: t.undo.label(words.undone(offer.answer.pick)), onUndo: () => void session.undo() };
  if (moment.undoMarks) return { label: t.undo.button, onUndo: onAsk };
  const reason = offer.why === 'barrier' ? t.undo.barrier : t.undo.needed;
  return { label: t.undo.button, reason, onUndo: () => {} };
}
