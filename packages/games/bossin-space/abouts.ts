import { type Asked, type Decision, offeredIds, verbOf } from '@starhold/kernel';
import type { SlotStep } from './rules/rulings.ts';

/** What each question says beside what it offers, by the frame that asks. All of it is open to everybody. */
export interface Abouts {
  refresh: undefined;
  /** How many cards are to be chosen. */
  pick: { need: number };
  remove: undefined;
  arrange: undefined;
  /** What comes next in a slot (1–4): a command, a danger or the boss, by its id. */
  slot: { slot: number; step: SlotStep; card: string };
  hack: undefined;
  /** What fires (`command:rocket`), how strong one shot is, and how many follow it. */
  aim: { source: string; points: number; more: number };
  pull: undefined;
  teleport: undefined;
  /** Who must leave the ship's column: `enemy:u7`. */
  dodge: { source: string };
  /** What heats the ship, and how many steps of it are left. */
  heat: { source: string; steps: number };
  upgrade: undefined;
  /** How many upgraded cards come into the deck. */
  newCards: { take: number };
  branch: undefined;
}

export type BosDecision = Asked<Abouts>;

/** Sessions and bots have forgotten whose questions they carry; here they are told apart again. */
export function askedOf(decision: Decision): BosDecision {
  return decision as BosDecision;
}

/** What is asked, in a word: the frame, or which of its two questions. */
export type Question = Exclude<keyof Abouts, 'slot'> | 'command' | 'go' | 'steer';

export function questionOf(decision: Decision): Question {
  const asked = askedOf(decision);
  switch (asked.at) {
    case 'slot':
      return asked.ask.about.step === 'command' ? 'command' : 'go';
    case 'branch':
      return offeredIds(asked.ask).every((id) => verbOf(id) === 'steer') ? 'steer' : 'branch';
    default:
      return asked.at;
  }
}
