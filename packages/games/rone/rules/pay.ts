import { packOf } from '../content/index.ts';
import type { Player, State } from '../state.ts';
import { KINDS_OF, lettersOf, total, WILD } from './resources.ts';

/**
 * What a card can be paid with (RONE-5.2, 7.4, 7.8). A coloured symbol takes its own colour, a wild symbol anything. Pairs
 * used before take symbols away, each one of its own, as many as they can; `less` takes away symbols of choice.
 */

/** A resource that pays, by kind. */
type Counts = number[];

/** What pays: gained resources, and discounts by pairs. */
type Purse = Pick<Player, 'pool' | 'off'>;
type Packed = Pick<State, 'pack'>;

/** Without discounts, and that is nearly always: is there enough? */
function isEnough(pool: readonly number[], cost: readonly number[]): boolean {
  let spare = 0;
  for (let k = 0; k < WILD; k++) {
    const left = pool[k] - cost[k];
    if (left < 0) return false;
    spare += left;
  }
  return spare + pool[WILD] >= cost[WILD];
}

function hasDiscount(p: Purse): boolean {
  return total(p.off) > 0;
}

export function canPay(s: Packed, p: Purse, card: number, less: number): boolean {
  const cost = packOf(s).cost[card];
  if (less === 0 && !hasDiscount(p)) return isEnough(p.pool, cost);
  return costsAfter(p, cost, less).some((c) => isEnough(p.pool, c));
}

/** All ways to pay, each as letters of what goes; none where it cannot be paid. */
export function paymentsFor(s: Packed, p: Purse, card: number, less: number): string[] {
  const cost = packOf(s).cost[card];
  const costs = less === 0 && !hasDiscount(p) ? [cost] : costsAfter(p, cost, less);
  const found: string[] = [];
  for (const c of costs) if (isEnough(p.pool, c)) collect(p.pool, c, found);
  return found;
}

/** What is left to pay after all discounts, in every way to apply them that wastes as few as possible. */
function costsAfter(p: Purse, cost: readonly number[], less: number): Counts[] {
  let best: Counts[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const c of pairsApplied(cost, p.off)) {
    const left = total(c);
    if (left > least) continue;
    if (left < least) best = [];
    least = left;
    best.push(c);
  }
  for (let i = 0; i < less; i++) best = best.flatMap(oneLess);
  return unique(best);
}

/** Each coloured discount takes a symbol of its colour or a wild one, a wild discount a wild one. */
function pairsApplied(cost: readonly number[], off: readonly number[]): Counts[] {
  let partial: { cost: Counts; wild: number }[] = [{ cost: cost.slice(), wild: off[WILD] }];
  for (let k = 0; k < WILD; k++) {
    if (off[k] === 0) continue;
    partial = partial.flatMap(({ cost: c, wild }) => {
      const ways: typeof partial = [];
      for (let own = 0; own <= Math.min(off[k], c[k]); own++) {
        const next = c.slice();
        next[k] -= own;
        ways.push({ cost: next, wild: wild + off[k] - own });
      }
      return ways;
    });
  }
  return partial.map(({ cost: c, wild }) => {
    c[WILD] = Math.max(0, c[WILD] - wild);
    return c;
  });
}

function oneLess(cost: Counts): Counts[] {
  if (total(cost) === 0) return [cost];
  const ways: Counts[] = [];
  for (let k = 0; k < KINDS_OF; k++) {
    if (cost[k] === 0) continue;
    const next = cost.slice();
    next[k]--;
    ways.push(next);
  }
  return ways;
}

function unique(costs: Counts[]): Counts[] {
  const seen = new Set<string>();
  return costs.filter((c) => {
    const key = c.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Every way to pay the wild symbols with what the coloured ones leave. */
function collect(pool: readonly number[], cost: readonly number[], found: string[]): void {
  const paid = cost.slice();
  paid[WILD] = 0;
  const walk = (k: number, left: number): void => {
    if (k === KINDS_OF) {
      if (left > 0) return;
      const letters = lettersOf(paid);
      if (!found.includes(letters)) found.push(letters);
      return;
    }
    const most = Math.min(left, pool[k] - paid[k]);
    for (let n = 0; n <= most; n++) {
      paid[k] += n;
      walk(k + 1, left - n);
      paid[k] -= n;
    }
  };
  walk(0, cost[WILD]);
}
