import { againstTheGame, type Result, type Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { IDLE, NONE, type State, type X } from '../state.ts';
import { destroyCards, putDestroyed, technologiesIn } from './cards.ts';
import { hasWon } from './invasion/scenarios.ts';
import { mates, teamOf } from './invasion/teams.ts';
import { nothing } from './resources.ts';

/** The end of a match (RONE-12), and what is kept for the next one (RONE-13). */

const SIDES = 2;

/** RONE-12.4: technologies bring scrap back, what is left of it hurts. */
export function survivalCheck(x: X, seat: Seat): void {
  const { s } = x;
  const p = s.players[seat];
  const technologies = technologiesIn(s, p);
  const moved = Math.min(technologies, p.scrap.length);
  for (let i = 0; i < moved; i++) p.discard.push(p.scrap.pop() as number);
  const lost = Math.min(p.scrap.length, p.health);
  p.health -= lost;
  if (p.health === 0) s.fallen |= 1 << seat;
  x.tell('survival', 'RONE-12.4', seat, { technologies, moved, lost: p.scrap.length, health: p.health });
}

function stands(s: State, side: number): boolean {
  return s.players.every((_, seat) => teamOf(s, seat) !== side || (s.fallen & (1 << seat)) === 0);
}

function winnerOf(s: State): number {
  const standing = [0, 1].filter((side) => stands(s, side));
  return standing.length === 1 ? standing[0] : NONE;
}

/** Survival checks and the winner; answers whether another match follows. */
export function finishMatch(x: X): boolean {
  const { s } = x;
  const both = !stands(s, 0) && !stands(s, 1);
  // RONE-12.6: nobody is left to check.
  if (!both || s.options.mode === 'team') {
    for (let seat = 0; seat < s.players.length; seat++) if ((s.fallen & (1 << seat)) === 0) survivalCheck(x, seat);
  }
  const winner = winnerOf(s);
  if (winner !== NONE) s.wins[winner]++;
  const why = winner !== NONE ? s.ended : both ? 'both' : 'survival';
  if (s.options.mode === 'series') {
    x.tell('matchOver', 'RONE-13.1', NONE, { winner, wins: s.wins.slice() });
    if (s.wins.every((n) => n < s.options.wins)) {
      // the loser begins, after a draw chance decides.
      s.first = winner === NONE ? NONE : 1 - winner;
      s.match++;
      s.ended = '';
      s.fallen = 0;
      s.preparing = 1;
      s.phase = 0;
      return true;
    }
  }
  s.phase = 0;
  s.over = why;
  x.tell('over', winner === NONE ? 'RONE-12.5' : 'RONE-12.3', NONE, { winner, why });
  return false;
}

/** RONE-13.2 to 13.4 for one player: what is kept goes into a new draw deck, everything else is destroyed. */
export function carryOver(x: X, seat: Seat): void {
  const { s } = x;
  const { board } = packOf(s).def;
  const p = s.players[seat];
  const loose = [...p.hand, ...p.played];
  if (s.options.literalCarryOver) for (const card of loose) putDestroyed(s, card);
  else p.discard.push(...loose);
  destroyCards(x, seat, p.ground, 'ground', 'RONE-13.3');
  p.deck.push(...p.discard, ...p.scrap);
  for (const pile of [p.hand, p.shown, p.played, p.discard, p.scrap, p.ground, p.screws, p.packets, p.firsts]) {
    pile.length = 0;
  }
  p.queue.length = 0;
  p.openTop = 0;
  p.ownTop = 0;
  p.stored = nothing();
  p.pool = nothing();
  p.off = nothing();
  p.rerolls = 0;
  p.research = 0;
  p.parts = 0;
  p.compensation = 0;
  p.shielded = 0;
  p.tired = 0;
  p.dice.fill(IDLE);
  p.armour = Math.max(board.armour, s.inv ? s.options.startArmour : 0);
  p.health = Math.max(board.health, s.inv ? s.options.startHealth : 0);
  x.shuffle(`deck${seat}`, p.deck);
}

/** RONE-13.4: all destroyed cards go back into their supplies. */
export function refillSupplies(x: X): void {
  const { s } = x;
  s.recruits.push(...s.recruitsGone);
  s.recruitsGone.length = 0;
  x.shuffle('recruits', s.recruits);
  s.technologies.push(...s.technologiesGone);
  s.technologiesGone.length = 0;
  x.shuffle('technologies', s.technologies);
}

/** Places: by matches won; against the Invasion all players together. */
export function result(s: State): Result {
  if (s.inv) return againstTheGame(s.players.length, hasWon(s), s.over);
  const most = Math.max(...s.wins);
  const sides = Array.from({ length: SIDES }, (_, side) => ({
    seats: mates(s, side),
    place: s.wins[side] === most ? 1 : 2,
  }));
  return { reason: s.over, sides };
}
