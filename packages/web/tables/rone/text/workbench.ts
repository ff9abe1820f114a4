import { spoken } from '../../../text/spoken.ts';
import type { en } from './workbench.en.ts';

export type WorkbenchWords = typeof en;
export const WORKBENCH_TEXT = await spoken<WorkbenchWords>({
  en: async () => (await import('./workbench.en.ts')).en,
  cs: async () => (await import('./workbench.cs.ts')).cs,
  de: async () => (await import('./workbench.de.ts')).de,
});
