import { type FocusEvent, useEffect, useRef } from 'react';
import type { InspectHow } from '../../../kit/index.ts';

/** As long as a pointer has to rest on a card. */
const REST_MS = 480;

export interface FocusHandlers {
  onFocus: (event: FocusEvent<Element>) => void;
  onBlur: () => void;
}

/** A card that the keyboard rests on is shown like one under the pointer. */
export function useFocusLook(
  onInspect: ((how: InspectHow, at: Element) => void) | undefined,
  onEnd: (() => void) | undefined,
): FocusHandlers {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    onFocus: ({ currentTarget }) => {
      if (!onInspect || !currentTarget.matches(':focus-visible')) return;
      timer.current = window.setTimeout(() => onInspect('hover', currentTarget), REST_MS);
    },
    onBlur: () => {
      window.clearTimeout(timer.current);
      onEnd?.();
    },
  };
}
