export { Case, type CaseResult, type CaseWords, explained, nameIt, runCase, type WordLists } from './cases.ts';
export { type Chance, Ctx } from './engine.ts';
export { RulesError, SaveError } from './errors.ts';
export {
  type Brain,
  type FactChange,
  type GameModule,
  type GameText,
  LANGUAGES,
  type Language,
  type Mode,
  type OptionSpec,
} from './game.ts';
export { hashOf } from './hash.ts';
export { judge, refusalsAt } from './judge.ts';
export type { Logged, UndoOffer } from './log.ts';
export { optionSpecs, parseOptions } from './options.ts';
export {
  countPicks,
  idsIn,
  isLegal,
  listPicks,
  offeredIds,
  samplePick,
} from './picks.ts';
export { project, projectEvent, type SeenEvent } from './project.ts';
export { newRecorder } from './recorder.ts';
export {
  below,
  commitmentOf,
  keyedRng,
  newSeed,
  quickRng,
  SEED_PATTERN,
  seedOf,
  shuffleInPlace,
} from './rng.ts';
export { openSave, parseSave, type Saved, saveOf } from './save.ts';
export { type Sitter, seatWord, sitterOf } from './seat-words.ts';
export { cloneStack } from './stack.ts';
export { Table } from './table.ts';
export type * from './types.ts';
export { World } from './world.ts';
