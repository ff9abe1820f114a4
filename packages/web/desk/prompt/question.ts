import { type RefObject, useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/index.ts';
import { arriveAt } from '../../shell/arrival.ts';
import type { Desk } from '../context.ts';

/** What the prompt does beside asking. */

/**
 * A new question is told once, after what led to it. Where the choice that had the focus is gone, the prompt takes the
 * focus, and its name is the question: keys and screen readers stay where they were. Elsewhere it is read out. What is asked
 * as the table opens is what this page is about.
 */
export function useQuestion(
  root: RefObject<HTMLElement | null>,
  { log, moment, live }: Desk,
  decision: string,
  text: string,
): void {
  const announce = useAnnounce();
  const told = useRef<string | undefined>(undefined);
  const isCaughtUp = (log.at(-1)?.event.n ?? -1) >= moment.lastEvent;
  useEffect(() => {
    if (decision === told.current || (decision !== '' && (!live || !isCaughtUp))) return;
    const isOpening = told.current === undefined;
    told.current = decision;
    // the lines of the log come first
    setTimeout(() => {
      const at = document.activeElement;
      if (isOpening) arriveAt(root.current);
      else if (at === null || at === document.body) root.current?.focus({ preventScroll: true });
      else if (decision !== '') announce(text);
    });
  }, [live, decision, isCaughtUp, text, announce, root]);
}

/** Where nothing is asked: who is waited for, and the same in the line below. */
export function waitingWords({ moment, names, t, live }: Desk): { title: string; line: string } {
  const waiting = t.prompt.waiting(moment.waitingFor.map((seat) => names[seat]).join(', '));
  const thinking = moment.thinking === null ? waiting : t.prompt.thinking(names[moment.thinking] ?? '');
  return { title: moment.over === '' ? thinking : t.prompt.over, line: live ? waiting : t.prompt.watching };
}

/** `reason` set: it is not possible, and why. */
export interface Undo {
  label: string;
  reason?: string;
  onUndo: () => void;
}

/** What the undo button says: what it takes back, or why it cannot; past something new it asks first. */
export function undoOf({ moment, session, t, live, words }: Desk, onAsk: () => void): Undo | undefined {
  const offer = moment.undo;
  if (!live || offer === null) return undefined;
  if (offer.ok) {
    const what = words.undone(offer.answer.pick);
    const label = t.undo.label(offer.also === 0 ? what : t.undo.with(what, offer.also));
    return { label, onUndo: () => void session.undo() };
  }
  if (moment.undoMarks) return { label: t.undo.button, onUndo: onAsk };
  const reason = offer.why === 'barrier' ? t.undo.barrier : t.undo.needed;
  return { label: t.undo.button, reason, onUndo: () => {} };
}
