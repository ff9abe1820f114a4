import type { View } from '@starhold/revenant';
import { guidingOf } from '../../../desk/guide/index.ts';
import { LESSONS } from './lessons.ts';
import { suggestion } from './script.ts';
import { TOUR } from './steps.ts';
import { GUIDE_TEXT, type GuideText } from './texts.ts';

/** How Revenant is taught. */
export const guide = guidingOf<View, GuideText>({
  tour: TOUR,
  lessons: LESSONS,
  texts: GUIDE_TEXT,
  suggestion,
  hasBegun: () => true,
});
