import type { ColonyDef, Trigger } from '../content/index.ts';
import { houseIn, kindOf, SHIP_REFS } from '../rules/refs.ts';
import { ARK, FIGHTER, FRIGATE0, HOUSE_COUNT, HOUSE_SHIPS, OUTER } from '../state.ts';
import { colonyPoints } from './estimate.ts';
import { type Mind, within } from './mind.ts';
import { W } from './weights.ts';

/** What sending a figure somewhere is worth: influence, the effect and what listens to it, less the price. */
export function sendWorth(mind: Mind, figure: string, target: string): number {
  const ship = SHIP_REFS.indexOf(target);
  const crew = mind.heardWorth(['crew'], figure) + (figure === 'captain' ? W.captain : 0);
  if (ship >= 0 && ship < HOUSE_SHIPS) return crew + houseShip(mind, figure, ship);
  if (ship >= FRIGATE0 && target.startsWith('frigate')) {
    return crew + mind.hidden() + mind.heardWorth(['hidden'], figure) + mind.frigate(figure);
  }
  if (target === 'reinforce') return crew + reinforce(mind);
  return crew + charge(mind, target);
}

function houseShip(mind: Mind, figure: string, ship: number): number {
  const { scene } = mind;
  const house = ship % HOUSE_COUNT;
  const tainted = scene.tainted[ship] && !ignores(mind, figure) ? mind.corruption() : 0;
  const base = mind.influence(house) - tainted + affinity(mind, house);
  const sector = scene.at[ship];
  const place = { sector, house };
  const kind = kindOf(ship);
  if (kind === ARK) {
    const { upper, lower } = scene.pack.houses[house];
    const commission = mind.heardWorth(['commission'], figure);
    const [first, second] = mind.ark(house, place);
    const effect = Math.max(first + (upper.symbol ? commission : 0), second + (lower.symbol ? commission : 0));
    return base + effect + mind.heardWorth(['ark'], figure);
  }
  if (kind === FIGHTER) {
    const words: Trigger[] = ['fighter', 'manoeuvre', 'attack'];
    return base + mind.sortie(sector, 1 + mind.moves(figure, 'fighter')) + W.fighter + mind.heardWorth(words, figure);
  }
  const near = within(sector, 1 + mind.moves(figure, 'dropship'));
  let best = 0;
  for (let at = 0; at < OUTER; at++) {
    if ((near >> at) & 1) best = Math.max(best, mind.planet(at, figure));
  }
  const landed = best > 0 ? mind.heardWorth(['planet'], figure) : 0;
  return base + best + landed + mind.heardWorth(['dropship', 'manoeuvre'], figure);
}

function ignores(mind: Mind, figure: string): boolean {
  let can = false;
  mind.eachAbility(figure, ({ do: ops }) => {
    for (const op of ops) if (op.op === 'ignore' && op.what === 'ship') can = true;
  });
  return can;
}

/** A card of the House in hand: cheaper, or another one with it. */
function affinity(mind: Mind, house: number): number {
  const { flag, operationIndex } = mind.scene.pack;
  for (const id of mind.me.cards) {
    if (flag[operationIndex.get(id) ?? 0] === house && mind.hasPlace(id) && mind.canPay(id, 1)) return W.affinity;
  }
  return 0;
}

function reinforce(mind: Mind): number {
  const price = [0, 1, 3].reduce((sum, kind) => sum + mind.scene.priceOfKind(kind), 0);
  return mind.bestInfluence() + mind.deploy([0, 1, 2, 3]) + W.protect - price;
}

/** A scanner card, or a colony in the last cycle. */
function charge(mind: Mind, target: string): number {
  const { scene } = mind;
  const { scanners, scannerIndex, colonies, colonyIndex } = scene.pack;
  const scanner = scanners[scannerIndex.get(target) ?? -1];
  const price = scene.priceOfKind(3);
  if (scanner) {
    return (
      mind.bestInfluence() + mind.ops(scanner.benefits, { sector: -1, house: -1 }) - scanner.cost * price + jump(mind)
    );
  }
  const colony = colonies[colonyIndex.get(target) ?? -1];
  if (!colony) return 0;
  return mind.bestInfluence() + colonyWorth(mind, colony) - colony.cost * price;
}

/** Tactics of mine and of the others are cashed in; a new sky is everybody's. */
function jump(mind: Mind): number {
  const { scene } = mind;
  const { players } = scene.view;
  const cashed = (player: number): number => {
    const x = players[player].tactics + W.tacticsPace * players[player].home.length;
    return (x >= 7.5 ? 2.6 : 0) + (x >= 10.5 ? 3.2 : 0) - 0.85 * mind.tacticsAt(x, player);
  };
  let others = 0;
  for (let player = 0; player < players.length; player++) if (player !== scene.me) others += cashed(player);
  return W.jump + 0.6 * (cashed(scene.me) - others / Math.max(1, players.length - 1));
}

export function colonyWorth(mind: Mind, { house, score }: ColonyDef): number {
  const { scene } = mind;
  const { players } = scene.view;
  const points = players.map((p, player) => {
    if (scene.view.rival !== null && player === 1) return 3;
    return colonyPoints(scene.view, p, score);
  });
  const mine = points[scene.me];
  const others = points.reduce((a, b) => a + b, 0) - mine;
  return mine - (W.rivalry * others) / Math.max(1, players.length - 1) + scene.cares(scene.me)[houseIn(house)];
}
