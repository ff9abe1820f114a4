import { useSyncExternalStore } from 'react';

/** The service worker keeps the whole client on the device. A new version waits until the player says yes. */

export interface OfflineState {
  /** Everything needed to play is on the device. */
  ready: boolean;
  /** A newer version is there and waits. */
  update: boolean;
}

let state: OfflineState = { ready: false, update: false };
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function set(change: Partial<OfflineState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting = registration.waiting;
    set({ ready: registration.active !== null, update: waiting !== null && registration.active !== null });
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Looks for a newer version at once: somebody has said that there is one. */
export async function askForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => {});
}

/** Only in the built client: the development server changes under the worker's feet. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
    await navigator.serviceWorker.ready;
    set({ ready: true });
  } catch {
    // no worker (private window, plain http): everything works while there is a connection
  }
}

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

export function useOffline(): OfflineState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
}
