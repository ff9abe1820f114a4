import { RANGES, type Reach } from '../content/index.ts';
import { type Frame, HOUSE_SHIPS, OUTER, type State } from '../state.ts';
import { eachAbility } from './abilities.ts';
import { inRange, mayStep, placesFor } from './board.ts';
import { ADJACENT, isOuter } from './geometry.ts';

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
