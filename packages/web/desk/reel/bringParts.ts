import { RARE } from './score.ts';

/** Not with the table: with the first press on it, or the first beat. Until they are there, such a stroke is left out. */
export const bringParts = (): void =>
  void import('./parts.ts').then(({ rareStrokes }) => Object.assign(RARE, rareStrokes)).catch(() => {});

for (const type of ['pointerdown', 'keydown']) globalThis.addEventListener?.(type, bringParts, { once: true });
