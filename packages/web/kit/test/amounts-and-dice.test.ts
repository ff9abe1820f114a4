import { describe, expect, it } from 'vitest';
import { KIT_EN } from '../../text/kit.en.ts';
import { type AmountsState, amountFor, mostIn, sumOf } from '../amountBounds.ts';
import { lightOf, normalOf } from '../diePose.ts';
import { spokenName } from '../spokenMark.ts';

describe('amounts', () => {
  const a = { target: 'a', name: 'a', min: 0, max: 3 };
  const b = { target: 'b', name: 'b', min: 1, max: 9 };
  const state = (amounts: Record<string, number>): AmountsState => ({
    bins: [a, b],
    amounts,
    total: { min: 4, max: 4 },
  });

  it('begin at the least of each bin', () => {
    expect(sumOf(state({}))).toBe(1);
  });

  it('end at the bound of the bin or of the sum, whichever comes first', () => {
    expect(mostIn(state({}), a)).toBe(3);
    expect(mostIn(state({ a: 3 }), b)).toBe(1);
    expect(mostIn(state({ a: 1 }), b)).toBe(3);
    expect(mostIn({ bins: [a, b], amounts: {} }, b)).toBe(9);
  });

  it('follow the keys within the bounds', () => {
    const now = state({ a: 1 });
    const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', '2', '9', '0'];
    expect(keys.map((key) => amountFor(key, now, a))).toEqual([2, 0, 0, 3, 3, 2, 3, 0]);
    expect(amountFor('0', now, b)).toBe(1);
    expect(amountFor('Tab', now, a)).toBeUndefined();
  });
});

describe('a die', () => {
  const FACES = [0, 1, 2, 3, 4, 5];
  it.each(FACES)('shows face %i in front when it is up, and is lit from above', (up) => {
    expect(normalOf(up, up).map((n) => n + 0)).toEqual([0, 0, 1]);
    const ways = FACES.map((face) =>
      normalOf(face, up)
        .map((n) => n + 0)
        .join(),
    );
    expect(new Set(ways).size).toBe(6);
    expect(lightOf(ways.indexOf('0,-1,0'), up)).toBe(1.25);
    expect(lightOf(up, up)).toBe(1);
  });
});

describe('a mark in words', () => {
  it('says everything that the eye sees', () => {
    expect(spokenName('Sector 3', undefined, KIT_EN)).toBe('Sector 3');
    expect(spokenName('Sector 3', { mark: 'locked', reason: 'full' }, KIT_EN)).toBe('Sector 3, not possible: full');
    const all = { mark: 'chosen', order: 2, result: 'costs 1', hinted: true, pointed: ['Ilse', 'Korr'] } as const;
    expect(spokenName('Ark', all, KIT_EN)).toBe('Ark, chosen, number 2, costs 1, suggested, Ilse, Korr points here');
  });
});
