/** The machinery of guided first games. */
export { GuideNote } from './GuideNote.tsx';
export { FRESH, type GuideProgress, leaveGuide, passStep } from './progress.ts';
export {
  answer,
  type GuideScript,
  type GuideStep,
  read,
  type StepInput,
  type Steps,
  stepOf,
} from './steps.ts';
export { type Guide, useGuide } from './useGuide.ts';
