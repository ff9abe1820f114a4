import type { Beat, Outcome, Refusal, SeenEvent, UndoOffer } from '@starhold/kernel';
import {
  type ChangeEntry,
  CLASSES,
  type Hint,
  type LogEntry,
  type Moment,
  type RoundValues,
  type StandingOffer,
} from '@starhold/session';
import * as z from 'zod';
import { BotSpec, CommandId, Hex32, Pick } from './shapes.ts';
import type { Full } from './stream.ts';

/**
 * What a door can be asked for: one seat's own, or the spectators'. The same names are socket events (with an
 * acknowledgement), routes for bots, and what one server passes on to another. None of them names a seat or eyes.
 */
const c = CommandId;
/** The number of a deal: 1 for the first. */
const k = z.int().min(1).max(1000);
const count = z.int().min(0).max(100_000);

/** Where the reader was: of another `gen` its log is good for nothing. `event` is the newest it has, -1 for none. */
export const Have = z.strictObject({ gen: z.int().min(0), event: z.int().min(-1) });
export type Have = z.infer<typeof Have>;

export const CALLS = {
  /** Everything anew. */
  sync: z.strictObject({ have: Have.optional() }),
  /**
   * `d`: the decision, `p`: the pick, `shown`: digest of the details that were on the screen. `g`: the `gen` in which it was
   * asked: after something was taken back another question may have the same name. `how`: the rest of a gesture, refused where
   * somebody has learned something since; with everything that goes on by itself behind it; or what has stood on the screen
   * as the answer that is due. Without it: by hand.
   */
  answer: z.strictObject({
    c,
    d: z.string().max(40),
    p: Pick,
    shown: z.string().max(64).optional(),
    g: count.optional(),
    how: z.enum(['chain', 'run', 'chainRun', 'standing']).optional(),
  }),
  /** Which answers are given in this seat's place, until something else is said or nobody looks on; `limit`: of a run. */
  want: z.strictObject({
    classes: z.array(z.enum(CLASSES)).max(CLASSES.length),
    limit: z.int().min(0).max(99).optional(),
  }),
  /** This question is asked, whatever is wanted; a run is over. */
  halt: z.strictObject({ d: z.string().max(40) }),
  /** `past`: even past a barrier, where this table lets it with everybody's consent. */
  undo: z.strictObject({ c, past: z.boolean() }),
  /** To the request of another seat to take something back. */
  consent: z.strictObject({ c, ask: z.string().max(40), yes: z.boolean() }),
  signal: z.strictObject({ c, id: z.string().max(80) }),
  /** Gives the seat to a bot, and takes it back. */
  handOver: z.strictObject({ c, bot: BotSpec }),
  takeBack: z.strictObject({ c }),
  forecast: z.strictObject({ d: z.string().max(40) }),
  hint: z.strictObject({ depth: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  log: z.strictObject({ since: count }),
  why: z.strictObject({ gauge: z.string().max(80) }),
  series: z.strictObject({}),
  past: z.strictObject({ at: count }),
  beats: z.strictObject({ from: count, to: count }),
  /** A seat's part of the deal: first the seal, then what is under it. */
  seal: z.strictObject({ k, seal: Hex32 }),
  open: z.strictObject({ k, x: Hex32 }),
} as const;

export type CallName = keyof typeof CALLS;
export type Asked<N extends CallName> = z.infer<(typeof CALLS)[N]>;

/** Only somebody on a seat may ask these; the rest are readers. */
export const SEAT_CALLS: readonly CallName[] = [
  'answer',
  'want',
  'halt',
  'undo',
  'consent',
  'signal',
  'handOver',
  'takeBack',
  'forecast',
  'hint',
  'seal',
  'open',
];

/**
 * Why something was not done. `again`: it is not known whether it was; the same command again tells. `closed`: this door is
 * shut, or the table. `notNow`: there is nothing of this kind to do. `failed`: the rules broke; the position is as before.
 */
export type Why =
  | (Outcome & { ok: false })['why']
  | (UndoOffer & { ok: false })['why']
  | 'commandReused'
  | 'tooMany'
  | 'again'
  | 'closed'
  | 'notNow'
  | 'failed';

export interface Refused {
  ok: false;
  why: Why;
  refusal?: Refusal;
  /** With an answer to what is not asked (any more): how it stands. */
  full?: Full;
}

/** `n`: the effect is there for these eyes when this much was sent to them. */
export type Done = { ok: true; n: number } | Refused;

/** `asked`: others must agree first; the moment says who. */
export type Undone = { ok: true; n: number; asked?: true } | Refused;

/** What helps to choose. `standing` and `running`: as a moment has them, where this seat wants any. */
export interface Forecast extends Pick<Moment, 'running'> {
  ok: true;
  refusals: Record<string, Refusal>;
  forecasts: Record<string, SeenEvent[]>;
  standing?: StandingOffer;
}

export interface Said {
  sync: Full | Refused;
  answer: Done;
  want: Done;
  halt: Done;
  undo: Undone;
  consent: Done;
  signal: Done;
  handOver: Done;
  takeBack: Done;
  forecast: Forecast | Refused;
  hint: { ok: true; hint: Hint } | Refused;
  log: { ok: true; gen: number; log: LogEntry[] } | Refused;
  why: { ok: true; changes: ChangeEntry[] } | Refused;
  series: { ok: true; series: RoundValues[] } | Refused;
  past: { ok: true; moment: Moment } | Refused;
  beats: { ok: true; beats: Beat<unknown>[] } | Refused;
  seal: Done;
  open: Done;
}

/** What every door has: the calls by name. */
export type DoorCalls = { [N in CallName]: (asked: Asked<N>) => Promise<Said[N]> };
