import type { GameModule, Language } from '@starhold/kernel';

/**
 * Every game there is: the only list of games. A game is loaded when somebody needs it, so that a browser fetches one
 * at a time; its name stands here, since pages name games that nobody has loaded.
 */
export interface Listed {
  name: Record<Language, string>;
  load: () => Promise<{ game: GameModule }>;
  /** Made to be read and copied: it can be opened by its name, and is not offered to players. */
  sample?: true;
}

export const GAMES: Record<string, Listed> = {
  'bossin-space': { name: everywhere("Bossin' Space"), load: () => import('@starhold/bossin-space') },
  unstoppable: { name: everywhere('Unstoppable'), load: () => import('@starhold/unstoppable') },
  rone: {
    name: { en: 'RONE: Invasion', cs: 'RONE: Invaze', de: 'RONE: Invasion' },
    load: () => import('@starhold/rone'),
  },
  template: {
    name: { en: 'Flotsam', cs: 'Vraky v proudu', de: 'Treibgut' },
    load: () => import('@starhold/template'),
    sample: true,
  },
};

function everywhere(name: string): Record<Language, string> {
  return { en: name, cs: name, de: name };
}
