import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type KitText, useKitText } from '../text/kit.ts';
import { ARROWS, towards } from './direction.ts';
import { useAnnounce } from './LiveRegion.tsx';
import { type Lifted, type Misfit, type Moved, misfit, move, type StorageMove } from './storageMoves.ts';
import type { StorageProps, StorageSlot, StoredThing } from './types.ts';

/** A finger that trembles does not drag. */
const SLACK = 6;

interface Dragged {
  thing: string;
  x: number;
  y: number;
}

export type StorageHands = ReturnType<typeof useStorageMoves>;

export function reasonOf(why: Misfit, slot: StorageSlot, t: KitText): string {
  return why === 'kind' ? t.wrongKind(slot.name) : t.slotFull(slot.name);
}

/** Lifting, carrying and dropping by pointer, by touch and touch, and by keys; each step is read out. */
export function useStorageMoves(root: RefObject<HTMLElement | null>, props: StorageProps) {
  const t = useKitText();
  const announce = useAnnounce();
  const [lifted, setLifted] = useState<Lifted>();
  const [dragged, setDragged] = useState<Dragged>();
  const press = useRef({ x: 0, y: 0, down: false, dragging: false, ended: false });
  useKeptFocus(root, props.stored);

  const carry = (from: Lifted | undefined, step: StorageMove): Lifted | undefined => {
    const moved = move(props, from, step);
    setLifted(moved.lifted);
    announce(said(props, from, step, moved, t));
    if (moved.store) props.onStore(moved.store.thing, moved.store.slot);
    return moved.lifted;
  };
  const act = (step: StorageMove): void => {
    carry(lifted, step);
  };
  /** A lifted thing is put down at a slot that was touched; `undefined` is the pool. */
  const dropAt = (slot: string | undefined): void => {
    if (lifted) carry({ ...lifted, over: slot }, { do: 'drop' });
  };

  const onThingKey = (event: KeyboardEvent, thing: StoredThing): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isUp = lifted?.thing === thing.target;
    const way = ARROWS[event.key];
    if (event.key === ' ') act({ do: 'lift', thing: thing.target });
    else if (isUp && event.key === 'Enter') act({ do: 'drop' });
    else if (isUp && event.key === 'Escape') act({ do: 'putBack' });
    else if (isUp && way) act({ do: 'over', slot: beside(root.current, lifted.over, way) });
    else return;
    event.preventDefault();
  };

  const onDragStart = (event: PointerEvent<Element>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId); // a quick hand has left the thing before it counts as dragged
    press.current = { x: event.clientX, y: event.clientY, down: true, dragging: false, ended: false };
  };
  const onDragMove = (event: PointerEvent<Element>, thing: StoredThing): void => {
    const now = press.current;
    if (!now.down) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.dragging && Math.hypot(dx, dy) < SLACK) return;
    now.dragging = true;
    setDragged({ thing: thing.target, x: dx, y: dy });
    setLifted({ thing: thing.target, over: slotAt(event) ?? undefined });
  };
  const onDragEnd = (event: PointerEvent<Element>, thing: StoredThing): void => {
    const { dragging } = press.current;
    press.current = { ...press.current, down: false, dragging: false, ended: dragging };
    if (!dragging) return;
    setDragged(undefined);
    const over = event.type === 'pointerup' ? slotAt(event) : null;
    if (over === null) act({ do: 'putBack' });
    else if (carry({ thing: thing.target, over }, { do: 'drop' })) setLifted(undefined); // a hand that lets go holds nothing
  };
  /** True once after a drag, whose end the browser also calls a click. */
  const isEndOfDrag = (): boolean => {
    const { ended } = press.current;
    press.current.ended = false;
    return ended;
  };
  return { lifted, dragged, act, dropAt, onThingKey, onDragStart, onDragMove, onDragEnd, isEndOfDrag };
}

/** What lies under the pointer: a slot, the pool (`undefined`), or nothing that takes things (`null`). */
function slotAt(event: PointerEvent<Element>): string | undefined | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const zone = under.map((el) => el.closest<HTMLElement>('[data-slot]')).find((el) => el !== null);
  if (!zone) return null;
  return zone.dataset.slot === '' ? undefined : zone.dataset.slot;
}

/** The slot that an arrow leads to, as they lie on the screen; the pool is one of them. */
function beside(root: HTMLElement | null, over: string | undefined, way: { x: number; y: number }): string | undefined {
  const zones = root ? [...root.querySelectorAll<HTMLElement>('[data-slot]')] : [];
  const from = zones.findIndex((zone) => zone.dataset.slot === (over ?? ''));
  const points = zones.map((zone) => {
    const box = zone.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const to = from < 0 ? 0 : (towards(way, from, points) ?? from);
  return zones[to]?.dataset.slot || undefined;
}

function said(state: StorageProps, from: Lifted | undefined, step: StorageMove, moved: Moved, t: KitText): string {
  const name = (target: string | undefined): string =>
    [...state.slots, ...state.pool].find((thing) => thing.target === target)?.name ?? t.pool;
  const { lifted } = moved;
  if (!lifted) {
    const thing = name(from?.thing);
    return moved.store && moved.store.slot !== undefined ? t.dropped(thing, name(moved.store.slot)) : t.putBack(thing);
  }
  const slot = state.slots.find(({ target }) => target === lifted.over);
  const thing = state.pool.find(({ target }) => target === lifted.thing);
  const why = slot && thing && misfit(state, thing, slot);
  if (slot && why !== undefined) return t.notHere(slot.name, reasonOf(why, slot, t));
  return step.do === 'lift' ? t.lifted(name(lifted.thing), name(lifted.over)) : t.over(name(lifted.over));
}

/** A stored thing is drawn anew in its slot; the focus goes with it. */
function useKeptFocus(root: RefObject<HTMLElement | null>, stored: StorageProps['stored']): void {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : undefined;
      focused.current = at?.closest<HTMLElement>('[data-thing]')?.dataset.target;
    };
    const within = root.current;
    within?.addEventListener('focusin', note);
    return () => within?.removeEventListener('focusin', note);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thing lies elsewhere exactly when `stored` has changed
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const again = root.current?.querySelector<HTMLElement>(
      `[data-thing][data-target="${CSS.escape(focused.current)}"]`,
    );
    again?.focus();
  }, [root, stored]);
}
