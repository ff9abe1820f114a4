export { Case, type CaseResult, type CaseWords, compare, runCase } from './cases.ts';
export { type Chance, Ctx, STEP_BUDGET } from './engine.ts';
export { LogError, RulesError, SaveError } from './errors.ts';
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
export { canonical, hashOf } from './hash.ts';
export { judge, refusalsAt } from './judge.ts';
export type { GameLog, Logged, Signal, UndoOffer } from './log.ts';
export { optionSpecs, parseOptions } from './options.ts';
export {
  type Atom,
  atomsOf,
  countPicks,
  DONE,
  idsIn,
  isLegal,
  listPicks,
  offeredIds,
  onlyPick,
  pickOf,
  samplePick,
  tidyPick,
} from './picks.ts';
export { project, projectEvent, type Seen, type SeenEvent, shownDigest } from './project.ts';
export { newRecorder, type Recorder, type Told } from './recorder.ts';
export {
  below,
  commitmentOf,
  fork,
  keyedRng,
  newSeed,
  quickRng,
  SEED_PATTERN,
  seedOf,
  shuffleInPlace,
} from './rng.ts';
export { openSave, parseSave, type Saved, saveOf } from './save.ts';
export { type Sitter, seatWord, sitterOf } from './seat-words.ts';
export { cloneFrame, cloneStack } from './stack.ts';
export { Table } from './table.ts';
export type * from './types.ts';
export { World } from './world.ts';
