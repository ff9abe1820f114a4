import { useSyncExternalStore } from 'react';

/** Whom this device does not want to hear. */

const KEY = 'starhold.muted';
const MOST = 200;

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

let muted: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

function keep(next: ReadonlySet<string>): void {
  muted = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next].slice(-MOST)));
  } catch {
    // without storage it holds until the page is closed
  }
  for (const changed of listeners) changed();
}

const now = (): ReadonlySet<string> => {
  muted ??= read();
  return muted;
};

export function mute(person: string): void {
  keep(new Set([...now(), person]));
}

export function unmute(person: string): void {
  keep(new Set([...now()].filter((one) => one !== person)));
}

export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, now);
}
