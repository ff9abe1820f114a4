export { GAME_IDS, loadGame } from './games.ts';
export { useMoment, useProblem } from './hooks.ts';
export { MAX_FILE, MAX_LINK } from './limits.ts';
export { tableStore } from './store.ts';
export type {
  Cause,
  Hint,
  LogEntry,
  Moment,
  RoundValues,
  SeatSetup,
  TableInfo,
  TableProblem,
  TableSession,
  TableSetup,
  TableStore,
} from './types.ts';
export { TableError } from './types.ts';
