export { runContract } from './contract.ts';
export { eager } from './policy.ts';
export {
  CHECK_NAMES,
  CHECKS,
  type CheckName,
  violatedChecks,
} from './report.ts';
export { assertKept, assertReached, contractSuite } from './suite.ts';
export type { Trial } from './trial.ts';
