import { useSyncExternalStore } from 'react';
import { type GameCard, gameCard } from './games.ts';

/**
 * A table that is being opened: the poster of its game grows from where it was pressed, and stays until the table asks its
 * first question. Nothing of it takes longer than the table does.
 */

export interface Opening {
  card: GameCard;
  /** Where it grows from; null: it fills the screen at once. */
  from: { left: number; top: number; width: number; height: number } | null;
  /** Which of the game's tips is told. */
  tip: number;
  isLifting: boolean;
}

export const GROW_MS = 320;
export const LIFT_MS = 260;
/** Whatever happens, nobody looks at a poster for longer than this. */
const MOST_MS = 15_000;

let opening: Opening | null = null;
let began = 0;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: Opening | null): void {
  opening = next;
  for (const changed of listeners) changed();
}

/** The poster of the game comes forward, from the place of `from` where that can be seen. */
export function beginOpening(game: string, from?: Element | null): void {
  const card = gameCard(game);
  if (!card) return;
  clearTimeout(timer);
  const box = from?.getBoundingClientRect();
  began = performance.now();
  set({
    card,
    from: box && box.width > 0 ? { left: box.left, top: box.top, width: box.width, height: box.height } : null,
    tip: Math.floor(Math.random() * 100),
    isLifting: false,
  });
  timer = setTimeout(endOpening, MOST_MS);
}

/** Nothing is opened after all. */
export function endOpening(): void {
  clearTimeout(timer);
  set(null);
  for (const lifted of [...waiting]) lifted();
  waiting.clear();
}

/** The table stands: the poster goes, once it has come. */
export function liftPoster(): void {
  if (!opening || opening.isLifting) return;
  clearTimeout(timer);
  const left = opening.from ? Math.max(0, GROW_MS - (performance.now() - began)) : 0;
  timer = setTimeout(() => {
    if (!opening) return;
    set({ ...opening, isLifting: true });
    for (const lifted of [...waiting]) lifted();
    waiting.clear();
    timer = setTimeout(endOpening, LIFT_MS);
  }, left);
}

/** Done when the table can be seen. */
export function posterLifted(): Promise<void> {
  if (!opening || opening.isLifting) return Promise.resolve();
  return new Promise((resolve) => waiting.add(resolve));
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export const useOpening = (): Opening | null => useSyncExternalStore(subscribe, () => opening);
