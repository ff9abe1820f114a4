import { cleanText } from '@starhold/kernel';

/** Whoever reads it has lost the thread by then; somebody may have given us a whole book as a name. */
const LONGEST = 1_000;

/**
 * Somebody asked for something that does not exist. The message is one line, for people; no stack trace belongs to it.
 * It often quotes what came from outside, so it is cleaned here, once for all.
 */
export class InputError extends Error {
  constructor(message: string) {
    super(oneLine(message));
    this.name = 'InputError';
  }
}

/** Letters only, and not more than anybody reads. */
export function oneLine(text: string): string {
  const clean = cleanText(text);
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

/** Says what the input is about that `work` finds wrong: a field of a file, a flag. */
export function about<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${what}: ${error.message}`) : error;
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
