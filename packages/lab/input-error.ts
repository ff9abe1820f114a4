/** Somebody asked for something that does not exist. The message is one line, for people; no stack trace belongs to it. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

/** Turns any error of `work` into one of input, for functions that judge what came from outside. */
export function judging<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
}
