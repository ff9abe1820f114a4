/** What the packages of the house may know of the browser table: the words of its contract, nothing that needs a page. */
export type {
  Cause,
  Hint,
  Moment,
  SeatSetup,
  TableInfo,
  TableProblem,
  TableSession,
  TableSetup,
  TableStore,
} from './session/types.ts';
