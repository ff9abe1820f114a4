import type { View } from '@starhold/revenant';
import { game as revenant } from '@starhold/revenant/game';
import { USUAL_CLASSES } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { revenantHands } from './revenantHands.ts';
import { countRounds, tableOf } from './roneTaps.ts';
import { countTaps, median } from './taps.ts';

/**
 * As in `taps.test.ts`. Each press that is left in RONE has a price or brings something unknown: what is laid out together, up to
 * the next thing that shows something, actions of spare parts and what they are spent on, screws of other colours, drafts,
 * re-rolls, where to stop drawing, and what is chosen for the Invasion.
 */

const person = { seat: 0, classes: USUAL_CLASSES, most: 11, seed: '000102030405060708090a0b0c0d0e0f' };
/** Who has played some rounds has ticked "always" at what is asked every round. */
const PRACTISED = [...USUAL_CLASSES, 'sequence', 'pile', 'keep', 'share', 'use', 'spare'] as const;

/** Three whole games of twelve cycles. Who has hidden influence does not want to be asked at the end of every turn. */
const REVENANT = ['00', '11', '22'].map((two) => ({
  ...person,
  classes: [...USUAL_CLASSES, 'leave' as const],
  most: 40,
  seed: two.repeat(16),
  game: revenant,
  hands: revenantHands,
  options: { players: 2 },
}));
/** In twelve games: 25.5 a cycle, 6 a turn, 2.5 in the raids of a cycle. */
const MOST = { cycle: 26, turn: 6 };

describe('taps of ten rounds, in the middle', () => {
  // `TAPS=10` prints where they go; any other number counts so many rounds.
  it.each([
    ['duel', 16],
    ['coop', 18],
  ])('RONE, %s', (mode, most) => {
    const counted = countRounds({ mode, players: 2 }, PRACTISED, Number(process.env.TAPS) || 10);
    if (process.env.TAPS) console.log(tableOf(counted));
    expect(median(counted.taps)).toBeLessThanOrEqual(most);
  });

  it('Revenant, a cycle', () => {
    const counted = REVENANT.map((table) => countTaps({ ...table, stretch: (v) => v.cycle }));
    expect(median(counted.flatMap(({ taps }) => taps.slice(1)).slice(0, 12))).toBeLessThanOrEqual(MOST.cycle);
  });

  it('Revenant, a turn', () => {
    const stretch = (v: View) => (v.active === 0 ? 10 * v.cycle + v.round : undefined);
    const counted = REVENANT.map((table) => countTaps({ ...table, stretch }));
    expect(median(counted.flatMap(({ taps }) => taps))).toBeLessThanOrEqual(MOST.turn);
  });

  it('Revenant, all raids of a cycle', () => {
    const only = ({ at }: { at: string }) => at === 'raid' || at === 'taint';
    const counted = REVENANT.map((table) => countTaps({ ...table, only, stretch: (v) => v.cycle }));
    expect(median(counted.flatMap(({ taps }) => taps.slice(1)))).toBeLessThanOrEqual(4);
  });
});
