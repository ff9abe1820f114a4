import type { UnsView } from '@starhold/unstoppable';
import { coreIn, FACTIONS, packOf } from '@starhold/unstoppable/content';
import { ownedBy } from './owned.ts';

/** UNS-21.6: what gives points at the end, and how far the players are. */

export const ACHIEVEMENTS = ['timeToRest', 'metahuman', 'coalitionLeader', 'innerStrength', 'unstoppable'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

export interface Progress {
  id: Achievement;
  points: number;
  /** How much of it the player who is nearest has; null where the table does not show it before the end. */
  have: number | null;
  need: number;
  reached: boolean;
}

export const REST_CREDITS = 15;
export const COALITION_CARDS = 2;
export const LEVELS_AFTER_VICTORY = 2;
const POINTS: Record<Achievement, number> = {
  timeToRest: 10,
  metahuman: 10,
  coalitionLeader: 10,
  innerStrength: 10,
  unstoppable: 50,
};

/** Before the end by what lies on the table, afterwards by the score. A-36: one player is enough. */
export function progressOf(view: UnsView): Progress[] {
  const { score } = view;
  return ACHIEVEMENTS.map((id) => {
    const standing = nearest(view.players.map((_, seat) => standingOf(view, seat, id)));
    const reached = score ? score[id] > 0 : standing.have !== null && standing.have >= standing.need;
    return { id, points: score && score[id] > 0 ? score[id] : POINTS[id], ...standing, reached };
  });
}

interface Standing {
  have: number | null;
  need: number;
}

function nearest(all: readonly Standing[]): Standing {
  const missing = (s: Standing): number => s.need - (s.have ?? 0);
  return all.reduce((best, s) => (missing(s) < missing(best) ? s : best));
}

function standingOf(view: UnsView, seat: number, id: Achievement): Standing {
  const pack = packOf(view);
  const cards = ownedBy(view, seat);
  switch (id) {
    case 'timeToRest':
      return { have: view.players[seat]?.credits ?? 0, need: REST_CREDITS };
    case 'coalitionLeader': {
      // Cards that count: of each faction as many as are asked for.
      const counts = FACTIONS.map((f) => cards.filter((card) => coreIn(pack, card.core)?.faction === f).length);
      const have = counts.reduce((sum, n) => sum + Math.min(COALITION_CARDS, n), 0);
      return { have, need: COALITION_CARDS * FACTIONS.length };
    }
    case 'metahuman': {
      // level 0 is excepted; who owns nothing else has nothing to show.
      const counted = cards.filter((card) => (coreIn(pack, card.core)?.level ?? 0) > 0);
      const have = counted.filter((card) => card.top !== null || card.bottom !== null).length;
      return { have, need: Math.max(1, counted.length) };
    }
    case 'innerStrength':
      return { have: null, need: 1 };
    case 'unstoppable':
      return { have: null, need: LEVELS_AFTER_VICTORY };
  }
}
