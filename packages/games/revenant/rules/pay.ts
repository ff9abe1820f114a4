import { type Cost, RESOURCES } from '../content/index.ts';
import type { State, X } from '../state.ts';
import { hiddenOf } from './gain.ts';
import { lettersOf } from './refs.ts';
import { KINDS, total } from './storage.ts';

/** Prices and how they are paid (REV-1.2, 5.4, 5.6). A price is five counts: four kinds, then any. */

export const ANY = 4;
export const NO_PRICE: readonly number[] = [0, 0, 0, 0, 0];

export function priceIn(cost: Cost): number[] {
  return [...RESOURCES.map((kind) => cost[kind] ?? 0), cost.any ?? 0];
}

/** AMB-56: in the own turn hidden influence cards can be turned into resources, also within a payment. */
function burnable(s: State, player: number): number {
  return s.active === player ? hiddenOf(s.players[player]) : 0;
}

/** So many resources are missing, with `less` left off. */
export function shortOf(stored: readonly number[], price: readonly number[], less: number): number {
  let missing = 0;
  let rest = total(stored);
  for (let kind = 0; kind < KINDS; kind++) {
    const own = Math.min(stored[kind], price[kind]);
    missing += price[kind] - own;
    rest -= own;
  }
  return missing + Math.max(0, price[ANY] - rest) - less;
}

export function isPayable(s: State, player: number, price: readonly number[], less = 0, reserved = 0): boolean {
  return shortOf(s.players[player].stored, price, less) <= Math.max(0, burnable(s, player) - reserved);
}

/** All that a cost asks for. */
export function canPay(s: State, player: number, cost: Cost): boolean {
  const p = s.players[player];
  if ((cost.remnants ?? 0) > p.remnants || (cost.cards ?? 0) > p.hand.length) return false;
  const hidden = cost.hidden ?? 0;
  if (hidden > hiddenOf(p)) return false;
  return isPayable(s, player, priceIn(cost), 0, hidden);
}

/** What may be handed over: so many in all, of each kind at most what there is, beyond the price only as `any`. */
export function payments(stored: readonly number[], price: readonly number[], less: number): number[][] {
  const size = Math.max(0, total(price) + price[ANY] - less);
  const found: number[][] = [];
  const mix = [0, 0, 0, 0];
  const walk = (kind: number, left: number, any: number): void => {
    if (kind === KINDS) {
      if (left === 0) found.push(mix.slice());
      return;
    }
    for (let n = Math.min(stored[kind], left); n >= 0; n--) {
      const over = Math.max(0, n - price[kind]);
      if (over > any) continue;
      mix[kind] = n;
      walk(kind + 1, left - n, any - over);
    }
    mix[kind] = 0;
  };
  walk(0, size, price[ANY]);
  return found;
}

export function handOver(x: X, player: number, paid: readonly number[], remnants: number, what: string): void {
  const p = x.s.players[player];
  for (let kind = 0; kind < KINDS; kind++) p.stored[kind] -= paid[kind];
  p.remnants -= remnants;
  x.tell('paid', 'REV-5.4', player, { paid: lettersOf(paid), remnants, what });
}

/** Pushes what has to be asked; the cost is known to be payable. What it buys lies below. */
export function payCost(x: X, player: number, cost: Cost, what: string): void {
  const price = priceIn(cost);
  if (price.some((n) => n > 0)) x.push({ k: 'pay', seat: player, price, less: 0, what });
  if (cost.hidden) x.push({ k: 'discardHidden', seat: player, n: cost.hidden, why: 'cost' });
  if (cost.cards) {
    x.push({ k: 'discard', seat: player, least: cost.cards, most: cost.cards, why: 'cost', any: 0, tactics: 0 });
  }
  if (cost.remnants) handOver(x, player, NO_PRICE, cost.remnants, what);
}
