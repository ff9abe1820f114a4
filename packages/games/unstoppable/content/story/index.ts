import type { StoryCardDef } from '../schema.ts';

/** Rules file 7.8: the 23 story cards of Duomo's Menace. */
export const STORY: StoryCardDef[] = [];
