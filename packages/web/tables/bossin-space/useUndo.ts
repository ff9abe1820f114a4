import type { Picked } from '@starhold/kernel';
import type { PromptProps } from '../../kit/index.ts';
import type { Bos } from './context.ts';
import { partsOf } from './model/options.ts';

/** What the undo button says: what it takes back, or why it cannot; past something new it asks first. */
export function undoOf({ moment, session, t, live }: Bos, onAsk: () => void): PromptProps['undo'] {
  const offer = moment.undo;
  if (!live || offer === null) return undefined;
  if (offer.ok) return { label: t.undo.label(whatOf(offer.answer.pick)), onUndo: () => void session.undo() };
  if (moment.undoMarks) return { label: t.undo.button, onUndo: onAsk };
  const reason = offer.why === 'barrier' ? t.undo.barrier : t.undo.needed;
  return { label: t.undo.button, reason, onUndo: () => {} };

  function whatOf(pick: Picked): string {
    const id = Array.isArray(pick) ? pick[0] : typeof pick === 'string' ? pick : undefined;
    const { verb, to } = partsOf(id ?? '');
    const { what } = t.undo;
    if (!Object.hasOwn(what, verb)) return what.other;
    const words = what[verb as keyof typeof what];
    return to > 0 && (verb === 'fire' || verb === 'to' || verb === 'dodge') ? t.undo.column(words, to) : words;
  }
}
