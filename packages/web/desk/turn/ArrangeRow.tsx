import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Spoken, useKeys, useRoving } from '../../kit/index.ts';
import styles from './arrange.module.css';
import type { Turn } from './useTurn.ts';

/** Things being put in order. */
type Ordering = Pick<Turn, 'order' | 'lifted' | 'lift' | 'swap'>;

interface ArrangeItem {
  /** The option it stands for. */
  id: string;
  name: string;
  icon?: ReactNode;
  /** Place and name, for screen readers. */
  spoken: string;
}

interface ArrangeRowProps {
  label: string;
  turn: Ordering;
  /** Place by place. */
  items: readonly ArrangeItem[];
}

/** What is given, in the order it will come: drag, tap two, or press two numbers. */
export function ArrangeRow({ label, turn, items }: ArrangeRowProps): ReactNode {
  const root = useRef<HTMLOListElement>(null);
  const onKeyDown = useRoving(root);
  useKeys(Object.fromEntries(items.map((_, i) => [String(i + 1), () => turn.lift(i)])));
  return (
    <div className={styles.arrange}>
      <ol ref={root} aria-label={label} onKeyDown={onKeyDown} style={{ '--n': items.length } as Record<string, number>}>
        {items.map((item, i) => (
          <li key={i.toString()}>
            <Place place={i} item={item} turn={turn} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Place({ place, item, turn }: { place: number; item: ArrangeItem; turn: Ordering }): ReactNode {
  const handles = useArrangeHandles(place, turn);
  const lifted = turn.lifted === place;
  return (
    <div className={styles.place} data-item={item.id} {...handles}>
      <button
        type="button"
        data-rove={String(place)}
        data-state={lifted ? 'armed' : 'legal'}
        aria-pressed={lifted}
        aria-keyshortcuts={String(place + 1)}
        onClick={() => turn.lift(place)}
      >
        <Spoken>{item.spoken}</Spoken>
        <span aria-hidden="true">
          <kbd>{place + 1}</kbd>
        </span>
        {item.icon}
        <span aria-hidden="true">{item.name}</span>
      </button>
    </div>
  );
}

const SLACK = 7;

interface Drag {
  id: number;
  x: number;
  y: number;
  moved: boolean;
}

/** Dragging a card from place to place. A short press is a tap and stays with the button inside. */
function useArrangeHandles(slot: number, turn: Ordering) {
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
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dropped.current = false;
      if (turn.order.length === 0 || event.button !== 0) return;
      drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
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
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture: (event: MouseEvent) => {
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
