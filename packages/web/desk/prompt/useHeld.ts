import { useCallback, useEffect, useRef } from 'react';

/** So long a press is held before it goes on, and so long each further answer can be looked at. */
const FIRST_MS = 450;
const NEXT_MS = 400;

/**
 * A press that is held says the same again and again, each time at a question of its own, until it is let go: drawing one card
 * after the other. It stops by itself where anything else is asked. `option` is what the button says now, where it may be
 * repeated; `say` is undefined while an answer is under way.
 */
export function useHeld(option: string | null, decision: string, say: (() => void) | undefined) {
  const held = useRef({ option: '', times: 0 });
  const latest = useRef({ option, say });
  const timer = useRef(0);
  useEffect(() => {
    latest.current = { option, say };
  });
  const wait = useCallback((ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { option: now, say: act } = latest.current;
      if (held.current.option === '' || now !== held.current.option) return;
      // The answer before it is still on its way.
      if (!act) return wait(NEXT_MS);
      held.current.times++;
      act();
    }, ms);
  }, []);
  const letGo = useCallback(() => {
    clearTimeout(timer.current);
    held.current.option = '';
  }, []);
  useEffect(() => {
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    for (const end of ends) addEventListener(end, letGo);
    return () => {
      letGo();
      for (const end of ends) removeEventListener(end, letGo);
    };
  }, [letGo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (held.current.option === '') return;
    if (option === held.current.option) wait(NEXT_MS);
    else if (decision !== '') letGo();
  }, [decision]);
  return {
    onPointerDown: () => {
      held.current = { option: option ?? '', times: 0 };
      if (option !== null) wait(FIRST_MS);
    },
    /** The click at the end of a press that has been said already is no press of its own. */
    isSpent: () => {
      const { times } = held.current;
      held.current.times = 0;
      return times > 0;
    },
  };
}
