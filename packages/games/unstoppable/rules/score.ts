import { FACTIONS } from '../content/index.ts';
import { NONE, type UnsState } from '../state.ts';
import { coreOf, factionOf, ownedBy } from './cards.ts';
import {
  ACHIEVEMENT_POINTS,
  COALITION_CARDS,
  REST_CREDITS,
  SCORE_BASE,
  SCORE_PER_TURN,
  UNSTOPPABLE_LEVELS,
  UNSTOPPABLE_POINTS,
} from './rulings.ts';

/** UNS-21: points, each with the reason it was given. */
export interface Score {
  base: number;
  turns: number;
  health: number;
  innerStrength: number;
  metahuman: number;
  timeToRest: number;
  coalitionLeader: number;
  unstoppable: number;
  total: number;
}

/** an achievement of the end counts once if at least one player has it. */
export function scoreOf(s: UnsState): Score {
  const seats = s.players.map((_, seat) => seat);
  const anyone = (holds: (seat: number) => boolean): number => (seats.some(holds) ? ACHIEVEMENT_POINTS : 0);
  const parts = {
    base: SCORE_BASE[s.options.difficulty],
    turns: SCORE_PER_TURN * s.wonTurns,
    health: s.players.reduce((sum, p) => sum + p.health, 0),
    innerStrength: ACHIEVEMENT_POINTS * s.innerStrength,
    metahuman: anyone((seat) => isMetahuman(s, seat)),
    timeToRest: anyone((seat) => s.players[seat].credits >= REST_CREDITS),
    coalitionLeader: anyone((seat) => leadsCoalition(s, seat)),
    unstoppable: seats.some((seat) => s.players[seat].level - (s.wonLevels[seat] ?? 99) >= UNSTOPPABLE_LEVELS)
      ? UNSTOPPABLE_POINTS
      : 0,
  };
  return { ...parts, total: Object.values(parts).reduce((a, b) => a + b, 0) };
}

/** UNS-21.6 and A-48: all level 0 cards are excepted. Somebody who owns no other card has nothing to show. */
function isMetahuman(s: UnsState, seat: number): boolean {
  const counted = ownedBy(s, seat).filter((card) => (coreOf(s, card)?.level ?? 0) > 0);
  return counted.length > 0 && counted.every((card) => s.cards.top[card] !== NONE || s.cards.bottom[card] !== NONE);
}

function leadsCoalition(s: UnsState, seat: number): boolean {
  const cards = ownedBy(s, seat);
  return FACTIONS.every((f) => cards.filter((card) => factionOf(s, card) === f).length >= COALITION_CARDS);
}
