export { Case, type CaseResult, type CaseWords, compare, runCase } from './cases.ts';
export { cloneFrame, cloneStack } from './clone.ts';
export { type Chance, Ctx, judge, newRecorder, type Recorder, RulesError, refusalsAt, STEP_BUDGET } from './engine.ts';
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
export { SaveError } from './save-error.ts';
export { type Sitter, seatWord, sitterOf } from './seat-words.ts';
export { type GameLog, LogError, type Logged, type Signal, Table, type Told, type UndoOffer } from './table.ts';
export type * from './types.ts';
export { World } from './world.ts';
