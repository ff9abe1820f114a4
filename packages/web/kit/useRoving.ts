import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { ARROWS, IN_ROWS, type Point, towards } from './direction.ts';

type Stop = HTMLElement | SVGElement;

export interface RovingLayout {
  /** Where a stop lies, if that is not the middle of what is drawn. */
  pointOf: (stop: Stop) => Point;
  /** What a step sideways costs (`direction.ts`). */
  aside: number;
}

const ROWS: RovingLayout = { pointOf: (stop) => centre(stop), aside: IN_ROWS };

/**
 * One tab stop for a group; arrow keys go to the nearest `[data-rove]` in that direction, and where there is none to the
 * next or previous one, so that everything can be reached without seeing how it lies; Home and End go to the ends.
 * The element that had the focus last keeps the tab stop, found again by `data-rove` when the group is redrawn.
 * `layout` is for things that do not lie in rows; it must be the same in every drawing.
 */
export function useRoving(
  root: RefObject<HTMLElement | null>,
  layout: RovingLayout = ROWS,
): (event: KeyboardEvent) => void {
  const last = useRef('');
  useLayoutEffect(() => {
    const all = stops(root.current);
    const kept = all.find((el) => el.dataset.rove === last.current) ?? preferred(all);
    for (const el of all) el.tabIndex = el === kept ? 0 : -1;
  });
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = stops(root.current);
      const from = all.indexOf(document.activeElement as Stop);
      if (from < 0) return;
      const to = stopFor(event.key, from, all, layout);
      if (to || ARROWS[event.key]) event.preventDefault(); // an arrow at the edge is not for the page around
      if (!to) return;
      for (const el of all) el.tabIndex = el === to ? 0 : -1;
      last.current = to.dataset.rove ?? '';
      to.focus();
    },
    [root, layout],
  );
}

function stops(root: HTMLElement | null): Stop[] {
  return root ? [...root.querySelectorAll<Stop>('[data-rove]:not([inert] *)')] : [];
}

const TOUCHABLE = new Set(['armed', 'legal', 'chosen']);

/** The first thing that may be touched, else the first thing. */
function preferred(all: Stop[]): Stop | undefined {
  return all.find(({ dataset }) => TOUCHABLE.has(dataset.state ?? dataset.mark ?? '')) ?? all[0];
}

function stopFor(key: string, from: number, all: Stop[], { pointOf, aside }: RovingLayout): Stop | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const way = ARROWS[key];
  if (!way) return undefined;
  const to = towards(way, from, all.map(pointOf), aside);
  return to === undefined ? undefined : all[to];
}

function centre(el: Stop): Point {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
