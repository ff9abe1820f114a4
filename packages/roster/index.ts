import type { GameModule, Language, TableModule } from '@starhold/kernel';

/**
 * Every game there is: the only list of games. A game is loaded when somebody needs it, so that a browser fetches one
 * at a time; its name stands here, since pages name games that nobody has loaded.
 */
export interface Listed {
  name: Record<Language, string>;
  load: () => Promise<{ game: GameModule }>;
  /** The same in parts, for who has to fetch it: a table needs no bot, and neither needs the case words. */
  parts?: { table: () => Promise<{ table: TableModule }>; bot: () => Promise<{ brain: GameModule['brain'] }> };
  /** Made to be read and copied: it can be opened by its name, and is not offered to players. */
  sample?: true;
}

export const GAMES: Record<string, Listed> = {
  'bossin-space': {
    name: everywhere("Bossin' Space"),
    load: () => import('@starhold/bossin-space/game'),
    parts: { table: () => import('@starhold/bossin-space/table'), bot: () => import('@starhold/bossin-space/bot') },
  },
  unstoppable: {
    name: everywhere('Unstoppable'),
    load: () => import('@starhold/unstoppable/game'),
    parts: { table: () => import('@starhold/unstoppable/table'), bot: () => import('@starhold/unstoppable/bot') },
  },
  rone: {
    name: { en: 'RONE: Invasion', cs: 'RONE: Invaze', de: 'RONE: Invasion' },
    load: () => import('@starhold/rone/game'),
    parts: { table: () => import('@starhold/rone/table'), bot: () => import('@starhold/rone/bot') },
  },
  revenant: {
    name: everywhere('Revenant'),
    load: () => import('@starhold/revenant/game'),
    parts: { table: () => import('@starhold/revenant/table'), bot: () => import('@starhold/revenant/bot') },
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
