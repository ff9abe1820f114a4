/** The machinery of guided first games. */
export {
  answer,
  type GuideScript,
  type GuideStep,
  read,
  type StepInput,
  type Steps,
  stepOf,
} from './steps.ts';
export { FRESH, type Guide, type GuideProgress, leaveGuide, passStep, useGuide } from './useGuide.ts';
