import type { View } from '@starhold/rone';
import { COLOURS, LETTERS } from '@starhold/rone/content';

import type { Parts } from '../score.ts';

/** Where the Invasion's things lie, for what is told of them. */

/** What its beats look like comes with its board: a duel has no use for it. */
export const INVASION: { parts: Parts } = { parts: {} };

export const zoneOf = (colour: string): string =>
  `zone:${LETTERS[COLOURS.indexOf(colour as (typeof COLOURS)[number])] ?? 'u'}`;

/** One of the seven steps on their rail, and one of the sums of the stack. */
export const stepOf = (step: string): string => `step:${step}`;
export const sumOf = (stat: string): string => `sum:${stat}`;

const TOP = 'deployed';

/** Cards of the stack, from below. */
export const deployedAt = (at: number): string => `${TOP}:${at}`;
/** The top of the stack as it lies before the beat; what lands comes to lie one above it. */
export const topOf = (view: View, more = 0): string => deployedAt((view.invasion?.stack.length ?? 0) - 1 + more);

/** What of it is at work: a training zone (`zone/black`) or a protocol (`PR02/use`). */
export function invaderIn(cause: string): string | undefined {
  const [at, of = ''] = cause.split('/');
  if (at === 'zone') return zoneOf(of);
  return /^PR\d/.test(at) ? `protocol:${at}` : undefined;
}
