import { game as bossin } from '@starhold/bossin-space/game';
import { USUAL_CLASSES } from '@starhold/session';
import type { UnsView } from '@starhold/unstoppable';
import { game as unstoppable } from '@starhold/unstoppable/game';
import { describe, expect, it } from 'vitest';
import { openingOrder } from '../tables/bossin-space/model/arrange.ts';
import * as bosHands from '../tables/bossin-space/model/options.ts';
import * as unsHands from '../tables/unstoppable/board/targets.ts';
import { towards } from '../tables/unstoppable/board/towards.ts';
import { countTaps, median } from './taps.ts';

/** Presses and drags of a round, by a person who plays like the game's own policy; RONE and Revenant: `taps.long.test.ts`. */

const person = {
  seat: 0,
  classes: USUAL_CLASSES,
  always: ['pile'] as const,
  most: 11,
  seed: '000102030405060708090a0b0c0d0e0f',
};
const bossinHands = { ...bosHands, openingOrder, hasSource: true as const };
const unsHandsToo = {
  ...unsHands,
  isAtOnce: (o: string) => o.startsWith('do:'),
  // What lies in the discard pile is chosen in its list.
  isInSight: (o: string, { players }: UnsView) =>
    !players.some(({ discard }) => discard.some(({ ref }) => `remove:${ref}` === o)),
  towards,
  keepsAim: true as const,
  hasSource: true as const,
};

const of = (taps: readonly number[]): number => median(taps.slice(0, 10));

describe('taps of ten rounds, in the middle', () => {
  it("Bossin' Space, alone", () => {
    const options = { players: 1, difficulty: 'easy' };
    const { taps } = countTaps({ ...person, game: bossin, hands: bossinHands, options, stretch: (v) => v.round });
    expect(of(taps)).toBeLessThanOrEqual(8);
  });

  it("Bossin' Space, one of three", () => {
    const options = { players: 3, difficulty: 'easy' };
    const { taps } = countTaps({ ...person, game: bossin, hands: bossinHands, options, stretch: (v) => v.round });
    expect(of(taps)).toBeLessThanOrEqual(5);
  });

  // In ten games, 100 turns: 12.5.
  it('Unstoppable, alone', () => {
    const options = { players: 1 };
    const { taps } = countTaps({ ...person, game: unstoppable, hands: unsHandsToo, options, stretch: (v) => v.turn });
    expect(of(taps)).toBeLessThanOrEqual(12);
  });
});
