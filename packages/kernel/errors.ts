/** Thrown for bugs in the rules, never for bad input. */
export class RulesError extends Error {
  readonly position: unknown;
  constructor(message: string, position: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'RulesError';
    this.position = position;
  }
}

/** The log does not fit the rules: which answer, and how. */
export class LogError extends Error {
  readonly at: number;
  readonly why: string;
  constructor(at: number, why: string) {
    super(`answer ${at + 1} does not fit: ${why}`);
    this.name = 'LogError';
    this.at = at;
    this.why = why;
  }
}

/** A file that cannot be used, in a message id that the interface puts into words. */
export class SaveError extends Error {
  readonly problem:
    | 'notJson'
    | 'shape'
    | 'sum'
    | 'commitment'
    | 'game'
    | 'options'
    | 'pack'
    | 'answer'
    | 'hash'
    | 'state';
  readonly detail: string;
  constructor(problem: SaveError['problem'], detail: string) {
    super(`${problem}: ${detail}`);
    this.name = 'SaveError';
    this.problem = problem;
    this.detail = detail;
  }
}
