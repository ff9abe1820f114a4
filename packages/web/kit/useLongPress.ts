import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import type { InspectHow } from './types.ts';

const PRESS_MS = 420;
const HOVER_MS = 480;
const SLACK = 10;

/**
 * Hover for a while, press long or click right: the same answer. A long press does not count as a click afterwards.
 */
export function useLongPress(onInspect: Inspect | undefined, onEnd?: (() => void) | undefined) {
  const latest = useRef({ onInspect, onEnd });
  const timer = useRef(0);
  const state = useRef({ x: 0, y: 0, long: false, hovering: false, over: false });
  useEffect(() => {
    latest.current = { onInspect, onEnd };
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const wanted = onInspect !== undefined;
  return useMemo(() => (wanted ? handlers(latest, timer, state) : undefined), [wanted]);
}

type Inspect = (how: InspectHow, at: Element) => void;

function handlers(
  latest: RefObject<{ onInspect: Inspect | undefined; onEnd: (() => void) | undefined }>,
  timer: RefObject<number>,
  state: RefObject<{ x: number; y: number; long: boolean; hovering: boolean; over: boolean }>,
) {
  const stop = () => window.clearTimeout(timer.current);
  const start = (how: InspectHow, at: Element, ms: number) => {
    stop();
    timer.current = window.setTimeout(() => {
      if (how === 'press') state.current.long = true;
      else state.current.hovering = true;
      latest.current.onInspect?.(how, at);
    }, ms);
  };
  const end = () => {
    stop();
    if (!state.current.hovering) return;
    state.current.hovering = false;
    latest.current.onEnd?.();
  };
  return {
    onPointerDown: (event: PointerEvent<Element>) => {
      end();
      state.current.long = false;
      if (event.pointerType === 'mouse') return;
      state.current.x = event.clientX;
      state.current.y = event.clientY;
      start('press', event.currentTarget, PRESS_MS);
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      if (event.pointerType === 'mouse') {
        // Only a mouse that moves looks at something: what came under one that lay still was not asked for.
        if (!state.current.over) start('hover', event.currentTarget, HOVER_MS);
        state.current.over = true;
      } else if (Math.hypot(event.clientX - state.current.x, event.clientY - state.current.y) > SLACK) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: () => {
      state.current.over = false;
      end();
    },
    onContextMenu: (event: SyntheticEvent<Element>) => {
      event.preventDefault();
      stop();
      if (!state.current.long) latest.current.onInspect?.('press', event.currentTarget);
      state.current.long = true;
    },
    onClickCapture: (event: SyntheticEvent<Element>) => {
      if (!state.current.long) return;
      state.current.long = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
