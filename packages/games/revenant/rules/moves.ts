import { RANGES, type Reach } from '../content/index.ts';
import { DROPSHIP, FIGHTER, type Frame, HOUSE_SHIPS, NONE, OUTER, SHUTTLE, type State } from '../state.ts';
import { eachAbility } from './abilities.ts';
import { canExit, hasRoom, inRange, isLanded, mayStep, placesFor } from './board.ts';
import { ADJACENT, isOuter } from './geometry.ts';
import { kindOf } from './refs.ts';

/** Steps of ships and what an attack can reach (REV-13, REV-14). */

type Sortie = Extract<Frame, { k: 'sortie' }>;

/** Where the ship may go now, with so many moves left in all. */
export function stepsFrom(s: State, ship: number, left: number): number[] {
  return ADJACENT[s.at[ship]].filter((to) => mayStep(s, ship, to, left - 1));
}

/** What abilities of this turn could add to a manoeuvre or an attack: steps; ranges of damage. */
function boosts(
  s: State,
  player: number,
  ship: number,
  each: (op: { op: string; n?: unknown; at?: Reach }) => void,
): void {
  if (s.active !== player) return;
  eachAbility(s, player, s.figure, (_key, { on, window, only, do: ops }) => {
    if (window !== 'during' || (on !== 'manoeuvre' && on !== 'attack')) return;
    if (only === 'frigate' && ship < HOUSE_SHIPS) return;
    for (const op of ops) each(op as { op: string; n?: unknown; at?: Reach });
  });
}

/** A first step must be possible, with the steps that abilities may add to it. */
export function canManoeuvre(s: State, player: number, ship: number): boolean {
  if (stepsFrom(s, ship, 1 + s.boost).length > 0) return true;
  let more = 0;
  boosts(s, player, ship, (op) => {
    if (op.op === 'moves') more += op.n as number;
  });
  return more > 0 && stepsFrom(s, ship, 1 + s.boost + more).length > 0;
}

/** AMB-52: at least one damage must be able to hit: in the ship's sector, or in range of one that abilities may add. */
export function canAttack(s: State, player: number, ship: number): boolean {
  const sector = s.at[ship];
  if (isOuter(sector) && s.voidborn[sector] > 0) return true;
  let can = false;
  boosts(s, player, ship, (op) => {
    if (op.op === 'damage' && op.at && reaches(s, placesFor(s, player, ship, op.at))) can = true;
  });
  return can;
}

export function reaches(s: State, mask: number): boolean {
  for (let sector = 0; sector < OUTER; sector++) if ((mask >> sector) & 1 && s.voidborn[sector] > 0) return true;
  return false;
}

/** Sectors with Voidborn ships that a damage of this range can hit. */
export function targetsOf(s: State, player: number, ship: number, range: number): number[] {
  const mask = inRange(s, player, ship, RANGES[range]);
  const targets: number[] = [];
  for (let sector = 0; sector < OUTER; sector++)
    if ((mask >> sector) & 1 && s.voidborn[sector] > 0) targets.push(sector);
  return targets;
}

export function sortieOf(stack: readonly { k: string }[]): Sortie | undefined {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i].k === 'sortie') return stack[i] as Sortie;
  return undefined;
}

export const MANOEUVRE = 1;
export const ATTACK = 2;

/** AMB-61: moves that are certain to come after the attack: those of the manoeuvre, if it is still to come. */
export function movesAfterwards(s: State, stack: readonly { k: string }[]): number {
  const sortie = sortieOf(stack);
  return sortie && (sortie.can & MANOEUVRE) !== 0 ? 1 + s.boost : 0;
}

/** REV-13.4: fighters, dropships and shuttles that have not landed. */
function mayMoveLimited(s: State, ship: number): boolean {
  const kind = kindOf(ship);
  return kind >= FIGHTER && kind <= SHUTTLE && s.at[ship] >= 0 && !(kind === DROPSHIP && isLanded(s, ship));
}

/** REV-13.5: may the ship finish here, having begun there? */
const mayFinish = (s: State, from: number, sector: number): boolean =>
  isOuter(sector) && s.voidborn[sector] <= s.voidborn[from];

/** Fewest moves to a sector in which the ship may finish, every step with room; more than `most` if there is none. */
function movesToFinish(
  s: State,
  ship: number,
  from: number,
  sector: number,
  most: number,
  mover = NONE,
  movedTo = NONE,
): number {
  if (mayFinish(s, from, sector)) return 0;
  let seen = 1 << sector;
  let edge = [sector];
  for (let moves = 1; moves <= most; moves++) {
    const next: number[] = [];
    for (const at of edge) {
      for (const to of ADJACENT[at]) {
        if ((seen >> to) & 1 || !hasRoom(s, ship, to, mover, movedTo)) continue;
        seen |= 1 << to;
        if (mayFinish(s, from, to)) return moves;
        next.push(to);
      }
    }
    edge = next;
  }
  return most + 1;
}

/**
 * Limited moves one at a time. At most one ship is somewhere it may not finish, and the moves left are always enough for it
 * to get out; another one may move meanwhile where that stays so.
 */
export function limitedSteps(
  s: State,
  left: number,
  ships: readonly number[],
  from: readonly number[],
): [ship: number, to: number][] {
  const limbo = ships.findIndex((ship, i) => !mayFinish(s, from[i], s.at[ship]));
  const found: [number, number][] = [];
  for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
    if (!mayMoveLimited(s, ship)) continue;
    const known = ships.indexOf(ship);
    const begun = known < 0 ? s.at[ship] : from[known];
    for (const to of ADJACENT[s.at[ship]]) {
      if (!hasRoom(s, ship, to)) continue;
      if (!isOuter(to) && !canExit(s, ship, to, left - 1)) continue;
      const need = movesToFinish(s, ship, begun, to, left - 1);
      const ok =
        limbo < 0 || ships[limbo] === ship
          ? need <= left - 1
          : need === 0 &&
            movesToFinish(s, ships[limbo], from[limbo], s.at[ships[limbo]], left - 1, ship, to) <= left - 1;
      if (ok) found.push([ship, to]);
    }
  }
  return found;
}

/** May the limited moves end now? */
export function mayEndLimited(s: State, ships: readonly number[], from: readonly number[]): boolean {
  return ships.every((ship, i) => mayFinish(s, from[i], s.at[ship]));
}
