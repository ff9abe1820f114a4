import { city, dome, facets, pipes, spires } from './scenes/built.ts';
import { jungle, junk, mesa, orbit } from './scenes/wild.ts';

/** Backdrops in three depths, from far to near; the middle stays low, that is where the subject stands. */
export const SCENES = { city, spires, junk, facets, jungle, mesa, pipes, dome, orbit };
export type SceneName = keyof typeof SCENES;
