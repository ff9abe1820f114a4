export {
  type Amount,
  type Choose,
  type Control,
  type Counted,
  type Each,
  isControl,
  type Lexicon,
  Lists,
  type May,
  type Operation,
  type Pay,
  type Repeat,
  roomsOf,
  type When,
} from './ops.ts';
export { amountOf, type BranchFrame, type OpsFrame, opsFrame, opsHandlers, type Vocabulary } from './run.ts';
export { controlSchema, countedSchema, paySchema } from './schema.ts';
