import { quickRng, shuffleInPlace } from '../../rng.ts';
import type { Seat } from '../../types.ts';
import { openAt, type Position, type State, sentTo } from '../position.ts';
import { Shot } from '../shot.ts';

/**
 * Finds what a re-deal leaves in place although the seat does not know it: a hidden card that stays where it lies is
 * never seen by comparing re-deals with each other. Two entries of the lists that re-dealing moves are swapped; where
 * the seat can see no difference and the game is still sound, the re-deal may see none either.
 */
export function dependsOnHidden(p: Position, seat: Seat, luck: number): string | undefined {
  const worlds = Array.from({ length: 4 }, (_, i) => p.rules.redeal(p.s, seat, quickRng(luck + i)) as State);
  const dealt = new Shot(worlds[0]);
  const inventory = new Shot(p.rules.inventory(p.s));
  const cells = cellsOf(p.s);
  const moved = cells.filter((c) => worlds.some((w) => valueAt(w, c) !== valueAt(p.s, c)));
  const still = cells.filter((c) => !moved.includes(c));
  for (const b of some(still, p)) {
    const swaps = unseenSwaps(p, seat, moved, b, inventory);
    if (swaps.length < ENOUGH_SWAPS) continue;
    if (swaps.some((other) => !dealt.same(p.rules.redeal(other, seat, quickRng(luck))))) {
      return `${b.path.join('.')} is hidden, but a re-deal leaves it as it is`;
    }
  }
  return undefined;
}

/** With fewer, a known thing may pass for a hidden one because its equal lies hidden. */
const ENOUGH_SWAPS = 3;

/** An entry of a list of scalars. */
interface Cell {
  path: string[];
}

const TRIED_CELLS = 6;

/** Parts of the core say how the game goes on, not what lies where. */
const CORE = ['rulesVersion', 'rng', 'stack', 'asked', 'opened', 'over'];

function cellsOf(s: State): Cell[] {
  const found: Cell[] = [];
  const visit = (v: unknown, path: string[]): void => {
    if (v === null || typeof v !== 'object') return;
    for (const [key, child] of Object.entries(v)) {
      if (path.length === 0 && CORE.includes(key)) continue;
      if (child !== null && typeof child === 'object') visit(child, [...path, key]);
      else if (Array.isArray(v)) found.push({ path: [...path, key] });
    }
  };
  visit(s, []);
  return found;
}

function some(cells: readonly Cell[], p: Position): Cell[] {
  return shuffleInPlace(p.rng, cells.slice()).slice(0, TRIED_CELLS);
}

function listOf(s: State, cell: Cell): unknown[] | undefined {
  let at: unknown = s;
  for (const key of cell.path.slice(0, -1)) {
    if (at === null || typeof at !== 'object') return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return Array.isArray(at) ? at : undefined;
}

function valueAt(s: State, cell: Cell): unknown {
  return listOf(s, cell)?.[Number(cell.path.at(-1))];
}

/** Sound games in which `b` has changed places with something that moves; none as soon as the seat sees one of them. */
function unseenSwaps(p: Position, seat: Seat, moved: readonly Cell[], b: Cell, inventory: Shot): State[] {
  const found: State[] = [];
  for (const a of moved) {
    const other = swappedCopy(p, a, b);
    if (!other || !isSound(p, other, inventory)) continue;
    if (!isAlike(p, other, seat)) return [];
    found.push(other);
  }
  return found;
}

function swappedCopy(p: Position, a: Cell, b: Cell): State | undefined {
  const copy = p.rules.clone(p.s) as State;
  const one = valueAt(copy, a);
  const two = valueAt(copy, b);
  const first = listOf(copy, a);
  const second = listOf(copy, b);
  if (!first || !second || typeof one !== typeof two || one === two) return undefined;
  first[Number(a.path.at(-1))] = two;
  second[Number(b.path.at(-1))] = one;
  return copy;
}

function isSound(p: Position, other: State, inventory: Shot): boolean {
  try {
    if (p.rules.broken(other).length > 0) return false;
    return inventory.same(p.rules.inventory(other));
  } catch {
    // A swap may make nonsense that the rules cannot even look at.
    return false;
  }
}

function isAlike(p: Position, other: State, seat: Seat): boolean {
  try {
    return p.sentShot(seat).same(sentTo(p.rules, other, openAt(p.rules, other), seat));
  } catch {
    return false;
  }
}
