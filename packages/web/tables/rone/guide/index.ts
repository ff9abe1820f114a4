/** The guided first game of RONE. */
export { GUIDED_SEED, guidedSeed, guidedSetup } from './setup.ts';
export { guideStep } from './steps.ts';
export { GUIDE_TEXT } from './texts.ts';
