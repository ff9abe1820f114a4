export { asksAmounts, asksOne, asksOrder, asksSubset } from './asking.ts';
export type { Authoring } from './authoring.ts';
export { type Beat, beatName } from './beats.ts';
export {
  Case,
  type CaseResult,
  type CaseStep,
  type CaseWords,
  caseWordsOf,
  explained,
  nameIt,
  rulingIds,
  runCase,
  type WordLists,
  wordsIn,
} from './cases.ts';
export { cleanText } from './clean-text.ts';
export { agreedHash, type Deal, DealShape, dealtSeed, flawIn, sealOf, serverHash, type VoidDeal } from './deal.ts';
export { type Chance, Ctx } from './engine.ts';
export { RulesError, SaveError } from './errors.ts';
export type * from './events.ts';
export { type Film, newFilm } from './film.ts';
export {
  type BotModule,
  type Brain,
  type CatalogueEntry,
  type GameModule,
  type GameText,
  type GaugeChange,
  type Habits,
  LANGUAGES,
  type Language,
  type Mode,
  type OptionSpec,
  type OptionValue,
  type Packs,
  type RunHabit,
  type TableModule,
  type Trusted,
} from './game.ts';
export { canonical, hashOf } from './hash.ts';
export { judge, refusalsAt } from './judge.ts';
export { CAVEATS, type Caveat, type GameLog, isByHand, type Logged, type UndoOffer, type UndoPolicy } from './log.ts';
export { mapRefs, optionId, parseOption, partOf, refOf, targetOf, verbOf } from './option.ts';
export { optionSpecs, parseOptions, valuesOf } from './options.ts';
export { firstProblem, MOST_PACK_BYTES, PackShelf, packHash } from './packs.ts';
export {
  countPicks,
  idsIn,
  isLegal,
  listPicks,
  offeredIds,
  samplePick,
} from './picks.ts';
export { project, projectEvent, type Seen, type Waiting } from './project.ts';
export { readEvent } from './reading.ts';
export { type HistoryEntry, newRecorder } from './recorder.ts';
export {
  againstTheGame,
  placed,
  pointsOf,
  type Result,
  type Side,
  type Standing,
  sideOf,
  standingOf,
} from './result.ts';
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
export { type Opened, openSave, parseSave, type Saved, saveOf, sealed, slimSave } from './save.ts';
export { type Sitter, seatWord, sitterOf } from './seat-words.ts';
export { cloneStack, isTogether } from './stack.ts';
export { Table, type TableStart } from './table.ts';
export type { Snapshot } from './trail.ts';
export type * from './types.ts';
export { MOST_SEATS, PickShape } from './wire.ts';
export { World } from './world.ts';
export type { Zone, ZoneCard } from './zones.ts';
