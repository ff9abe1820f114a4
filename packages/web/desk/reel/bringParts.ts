import { RARE } from './score.ts';

/** With the first beat, not with the table: until they are there, such a stroke is left out. */
export const bringParts = (): void =>
  void import('./parts.ts').then(({ rareStrokes }) => Object.assign(RARE, rareStrokes)).catch(() => {});
