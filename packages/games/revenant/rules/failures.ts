import { HOUSES, type Own } from '../content/index.ts';
import { HOUSE_SHIPS, isRival, NONE, OUTER, SHUTTLE, type State, UNSEEN, type X } from '../state.ts';
import { addVoidborn, canBeTainted, damageShip, destroyShip, eachSector, shipsIn } from './board.ts';
import { changeRank, loseInfluence, loseTactics } from './gain.ts';
import { kindOf, lettersOf, shipRef } from './refs.ts';
import { preferShip, preferTaint } from './rival.ts';
import { several, total } from './storage.ts';

/** What failures do (rules file 6.3.8, REV-29.8). The first player chooses where nobody in particular does (AMB-36). */

const RULE = 'REV-29.8';

/** Of one kind, or (NONE) any: of usable ones only, as many as there are. */
export function loseResources(x: X, player: number, kind: number, n: number): void {
  const p = x.s.players[player];
  if (kind === NONE) {
    const lost = Math.min(n, total(p.stored));
    if (lost > 0) x.push({ k: 'drop', seat: player, n: lost, why: 'failure' });
    return;
  }
  const lost = Math.min(n, p.stored[kind]);
  if (lost === 0) return;
  p.stored[kind] -= lost;
  x.tell('dropped', RULE, player, { lost: lettersOf(several(kind, lost)), why: 'failure' });
}

/** Houses among which a player loses influence: the own highest, or the own lowest above 0; as bits. */
function fallingHouses(s: State, player: number, among: 'highest' | 'lowest'): number {
  const held = s.players[player].influence.filter((n) => n > 0);
  if (held.length === 0) return 0;
  const level = among === 'highest' ? Math.max(...held) : Math.min(...held);
  return s.players[player].influence.reduce((mask, n, house) => (n === level ? mask | (1 << house) : mask), 0);
}

export function loseSomeInfluence(x: X, player: number, among: 'highest' | 'lowest'): void {
  const houses = fallingHouses(x.s, player, among);
  if (houses !== 0) x.push({ k: 'fall', seat: player, houses });
}

/** 6.3.11, 11: losses of the Rival; answers whether the operation was about it. */
export function rivalLoses(x: X, op: Own, player: number): boolean {
  const { s } = x;
  if (s.rival === null || !isRival(s, player)) return false;
  switch (op.op) {
    case 'lose':
    case 'discardCards':
    case 'gainCorruption':
      if (s.rival.supply > 0) {
        s.rival.supply--;
        x.tell('supply', RULE, player, { n: -1, now: s.rival.supply });
      }
      return true;
    case 'loseTactics':
      loseTactics(x, player, op.n);
      return true;
    case 'loseInfluence': {
      const houses = fallingHouses(s, player, op.among);
      const first = HOUSES.findIndex((_, house) => (houses >> house) & 1);
      if (first >= 0) loseInfluence(x, player, first);
      return true;
    }
    case 'loseRank':
      changeRank(x, player, -1, RULE);
      return true;
    case 'losePrestige':
      s.players[player].lost += op.n;
      x.tell('lostPrestige', RULE, player, { n: op.n });
      return true;
    case 'discardHidden':
      loseLatest(x, op.n);
      return true;
    default:
      return false;
  }
}

function loseLatest(x: X, n: number): void {
  const { s } = x;
  const { rival } = s;
  if (rival === null) return;
  const gone = rival.hidden.splice(Math.max(0, rival.hidden.length - n));
  if (gone.length === 0) return;
  for (const card of gone) {
    const house = card % UNSEEN;
    s.hiddenDiscard.push(house);
    s.players[1].hidden[house]--;
  }
  x.tell('rivalHidden', RULE, 1, { house: '', n: -gone.length, now: rival.hidden.length });
}

/** Unshielded, sector by sector. */
export function batter(x: X, kinds: readonly number[], n: number): void {
  const { s } = x;
  for (let sector = 0; sector < OUTER; sector++) {
    for (const ship of shipsIn(s, sector)) {
      if (!kinds.includes(kindOf(ship))) continue;
      for (let i = 0; i < n; i++) if (!damageShip(x, ship, RULE)) break;
    }
  }
}

export const firstPlayer = (s: State): number => s.order[0];

/** One clean ship in each of the sectors with the lowest numbers that have one. */
export function corruptShips(x: X, sectors: number): void {
  const { s } = x;
  const found: number[] = [];
  for (let sector = 0; sector < OUTER && found.length < sectors; sector++) {
    if (shipsIn(s, sector).some((ship) => canBeTainted(s, ship))) found.push(sector);
  }
  const seat = firstPlayer(s);
  for (const sector of found.reverse()) {
    if (isRival(s, seat)) taintShip(x, preferTaint(s, shipsIn(s, sector)), RULE);
    else x.push({ k: 'taint', seat, sector, why: 'failure' });
  }
}

export function taintShip(x: X, ship: number, rule: string): void {
  if (ship === NONE) return;
  x.s.tainted |= 1 << ship;
  x.tell('shipCorrupted', rule, NONE, { ship: shipRef(ship) });
}

export function addToRifts(x: X, n: number): void {
  eachSector(x.s.rifts, (sector) => {
    addVoidborn(x, sector, n, RULE);
  });
}

export function shuttlesOnBoard(s: State): number[] {
  const ships: number[] = [];
  for (let ship = 0; ship < HOUSE_SHIPS; ship++) if (kindOf(ship) === SHUTTLE && s.at[ship] >= 0) ships.push(ship);
  return ships;
}

export function wreckShuttles(x: X, n: number | 'all'): void {
  const { s } = x;
  if (n === 'all') {
    for (const ship of shuttlesOnBoard(s)) destroyShip(x, ship, RULE);
    return;
  }
  const seat = firstPlayer(s);
  for (let i = 0; i < Math.min(n, shuttlesOnBoard(s).length); i++) {
    if (isRival(s, seat)) destroyShip(x, preferShip(s, shuttlesOnBoard(s)), RULE);
    else x.push({ k: 'wreck', seat });
  }
}
