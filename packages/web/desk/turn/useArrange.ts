import { type PointerEvent, useRef } from 'react';
import type { Ordering } from './ArrangeRow.tsx';

/** Dragging a card from place to place. A short press is a tap and stays with the button inside. */
export interface ArrangeHandles {
  'data-arrange': number;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
}

const SLACK = 7;

interface Drag {
  id: number;
  x: number;
  y: number;
  moved: boolean;
}

export function useArrangeHandles(slot: number, turn: Ordering): ArrangeHandles {
  const drag = useRef<Drag | null>(null);
  const dropped = useRef(false);
  const end = (event: PointerEvent<HTMLElement>, drop: boolean): void => {
    const at = drag.current;
    drag.current = null;
    const own = event.currentTarget;
    own.style.translate = '';
    delete own.dataset.dragging;
    if (!at?.moved) return;
    dropped.current = true;
    const to = drop ? slotAt(own, event.clientX, event.clientY) : undefined;
    if (to !== undefined && to !== slot) turn.swap(slot, to);
  };
  return {
    'data-arrange': slot,
    onPointerDown: (event) => {
      dropped.current = false;
      if (turn.order.length === 0 || event.button !== 0) return;
      drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event) => {
      const at = drag.current;
      if (!at || at.id !== event.pointerId) return;
      const dx = event.clientX - at.x;
      const dy = event.clientY - at.y;
      const own = event.currentTarget;
      if (!at.moved) {
        if (Math.hypot(dx, dy) < SLACK) return;
        at.moved = true;
        own.dataset.dragging = '';
        own.setPointerCapture(event.pointerId);
      }
      own.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
    onClickCapture: (event) => {
      if (!dropped.current) return;
      dropped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function slotAt(own: HTMLElement, x: number, y: number): number | undefined {
  for (const el of document.elementsFromPoint(x, y)) {
    const place = el.closest<HTMLElement>('[data-arrange]');
    if (place && place !== own) return Number(place.dataset.arrange);
  }
  return undefined;
}
