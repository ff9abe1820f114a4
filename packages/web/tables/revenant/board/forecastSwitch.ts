import { useSyncExternalStore } from 'react';

/** Whether the raid forecast lies over the map: asked by the map, its button, its panel and a key. */

let isOpen = false;
const listeners = new Set<() => void>();

export function toggleForecast(): void {
  isOpen = !isOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useForecastOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
