import type { Seat } from '@starhold/kernel';
import * as z from 'zod';
import { Have } from './calls.ts';
import type { OnlineTable } from './routes/tables.ts';
import { CommandId, Line, PersonId, TableId } from './shapes.ts';
import type { Full, Step } from './stream.ts';

/** What goes over the socket besides the calls of `calls.ts`. A socket is at one table, with one pair of eyes. */

/**
 * Which words page and server speak. Another number wherever a page of before would misread what it is sent, or a server of
 * before refuse what it says: such a page is told that there is a newer one, and is never half understood.
 */
export const WIRE = 2;

/** With which a socket is opened: a ticket is good once. `have`: where the page was before it lost the connection. */
export const Handshake = z.strictObject({
  ticket: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/),
  table: TableId,
  have: Have.optional(),
  /** Of the page that asks; programs that say nothing are taken for what they are. */
  wire: z.int().min(1).max(1_000_000).optional(),
});
export type Handshake = z.infer<typeof Handshake>;

/** The other things a page says to a table, each with an acknowledgement. */
export const TALK = {
  chat: z.strictObject({ c: CommandId, text: Line }),
  /** One no longer reads somebody; only for oneself. */
  mute: z.strictObject({ person: PersonId, on: z.boolean() }),
  report: z.strictObject({ c: CommandId, person: PersonId, text: Line }),
  /** Is the page in front of somebody's eyes? */
  here: z.strictObject({ looking: z.boolean() }),
} as const;
export type TalkName = keyof typeof TALK;
export type Talk<N extends TalkName> = z.infer<(typeof TALK)[N]>;

export interface ChatLine {
  n: number;
  person: string;
  name: string;
  /** The seat of who speaks, or null for a spectator. */
  seat: Seat | null;
  text: string;
  at: number;
}

/** Before anybody gives a part: what is dealt, and the hash of the server's secret. */
export interface DealCommit {
  table: string;
  k: number;
  /** Hash of game, options, rules and number of seats (`agreedHash`). */
  agreed: string;
  server: string;
  /** The seats that give a part. */
  seats: Seat[];
}

/** All seals are there: each page looks for its own, keeps this, and opens its part. By seat. */
export interface DealSealed {
  k: number;
  seals: (string | null)[];
}

export interface DealDone {
  k: number;
  opens: (string | null)[];
  /** Of the seed, with everything agreed on (`Table.commitment`). */
  commitment: string;
}

/** Given up: somebody did not seal or open in time. Its secret is shown, and the next deal begins. */
export interface DealVoid {
  k: number;
  server: string;
  secret: string;
  missing: Seat[];
}

/** The game is over: what the server kept secret until now. */
export interface DealPublished {
  k: number;
  secret: string;
  seed: string;
}

/** How far a deal is, for a page that comes or comes back. */
export interface DealFace {
  commit: DealCommit;
  /** Who has given a seal, and whose part is open. */
  sealed: Seat[];
  opened: Seat[];
  seals: (string | null)[] | null;
  done: DealDone | null;
  voids: DealVoid[];
  published: DealPublished | null;
}

/** From the server to a page, by the name of the socket event. */
export interface Messages {
  /** The table as everybody around it may know it: who sits where, who is here, what it waits for. */
  room: (table: OnlineTable) => void;
  full: (full: Full) => void;
  to: (step: Step) => void;
  /** Something was lost on the way: ask for `sync`. */
  resync: () => void;
  deal: (deal: DealFace) => void;
  chat: (line: ChatLine) => void;
  /** This door is shut; the word says why. */
  shut: (why: Shut) => void;
}

/**
 * `seat`: somebody else has the seat now. `login`: signed out. `closed`: the table is gone. `restart`: come again soon.
 * `update`: the page is of another version than the server.
 */
export type Shut = 'seat' | 'login' | 'closed' | 'restart' | 'ticket' | 'update';

export type MessageName = keyof Messages;
export type Payload<N extends MessageName> = Parameters<Messages[N]>[0];
