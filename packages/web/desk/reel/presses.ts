import type { Reel } from './reel.ts';

/**
 * What a press means while beats run: it ends them. On a thing (`data-target`) it is then judged by that thing, wherever it
 * lies by now; anywhere else, and with keys that confirm what is on the screen, it only ended them. Nobody confirms a
 * question he has not seen. Places with `data-reel="free"` (log, settings, a card looked at) end nothing.
 */
export function listenToPresses<V>(root: HTMLElement, reel: Reel<V>): () => void {
  /** Set between a press that ended beats and the click that belongs to it; '' where it was on no thing. */
  let pressed: string | null = null;
  /** The click made here for a thing that has moved on. */
  let isOwnClick = false;

  const isRunning = (): boolean => reel.shown().behind > 0 || reel.shown().phase !== 'still';

  const pointer = (event: PointerEvent): void => {
    pressed = null;
    if (event.button !== 0 || isFree(event.target) || !isRunning()) return;
    const { promptLive } = reel.shown();
    reel.press();
    // With the newest question already on the screen, the press means what it says.
    if (!promptLive) pressed = thingAt(event.target) ?? '';
  };

  const click = (event: MouseEvent): void => {
    if (pressed === null || isOwnClick) return;
    const thing = pressed;
    pressed = null;
    if (thing !== '' && reel.shown().behind === 0) {
      if (thingAt(event.target) === thing) return;
      const el = root.querySelector<HTMLElement>(`[data-target="${CSS.escape(thing)}"]`);
      isOwnClick = true;
      el?.click();
      isOwnClick = false;
    }
    event.stopPropagation();
    event.preventDefault();
  };

  const key = (event: KeyboardEvent): void => {
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && root.contains(target));
    if (!isHere || isFree(target) || MODIFIERS.includes(event.key) || !isRunning()) return;
    const { promptLive } = reel.shown();
    reel.press();
    if (promptLive || !CONFIRMS.test(event.key)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  root.addEventListener('pointerdown', pointer, true);
  root.addEventListener('click', click, true);
  // Keys may come to the page while nothing has the focus.
  addEventListener('keydown', key, true);
  return () => {
    root.removeEventListener('pointerdown', pointer, true);
    root.removeEventListener('click', click, true);
    removeEventListener('keydown', key, true);
  };
}

const CONFIRMS = /^(Enter| |[0-9])$/;
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

function thingAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-target]')?.dataset.target : undefined;
}

function isFree(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-reel="free"]') !== null;
}
