import type { Person } from '@starhold/wire';
import { useSyncExternalStore } from 'react';
import { api, OnlineError } from './api.ts';
import { meet } from './keptSettings.ts';

/** Who this browser is to the server. One answer for all parts of a page; the server keeps it in a cookie no script can read. */
export type Known =
  | { state: 'asking' }
  /** There is no server, or it cannot be reached. */
  | { state: 'noServer' }
  | { state: 'stranger' }
  | { state: 'known'; me: Person };

let known: Known = { state: 'asking' };
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

function tell(next: Known): void {
  known = next;
  if (next.state === 'known' || next.state === 'stranger') meet(next.state === 'known' ? next.me : null);
  for (const changed of listeners) changed();
}

/** Asks again; what is shown meanwhile stays. */
export function askWhoIAm(): Promise<void> {
  asked = api.me().then(
    (me) => tell(me === null ? { state: 'stranger' } : { state: 'known', me }),
    (error: unknown) => {
      if (!(error instanceof OnlineError)) console.warn(error);
      tell({ state: 'noServer' });
    },
  );
  return asked;
}

export function iAm(me: Person | null): void {
  tell(me === null ? { state: 'stranger' } : { state: 'known', me });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  asked ??= askWhoIAm();
  return () => void listeners.delete(changed);
}

export function useMe(): Known {
  return useSyncExternalStore(subscribe, () => known);
}

/** The reader's id at tables; empty for who has none yet. */
export function useMyId(): string {
  const now = useMe();
  return now.state === 'known' ? now.me.id : '';
}
