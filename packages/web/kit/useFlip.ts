import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from './useMotion.ts';

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MOVE_MS = 340;

/**
 * Cards fly from place to place. Elements inside `root` that carry `data-flip` keep their key when they move; after
 * every render with a new `stamp` each one starts where its key was before. Animates transforms only, so nothing waits
 * for it: the new layout is in place and can be touched at once.
 */
export function useFlip(root: RefObject<HTMLElement | null>, stamp: unknown): void {
  const { factor, still } = useMotion();
  const before = useRef(new Map<string, Place>());
  const origin = useRef<{ x: number; y: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stamp` says when the table changed
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    // First everything is measured, then everything set in motion: in turns, each measure would lay out the table anew.
    for (const a of el.getAnimations({ subtree: true })) if (a.id === 'flip') a.cancel();
    const box = el.getBoundingClientRect();
    const now = new Map<string, Place>();
    const items = new Map<string, HTMLElement>();
    for (const item of el.querySelectorAll<HTMLElement>('[data-flip]')) {
      const key = item.dataset.flip;
      if (!key || now.has(key)) continue;
      const own = item.getBoundingClientRect();
      now.set(key, { left: own.left - box.left, top: own.top - box.top, width: own.width, height: own.height });
      items.set(key, item);
    }
    for (const [key, item] of still ? [] : items) {
      const was = before.current.get(key);
      if (was && origin.current) fly(item, was, now.get(key) as Place, factor);
      else if (!was && before.current.size > 0) appear(item, factor);
    }
    before.current = now;
    origin.current = { x: box.left, y: box.top };
  }, [stamp, still, factor]);
}

function fly(item: HTMLElement, was: Place, now: Place, factor: number): void {
  const dx = was.left - now.left;
  const dy = was.top - now.top;
  const scale = now.width > 0 && now.height > 0;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const sx = scale ? was.width / now.width : 1;
  const sy = scale ? was.height / now.height : 1;
  const far = Math.min(1.6, 0.8 + Math.hypot(dx, dy) / 900);
  item.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, zIndex: 40 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 40 },
    ],
    { id: 'flip', duration: MOVE_MS * factor * far, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
}

function appear(item: HTMLElement, factor: number): void {
  item.animate(
    [
      { opacity: 0, transform: 'translateY(-14px) scale(.94)' },
      { opacity: 1, transform: 'none' },
    ],
    { id: 'flip', duration: 220 * factor, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
}
