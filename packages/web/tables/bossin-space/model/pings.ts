import type { BosView } from '@starhold/bossin-space';
import { refOfColumn } from '@starhold/bossin-space/refs';
import { optionId, refOf, verbOf } from '@starhold/kernel';

/** Pings that point at the board (BOS-4.6): at an enemy, or at a column with everything in it. */

export const isGeneral = (ping: string): boolean => !/^ping:[cu]\d+$/.test(ping);

/** The ping for a thing by its name on the board: `u7`, `boss`, `ship2`, `cellA2`, `column2`. Undefined where none is allowed. */
export function pingAt(thing: string, view: BosView, signals: readonly string[]): string | undefined {
  const column = thing === 'boss' ? (view.boss?.column ?? 0) : Number(/\d$/.exec(thing)?.[0] ?? 0);
  const ping = optionId('ping', /^u\d+$/.test(thing) ? thing : refOfColumn(column));
  return signals.includes(ping) ? ping : undefined;
}

/** The name on the board of what the card shows; empty for cards that are not on it. */
export function spotOfCard(ref: string): string {
  const kind = verbOf(ref);
  const id = refOf(ref);
  if (kind === 'enemy') return /^u\d+$/.test(id) ? id : '';
  return kind === 'boss' ? 'boss' : kind === 'column' ? `column${id}` : '';
}
