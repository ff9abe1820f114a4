import type { BosView } from '@starhold/bossin-space';
import type { Guiding } from '../../../desk/front.ts';
import { guideStep } from './steps.ts';
import { GUIDE_TEXT } from './texts.ts';

/** The guided first game of Bossin' Space. */
export const guide: Guiding<BosView> = {
  title: { en: GUIDE_TEXT.en.title, cs: GUIDE_TEXT.cs.title, de: GUIDE_TEXT.de.title },
  stepOf: guideStep,
};
