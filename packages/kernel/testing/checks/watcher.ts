import type { Answered, Position } from '../position.ts';
import type { Trial } from '../trial.ts';

/** Follows one game from its first position to its last. May keep what it has seen; is thrown away with the game. */
export interface Watcher {
  position?(p: Position): void;
  answered?(answered: Answered): void;
  end?(last: Position): void;
}

export type WatcherOf = (trial: Trial) => Watcher;
