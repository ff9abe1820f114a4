/** The few statistics that reports need. */

export interface Interval {
  rate: number;
  low: number;
  high: number;
}

/** 95 % on both sides together. */
const Z = 1.959964;

/** Wilson's interval for a rate: right also for few games and for rates near 0 and 1. */
export function wilson(hits: number, n: number): Interval {
  if (n === 0) return { rate: 0, low: 0, high: 1 };
  const rate = hits / n;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, v) => sum + v, 0) / values.length;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** `41.2 % (38.2–44.3)`. */
export function percent({ rate, low, high }: Interval): string {
  const of = (x: number): string => (100 * x).toFixed(1);
  return `${of(rate)} % (${of(low)}–${of(high)})`;
}

export function rounded(x: number, digits: number): number {
  return Number(x.toFixed(digits));
}
