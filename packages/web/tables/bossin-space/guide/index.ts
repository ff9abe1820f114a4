/** The guided first game of Bossin' Space and the words of its hints. */
export { GuideNote, type GuideNoteProps } from './GuideNote.tsx';
export { hintText, hintWords } from './hints.ts';
export { HINT_TEXT } from './hintTexts.ts';
export { FRESH, type GuideProgress, leaveGuide, passStep } from './progress.ts';
export { GUIDED_SEED, guidedSeed, guidedSetup } from './setup.ts';
export { GUIDED_ROUNDS, type GuideStep, guideStep } from './steps.ts';
export { type Guide, useGuide } from './useGuide.ts';
