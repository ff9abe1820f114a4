import type { UnsView } from '@starhold/unstoppable';
import type { Guiding } from '../../../desk/front.ts';
import { guideStep } from './steps.ts';
import { GUIDE_TEXT } from './texts.ts';

/** The guided first game of Unstoppable. */
export const guide: Guiding<UnsView> = {
  title: (lang) => GUIDE_TEXT[lang].title,
  stepOf: guideStep,
};
