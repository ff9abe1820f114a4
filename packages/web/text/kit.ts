import { useText } from '../shell/lang.tsx';
import type { KIT_EN } from './kit.en.ts';
import { spoken } from './spoken.ts';

/** Words the kit itself says. Names of things and all rules come from the games. */
export type KitText = typeof KIT_EN;

export const KIT_TEXT = await spoken<KitText>({
  en: async () => (await import('./kit.en.ts')).KIT_EN,
  cs: async () => (await import('./kit.cs.ts')).KIT_CS,
  de: async () => (await import('./kit.de.ts')).KIT_DE,
});

export const useKitText = (): KitText => useText(KIT_TEXT);
