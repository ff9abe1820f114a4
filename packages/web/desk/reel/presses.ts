import type { Reel } from './reel.ts';

/**
 * What a press means while beats run: it ends them. On a thing (`data-target`) it is then judged by that thing, wherever it
 * lies by now; anywhere else, and with keys that confirm what is on the screen, it only ended them. Nobody confirms a
 * question he has not seen. Places with `data-reel="free"` (log, settings, a card looked at) end nothing.
 */
export function listenToPresses<V>(root: HTMLElement, reel: Reel<V>): () => void {
  /** A press that ended beats and is not over yet; its thing, '' where it was on none. */
  let pressed: { thing: string; x: number; y: number } | null = null;
  /** What the browser makes of such a press is not meant: things have moved under it. */
  let isSwallowing = false;

  const isRunning = (): boolean => reel.shown().behind > 0 || reel.shown().phase !== 'still';

  const down = (event: PointerEvent): void => {
    pressed = null;
    isSwallowing = false;
    if (event.button !== 0 || isFree(event.target) || !isRunning()) return;
    const { promptLive } = reel.shown();
    const thing = thingAt(event.target) ?? '';
    reel.press();
    // With the newest question already on the screen, the press means what it says.
    if (!promptLive) pressed = { thing, x: event.clientX, y: event.clientY };
  };

  /** The browser clicks on nothing where the pressed thing was drawn anew, so the click is made here, on the thing. */
  const up = (event: PointerEvent): void => {
    if (!pressed) return;
    const { thing, x, y } = pressed;
    pressed = null;
    isSwallowing = true;
    setTimeout(() => {
      isSwallowing = false;
    }, CLICK_MS);
    const isTap = Math.hypot(event.clientX - x, event.clientY - y) < TAP_PX;
    if (thing === '' || !isTap || reel.shown().behind > 0) return;
    const there = root.querySelector(`[data-target="${CSS.escape(thing)}"]`);
    // What is drawn has no click() of its own.
    if (there instanceof HTMLElement) there.click();
    else there?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  const cancel = (): void => {
    pressed = null;
  };

  const click = (event: MouseEvent): void => {
    if (!isSwallowing || !event.isTrusted) return;
    isSwallowing = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const key = (event: KeyboardEvent): void => {
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && root.contains(target));
    if (!isHere || isFree(target) || MODIFIERS.includes(event.key) || !isRunning()) return;
    const { promptLive, isPast } = reel.shown();
    reel.press();
    // Nothing is asked where somebody looks back: there these keys are those of the replay.
    if (promptLive || isPast || !CONFIRMS.test(event.key)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  // Keys may come to the page while nothing has the focus, and a press may end beside the table.
  const ends = [
    listen(root, 'pointerdown', down),
    listen(window, 'pointerup', up),
    listen(window, 'pointercancel', cancel),
    listen(root, 'click', click),
    listen(window, 'keydown', key),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function listen<E extends Event>(where: EventTarget, type: string, hear: (event: E) => void): () => void {
  where.addEventListener(type, hear as EventListener, true);
  return () => where.removeEventListener(type, hear as EventListener, true);
}

/** So long after a press is over its click may come. */
const CLICK_MS = 50;
/** Farther than this is a drag. */
const TAP_PX = 12;
const CONFIRMS = /^(Enter| |[0-9])$/;
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

function thingAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-target]')?.dataset.target : undefined;
}

function isFree(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-reel="free"]') !== null;
}
