export { runContract } from './contract.ts';
export { eager, type Policy } from './policy.ts';
export {
  CHECK_NAMES,
  CHECKS,
  type CheckName,
  type Report,
  type Violation,
  violatedChecks,
} from './report.ts';
export { assertKept, assertReached, contractSuite, type Runner } from './suite.ts';
export type { Trial } from './trial.ts';
