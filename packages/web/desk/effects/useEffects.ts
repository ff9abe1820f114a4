import type { SeenEvent } from '@starhold/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, type Boxes, useMotion } from '../../kit/index.ts';
import type { LogEntry } from '../../session/types.ts';
import styles from './effects.module.css';

/**
 * Shots, hits, explosions and shakes over the newest position. Pure decoration: elements are laid over the table, moved
 * by the browser and taken away again; nothing waits for them.
 */

const MOST = 14;
const GAP_MS = 90;

export type EventEffects = Readonly<
  Record<string, ((stage: Stage, event: SeenEvent, delay: number) => void) | undefined>
>;

/** `shown` says what each event looks like; `live` is false while looking back. */
export function useEffects(
  root: RefObject<HTMLElement | null>,
  boxes: RefObject<Boxes>,
  log: readonly LogEntry[],
  live: boolean,
  shown: EventEffects,
): void {
  const { factor, still } = useMotion();
  const last = useRef(-1);

  useLayoutEffect(() => {
    const newest = log.at(-1)?.event.n ?? -1;
    const since = last.current;
    last.current = newest;
    const el = root.current;
    if (!el || still || !live || since < 0 || newest <= since) return;
    const fresh = log.filter(({ event }) => event.n > since && shown[event.type] !== undefined).slice(-MOST);
    const stage = new Stage(el, boxes.current, factor);
    fresh.forEach(({ event }, i) => {
      shown[event.type]?.(stage, event, i * GAP_MS * factor);
    });
  }, [log, live, still, factor, root, boxes, shown]);
}

/** Where and how to draw. */
export class Stage {
  private readonly root: HTMLElement;
  private readonly boxes: Boxes;
  private readonly factor: number;

  constructor(root: HTMLElement, places: Boxes, factor: number) {
    this.root = root;
    this.boxes = places;
    this.factor = factor;
  }

  /** Where a thing is, or was last. */
  at(key: string): Box | undefined {
    return this.boxes.now.get(key) ?? this.boxes.before.get(key);
  }

  was(key: string): Box | undefined {
    return this.boxes.before.get(key) ?? this.boxes.now.get(key);
  }

  put(kind: string, box: Box, text = ''): HTMLElement {
    const el = document.createElement('i');
    el.className = styles.effect;
    el.dataset.effect = kind;
    el.setAttribute('aria-hidden', 'true');
    el.textContent = text;
    Object.assign(el.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.root.append(el);
    return el;
  }

  play(el: HTMLElement, frames: Keyframe[], ms: number, delay: number): void {
    const show = el.animate(frames, {
      duration: ms * this.factor,
      delay,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'backwards',
    });
    const gone = (): void => el.remove();
    show.finished.then(gone, gone);
  }

  burst(key: string, kind: string, delay: number, text = ''): void {
    const box = this.was(key);
    if (!box) return;
    const size = Math.min(box.width, box.height);
    const el = this.put(
      kind,
      { left: box.left + (box.width - size) / 2, top: box.top + (box.height - size) / 2, width: size, height: size },
      text,
    );
    this.play(
      el,
      [
        { opacity: 0, scale: 0.3 },
        { opacity: 1, scale: 1, offset: 0.35 },
        { opacity: 0, scale: 1.35 },
      ],
      520,
      delay,
    );
  }

  /** A streak from one thing to another. */
  shot(source: string, key: string, kind: string, delay: number): void {
    const from = this.at(source);
    const to = this.was(key);
    if (!from || !to) return;
    const x1 = from.left + from.width / 2;
    const y1 = from.top + from.height * 0.2;
    const dx = to.left + to.width / 2 - x1;
    const dy = to.top + to.height * 0.6 - y1;
    const length = Math.hypot(dx, dy);
    const turn = Math.atan2(dy, dx);
    const el = this.put(kind, { left: x1, top: y1 - 2, width: Math.min(70, length), height: 4 });
    el.style.transformOrigin = '0 50%';
    const go = (far: number): string => `rotate(${turn}rad) translateX(${far}px)`;
    this.play(
      el,
      [
        { transform: go(0), opacity: 1 },
        { transform: go(Math.max(0, length - 60)), opacity: 1 },
      ],
      240,
      Math.max(0, delay - 120),
    );
  }

  shake(strength: number, delay: number): void {
    const board = this.root.querySelector('[data-board]');
    board?.animate(
      [0, 1, -1, 0.6, -0.4, 0].map((k) => ({ translate: `${k * strength}px ${k * strength * 0.4}px` })),
      { duration: 320 * this.factor, delay },
    );
  }

  flash(kind: string, delay: number): void {
    const { board } = this.boxes;
    if (!board) return;
    this.play(this.put(kind, board), [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], 460, delay);
  }
}
