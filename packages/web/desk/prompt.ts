import { type RefObject, useEffect, useRef } from 'react';
import { useAnnounce } from '../kit/index.ts';
import type { AnyDesk } from './context.ts';

/** What every prompt does beside asking. */

/**
 * A new question is told once, after what led to it. Where the choice that had the focus is gone, the prompt takes the
 * focus, and its name is the question: keys and screen readers stay where they were. Elsewhere it is read out.
 */
export function useQuestion(
  root: RefObject<HTMLElement | null>,
  { log, moment, live }: AnyDesk,
  decision: string,
  text: string,
): void {
  const announce = useAnnounce();
  const told = useRef(decision);
  const isCaughtUp = (log.at(-1)?.event.n ?? -1) >= moment.lastEvent;
  useEffect(() => {
    if (decision === told.current || (decision !== '' && (!live || !isCaughtUp))) return;
    told.current = decision;
    // the lines of the log come first
    setTimeout(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) root.current?.focus({ preventScroll: true });
      else if (decision !== '') announce(text);
    });
  }, [live, decision, isCaughtUp, text, announce, root]);
}

export function waitingTitle({ moment, names, t }: AnyDesk): string {
  if (moment.over !== '') return t.prompt.over;
  if (moment.thinking !== null) return t.prompt.thinking(names[moment.thinking] ?? '');
  return t.prompt.waiting(moment.waitingFor.map((seat) => names[seat]).join(', '));
}

export function waitingLine({ moment, names, t, live }: AnyDesk): string {
  if (!live) return t.prompt.watching;
  return t.prompt.waiting(moment.waitingFor.map((seat) => names[seat]).join(', '));
}
