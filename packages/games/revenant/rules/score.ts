import { placed, type Result } from '@starhold/kernel';
import { type Goal, HOUSES, packOf, SHIPS } from '../content/index.ts';
import { RIVAL_BONUS } from '../options.ts';
import { isRival, NONE, type State } from '../state.ts';
import { powerOf, shipsOnBoard } from './board.ts';
import { amountFor, factOf } from './facts.ts';
import { corruptionOf, resourcesOf } from './storage.ts';

/** Final scoring (REV-33). */

export const PRESTIGE = { card: 2, rank: 2, command: 1, resources: 4, corruption: -2 } as const;
/** 6.3.11, 10. */
const RIVAL_COLONY = 3;
const RIVAL_SUPPLY = 2;

export interface Score {
  houses: number;
  colony: number;
  agendas: number;
  cards: number;
  rank: number;
  resources: number;
  corruption: number;
  lost: number;
  extra: number;
  total: number;
}

/** Of the chosen colony; NONE where there is none (TV-48). */
function colonyHouse(s: State): number {
  if (s.cycle < 4 || s.chosen === NONE) return NONE;
  return HOUSES.indexOf(packOf(s).colonies[s.chosen].house);
}

/** REV-11.3, 33.3. */
function finalPower(s: State, house: number): number {
  return powerOf(s, house) + (house === colonyHouse(s) ? 1 : 0);
}

function housesScore(s: State, player: number): number {
  const { influence, hidden } = s.players[player];
  return HOUSES.reduce((sum, _, house) => sum + finalPower(s, house) * (influence[house] + hidden[house]), 0);
}

/** REV-33.4. */
export function isMet(s: State, goal: Goal, player: number): boolean {
  const p = s.players[player];
  if ('ships' in goal) {
    const least = s.options.players === 4 ? (goal.withFour ?? goal.atLeast) : goal.atLeast;
    return shipsOnBoard(s, SHIPS.indexOf(goal.ships)) >= least;
  }
  if ('asPlayers' in goal) {
    return shipsOnBoard(s, SHIPS.indexOf(goal.asPlayers)) >= Math.max(s.players.length, goal.least);
  }
  if ('cleanWithRemnants' in goal) return corruptionOf(p) === 0 && p.remnants >= goal.cleanWithRemnants;
  if ('influence' in goal) return p.influence.filter((n) => n >= goal.influence).length >= goal.tracks;
  return factOf(s, goal.of, player, NONE) >= goal.atLeast;
}

export function scoreOf(s: State, player: number): Score {
  const { colonies, agendas } = packOf(s);
  const p = s.players[player];
  const rival = isRival(s, player);
  const chosen = colonyHouse(s) !== NONE;
  const agenda = (card: number): number =>
    card !== NONE && isMet(s, agendas[card].goal, player) ? agendas[card].prestige : 0;
  const score: Score = {
    houses: housesScore(s, player),
    colony: !chosen ? 0 : rival ? RIVAL_COLONY : amountFor(s, colonies[s.chosen].score, player, NONE),
    agendas: agenda(p.personal) + agenda(p.fleet),
    cards:
      PRESTIGE.card * (p.cadets.filter((card) => card !== NONE).length + p.frigates.length) +
      PRESTIGE.command * p.commands.length,
    rank: PRESTIGE.rank * p.rank,
    resources: Math.floor(resourcesOf(p) / PRESTIGE.resources),
    corruption: rival ? 0 : PRESTIGE.corruption * corruptionOf(p),
    lost: -p.lost,
    extra: rival ? RIVAL_BONUS[s.options.difficulty] + Math.floor((s.rival?.supply ?? 0) / RIVAL_SUPPLY) : 0,
    total: 0,
  };
  score.total = Object.values(score).reduce((a, b) => a + b, 0);
  return score;
}

/** REV-33.8, AMB-43: ties go to the earlier in turn order. Against the Rival only more wins. */
export function result(s: State): Result {
  const scores = s.players.map((_, player) => scoreOf(s, player));
  const rows = scores.map(({ total, ...parts }, player) => {
    const rival = isRival(s, player);
    const place = s.order.indexOf(player);
    const tie = s.rival !== null ? (rival ? 1 : 0) : -place;
    // What decided is told beside what was scored.
    const isTied = s.rival === null && scores.filter((other) => other.total === total).length > 1;
    return {
      seats: rival ? [] : [player],
      keys: [total, tie],
      parts: isTied ? { ...parts, turnOrder: place + 1 } : parts,
    };
  });
  return { reason: s.over, sides: placed(rows) };
}
