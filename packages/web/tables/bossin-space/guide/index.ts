import type { BosView } from '@starhold/bossin-space';
import type { Guiding } from '../../../desk/front.ts';
import { guideStep } from './steps.ts';
import { GUIDE_TEXT } from './texts.ts';

/** The guided first game of Bossin' Space. */
export const guide: Guiding<BosView> = {
  title: (lang) => GUIDE_TEXT[lang].title,
  stepOf: guideStep,
};
