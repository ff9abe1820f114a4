import type { AmountBin } from './types.ts';

/** What may be put where, when bins and their sum have bounds. */
export interface AmountsState {
  bins: readonly AmountBin[];
  amounts: Readonly<Record<string, number>>;
  total?: { min: number; max: number } | undefined;
}

export const amountIn = ({ amounts }: AmountsState, bin: AmountBin): number => amounts[bin.target] ?? bin.min;

export const sumOf = (state: AmountsState): number => state.bins.reduce((sum, bin) => sum + amountIn(state, bin), 0);

/** The most that a bin can hold now, the others being as they are. */
export function mostIn(state: AmountsState, bin: AmountBin): number {
  if (!state.total) return bin.max;
  return Math.min(bin.max, amountIn(state, bin) + Math.max(0, state.total.max - sumOf(state)));
}

/** The amount that a key leads to; nothing for keys that are not meant. */
export function amountFor(key: string, state: AmountsState, bin: AmountBin): number | undefined {
  const now = amountIn(state, bin);
  const most = mostIn(state, bin);
  const within = (n: number): number => Math.min(Math.max(n, bin.min), Math.max(most, now));
  if (key === 'ArrowUp' || key === 'ArrowRight' || key === '+') return within(now + 1);
  if (key === 'ArrowDown' || key === 'ArrowLeft' || key === '-') return within(now - 1);
  if (key === 'PageUp') return within(now + 5);
  if (key === 'PageDown') return within(now - 5);
  if (key === 'Home') return bin.min;
  if (key === 'End') return most;
  return /^\d$/.test(key) ? within(Number(key)) : undefined;
}
