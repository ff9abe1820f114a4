import { type OpsFrame, opsFrame, type Vocabulary } from '@starhold/effects';
import { HOUSES, type Own, packOf, RANGES, RESOURCES, type RevenantLexicon, SHIPS } from '../content/index.ts';
import { type Frame, MARK, NONE, type State, type X } from '../state.ts';
import { placesFor, powerOf, takeOff } from './board.ts';
import { amountFor, factOf, holdsFor } from './facts.ts';
import {
  addToRifts,
  batter,
  corruptShips,
  loseResources,
  loseSomeInfluence,
  rivalLoses,
  wreckShuttles,
} from './failures.ts';
import { changeRank, gainData, gainRemnants, gainTactics, loseTactics, MOST_INFLUENCE, MOST_RANK } from './gain.ts';
import { isOuter } from './geometry.ts';
import { occur } from './listening.ts';
import { ATTACK, MANOEUVRE } from './moves.ts';
import { canPay, payCost } from './pay.ts';
import { canDeploy, canManoeuvreToLand, deployKinds, isolatable, isPossible } from './possible.ts';
import { frigateOf, houseOf, isHouseShip, rowRef, shipOf } from './refs.ts';
import { gainResources, several } from './storage.ts';

/** What the operations of cards, boards and ships do. The acting ship is the frame's `self`. */

/** Whom it is about: in a for-each the player it is at. */
const whom = (f: { seat: number; items: readonly number[] }): number => (f.items.length > 0 ? f.items[0] : f.seat);

/** REV-25.1, 25.2, 25.4: what crew on the Revenant does is a duty, as far as it can be done; elsewhere REV-1.1 holds. */
const isDuty = ({ list }: OpsFrame): 0 | 1 => (list === 'reinforce/do' || list.includes('/benefits') ? 1 : 0);

function carryOut(x: X, op: Own, f: OpsFrame): void {
  const { s } = x;
  const seat = whom(f);
  const ship = f.self;
  const p = s.players[seat];
  if (rivalLoses(x, op, seat)) return;
  switch (op.op) {
    case 'gain': {
      const n = amountFor(s, op.n, seat, ship);
      if (n === 0) return;
      if (op.what !== 'any') return gainResources(x, seat, several(RESOURCES.indexOf(op.what), n), 'REV-5.3');
      return n === 1 ? x.push({ k: 'gain', seat, or: 0 }) : x.push({ k: 'gains', seat, n });
    }
    case 'tactics':
      return gainTactics(x, seat, op.n);
    case 'hidden':
      for (let i = 0; i < op.n; i++) x.push({ k: 'hidden', seat, ship, step: 0 });
      return;
    case 'influence':
      return favour(x, op, seat, ship, isDuty(f));
    case 'data':
      return gainData(x, seat, op.n, ship);
    case 'remnant':
      return gainRemnants(x, seat, op.n, ship);
    case 'isolate': {
      const from = op.from ?? 'any';
      if (isolatable(s, seat, from)) x.push({ k: 'isolate', seat, left: op.n, from, must: isDuty(f), ship });
      return;
    }
    case 'rank':
      // Where it is all there is, whoever chose it has chosen to rise.
      if (packOf(s).lists.at(f.list).length === 1) return changeRank(x, seat, 1, 'REV-16.1');
      if (p.rank < MOST_RANK) x.push({ k: 'rise', seat });
      return;

    case 'shield':
    case 'destroy': {
      const mask = placesFor(s, seat, ship, op.at);
      const { sectors = 8, inEach = 12 } = op.at;
      const places = { seat, left: op.n, sectors, inEach, mask, used: [] };
      if (mask === 0) return;
      return op.op === 'shield' ? x.push({ k: 'shield', ...places }) : x.push({ k: 'destroy', ...places, ship });
    }
    case 'repair': {
      const mask = placesFor(s, seat, ship, op.at);
      if (op.n === 'all') return x.push({ k: 'mend', seat, mask });
      const of = op.of ?? (op.at.range === 'any' ? 'all' : 'house');
      return x.push({ k: 'repair', seat, n: op.n, mask, of });
    }
    case 'damage':
      return moreDamage(x, op, seat, ship);
    case 'moves':
      return moreMoves(x, op.n);
    case 'limitedMoves':
      return x.push({ k: 'limited', seat, left: op.n, ships: [], from: [] });
    case 'deploy': {
      const mask = placesFor(s, seat, ship, op.at);
      // AMB-40: where there is none, the step is left out.
      if (canDeploy(s, op.what, mask))
        x.push({ k: 'deploy', seat, kinds: deployKinds(op.what), mask, must: isDuty(f) });
      return;
    }
    case 'moveFrigate': {
      const frigate = frigateOf(seat);
      takeOff(s, frigate); // AMB-60
      return x.push({ k: 'steps', seat, ship: frigate, left: op.n, taken: 0, how: 'card' });
    }

    case 'draw':
      return x.push({ k: 'draw', seat, n: op.n });
    case 'play':
      return x.push({ k: 'play', seat, less: op.less, affinity: 0, ship });
    case 'discardFor': {
      const most = Math.min(op.most, p.hand.length);
      if (most > 0) {
        x.push({ k: 'discard', seat, least: 0, most, why: 'effect', any: op.any, tactics: op.tactics });
      }
      return;
    }
    case 'discount':
    case 'drawHidden':
      // Modifiers: added up where the number is asked for (rules/modifiers.ts).
      return;

    case 'ignore':
      s.marks |= op.what === 'ship' ? MARK.ignoreShip : MARK.ignorePlanet;
      return x.tell('ignored', 'REV-4.8', seat, { what: op.what });
    case 'copyPlanet':
      return x.push({ k: 'copy', seat, what: op.what === 'clean' ? 'clean' : 'planet', ship });
    case 'copyArk':
      return x.push({ k: 'copy', seat, what: 'ark', ship });
    case 'copyFrigate':
      return control(x, seat);

    case 'sortie':
      return x.push({ k: 'sortie', seat, ship, can: MANOEUVRE | ATTACK, strafing: op.strafing ? 1 : 0 });
    case 'manoeuvre':
      return x.push({ k: 'sortie', seat, ship, can: MANOEUVRE, strafing: 0 });
    case 'land':
      x.push({ k: 'land', seat, ship });
      if (canManoeuvreToLand(s, seat, ship)) x.push({ k: 'sortie', seat, ship, can: MANOEUVRE, strafing: 0 });
      return;
    case 'protect':
      return x.push({ k: 'cover', seat });
    case 'charge':
      return charge(x, seat);
    case 'removeColonies': {
      // AMB-22: never fewer than three are left.
      const n = Math.min(op.n, s.colonies.length - COLONIES_LEFT);
      if (n <= 0) return;
      x.learned();
      return x.push({ k: 'colonies', seat, n });
    }
    case 'chooseShuttle':
      return x.push({ k: 'shuttle', seat });

    case 'lose':
      return loseResources(x, seat, op.what === 'any' ? NONE : RESOURCES.indexOf(op.what), op.n);
    case 'loseTactics':
      return loseTactics(x, seat, op.n);
    case 'loseInfluence':
      return loseSomeInfluence(x, seat, op.among);
    case 'loseRank':
      return changeRank(x, seat, -1, 'REV-29.8');
    case 'losePrestige':
      p.lost += op.n;
      return x.tell('lostPrestige', 'REV-29.8', seat, { n: op.n });
    case 'discardCards': {
      const n = Math.min(op.n, p.hand.length);
      if (n > 0) x.push({ k: 'discard', seat, least: n, most: n, why: 'failure', any: 0, tactics: 0 });
      return;
    }
    case 'discardHidden': {
      const n = Math.min(op.n, factOf(s, 'hiddenCards', seat, ship));
      if (n > 0) x.push({ k: 'discardHidden', seat, n, why: 'failure' });
      return;
    }
    case 'gainCorruption':
      for (let i = 0; i < op.n; i++) x.push({ k: 'corrupt', seat });
      return;
    case 'batter':
      return batter(
        x,
        op.ships.map((kind) => SHIPS.indexOf(kind)),
        op.n,
      );
    case 'corruptShips':
      return corruptShips(x, op.sectors);
    case 'addVoidborn':
      return addToRifts(x, op.n);
    case 'destroyShuttles':
      return wreckShuttles(x, op.n);
  }
}

const COLONIES_LEFT = 3;

/** Houses as bits, those whose track has room. */
function favour(
  x: X,
  { with: which }: Extract<Own, { op: 'influence' }>,
  seat: number,
  ship: number,
  must: 0 | 1,
): void {
  const { s } = x;
  let houses = 0;
  HOUSES.forEach((_, house) => {
    if (s.players[seat].influence[house] < MOST_INFLUENCE && isFavoured(s, which, house)) houses |= 1 << house;
  });
  if (houses !== 0) x.push({ k: 'influence', seat, houses, ship, why: 'effect', must });
}

function isFavoured(s: State, which: Extract<Own, { op: 'influence' }>['with'], house: number): boolean {
  if (which === 'any') return true;
  if (which === 'crewed') return isHouseShip(s.ship) && houseOf(s.ship) === house;
  if ('powerAtMost' in which) return powerOf(s, house) <= which.powerAtMost;
  const sector = s.at[shipOf(0, house)];
  return isOuter(sector) && s.voidborn[sector] <= which.arkAmong;
}

/** AMB-54: while the attack is still going on it joins the queue; in the closing window it is dealt at once. */
function moreDamage(x: X, op: Extract<Own, { op: 'damage' }>, seat: number, ship: number): void {
  const range = RANGES.indexOf(op.at?.range ?? 'here');
  const damages = new Array<number>(op.n).fill(range);
  for (let i = x.stack.length - 1; i >= 0; i--) {
    const f = x.stack[i];
    if (f.k === 'attack' && f.ship === ship) return void f.queue.push(...damages);
    if (f.k === 'occ' && f.on[0] === 'attack') return x.push({ k: 'attack', seat, ship, queue: damages });
    if (f.k === 'turn') return;
  }
}

/** 6.3.1, 9: of the manoeuvre that begins, or of the one to come within the effect. */
function moreMoves(x: X, n: number): void {
  for (let i = x.stack.length - 1; i >= 0; i--) {
    const f = x.stack[i];
    if (f.k === 'steps' && f.taken === 0 && f.how === 'manoeuvre') {
      f.left += n;
      return;
    }
    if (f.k === 'occ') {
      const effect = f.on[0] === 'fighter' || f.on[0] === 'dropship' || f.on[0] === 'frigate';
      if (effect && f.stage === 0) x.s.boost += n;
      if (f.on[0] !== 'manoeuvre' || f.stage > 0) return;
    }
  }
}

/** REV-20.5, 20.6: the frigate's effects, as if the crew member had been sent there. */
function control(x: X, seat: number): void {
  const { s } = x;
  const frigate = frigateOf(seat);
  s.marks |= MARK.copied;
  takeOff(s, frigate);
  s.boost = 0;
  occur(x, ['frigate'], seat, frigate, opsFrame(seat, 'frigate/do', frigate, 'frigate/do'));
}

/** REV-25.4: the card was chosen and paid when the figure was sent (AMB-55). */
function charge(x: X, seat: number): void {
  const { s } = x;
  removeOthers(s);
  if (s.cycle === 4) return;
  const list = `${rowRef(s, s.chosen)}/benefits`;
  x.push(opsFrame(seat, list, s.ship, list));
}

export function removeOthers(s: State): void {
  const gone = s.row.filter((card) => card !== s.chosen);
  (s.cycle === 4 ? s.coloniesShown : s.scannersGone).push(...gone);
  s.row = s.row.filter((card) => card === s.chosen);
}

export const vocabulary: Vocabulary<State, Frame, RevenantLexicon> = {
  lists: (s) => packOf(s).lists,
  carryOut,
  holds: (s, condition, f) => holdsFor(s, condition, whom(f), f.self),
  count: (s, fact, f) => factOf(s, fact, whom(f), f.self),
  group: (s) => s.order.slice(),
  goesOn: () => true,
  chooser: (_s, f) => whom(f),
  mayChoose: (s, ops, _option, f) => isPossible(s, ops, { player: whom(f), ship: f.self }),
  canPay: (s, cost, f) => canPay(s, whom(f), cost),
  pay: (x, cost, f) => payCost(x, whom(f), cost, f.list),
};
