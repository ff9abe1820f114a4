export {
  type Asked,
  CALLS,
  type CallName,
  type Done,
  type DoorCalls,
  type Forecast,
  Have,
  type Refused,
  type Said,
  SEAT_CALLS,
  type Undone,
  type Why,
} from './calls.ts';
export * from './http.ts';
export { isModest, MAX_DEPTH, MAX_ENTRIES, MAX_FRAME, MAX_STEP, MAX_UPLOAD } from './limits.ts';
export * from './messages.ts';
export { type Patch, patched, patchOf } from './patch.ts';
export * from './routes/people.ts';
export * from './routes/problems.ts';
export * from './routes/records.ts';
export type { Route } from './routes/route.ts';
export * from './routes/tables.ts';
export * from './shapes.ts';
export {
  type ClockFace,
  type Full,
  isBefore,
  logWith,
  type OnlineMoment,
  type Step,
  type StepBeat,
  type StreamPlace,
  stepBetween,
  stepped,
  type UndoRequest,
} from './stream.ts';
