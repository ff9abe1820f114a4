/** The machinery of guided games and of lessons. */
export { answerStep, FRESH, type GuideProgress, leaveGuide, passStep, resumeGuide } from './progress.ts';
export {
  answer,
  type GuideScript,
  type GuideStep,
  guidingOf,
  read,
  type StepInput,
  type Steps,
  stepOf,
} from './steps.ts';
export { type Guide, useGuide } from './useGuide.ts';
