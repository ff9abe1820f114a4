import type { DangerSpace } from '../schema.ts';

/** Rules file 7.9: danger tracks by boss, from the start space to the one before Maximum Danger. */
export const TRACKS: Record<'harbinger' | 'triumvirate' | 'duomo', DangerSpace[]> = {
  harbinger: [],
  triumvirate: [],
  duomo: [],
};
