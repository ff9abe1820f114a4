import type { Handlers } from '@starhold/kernel';
import { HOUSES, packOf, type RivalStep, SHIPS } from '../content/index.ts';
import type { Events } from '../events.ts';
import { deployShip, hasRoom, isInSupply, placeShield, shieldsLeft } from '../rules/board.ts';
import { drawHidden } from '../rules/cards.ts';
import { changeRank, gainInfluence, gainSupply, gainTactics, hiddenOf, kill, MOST_INFLUENCE } from '../rules/gain.ts';
import { frigateOf, houseOf, kindOf, rowRef, shipOf, shipRef } from '../rules/refs.ts';
import { RIVAL } from '../rules/rival.ts';
import { removeOthers } from '../rules/vocabulary.ts';
import {
  ARK,
  BLOCKED,
  DROPSHIP,
  FIGHTER,
  FIGURES,
  type Frame,
  HOUSE_COUNT,
  HYPERCHARGE,
  NONE,
  OUTER,
  SHUTTLE,
  type State,
  UNSEEN,
  type X,
} from '../state.ts';
import { landLike } from './game.ts';
import { RESET_HIDDEN, RESET_INFLUENCE } from './later.ts';

type Own = 'rival';
const RULE = 'REV-35.1';

/** Steps of its turn (6.3.11, 3 to 7). */
export const rival: Pick<Handlers<State, Frame, Events>, Own> = {
  rival: {
    run(x): undefined {
      const { s } = x;
      if (s.rival === null) throw new Error('there is no Rival');
      x.pop();
      const order = s.rival.orders.pop();
      if (order === undefined) return;
      s.rival.ordersGone.push(order);
      x.learned();
      const target = keepCard(x, false);
      act(x, order, target === NONE ? 0 : target);
    },
  },
};

/** The top card of the deck is kept, seen by all or by nobody; answers its House. */
function keepCard(x: X, unseen: boolean): number {
  const { s } = x;
  const [house] = drawHidden(x, 1);
  if (house === undefined || s.rival === null) return NONE;
  s.rival.hidden.push(house + (unseen ? UNSEEN : 0));
  s.players[RIVAL].hidden[house]++;
  const now = hiddenOf(s.players[RIVAL]);
  x.reveal('rivalHidden', RULE, RIVAL, { house: unseen ? '' : HOUSES[house], n: 1, now });
  return house;
}

function act(x: X, order: number, target: number): void {
  const { s } = x;
  const def = packOf(s).orders[order];
  s.players[RIVAL].home &= s.players[RIVAL].home - 1;
  const crew = RIVAL * FIGURES + s.round - 1;
  const boards = def.revenant !== undefined && s.crew[HYPERCHARGE] === NONE && (s.rival?.supply ?? 0) >= def.revenant;
  const ship = boards
    ? HYPERCHARGE
    : freeShip(
        s,
        target,
        def.priority.map((kind) => SHIPS.indexOf(kind)),
      );
  x.tell('order', RULE, RIVAL, { order: def.id, house: HOUSES[target], ship: ship === NONE ? '' : shipRef(ship) });
  if (ship === NONE) gainTactics(x, RIVAL, 1);
  else {
    s.crew[ship] = crew;
    const house = ship === HYPERCHARGE ? target : houseOf(ship);
    gainInfluence(x, RIVAL, house, ship, RULE);
    if (boards) spendAndCharge(x, def.revenant ?? 0);
    else shipEffect(x, ship);
  }
  for (const step of def.footer) footer(x, step);
  moveFrigate(x, target);
}

/** The first unoccupied ship by priority; Houses in order, from the target on. */
function freeShip(s: State, target: number, kinds: readonly number[]): number {
  for (let i = 0; i < HOUSE_COUNT; i++) {
    const house = (target + i) % HOUSE_COUNT;
    for (const kind of kinds) {
      const ship = shipOf(kind, house);
      if (s.at[ship] >= 0 && s.crew[ship] === NONE) return ship;
    }
  }
  return NONE;
}

/** 6.3.11, 6. */
function shipEffect(x: X, ship: number): void {
  const { s } = x;
  const kind = kindOf(ship);
  if (kind === ARK) {
    const { upper, lower } = packOf(s).houses[houseOf(ship)];
    return gainSupply(x, upper.symbol || lower.symbol ? 2 : 1);
  }
  if (kind === FIGHTER) return destroyIn(x, s.at[ship], 2, ship);
  if (kind === DROPSHIP) gainSupply(x, landLike(x, ship, RIVAL, RULE));
}

function destroyIn(x: X, sector: number, n: number, ship: number): void {
  if (sector < 0 || sector >= OUTER) return;
  for (let i = 0; i < n && x.s.voidborn[sector] > 0; i++) kill(x, RIVAL, sector, ship, RULE);
}

function footer(x: X, step: RivalStep): void {
  const { s } = x;
  switch (step.step) {
    case 'reinforce':
      return reinforce(x, step.supply);
    case 'hypercharge':
      if (s.crew[HYPERCHARGE] !== NONE || s.chosen !== NONE || (s.rival?.supply ?? 0) < step.supply) return;
      s.crew[HYPERCHARGE] = BLOCKED;
      return spendAndCharge(x, step.supply);
    case 'rank':
      return changeRank(x, RIVAL, 1, RULE);
    case 'destroy':
      return destroyIn(x, s.at[frigateOf(RIVAL)], step.n, frigateOf(RIVAL));
    case 'tactics':
      return gainTactics(x, RIVAL, step.n);
    case 'shield':
      return shields(x, step.sectors);
    case 'hidden':
      for (let i = 0; i < step.n; i++) keepCard(x, true);
      return;
    case 'supply':
      return gainSupply(x, step.n);
  }
}

/** Orders 1 and 2: nothing is spent if nothing can be deployed. */
function reinforce(x: X, cost: number): void {
  const { s } = x;
  if ((s.rival?.supply ?? 0) < cost) return;
  const { influence } = s.players[RIVAL];
  const inOrder = HOUSES.map((_, house) => house).sort((a, b) => influence[b] - influence[a] || a - b);
  for (const house of inOrder) {
    for (const kind of [SHUTTLE, DROPSHIP, FIGHTER]) {
      const ship = shipOf(kind, house);
      if (!isInSupply(s, ship)) continue;
      const sector = quietest(s, ship);
      if (sector === NONE) continue;
      gainSupply(x, -cost);
      return deployShip(x, ship, sector, RIVAL, RULE);
    }
  }
}

function quietest(s: State, ship: number): number {
  let best: number = NONE;
  for (let sector = 0; sector < OUTER; sector++) {
    if (hasRoom(s, ship, sector) && (best === NONE || s.voidborn[sector] < s.voidborn[best])) best = sector;
  }
  return best;
}

/** Steps 2 and 3 of REV-25.4 with the dearest card, the leftmost of equals; no benefits. */
function spendAndCharge(x: X, cost: number): void {
  const { s } = x;
  if (s.row.length === 0) return;
  const { scanners, colonies } = packOf(s);
  const costOf = (card: number): number => (s.cycle === 4 ? colonies[card] : scanners[card]).cost;
  gainSupply(x, -cost);
  s.chosen = s.row.reduce((best, card) => (costOf(card) > costOf(best) ? card : best));
  x.tell('charged', RULE, RIVAL, { card: rowRef(s, s.chosen), paid: 0 });
  removeOthers(s);
}

/** Orders 7 and 8: one each in the sectors with the most Voidborn minus shields. */
function shields(x: X, sectors: number): void {
  const { s } = x;
  const danger = (sector: number): number => s.voidborn[sector] - s.shields[sector];
  const worst = s.voidborn.map((_, sector) => sector).sort((a, b) => danger(b) - danger(a) || a - b);
  for (const sector of worst.slice(0, sectors)) if (shieldsLeft(s) > 0) placeShield(x, sector, RIVAL, RULE);
}

/** 6.3.11, 7: up to two steps along the ring, the shorter way, towards the ark of the target House. */
function moveFrigate(x: X, target: number): void {
  const { s } = x;
  const goal = s.at[shipOf(ARK, target)];
  const ship = frigateOf(RIVAL);
  if (goal < 0) return;
  for (let i = 0; i < 2 && s.at[ship] !== goal; i++) {
    const from = s.at[ship];
    const up = (goal - from + OUTER) % OUTER;
    const to = up <= OUTER / 2 ? (from + 1) % OUTER : (from + OUTER - 1) % OUTER;
    s.at[ship] = to;
    x.tell('moved', RULE, RIVAL, { ship: shipRef(ship), from: `s${from + 1}`, to: `s${to + 1}`, how: 'card' });
  }
}

/** 6.3.11, 9: one card for 8 tactics; for 11 influence with the second-highest House on its tracks. */
export function resetRival(x: X, tactics: number): undefined {
  const { influence } = x.s.players[RIVAL];
  if (tactics >= RESET_HIDDEN) keepCard(x, true);
  if (tactics < RESET_INFLUENCE) return;
  const order = HOUSES.map((_, house) => house).sort((a, b) => influence[b] - influence[a] || a - b);
  const house = influence[order[1]] < MOST_INFLUENCE ? order[1] : order.find((one) => influence[one] < MOST_INFLUENCE);
  if (house !== undefined) gainInfluence(x, RIVAL, house, frigateOf(RIVAL), RULE);
}
