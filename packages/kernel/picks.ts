import { below } from './rng.ts';
import type { Ask, Picked, Rng } from './types.ts';

/**
 * Structured picks: legality, counting, listing, sampling, and a walk in atoms. `subset` and `order` are over
 * multisets, so the working form is always a list of (id, how many at most).
 */
interface Group {
  id: string;
  min: number;
  max: number;
}

function groupsOf(ids: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const id of ids) {
    const g = groups.find((group) => group.id === id);
    if (g) g.max++;
    else groups.push({ id, min: 0, max: 1 });
  }
  return groups;
}

/** A subset or amounts ask as a box with a total. */
function boxOf(ask: Ask): { groups: Group[]; min: number; max: number } {
  if (ask.kind === 'subset') return { groups: groupsOf(ask.from), min: ask.min, max: ask.max };
  if (ask.kind === 'amounts') return { groups: ask.bins, min: ask.min, max: ask.max };
  throw new Error(`no box in an ask of kind ${ask.kind}`);
}

/** ways[i][t]: how many ways the groups from i on can add up to exactly t. */
function waysOf(groups: readonly Group[], max: number): number[][] {
  const ways: number[][] = [];
  for (let i = 0; i <= groups.length; i++) ways.push(new Array(max + 1).fill(0));
  ways[groups.length][0] = 1;
  for (let i = groups.length - 1; i >= 0; i--) {
    for (let t = 0; t <= max; t++) {
      for (let n = groups[i].min; n <= Math.min(groups[i].max, t); n++) ways[i][t] += ways[i + 1][t - n];
    }
  }
  return ways;
}

function factorial(n: number): number {
  let f = 1;
  for (let i = 2; i <= n; i++) f *= i;
  return f;
}

/** How many different picks there are. */
export function countPicks(ask: Ask): number {
  switch (ask.kind) {
    case 'one':
      return ask.options.length;
    case 'order':
      return groupsOf(ask.of).reduce((n, g) => n / factorial(g.max), factorial(ask.of.length));
    default: {
      const { groups, min, max } = boxOf(ask);
      const ways = waysOf(groups, max)[0];
      let n = 0;
      for (let t = min; t <= max; t++) n += ways[t];
      return n;
    }
  }
}

/** The only pick, where there is exactly one; cheap, because the kernel asks it at every decision. */
export function onlyPick(ask: Ask): Picked | undefined {
  switch (ask.kind) {
    case 'one':
      return ask.options.length === 1 ? ask.options[0] : undefined;
    case 'order':
      return ask.of.every((id) => id === ask.of[0]) ? ask.of.slice() : undefined;
    case 'subset':
      if (ask.max === 0) return ask.min === 0 ? [] : undefined;
      if (ask.min === ask.from.length) return ask.from.slice();
      if (ask.min !== ask.max || ask.min > ask.from.length) return undefined;
      return ask.from.every((id) => id === ask.from[0]) ? ask.from.slice(0, ask.min) : undefined;
    case 'amounts':
      return countPicks(ask) === 1 ? listPicks(ask, 1)[0] : undefined;
  }
}

/** Is there a pick at all? Cheap, for the same reason. */
export function canBePicked(ask: Ask): boolean {
  switch (ask.kind) {
    case 'one':
      return ask.options.length > 0;
    case 'order':
      return true;
    case 'subset':
      return ask.min <= ask.max && ask.min <= ask.from.length && ask.max >= 0;
    case 'amounts': {
      let least = 0;
      let most = 0;
      for (const { min, max } of ask.bins) {
        if (min > max) return false;
        least += min;
        most += max;
      }
      return ask.min <= ask.max && least <= ask.max && most >= ask.min;
    }
  }
}

/** Is `pick` one of the picks of `ask`? Membership, nothing else. Safe on anything that came from outside. */
export function isLegal(ask: Ask, pick: unknown): pick is Picked {
  switch (ask.kind) {
    case 'one':
      return typeof pick === 'string' && ask.options.includes(pick);
    case 'order':
      return isListOf(pick) && pick.length === ask.of.length && within(groupsOf(ask.of), pick);
    case 'subset':
      return isListOf(pick) && pick.length >= ask.min && pick.length <= ask.max && within(groupsOf(ask.from), pick);
    case 'amounts': {
      if (pick === null || typeof pick !== 'object' || Array.isArray(pick)) return false;
      const given = pick as Record<string, unknown>;
      let total = 0;
      for (const bin of ask.bins) {
        const n = Object.hasOwn(given, bin.id) ? given[bin.id] : 0;
        if (!Number.isInteger(n) || (n as number) < bin.min || (n as number) > bin.max) return false;
        total += n as number;
      }
      return (
        total >= ask.min && total <= ask.max && Object.keys(given).every((id) => ask.bins.some((b) => b.id === id))
      );
    }
  }
}

/**
 * A legal pick in the one form that handlers and logs get: a subset in the order of the question, every bin named.
 * People send `['b', 'a']` and leave out bins that stay empty.
 */
export function tidyPick(ask: Ask, pick: Picked): Picked {
  if (typeof pick === 'string' || ask.kind === 'one') return pick;
  if (Array.isArray(pick)) {
    if (ask.kind === 'order') return pick.slice();
    return groupsOf(ask.kind === 'subset' ? ask.from : []).flatMap((g) => pick.filter((id) => id === g.id));
  }
  const bins = ask.kind === 'amounts' ? ask.bins : [];
  return Object.fromEntries(bins.map((b) => [b.id, Object.hasOwn(pick, b.id) ? pick[b.id] : 0]));
}

function isListOf(pick: unknown): pick is string[] {
  return Array.isArray(pick) && pick.every((id) => typeof id === 'string');
}

function within(groups: readonly Group[], pick: readonly string[]): boolean {
  return groupsOf(pick).every((p) => (groups.find((g) => g.id === p.id)?.max ?? 0) >= p.max);
}

/** Option ids that a pick names, each once. */
export function idsIn(pick: Picked): string[] {
  if (typeof pick === 'string') return [pick];
  return Array.isArray(pick) ? [...new Set(pick)] : Object.keys(pick).filter((id) => pick[id] > 0);
}

/** Option ids an ask offers, each once. */
export function offeredIds(ask: Ask): string[] {
  switch (ask.kind) {
    case 'one':
      return ask.options;
    case 'order':
      return [...new Set(ask.of)];
    case 'subset':
      return [...new Set(ask.from)];
    case 'amounts':
      return ask.bins.map((b) => b.id);
  }
}

/** Every pick exactly once, at most `cap` of them. */
export function listPicks(ask: Ask, cap: number): Picked[] {
  const found: Picked[] = [];
  walkPicks(ask, [], found, cap);
  return found;
}

function walkPicks(ask: Ask, partial: readonly Atom[], found: Picked[], cap: number): void {
  for (const atom of atomsOf(ask, partial)) {
    if (found.length >= cap) return;
    if (atom === DONE) found.push(pickOf(ask, partial));
    else walkPicks(ask, [...partial, atom], found, cap);
  }
}

/**
 * The walk in atoms: small choices that, one after another, reach every pick exactly once. `one` and `order` take an id
 * at a time; boxes take a number for each group in turn (as text). DONE ends the walk.
 */
export type Atom = string;
export const DONE: Atom = 'done!';

export function atomsOf(ask: Ask, partial: readonly Atom[]): Atom[] {
  switch (ask.kind) {
    case 'one':
      return partial.length === 0 ? ask.options : [DONE];
    case 'order': {
      if (partial.length === ask.of.length) return [DONE];
      const groups = groupsOf(ask.of);
      for (const id of partial) {
        const g = groups.find((group) => group.id === id);
        if (g) g.max--;
      }
      return groups.filter((g) => g.max > 0).map((g) => g.id);
    }
    default: {
      const { groups, min, max } = boxOf(ask);
      const at = partial.length;
      const soFar = partial.reduce((sum, n) => sum + Number(n), 0);
      if (at === groups.length) return soFar >= min && soFar <= max ? [DONE] : [];
      let restMin = 0;
      let restMax = 0;
      for (let i = at + 1; i < groups.length; i++) {
        restMin += groups[i].min;
        restMax += groups[i].max;
      }
      const atoms: Atom[] = [];
      for (let n = groups[at].min; n <= groups[at].max; n++) {
        if (soFar + n + restMin <= max && soFar + n + restMax >= min) atoms.push(String(n));
      }
      return atoms;
    }
  }
}

export function pickOf(ask: Ask, atoms: readonly Atom[]): Picked {
  if (ask.kind === 'one') return atoms[0];
  if (ask.kind === 'order') return atoms.slice();
  const { groups } = boxOf(ask);
  if (ask.kind === 'subset') return groups.flatMap((g, i) => new Array<string>(Number(atoms[i])).fill(g.id));
  return Object.fromEntries(groups.map((g, i) => [g.id, Number(atoms[i])]));
}

/** Uniform over all picks. */
export function samplePick(ask: Ask, rng: Rng): Picked {
  switch (ask.kind) {
    case 'one':
      return ask.options[below(rng, ask.options.length)];
    case 'order': {
      const order = ask.of.slice();
      for (let i = order.length - 1; i > 0; i--) {
        const j = below(rng, i + 1);
        const t = order[i];
        order[i] = order[j];
        order[j] = t;
      }
      return order;
    }
    case 'subset':
      // A fixed number out of different things is the common case: draw them one by one.
      if (ask.min === ask.max && new Set(ask.from).size === ask.from.length) return drawSome(ask.from, ask.min, rng);
      return sampleBox(ask, rng);
    case 'amounts':
      return sampleBox(ask, rng);
  }
}

/** In the order of `from`, as every pick of a subset is. */
function drawSome(from: readonly string[], n: number, rng: Rng): string[] {
  const drawn: string[] = [];
  for (let i = 0; drawn.length < n; i++) {
    if (below(rng, from.length - i) < n - drawn.length) drawn.push(from[i]);
  }
  return drawn;
}

function sampleBox(ask: Ask, rng: Rng): Picked {
  const { groups, min, max } = boxOf(ask);
  const ways = waysOf(groups, max);
  let total = 0;
  for (let t = min; t <= max; t++) total += ways[0][t];
  let at = below(rng, total);
  let left = min;
  while (at >= ways[0][left]) at -= ways[0][left++];
  const list: string[] = [];
  const amounts: Record<string, number> = {};
  for (let i = 0; i < groups.length; i++) {
    let n = groups[i].min;
    while (at >= ways[i + 1][left - n]) at -= ways[i + 1][left - n++];
    left -= n;
    if (ask.kind === 'amounts') amounts[groups[i].id] = n;
    else for (let k = 0; k < n; k++) list.push(groups[i].id);
  }
  return ask.kind === 'amounts' ? amounts : list;
}
