import type { RefObject } from 'react';
import { useKeys } from '../kit/index.ts';
import { nextVolume } from '../shell/settings.ts';
import { useDesk } from './context.ts';
import type { Overlay } from './Overlays.tsx';
import { usePing } from './pings.ts';
import type { HintState } from './useHint.ts';

export interface TableKeys {
  /** The gauge that W asks about. */
  why: string;
  hint: HintState;
  letGo: () => void;
  /** The name of the thing that P points at, by what has the focus; '' where there is none. */
  thingAt: (target: Element | null) => string;
}

const LIST = '[data-list]';

/** The keys of every table; `root` is what they go about in. */
export function useTableKeys(
  root: RefObject<HTMLElement | null>,
  { why: gauge, hint, letGo, thingAt }: TableKeys,
  onOverlay: (overlay: Overlay | null) => void,
): void {
  const { why, openRule, replay, moment } = useDesk();
  const pingAt = usePing();
  const choiceIn = (place: string): HTMLElement | null | undefined =>
    root.current?.querySelector<HTMLElement>(`${place} [data-rove][tabindex="0"]:not([inert] *)`);
  const focus = (place: string): void => {
    const host = root.current?.querySelector<HTMLElement>(place);
    // Not what closes a zone: where all zones are open it is not shown.
    (choiceIn(place) ?? host?.querySelector<HTMLElement>('button:not(header *)') ?? host)?.focus();
  };
  /** To the list of all choices, which is opened for it. */
  const focusList = (): void => {
    const closed = root.current?.querySelector<HTMLElement>('[data-open="list"][aria-expanded="false"]');
    if (!closed) return focus(LIST);
    closed.click();
    setTimeout(() => focus(LIST));
  };
  /** To the first choice of the prompt; where all of them lie on the table, to the question, then to their list. */
  const focusQuestion = (): void => {
    const prompt = root.current?.querySelector<HTMLElement>('[data-prompt]');
    const choice = choiceIn('[data-prompt]');
    if (choice) choice.focus();
    else if (document.activeElement === prompt) focusList();
    else prompt?.focus();
  };
  useKeys(
    {
      h: hint.more,
      w: () => why(gauge),
      r: () => openRule(''),
      '?': () => onOverlay({ kind: 'keys' }),
      m: nextVolume,
      o: () => onOverlay({ kind: 'menu' }),
      p: ({ target }) => {
        const ping = pingAt(thingAt(target instanceof Element ? target : null));
        ping?.send();
        if (ping) onOverlay(null);
        else if (moment.signals.length > 0) onOverlay({ kind: 'pings' });
      },
      b: () => focus('[data-board]'),
      c: () => focus('[data-part="hand"]'),
      l: () => focus('[data-part="log"]'),
      q: focusQuestion,
      a: focusList,
      Escape: letGo,
      ArrowLeft: () => replay.go(moment.at - 1),
    },
    replay.at === null,
  );
}
