import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from './useMotion.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the things with a `data-flip` lie inside the table, and where they lay before its last change. */
export interface Boxes {
  now: ReadonlyMap<string, Box>;
  before: ReadonlyMap<string, Box>;
  board?: Box | undefined;
}

const MOVE_MS = 340;

/**
 * Cards fly from place to place. Elements inside `root` that carry `data-flip` keep their key when they move; after
 * every render with a new `stamp` each one starts where its key was before. Animates transforms only, so nothing waits
 * for it: the new layout is in place and can be touched at once. The table is measured here, once for every change; what
 * is drawn over it takes the result.
 */
export function useFlip(root: RefObject<HTMLElement | null>, stamp: unknown): RefObject<Boxes> {
  const { factor, still } = useMotion();
  const motions = useRef<Animation[]>([]);
  const boxes = useRef<Boxes>({ now: new Map(), before: new Map() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stamp` says when the table changed
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    // First everything is measured, then everything set in motion: in turns, each measure would lay out the table anew.
    // So would asking the document which animations there are.
    for (const motion of motions.current) motion.cancel();
    motions.current = [];
    const home = el.getBoundingClientRect();
    const board = el.querySelector('[data-board]');
    const before = boxes.current.now;
    const now = new Map<string, Box>();
    const items = new Map<string, HTMLElement>();
    for (const item of el.querySelectorAll<HTMLElement>('[data-flip]')) {
      const key = item.dataset.flip;
      if (!key || now.has(key)) continue;
      now.set(key, boxIn(home, item));
      items.set(key, item);
    }
    boxes.current = { now, before, board: board ? boxIn(home, board) : undefined };
    for (const [key, item] of still ? [] : items) {
      const was = before.get(key);
      const motion = was
        ? fly(item, was, now.get(key) as Box, factor)
        : before.size > 0
          ? appear(item, factor)
          : undefined;
      if (motion) motions.current.push(motion);
    }
  }, [stamp, still, factor]);
  return boxes;
}

function boxIn(home: DOMRect, item: Element): Box {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { left: left - home.left, top: top - home.top, width, height };
}

function fly(item: HTMLElement, was: Box, now: Box, factor: number): Animation | undefined {
  const dx = was.left - now.left;
  const dy = was.top - now.top;
  const scale = now.width > 0 && now.height > 0;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return undefined;
  const sx = scale ? was.width / now.width : 1;
  const sy = scale ? was.height / now.height : 1;
  const far = Math.min(1.6, 0.8 + Math.hypot(dx, dy) / 900);
  return item.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, zIndex: 40 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 40 },
    ],
    { duration: MOVE_MS * factor * far, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
}

function appear(item: HTMLElement, factor: number): Animation {
  return item.animate(
    [
      { opacity: 0, transform: 'translateY(-14px) scale(.94)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 220 * factor, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
}
