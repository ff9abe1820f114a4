import { isControl, type OccFrame, roomsOf } from '@starhold/effects';
import type { Op, Own, RevenantLexicon } from '../content/index.ts';
import { HOUSE_SHIPS, MARK, NONE, OUTER, SHUTTLE, type State } from '../state.ts';
import { hasRoom, isInSupply, placesFor, sectorOf, shieldsLeft } from './board.ts';
import { drawableIn } from './cards.ts';
import { copies } from './effects.ts';
import { holdsFor } from './facts.ts';
import { hiddenOf, MOST_RANK, MOST_TACTICS } from './gain.ts';
import { isOuter } from './geometry.ts';
import { modifierOf } from './modifiers.ts';
import { canManoeuvre } from './moves.ts';
import { canPay } from './pay.ts';
import { isFrigate, kindOf, PILES } from './refs.ts';
import { corruptionOf } from './storage.ts';

/** Can a list do anything now? What is hidden from others plays no part in it, only how much of it there is. */

interface Situation {
  player: number;
  /** Acts. */
  ship: number;
  /** The occurrence that an ability has heard, where there is one. */
  o?: OccFrame | undefined;
}

export function isPossible(s: State, ops: readonly Op[], at: Situation): boolean {
  return ops.some((op) => opIsPossible(s, op, at));
}

function opIsPossible(s: State, op: Op, at: Situation): boolean {
  if (!isControl<RevenantLexicon>(op)) return ownIsPossible(s, op, at);
  switch (op.op) {
    case 'pay':
      return canPay(s, at.player, op.cost) && isPossible(s, op.do, at);
    case 'when':
      return isPossible(s, holdsFor(s, op.if, at.player, at.ship) ? op.then : (op.else ?? []), at);
    case 'each':
      return true;
    default:
      return roomsOf(op).some(([, inner]) => isPossible(s, inner as readonly Op[], at));
  }
}

function ownIsPossible(s: State, op: Own, at: Situation): boolean {
  const { player, ship, o } = at;
  const p = s.players[player];
  switch (op.op) {
    case 'tactics':
      return p.tactics < MOST_TACTICS;
    case 'isolate':
      return isolatable(s, player, op.from ?? 'any');
    case 'rank':
      return p.rank < MOST_RANK;
    case 'shield':
      return shieldsLeft(s) > 0 && placesFor(s, player, ship, op.at) !== 0;
    case 'destroy':
      return anyIn(placesFor(s, player, ship, op.at), (sector) => s.voidborn[sector] > 0);
    case 'repair':
      return canRepair(s, op, at);
    case 'damage':
      // At the opening it is not known yet what the attack will reach.
      return o === undefined || o.stage === 0 || anyIn(damageMask(s, op, at), (sector) => s.voidborn[sector] > 0);
    case 'moves':
      return o?.stage === 0;
    case 'deploy':
      return canDeploy(s, op.what, placesFor(s, player, ship, op.at));
    case 'draw':
      return PILES.some((_, pile) => drawableIn(s, pile) > 0);
    case 'play':
    case 'discardFor':
      return p.hand.length > 0;
    case 'discount':
    case 'drawHidden':
      return false;
    case 'ignore':
      return op.what === 'ship' ? counts(s, MARK.ship, MARK.ignoreShip) : counts(s, MARK.planet, MARK.ignorePlanet);
    case 'copyPlanet':
      return copies(s, player, op.what === 'clean' ? 'clean' : 'planet', ship).length > 0;
    case 'copyArk':
      return copies(s, player, 'ark', ship).length > 0;
    case 'land':
      return canLand(s, ship) || (canManoeuvreToLand(s, player, ship) && canManoeuvre(s, player, ship));
    case 'sortie':
    case 'manoeuvre':
      return true;
    case 'discardHidden':
      return hiddenOf(p) > 0;
    default:
      return true;
  }
}

/** A condition of REV-4.7 holds and is not ignored yet. */
const counts = (s: State, mark: number, ignored: number): boolean =>
  (s.marks & mark) !== 0 && (s.marks & ignored) === 0;

function anyIn(mask: number, test: (sector: number) => boolean): boolean {
  for (let sector = 0; sector < OUTER; sector++) if ((mask >> sector) & 1 && test(sector)) return true;
  return false;
}

function damageMask(s: State, op: Extract<Own, { op: 'damage' }>, { player, ship }: Situation): number {
  return placesFor(s, player, ship, op.at ?? { range: 'here' });
}

function canRepair(s: State, op: Extract<Own, { op: 'repair' }>, { player, ship }: Situation): boolean {
  if (op.of !== 'house' && op.at.range === 'any' && s.hull > 0) return true;
  if (op.of === 'revenant') return s.hull > 0;
  const mask = placesFor(s, player, ship, op.at);
  for (let i = 0; i < HOUSE_SHIPS; i++) if (s.damage[i] > 0 && s.at[i] >= 0 && (mask >> s.at[i]) & 1) return true;
  return false;
}

/** Kinds of ships as bits. */
export function deployKinds(what: 'shuttle' | 'small' | 'ship'): number {
  if (what === 'shuttle') return 1 << SHUTTLE;
  return what === 'small' ? 0b1110 : 0b1111;
}

export function canDeploy(s: State, what: 'shuttle' | 'small' | 'ship', mask: number): boolean {
  const kinds = deployKinds(what);
  for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
    if ((kinds >> kindOf(ship)) & 1 && isInSupply(s, ship) && anyIn(mask, (sector) => hasRoom(s, ship, sector)))
      return true;
  }
  return false;
}

/** REV-23.1: an unoccupied planet in the ship's sector. */
export function canLand(s: State, ship: number): boolean {
  const sector = sectorOf(s, ship);
  return isOuter(sector) && s.planets[sector] !== NONE && s.landers[sector] === NONE;
}

/** F25: landing with the frigate may begin with a manoeuvre. */
export function canManoeuvreToLand(s: State, player: number, ship: number): boolean {
  return isFrigate(ship) && modifierOf(s, player, 'manoeuvreToLand') !== undefined;
}

/** REV-6.6, AMB-59: is there a token that could be isolated? */
export function isolatable(s: State, player: number, from: 'any' | 'ships'): boolean {
  return s.tainted !== 0 || (from === 'any' && corruptionOf(s.players[player]) > 0);
}
