import { type RefObject, useEffect, useRef } from 'react';
import type { Target } from '../target.ts';

/** Less is a press. */
const SLACK = 12;

/** `to` is null where it was let go over the board but over no thing. True when it did something. */
export type Drop = (from: Target, to: Target | null) => boolean;

/**
 * A thing that may be touched, dragged onto another: chosen and confirmed in one gesture. Presses, long presses and what
 * scrolls stay as they are: a drag begins when the pointer has gone some way with the thing.
 */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
  isSource: (target: Target) => boolean,
  drop: Drop,
): void {
  const latest = useRef({ drop, isSource });
  useEffect(() => {
    latest.current = { drop, isSource };
  });
  useEffect(() => {
    const el = root.current;
    if (!el || !isOn) return;
    let drag: Drag | null = null;
    const end = (): void => {
      drag?.end();
      drag = null;
    };
    const down = (event: PointerEvent): void => {
      end();
      const thing = event.target instanceof Element ? thingAt(event.target, event) : null;
      const { mark = '', target = '' } = thing?.dataset ?? {};
      const canGo = mark === 'legal' || mark === 'chosen' || latest.current.isSource(target);
      if (thing && canGo && event.isPrimary && event.button === 0) drag = new Drag(thing, event);
    };
    const move = (event: PointerEvent): void => drag?.move(event);
    const up = (event: PointerEvent): void => {
      const from = drag?.isMoving ? drag.target : undefined;
      end();
      if (from === undefined) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const to = (under && thingAt(under, event)?.dataset.target) ?? null;
      // Onto the board, or into the hand: wherever there is no thing.
      const isTable = under?.closest('[data-board], [data-part="hand"]') != null;
      if (to === from || (to === null && !isTable)) return void swallowClick();
      swallowClick();
      latest.current.drop(from, to);
    };
    /** The mouse that carries something selects no words on its way. */
    const select = (event: Event): void => {
      if (drag) event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && drag?.isMoving) end();
    };
    el.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    addEventListener('keydown', key);
    addEventListener('selectstart', select);
    return () => {
      end();
      el.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', key);
      removeEventListener('selectstart', select);
    };
  }, [root, isOn]);
}

/**
 * The thing at a point. On a drawn board small ones stand on large ones, and where they stand close only the large one takes
 * presses: what is carried means the smallest.
 */
function thingAt(under: Element, { clientX: x, clientY: y }: MouseEvent): HTMLElement | null {
  const thing = under.closest<HTMLElement>('[data-target]');
  let board = thing instanceof SVGElement ? thing.ownerSVGElement : null;
  while (board?.ownerSVGElement) board = board.ownerSVGElement;
  const here = [...(board?.querySelectorAll<HTMLElement>('[data-target]') ?? [])].flatMap((el) => {
    const { left, right, top, bottom, width, height } = el.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom ? [{ el, size: width * height }] : [];
  });
  return here.toSorted((a, b) => a.size - b.size)[0]?.el ?? thing;
}

class Drag {
  readonly target: Target;
  isMoving = false;
  private readonly thing: HTMLElement;
  private readonly x: number;
  private readonly y: number;
  private ghost: HTMLElement | SVGElement | null = null;

  constructor(thing: HTMLElement, { clientX, clientY }: PointerEvent) {
    this.thing = thing;
    this.target = thing.dataset.target ?? '';
    this.x = clientX;
    this.y = clientY;
  }

  move({ clientX, clientY }: PointerEvent): void {
    const [dx, dy] = [clientX - this.x, clientY - this.y];
    if (!this.isMoving && Math.hypot(dx, dy) < SLACK) return;
    this.isMoving = true;
    this.ghost ??= ghostOf(this.thing);
    this.ghost.style.translate = `${dx}px ${dy}px`;
  }

  end(): void {
    this.ghost?.remove();
    this.ghost = null;
    delete this.thing.dataset.dragged;
  }
}

/** A picture of the thing that goes with the pointer; the thing itself stays where the rules have it. */
function ghostOf(thing: HTMLElement): HTMLElement | SVGElement {
  const box = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const name of ['data-target', 'data-flip', 'data-rove', 'id']) copy.removeAttribute(name);
  copy.tabIndex = -1;
  const ghost = thing instanceof SVGGraphicsElement ? framed(copy, thing.getBBox()) : copy;
  ghost.ariaHidden = 'true';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '90',
    opacity: '0.85',
    pointerEvents: 'none',
  });
  thing.dataset.dragged = '';
  // A piece of a drawn board leaves the drawing; its colours are those of the table.
  const place = ghost === copy ? thing.parentElement : thing.closest('[data-size]');
  place?.append(ghost);
  return ghost;
}

/** A piece in a drawing of its own. */
function framed(piece: Element, { x, y, width, height }: DOMRect): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', [x, y, width, height].join(' '));
  drawing.append(piece);
  return drawing;
}

/** The press that ends a drag is no press on what lies there. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
