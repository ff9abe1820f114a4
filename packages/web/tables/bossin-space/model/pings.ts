import type { BosView } from '@starhold/bossin-space';
import type { LogEntry } from '../../../session/types.ts';

/** Pings that point at the board (BOS-4.6): at an enemy, or at a column with everything in it. */

export const isGeneral = (ping: string): boolean => !/^ping:[cu]\d+$/.test(ping);

/** The ping for a thing by its name on the board: `u7`, `boss`, `ship2`, `cellA2`, `column2`. Undefined where none is allowed. */
export function pingAt(thing: string, view: BosView, signals: readonly string[]): string | undefined {
  const column = thing === 'boss' ? (view.boss?.column ?? 0) : Number(/\d$/.exec(thing)?.[0] ?? 0);
  const ping = /^u\d+$/.test(thing) ? `ping:${thing}` : `ping:c${column}`;
  return signals.includes(ping) ? ping : undefined;
}

/** The name on the board of what the card shows; empty for cards that are not on it. */
export function spotOfCard(ref: string): string {
  const [kind, id] = ref.split(':');
  if (kind === 'enemy') return /^u\d+$/.test(id) ? id : '';
  return kind === 'boss' ? 'boss' : kind === 'column' ? `column${id}` : '';
}

/** What everybody pointed at last in this round: `u7` or `c2` to the seats. */
export function pointedAt(log: readonly LogEntry[], round: number): ReadonlyMap<string, readonly number[]> {
  const last = new Map<number, string>();
  for (const { event, round: at } of log) {
    if (event.type !== 'signal' || at !== round) continue;
    const ping = String(event.pub[0]);
    if (!isGeneral(ping)) last.set(event.seat, ping.slice('ping:'.length));
  }
  const things = new Map<string, number[]>();
  for (const [seat, thing] of last) things.set(thing, [...(things.get(thing) ?? []), seat]);
  return things;
}
