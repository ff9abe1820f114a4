import * as z from 'zod';

/** Why a route says no; the page has words for each. */
export const PROBLEMS = [
  /** The request is not what the route takes. */
  'shape',
  /** Nobody is signed in, or no longer. */
  'signIn',
  /** There is no such thing, or not for you. */
  'missing',
  /** Another site asked, or nothing says that ours did. */
  'foreign',
  /** Too often; `retryAfter` says how many seconds to wait. */
  'tooMany',
  'tooLarge',
  /** Login and password, or the passkey, do not fit. The same for a login nobody has. */
  'wrongLogin',
  'loginTaken',
  'notHost',
  /** You do not sit there. */
  'notYours',
  'seatTaken',
  /** Not while it is as it is: the table has begun, or not yet, or is over. */
  'notNow',
  /** Options, content or bots this game does not have. */
  'options',
  /** A file that is no saved game, or was changed. */
  'save',
  /** You have as many of these as one may have. */
  'enough',
  /** Too much happened at the same time; the same again may work. */
  'busy',
  'broken',
] as const;
export type ProblemWord = (typeof PROBLEMS)[number];

/** Every refusal of a route, in a word that the page puts into its reader's language, and a line for people with a console. */
export const Problem = z.strictObject({
  problem: z.enum(PROBLEMS),
  detail: z.string(),
  /** Seconds. */
  retryAfter: z.int().optional(),
});
export type Problem = z.infer<typeof Problem>;
