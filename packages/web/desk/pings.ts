import { refOf } from '@starhold/kernel';
import type { LogEntry } from '../session/types.ts';
import { useDesk } from './context.ts';

/** Pointing at things of the table. A game says which ping a thing has; the rest is the same at every table. */

export interface Ping {
  id: string;
  label: string;
  send: () => void;
}

/** How to point at a thing by its name on the table; nothing where it may not be pointed at now. */
export function usePing(): (thing: string) => Ping | undefined {
  const { live, session, words } = useDesk();
  return (thing) => {
    const id = live && thing !== '' ? words.pings.at(thing) : undefined;
    return id === undefined ? undefined : { id, label: words.option(id), send: () => void session.signal(id) };
  };
}

/** What everybody pointed at last in a round, up to the moment shown: the ping without its verb to their names. */
export function pointedAt(
  log: readonly LogEntry[],
  names: readonly string[],
  isPlace: (id: string) => boolean,
  { round, lastEvent }: { round: number; lastEvent: number },
): ReadonlyMap<string, readonly string[]> {
  const last = new Map<number, string>();
  for (const { event, round: at } of log) {
    if (event.type !== 'signal' || at !== round || event.n > lastEvent) continue;
    const ping = String(event.pub.id);
    if (isPlace(ping)) last.set(event.seat, refOf(ping));
  }
  const things = new Map<string, string[]>();
  for (const [seat, thing] of last) things.set(thing, [...(things.get(thing) ?? []), names[seat] ?? '']);
  return things;
}
