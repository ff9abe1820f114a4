export { type Ability, abilitySchema, isPlain } from './abilities.ts';
export { type Modifiers, type Modifying, modifiers, type Tally, type Why } from './modifiers.ts';
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
export {
  type GateFrame,
  type Heard,
  type Listening,
  type OccFrame,
  occurrenceFaults,
  type Triggers,
  triggers,
  type Window,
} from './triggers.ts';
