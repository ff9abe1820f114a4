import { describe, expect, it } from 'vitest';
import { mean, median, percent, wilson } from '../index.ts';

describe('Wilson', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [500, 1000, 0.4691, 0.5309],
    [1, 1000, 0.0002, 0.0056],
  ])('%i of %i', (hits, n, low, high) => {
    const interval = wilson(hits, n);
    expect(interval.rate).toBe(hits / n);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('knows nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  it('is told with one digit', () => {
    expect(percent(wilson(412, 1000))).toBe('41.2 % (38.2–44.3)');
  });
});

it('mean and median', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2, 6])).toBe(3);
  expect(median([])).toBe(0);
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 9])).toBe(3);
});
