import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameTableProps } from './types.ts';

/** The tables that can be shown, each in its own chunk. */
export const TABLES: Record<string, LazyExoticComponent<ComponentType<GameTableProps>> | undefined> = {
  'bossin-space': lazy(async () => ({ default: (await import('./bossin-space/BossinTable.tsx')).BossinTable })),
};
