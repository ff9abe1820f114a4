import type { UnsView } from '@starhold/unstoppable';
import { type GuideScript, guidingOf } from '../../../desk/guide/index.ts';
import { LESSONS } from './lessons.ts';
import { suggestion } from './script.ts';
import { TOUR } from './steps.ts';
import { GUIDE_TEXT, type GuideText } from './texts.ts';

/** How Unstoppable is taught. */
export const SCRIPT: GuideScript<UnsView, GuideText> = {
  tour: TOUR,
  lessons: LESSONS,
  texts: GUIDE_TEXT,
  suggestion,
  hasBegun: (view) => view.turn > 0,
};

export const guide = guidingOf(SCRIPT);
