import { OFFERED } from '../games/modules.ts';
import bossinSpace from './posters/bossin-space.svg';
import bossinSpaceSmall from './posters/bossin-space-small.svg';
import revenant from './posters/revenant.svg';
import revenantSmall from './posters/revenant-small.svg';
import rone from './posters/rone.svg';
import roneSmall from './posters/rone-small.svg';
import unstoppable from './posters/unstoppable.svg';

/** The four games as the home page shows them; nothing here loads a game. */
export const GAME_IDS = ['bossin-space', 'unstoppable', 'rone', 'revenant'] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface GameCard {
  id: GameId;
  players: readonly [from: number, to: number];
  versus: boolean;
  /** What a game is counted in. */
  counts: 'round' | 'turn' | 'cycle';
  poster: string;
  small: string;
}

export const GAMES: Record<GameId, GameCard> = {
  'bossin-space': {
    id: 'bossin-space',
    players: [1, 5],
    versus: false,
    counts: 'round',
    poster: bossinSpace,
    small: bossinSpaceSmall,
  },
  unstoppable: {
    id: 'unstoppable',
    players: [1, 2],
    versus: false,
    counts: 'turn',
    poster: unstoppable,
    small: unstoppable,
  },
  rone: { id: 'rone', players: [1, 4], versus: true, counts: 'turn', poster: rone, small: roneSmall },
  revenant: { id: 'revenant', players: [1, 4], versus: true, counts: 'cycle', poster: revenant, small: revenantSmall },
};

/** Can be played now; the others are announced. */
export function isPlayable(game: GameCard): boolean {
  return OFFERED.includes(game.id);
}

export function gameCard(id: string): GameCard | undefined {
  return GAME_IDS.some((known) => known === id) ? GAMES[id as GameId] : undefined;
}
