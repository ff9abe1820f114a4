import { game as revenant } from '@starhold/revenant/game';
import { game as rone } from '@starhold/rone/game';
import { USUAL_CLASSES } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import * as revHands from '../tables/revenant/model/targets.ts';
import * as roneHands from '../tables/rone/model/targets.ts';
import { countTaps, median } from './taps.ts';

/**
 * As in `taps.test.ts`. These two games take more presses than is wished for: 16 a turn of RONE, 18 with team mates, 26 a cycle
 * of Revenant. What is held here is what was reached; it must not become more.
 */

const person = { seat: 0, classes: USUAL_CLASSES, most: 11, seed: '000102030405060708090a0b0c0d0e0f' };
const roneToo = {
  ...roneHands,
  isAtOnce: (o: string) => o.startsWith('face:'),
  chained: (o: string) => o.startsWith('die:'),
};
const revToo = { ...revHands, isAtOnce: (o: string) => /^(effect|use):/.test(o) };

/** The first stretch is the set-up. */
const of = (taps: readonly number[]): number => median(taps.slice(1, 11));

describe('taps of ten rounds, in the middle', () => {
  it.each([
    ['duel', 45],
    ['coop', 88],
  ])('RONE, %s', (mode, most) => {
    const options = { mode, players: 2 };
    const { taps } = countTaps({ ...person, game: rone, hands: roneToo, options, stretch: (v) => v.round });
    expect(of(taps)).toBeLessThanOrEqual(most);
  });

  it('Revenant, a cycle', () => {
    const options = { players: 2 };
    const { taps } = countTaps({ ...person, game: revenant, hands: revToo, options, stretch: (v) => v.cycle });
    expect(of(taps)).toBeLessThanOrEqual(51.5);
  });

  it('Revenant, all raids of a cycle', () => {
    const only = ({ at }: { at: string }) => at === 'raid' || at === 'taint';
    const options = { players: 2 };
    const { taps } = countTaps({ ...person, game: revenant, hands: revToo, options, only, stretch: (v) => v.cycle });
    expect(of(taps)).toBeLessThanOrEqual(4);
  });
});
