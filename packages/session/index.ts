export { fallbackPick, hintFrom, hintJob, jobFor } from './bots.ts';
export { DAILY_PLANS, type DailyPlan, dailyOptions, dailyTurns } from './daily.ts';
export { Device, isPrivatePick, type Look } from './device.ts';
export { forecastsFor } from './forecast.ts';
export { gameEntry, loadBotGame, loadGame, OFFERED } from './games.ts';
export { MAX_FILE, MAX_LINK, REPLAY_HASH } from './limits.ts';
export { Lookback } from './lookback.ts';
export { bareMoment, cleaned, momentOf, pastMoment, undoSeatFor } from './moment.ts';
export { knowPack, packFor } from './packs.ts';
export { checkSetup, personsAt, type SpareNames, seatWords, setupOf } from './seats.ts';
export { CONTEST_LINE, END_LINE, StandingAnswers, type StandingOffer, type Wanted } from './standing/answers.ts';
export { CLASSES, type StandingClass, USUAL_CLASSES } from './standing/judge.ts';
export { hasLearned } from './standing/learned.ts';
export { type Rehearsed, rehearsed } from './standing/rehearsal.ts';
export type { AnyTable } from './table.ts';
export type {
  ChangeEntry,
  Hint,
  LogEntry,
  Moment,
  RoundValues,
  SeatSetup,
  TableInfo,
  TableSetup,
} from './types.ts';
export { type Steps, WatchedTable } from './watching.ts';
export { changesOf, seriesOf } from './why.ts';
