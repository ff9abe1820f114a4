import type { View } from '@starhold/rone';
import type { Guiding } from '../../../desk/front.ts';
import { guideStep } from './steps.ts';
import { GUIDE_TEXT } from './texts.ts';

/** The guided first game of RONE. */
export const guide: Guiding<View> = {
  title: { en: GUIDE_TEXT.en.title, cs: GUIDE_TEXT.cs.title, de: GUIDE_TEXT.de.title },
  stepOf: guideStep,
};
