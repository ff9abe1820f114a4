/** The guided first game of Bossin' Space and the words of its hints. */
export { hintWords } from './hints.ts';
export { guideStep } from './steps.ts';
export { GUIDE_TEXT } from './texts.ts';
