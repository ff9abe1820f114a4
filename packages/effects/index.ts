export {
  type Amount,
  type Choose,
  type Each,
  isControl,
  Lists,
  type May,
  type Pay,
  type Repeat,
  roomsOf,
  type When,
} from './ops.ts';
export { amountOf, type BranchFrame, type OpsFrame, opsFrame, opsHandlers, type Vocabulary } from './run.ts';
