import type { View } from '@starhold/revenant';
import type { Guiding } from '../../../desk/front.ts';
import { guideStep } from './steps.ts';
import { GUIDE_TEXT } from './texts.ts';

/** The guided first game of Revenant. */
export const guide: Guiding<View> = {
  title: (lang) => GUIDE_TEXT[lang].title,
  stepOf: guideStep,
};
