import type { Decision, Picked } from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant/game';
import type { View } from '@starhold/rone';
import { game as rone } from '@starhold/rone/game';
import { USUAL_CLASSES } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import * as revHands from '../tables/revenant/model/targets.ts';
import * as roneGestures from '../tables/rone/model/gestures.ts';
import * as roneHands from '../tables/rone/model/targets.ts';
import { countRounds, countTaps, median, tableOf } from './taps.ts';

/**
 * As in `taps.test.ts`. These two games take more presses than is wished for: 16 a turn of RONE, 18 with team mates, 26 a cycle
 * of Revenant. What is held here is what was reached; it must not become more. In RONE each press that is left has a price or
 * brings something unknown: 5 cards a turn are chosen (8 and 4 abilities against the Invasion), 3 actions of spare parts, each
 * screw of a die, drafts, re-rolls, and where to stop drawing.
 */

const person = { seat: 0, classes: USUAL_CLASSES, most: 11, seed: '000102030405060708090a0b0c0d0e0f' };
/** Gains are given as a whole, not point by point, as long as nothing is lost by it. */
function simply({ at, ask }: Decision, pick: Picked, { players }: View): Picked {
  if (at !== 'share' || ask.kind !== 'amounts' || typeof pick !== 'object' || Array.isArray(pick)) return pick;
  const own = `to:p${ask.seat}`;
  const [[most]] = Object.entries(pick).sort((a, b) => b[1] - a[1] || Number(b[0] === own) - Number(a[0] === own));
  const what = String(ask.about?.what) as 'armour' | 'health';
  const now = most.startsWith('to:p') ? players[Number(most.slice('to:p'.length))][what] : 0;
  return now + ask.max > 18 ? pick : Object.fromEntries(ask.bins.map(({ id }) => [id, id === most ? ask.max : 0]));
}

const roneToo = {
  ...roneHands,
  ...roneGestures,
  simply,
  draggable: /^(pair|spend|reroll|kind|refresh|recycle|repeat|use|train)/,
  comesLater: /^(face|offer|kind|pay|swap|part):/,
};
/** Who has played some rounds has ticked "always" at what is asked every round. */
const practised = { ...person, classes: [...USUAL_CLASSES, 'pile', 'keep'] as const };
const revToo = { ...revHands, isAtOnce: (o: string) => /^(effect|use):/.test(o) };

/** The first stretch is the set-up. */
const of = (taps: readonly number[]): number => median(taps.slice(1, 11));

describe('taps of ten rounds, in the middle', () => {
  // `TAPS=1` prints where they go.
  it.each([
    ['duel', 18],
    ['coop', 32],
  ])('RONE, %s', (mode, most) => {
    const options = { mode, players: 2 };
    const counted = countRounds({ ...practised, game: rone, hands: roneToo, options, stretch: (v) => v.round }, 10);
    if (process.env.TAPS) console.log(tableOf(counted));
    expect(median(counted.taps)).toBeLessThanOrEqual(most);
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
