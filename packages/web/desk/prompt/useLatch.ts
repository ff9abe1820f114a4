import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { realTimers } from '../../session/tempo.ts';
import type { Desk } from '../context.ts';
import { type ButtonFace, Latch } from './latch.ts';

/** So often somebody looks whether a button takes presses again. */
const LOOK_MS = 30;

/** Buttons of one kind stand one after the other: a place is a kind and a number. */
function kindOf(button: HTMLElement): string {
  const { gold, whole, run, option } = button.dataset;
  if (gold !== undefined) return 'gold';
  if (whole !== undefined) return 'whole';
  if (run !== undefined) return 'run';
  if (option === undefined) return 'tool';
  return button.closest('[data-choices]') ? 'choice' : 'quiet';
}

function buttonsIn(root: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const places = new Map<string, HTMLElement>();
  for (const button of root.querySelectorAll<HTMLElement>('button')) {
    const kind = kindOf(button);
    const n = counts.get(kind) ?? 0;
    counts.set(kind, n + 1);
    places.set(`${kind}${n}`, button);
  }
  return places;
}

function faceOf(button: HTMLElement, decision: string): ButtonFace {
  const { option, whole, run } = button.dataset;
  const name = button.querySelector('b')?.textContent ?? button.getAttribute('aria-label') ?? button.textContent;
  return {
    does: [decision, option ?? whole ?? run ?? '', name].join(' '),
    says: button.textContent + String(button.ariaLabel),
  };
}

/**
 * Keeps presses from buttons that have just changed without the person's doing; such a press only makes the prompt nod. `undo` is
 * what would be taken back: a key does it, too.
 */
export function useLatch(
  root: RefObject<HTMLElement | null>,
  { turn, moment: { at }, lang }: Desk,
  decision: string,
  undo: string,
  nod: () => void,
) {
  const latch = useRef<Latch>(undefined);
  latch.current ??= new Latch(realTimers);
  const places = useRef(new Map<string, HTMLElement>());
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { armed, held, chosen, order, amounts, looked, refused, sending } = turn;
  useEffect(() => {
    const touch = (): void => latch.current?.touch();
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', touch, true);
    return () => {
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', touch, true);
    };
  }, []);
  // After each drawing: whatever made it necessary.
  useLayoutEffect(() => {
    if (!root.current || !latch.current) return;
    places.current = buttonsIn(root.current);
    const faces = [...places.current].map(([place, button]) => [place, faceOf(button, decision)] as const);
    latch.current.draw({
      decision,
      at,
      draft: JSON.stringify([armed, held, chosen, order, amounts, looked, refused]),
      isSending: sending,
      lang,
      buttons: new Map([...faces, ['question', { does: decision, says: '' }], ['undo', { does: undo, says: '' }]]),
    });
    mark();
  });
  /** Shows which ones take no press, and looks again until all of them do. */
  const mark = (): void => {
    let isFresh = false;
    for (const [place, { dataset }] of places.current) {
      const takes = isTaken(place);
      if (takes) delete dataset.fresh;
      else dataset.fresh = '';
      isFresh ||= !takes;
    }
    clearTimeout(looking.current);
    if (isFresh) looking.current = setTimeout(mark, LOOK_MS);
  };
  const isTaken = (place: string): boolean => latch.current?.takes(place) ?? true;
  return {
    /** The same for a key that would press what stands at a place, or speaks of the question. */
    guard: (place: string, act: () => void) => (isTaken(place) ? act() : nod()),
    onPointerDown: ({ target }: PointerEvent) => {
      // The finger reaches through a button that takes nothing.
      const hasFresh = root.current?.querySelector('[data-fresh]') != null;
      if (hasFresh && !(target as Element).closest('button')) nod();
    },
    onClickCapture: (event: MouseEvent) => {
      const button = (event.target as Element).closest('button');
      const [place] = [...places.current].find(([, one]) => one === button) ?? [];
      if (place === undefined || isTaken(place)) return;
      event.stopPropagation();
      event.preventDefault();
      nod();
    },
  };
}
