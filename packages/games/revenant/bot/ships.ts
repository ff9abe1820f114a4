import { DAMAGE_SPACES } from '../rules/board.ts';
import { DISTANCE, NEAR } from '../rules/geometry.ts';
import { kindOf } from '../rules/refs.ts';
import { DROPSHIP, FIGHTER, HOUSE_SHIPS, OUTER } from '../state.ts';
import type { Mind } from './mind.ts';
import { isOuter } from './scene.ts';

/** Where ships are best moved, what is best hit, repaired and deployed. */

/** Killing one Voidborn ship here. */
export function killWorth(mind: Mind, sector: number, n = 1): number {
  return mind.outlook.oneOf(sector, n, (at, past, k) => mind.outlook.destroys(at, past, k)) + mind.tactics(1);
}

export function attackWorth(mind: Mind, ship: number): number {
  const sector = mind.scene.at[ship];
  if (!isOuter(sector)) return 0.5;
  const figure = mind.scene.view.figure;
  const here = Math.max(0, killWorth(mind, sector)) + mind.heardWorth(['attack'], figure);
  const near = mind.kills(1, NEAR[sector]);
  // Better elsewhere: the manoeuvre comes first.
  return here >= near - 0.15 ? here + 0.3 : 0.05;
}

export function manoeuvreWorth(mind: Mind, ship: number): number {
  const sector = mind.scene.at[ship];
  const { figure } = mind.scene.view;
  if (!isOuter(sector)) return 1;
  const kind = ship >= HOUSE_SHIPS ? 'frigate' : kindOf(ship) === DROPSHIP ? 'dropship' : 'fighter';
  const steps = 1 + mind.moves(figure, kind);
  let best = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < OUTER; to++) {
    if (to !== sector && DISTANCE[sector][to] <= steps) best = Math.max(best, aimWorth(mind, ship, to));
  }
  return best - hereWorth(mind, ship) + mind.heardWorth(['manoeuvre'], figure);
}

/** What a ship is after in a sector: planets, Voidborn ships; its own safety. */
function aimWorth(mind: Mind, ship: number, sector: number): number {
  const { scene } = mind;
  const figure = scene.view.figure;
  const frigate = ship >= HOUSE_SHIPS;
  const kill = killsHere(mind, ship, sector);
  const aim = kindOf(ship) === DROPSHIP && !frigate ? mind.planet(sector, figure) : kill;
  return aim + (frigate ? seatWorth(mind, sector) : safety(mind, ship, sector));
}

function killsHere(mind: Mind, ship: number, sector: number): number {
  if (kindOf(ship) !== FIGHTER && ship < HOUSE_SHIPS) return 0;
  return Math.max(0, killWorth(mind, sector));
}

/** Deciding about raids near the ships I care for. */
function seatWorth(mind: Mind, sector: number): number {
  return 0.1 * mind.outlook.mine(sector);
}

/** A ship among few Voidborn ships lives longer; what I do not care for may go. */
function safety(mind: Mind, ship: number, sector: number): number {
  const { scene } = mind;
  const { voidborn, shields } = scene.view.sectors[sector];
  const others = scene.shipsIn(sector).filter((one) => one !== ship);
  const free = others.reduce((n, one) => n + 1 + DAMAGE_SPACES[kindOf(one)] - scene.damage[one], 1);
  const threat = Math.min(1, Math.max(0, voidborn - shields) / (free + 1));
  return -0.5 * threat * scene.shipWorth(scene.me, ship);
}

/** A step to a sector, with so many steps, this one included: the best that can be reached. */
export function goalWorth(mind: Mind, ship: number, sector: number, left: number): number {
  let best = -1;
  for (let to = 0; to < OUTER; to++) {
    const far = DISTANCE[sector][to];
    if (far < left) best = Math.max(best, aimWorth(mind, ship, to) - 0.02 * far);
  }
  return best;
}

export function hereWorth(mind: Mind, ship: number): number {
  const sector = mind.scene.at[ship] ?? -1;
  return isOuter(sector) ? aimWorth(mind, ship, sector) : -1;
}

export function limitedWorth(mind: Mind, ship: number, to: number): number {
  const { scene } = mind;
  if (!isOuter(to) || !isOuter(scene.at[ship])) return isOuter(to) ? 0.5 : -1;
  return safety(mind, ship, to) - safety(mind, ship, scene.at[ship]) - 0.12;
}

/** Of a raid: the hit that costs me least. */
export function hitWorth(mind: Mind, ship: number): number {
  const { scene, outlook } = mind;
  if (ship < 0) return 0;
  const free = DAMAGE_SPACES[kindOf(ship)] - scene.damage[ship];
  return 10 - scene.shipWorth(scene.me, ship) * outlook.hit(free) - 0.02 * (3 - free);
}

export function repairWorth(mind: Mind, ship: number): number {
  const { scene, outlook } = mind;
  const free = DAMAGE_SPACES[kindOf(ship)] - scene.damage[ship];
  return scene.shipWorth(scene.me, ship) * outlook.hit(free + 1);
}

export function deployWorth(mind: Mind, ship: number, sector: number, must: boolean): number {
  const worth = mind.scene.shipWorth(mind.scene.me, ship);
  return worth + safety(mind, ship, sector) + (must ? 0 : 0.01) + 0.01 * kindWeight(ship);
}
const kindWeight = (ship: number): number => 3 - kindOf(ship);
