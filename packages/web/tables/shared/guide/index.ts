/** The machinery of guided first games. */
export { GuideNote, type GuideNoteProps } from './GuideNote.tsx';
export { FRESH, type GuideProgress, leaveGuide, passStep } from './progress.ts';
export {
  type At,
  answer,
  type GuideScript,
  type GuideStep,
  read,
  type StepDraft,
  type Steps,
  stepOf,
} from './steps.ts';
export { type Guide, useGuide } from './useGuide.ts';
