/** The guided first game of Bossin' Space and the words of its hints. */
export { hintText, hintWords } from './hints.ts';
export { HINT_TEXT } from './hintTexts.ts';
export { GUIDED_SEED, guidedSeed, guidedSetup } from './setup.ts';
export { GUIDED_ROUNDS, guideStep } from './steps.ts';
export { GUIDE_TEXT } from './texts.ts';
