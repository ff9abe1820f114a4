import type { By, Picked, Seat } from './types.ts';

/** An accepted answer, as the log keeps it. */
export interface Logged {
  decision: string;
  seat: Seat;
  pick: Picked;
  by?: By;
}

/** Did a person choose this very answer? Old logs and bots say nothing. */
export function isByHand({ by }: Logged): boolean {
  return by === undefined || by === 'hand';
}

/** A signal (ping) and after how many answers it was given. Never part of the truth of the game. */
export interface Signal {
  after: number;
  seat: Seat;
  id: string;
}

/** The truth of a game: everything else can be computed from it. */
export interface GameLog<O> {
  game: string;
  rulesVersion: string;
  options: O;
  seed: string;
  answers: Logged[];
  signals: Signal[];
  caveats: Caveat[];
}

/**
 * Why a result does not count like others: something was taken back that had taught somebody something; a copy of the
 * running game was played on or opened elsewhere; somebody chose the seed; the game was begun under other rules.
 */
export const CAVEATS = ['undo', 'copy', 'seed', 'updated'] as const;
export type Caveat = (typeof CAVEATS)[number];

/** How far an answer may be taken back: at will, past a barrier only if all others agree, or never past one. */
export type UndoPolicy = 'free' | 'consent' | 'never';

/** What undo would take back, or why it cannot. */
export type UndoOffer =
  /** `ask`: the seats that must agree first. `also`: so many answers of the same seat that followed by themselves go along. */
  | { ok: true; at: number; answer: Logged; also: number; caveat: boolean; ask: Seat[] }
  | { ok: false; why: 'nothing' | 'barrier' }
  /** `by`: whose later answers need it; who has not agreed. */
  | { ok: false; why: 'needed' | 'consent'; by: Seat[] };
