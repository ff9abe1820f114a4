import type { Page } from 'playwright-core';

/**
 * Time on a page that goes on only when it is told to, so that pictures of a motion are as far apart as they shall be, however
 * busy the machine is. Timers and every animation follow; workers and the painting of frames do not.
 */

interface Strip {
  /** From now on nothing happens by itself. */
  hold(): void;
  /** So many milliseconds on. */
  go(ms: number): Promise<void>;
  release(): void;
}

declare global {
  interface Window {
    strip: Strip;
  }
}

/** Before the page is opened. */
export const holdable = (page: Page): Promise<unknown> => page.addInitScript(install);

function install(): void {
  const now = performance.now.bind(performance);
  const { setTimeout: later, clearTimeout: callOff } = window;
  const animate = Element.prototype.animate;
  const starts = new WeakMap<Animation, number>();
  let waiting: { id: number; due: number; call: () => void }[] = [];
  let [isHeld, at, ids] = [false, 0, 1e9];

  const settle = (): void => {
    for (const motion of document.getAnimations()) {
      const start = starts.get(motion) ?? at;
      starts.set(motion, start);
      const end = Number(motion.effect?.getComputedTiming().endTime ?? 0);
      // Held a hair before its end it would be no motion any more, and lie there for ever.
      if (Number.isFinite(end) && at - start >= end - 0.01) motion.finish();
      else {
        motion.pause();
        motion.currentTime = at - start;
      }
    }
  };
  // What a style sheet sets going stands as well, from its first frame on.
  addEventListener('animationstart', () => isHeld && settle(), true);
  const breathe = (): Promise<void> => new Promise((go) => later(go, 0));

  performance.now = () => (isHeld ? at : now());
  window.setTimeout = ((call: () => void, ms = 0, ...rest: unknown[]) => {
    if (!isHeld) return later(call, ms, ...rest);
    waiting.push({ id: ++ids, due: at + Math.max(1, ms), call: () => call(...(rest as [])) });
    return ids;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    callOff(id);
    waiting = waiting.filter((one) => one.id !== id);
  }) as typeof clearTimeout;
  Element.prototype.animate = function (...args) {
    const motion = animate.apply(this, args);
    if (isHeld) {
      starts.set(motion, at);
      motion.pause();
      motion.currentTime = 0;
    }
    return motion;
  };
  window.strip = {
    hold() {
      [isHeld, at] = [true, now()];
      settle();
    },
    async go(ms) {
      const end = at + ms;
      for (;;) {
        const [next] = waiting.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
        if (!next) break;
        waiting = waiting.filter((one) => one !== next);
        at = Math.max(at, next.due);
        next.call();
        await breathe();
      }
      at = end;
      settle();
      await breathe();
    },
    release() {
      isHeld = false;
      for (const { call } of waiting.splice(0)) later(call, 0);
      for (const motion of document.getAnimations()) motion.play();
    },
  };
}
