import type { BotModule, Decision, Picked, Rng, Seat, World } from '@starhold/kernel';

/** What a bot is given: what its seat may know, the decision, and worlds re-dealt from what the seat knows. Never a state. */
export interface Situation {
  seat: Seat;
  /** The seat's view; or a sight, which is as much of it as the game's policy reads. Good for this decision only. */
  view: unknown;
  decision: Decision;
  /** A new world that this seat cannot tell from the real one. */
  imagine(rng: Rng): World;
}

/** A pick and how good the bot thinks the game stands after it, 0…1. */
export interface Ranked {
  pick: Picked;
  worth: number;
}

export interface Bot {
  id: string;
  /** The same situation and generator give the same pick, unless the bot has a budget in time. */
  decide(at: Situation, rng: Rng): Picked;
  /** The picks it tried, best first; `decide` takes the first. Only where the bot compares picks. */
  rank?(at: Situation, rng: Rng): Ranked[];
}

/**
 * A kind of bot: makes one for a game from the text behind its name, e.g. the `400` of `search:400`. It stops thinking
 * after `maxMillis`, whatever the setting says.
 */
export type BotMaker = (game: BotModule, setting: string, maxMillis?: number) => Bot;
