import { packOf } from '../content/index.ts';
import { NONE, type Player, type State, type X } from '../state.ts';
import { bitsOf } from './board.ts';
import { lettersOf } from './refs.ts';

/**
 * Resources lie on a frigate board. They may be rearranged among clean sections at any time (REV-5.5), so only how many of
 * each there are matters, until a section is corrupted: then it is asked which of them stay in it.
 */

export const KINDS = 4;
export const SECTIONS = 5;

export function total(counts: readonly number[]): number {
  return counts[0] + counts[1] + counts[2] + counts[3];
}

function storageOf(s: State, p: Player): readonly number[] {
  return packOf(s).frigates[Math.max(0, p.board)].storage;
}

export const isCorrupted = (p: Player, section: number): boolean => ((p.corrupted >> section) & 1) === 1;

/** Spaces of clean sections. */
export function capacityOf(s: State, p: Player): number {
  const storage = storageOf(s, p);
  let n = 0;
  for (let i = 0; i < SECTIONS; i++) if (!isCorrupted(p, i)) n += storage[i];
  return n;
}

export const spacesOf = (s: State, p: Player, section: number): number => storageOf(s, p)[section];

export function excessOf(s: State, p: Player): number {
  return total(p.stored) - capacityOf(s, p);
}

/** REV-6.9: the first section has no corruption space. */
export function corruptionOf(p: Player): number {
  return bitsOf(p.corrupted);
}
export const mayTakeCorruption = (p: Player): boolean => corruptionOf(p) < SECTIONS - 1;

/** Frozen ones too (REV-5.7, AMB-63). */
export function resourcesOf(p: Player): number {
  let n = total(p.stored);
  for (let i = 0; i < p.frozen.length; i++) n += p.frozen[i];
  return n;
}

/** REV-6.8: what was frozen there is free again. */
export function freeSection(p: Player, section: number): void {
  p.corrupted &= ~(1 << section);
  for (let kind = 0; kind < KINDS; kind++) {
    p.stored[kind] += p.frozen[section * KINDS + kind];
    p.frozen[section * KINDS + kind] = 0;
  }
}

export function freeze(x: X, player: number, section: number, stays: readonly number[]): void {
  const p = x.s.players[player];
  p.corrupted |= 1 << section;
  for (let kind = 0; kind < KINDS; kind++) {
    p.stored[kind] -= stays[kind];
    p.frozen[section * KINDS + kind] = stays[kind];
  }
  x.tell('corrupted', 'REV-6.1', player, { section: section + 1, frozen: lettersOf(stays) });
}

/** All mixes of at most `most` and at least `least` of what there is. */
export function mixes(stored: readonly number[], least: number, most: number): number[][] {
  const found: number[][] = [];
  const mix = [0, 0, 0, 0];
  const walk = (kind: number, left: number): void => {
    if (kind === KINDS) {
      if (most - left >= least) found.push(mix.slice());
      return;
    }
    for (let n = 0; n <= Math.min(stored[kind], left); n++) {
      mix[kind] = n;
      walk(kind + 1, left - n);
    }
    mix[kind] = 0;
  };
  walk(0, most);
  return found;
}

/** REV-6.3: what may stay in a section that is being corrupted: what fits into it, and at least what fits nowhere else. */
export function stayMixes(s: State, player: number, section: number): number[][] {
  const p = s.players[player];
  const spaces = spacesOf(s, p, section);
  const least = Math.max(0, excessOf(s, p) + spaces);
  return mixes(p.stored, least, Math.min(spaces, total(p.stored)));
}

/** REV-5.3: gained resources; what does not fit is asked for. `counts` by kind. */
export function gainResources(x: X, player: number, counts: readonly number[], rule: string): void {
  const { s } = x;
  const p = s.players[player];
  for (let kind = 0; kind < KINDS; kind++) p.stored[kind] += counts[kind];
  x.tell('gained', rule, player, { got: lettersOf(counts) });
  if (excessOf(s, p) <= 0) return;
  const top = x.stack[x.stack.length - 1];
  if (top?.k === 'drop' && top.seat === player && top.why === 'full') return;
  x.push({ k: 'drop', seat: player, n: NONE, why: 'full' });
}

const UNITS: readonly (readonly number[])[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];
export const unit = (kind: number): readonly number[] => UNITS[kind];

export function several(kind: number, n: number): number[] {
  const counts = [0, 0, 0, 0];
  counts[kind] = n;
  return counts;
}
