import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One tab stop for a group; arrow keys go to the nearest `[data-rove]` in that direction, and where there is none to the
 * next or previous one, so that everything can be reached without seeing how it lies; Home and End go to the ends.
 * The element that had the focus last keeps the tab stop, found again by `data-rove` when the group is redrawn.
 */
export function useRoving(root: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const last = useRef('');
  useLayoutEffect(() => {
    const all = stops(root.current);
    const kept = all.find((el) => el.dataset.rove === last.current) ?? preferred(all);
    for (const el of all) el.tabIndex = el === kept ? 0 : -1;
  });
  return useCallback(
    (event: KeyboardEvent) => {
      const all = stops(root.current);
      const from = all.find((el) => el === document.activeElement);
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = target(event.key, from, all);
      if (to || DIRECTIONS[event.key]) event.preventDefault(); // an arrow at the edge is not for the page around
      if (!to) return;
      for (const el of all) el.tabIndex = el === to ? 0 : -1;
      last.current = to.dataset.rove ?? '';
      to.focus();
    },
    [root],
  );
}

function stops(root: HTMLElement | null): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>('[data-rove]')] : [];
}

const TOUCHABLE: ReadonlySet<string> = new Set(['legal', 'chosen', 'armed']);

/** The first thing that may be touched, else the first thing. */
function preferred(all: HTMLElement[]): HTMLElement | undefined {
  return all.find(({ dataset }) => TOUCHABLE.has(dataset.mark ?? dataset.state ?? '')) ?? all[0];
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function target(key: string, from: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const way = DIRECTIONS[key];
  if (!way) return undefined;
  const a = centre(from);
  let best: HTMLElement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const el of all) {
    if (el === from) continue;
    const b = centre(el);
    const along = (b.x - a.x) * way[0] + (b.y - a.y) * way[1];
    const across = Math.abs((b.x - a.x) * way[1]) + Math.abs((b.y - a.y) * way[0]);
    if (along < 4 || across > along * 2.2) continue;
    const cost = along + across * 2;
    if (cost < bestCost) {
      bestCost = cost;
      best = el;
    }
  }
  return best ?? all[all.indexOf(from) + way[0] + way[1]];
}

function centre(el: HTMLElement): { x: number; y: number } {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
