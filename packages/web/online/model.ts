import type { Language, Saved, Seat, Standing } from '@starhold/kernel';

/** What the pages of online play show, as the server tells it. */

/** Somebody as this browser is known to the server. */
export interface Me {
  id: string;
  name: string;
  /** Null for a guest. */
  login: string | null;
}

export type Pace = 'live' | 'days';
export type Status = 'waiting' | 'dealing' | 'playing' | 'over' | 'closed';

/** Seconds each seat has for the whole game, and what each answer gives back. */
export interface Clock {
  start: number;
  plus: number;
}

/** One seat as everybody at the table may know it. */
export interface Chair {
  name: string;
  who: 'free' | 'person' | 'bot';
  /** A bot's spec; beside a person: handed over, to be taken back. */
  bot: string | null;
  ready: boolean;
  /** A page of theirs is open at this table. */
  here: boolean;
}

export interface OnlineTable {
  id: string;
  code: string | null;
  game: string;
  options: Saved['options'];
  chairs: Chair[];
  status: Status;
  pace: Pace;
  language: Language;
  isListed: boolean;
  spectators: boolean;
  clock: Clock | null;
  host: string;
  /** The seat of the reader; null for a spectator. */
  you: Seat | null;
  isHost: boolean;
  waitingFor: Seat[];
  round: number;
  updated: number;
  standing: Standing | null;
  /** The table that follows as a rematch. */
  next: string | null;
}

export interface NewOnlineTable {
  game: string;
  options: Saved['options'];
  /** One for each seat: who opens the table sits on the first; null is free, a text a bot's spec. */
  seats: ({ name: string; bot: string } | null)[];
  pace: Pace;
  language: Language;
  isListed: boolean;
  spectators: boolean;
  clock: Clock | null;
  pack?: { key: string; def: unknown };
}

export function freeSeats({ chairs }: OnlineTable): number {
  return chairs.filter(({ who }) => who === 'free').length;
}

/** Does this table wait for the reader? */
export function isYours({ status, you, waitingFor, chairs }: OnlineTable): boolean {
  if (you === null) return false;
  if (status === 'playing') return waitingFor.includes(you) && chairs[you]?.bot === null;
  return status === 'waiting' && !chairs[you].ready;
}
