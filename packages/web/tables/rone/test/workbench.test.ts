import { describe, expect, it } from 'vitest';
import { swapInto } from '../model/swaps.ts';
import { atLeast, blankOf, chanceOf, meanOf, percent, spreadOf, swapped, withFace } from '../workbench/odds.ts';

const ONE = ['rrn', 'unn', 'nnn', 'knn', 'gnn', 'ynn'];
const BLANK = ['nnn', 'nnn', 'nnn', 'nnn', 'nnn', 'nnn'];

describe('a screw put onto a face in one go', () => {
  const own = { dice: [{ faces: ONE }, { faces: ['rrk', 'rrr', ...BLANK.slice(2)] }] };

  it('takes the place of a bare one, else of another colour', () => {
    expect(swapInto(own, 'face:d1.1', 'k')).toEqual({ pick: 'face:d1.1', then: ['swap:n>k'] });
    expect(swapInto(own, 'face:d2.1', 'r')).toEqual({ pick: 'face:d2.1', then: ['swap:k>r'] });
  });

  it('has no place where all are of its colour, or on no face', () => {
    expect(swapInto(own, 'face:d2.2', 'r')).toBeUndefined();
    expect(swapInto(own, 'die:d2', 'r')).toBeUndefined();
  });
});

describe('the odds of dice', () => {
  it('of one die count its faces', () => {
    expect(chanceOf(ONE, 'r')).toBeCloseTo(1 / 6);
    expect(chanceOf(withFace(ONE, 2, 'rnn'), 'r')).toBeCloseTo(2 / 6);
    expect(blankOf(ONE)).toBeCloseTo(1 / 6);
    expect(blankOf(BLANK)).toBe(1);
    expect(percent(1 / 6)).toBe('17 %');
  });

  it('of several dice are those of all their rolls', () => {
    const dice = [ONE, ['rnn', 'rnn', 'rnn', 'nnn', 'nnn', 'nnn'], BLANK];
    const counted = new Map<number, number>();
    for (const a of dice[0])
      for (const b of dice[1])
        for (const c of dice[2]) {
          const n = [...a, ...b, ...c].filter((screw) => screw === 'r').length;
          counted.set(n, (counted.get(n) ?? 0) + 1 / 216);
        }
    const spread = spreadOf(dice, 'r');
    for (const [n, p] of counted) expect(spread[n]).toBeCloseTo(p);
    expect(spread.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(atLeast(dice, 'r', 2)).toBeCloseTo((counted.get(2) ?? 0) + (counted.get(3) ?? 0));
  });

  it('mean is what a roll gives', () => {
    expect(meanOf([ONE])).toBeCloseTo(6 / 6);
    expect(meanOf([ONE, BLANK])).toBeCloseTo(1);
  });

  it('a screw replaces one of its kind and leaves the others', () => {
    expect(swapped('rrn', 'r', 'u')).toBe('urn');
    expect(swapped('rrn', 'n', 'r')).toBe('rrr');
    expect(swapped('rrn', 'g', 'u')).toBe('rrn');
  });
});
