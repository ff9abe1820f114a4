import type { ProblemWord } from '@starhold/wire';

/** Says no, in a word the page can translate; `message` is for people who write programs. */
export class LobbyError extends Error {
  readonly problem: ProblemWord;
  /** Seconds to wait, where that helps. */
  readonly retryAfter: number | undefined;
  constructor(problem: ProblemWord, message: string, retryAfter?: number) {
    super(message);
    this.name = 'LobbyError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Somebody who may not know whether it exists hears the same as when it does not. */
export const missing = (what: string): LobbyError => new LobbyError('missing', `there is no such ${what}`);
