import { type RefObject, useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/index.ts';
import type { AnyDesk } from './context.ts';

/** What every prompt does beside asking. */

/** When the choice that had the focus is gone, the prompt takes it: keys and screen readers stay where they were. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, decision: string): void {
  const before = useRef(decision);
  useEffect(() => {
    if (before.current === decision) return;
    before.current = decision;
    if (document.activeElement === null || document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [decision, root]);
}

/** A new question is read out after what led to it: the focus may stay where it is, so nothing else would tell. */
export function useSpokenQuestion({ log, moment, live }: AnyDesk, decision: string, text: string): void {
  const announce = useAnnounce();
  const said = useRef(decision);
  const isCaughtUp = (log.at(-1)?.event.n ?? -1) >= moment.lastEvent;
  useEffect(() => {
    if (!live || decision === '' || decision === said.current || !isCaughtUp) return;
    said.current = decision;
    setTimeout(() => announce(text)); // the lines of the log come first
  }, [live, decision, isCaughtUp, text, announce]);
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
