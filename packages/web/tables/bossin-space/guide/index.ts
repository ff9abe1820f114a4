import type { BosView } from '@starhold/bossin-space';
import { guidingOf } from '../../../desk/guide/index.ts';
import { LESSONS } from './lessons.ts';
import { suggestion } from './script.ts';
import { TOUR } from './steps.ts';
import { GUIDE_TEXT, type GuideText } from './texts.ts';

/** How Bossin' Space is taught. */
export const guide = guidingOf<BosView, GuideText>({
  tour: TOUR,
  lessons: LESSONS,
  texts: GUIDE_TEXT,
  suggestion,
  hasBegun: (view) => view.round > 0,
});
