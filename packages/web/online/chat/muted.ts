import { useSyncExternalStore } from 'react';
import { api } from '../api.ts';

/** Whom the reader does not want to read. The server keeps it, and sends nothing more of theirs. */

let muted: ReadonlySet<string> = new Set();
let _asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function setMuted(person: string, on: boolean): void {
  tell(new Set(on ? [...muted, person] : [...muted].filter((one) => one !== person)));
}

function tell(next: ReadonlySet<string>): void {
  muted = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  _asked ??= api.mutes().then(
    (people) => tell(new Set([...muted, ...people])),
    () => {
      _asked = undefined;
    },
  );
  return () => void listeners.delete(changed);
}

export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => muted);
}
