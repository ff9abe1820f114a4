import type { SeenEvent } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { interludeOf } from '../campaign/model.ts';

const told = (type: string, pub: object, seat = -1): SeenEvent =>
  ({ type, pub, seat, n: 0, rule: '', cause: '' }) as unknown as SeenEvent;
const check = told('survival', { technologies: 2, moved: 2, lost: 3, health: 6 }, 1);

describe('what lies between two matches or scenarios', () => {
  it('is there from the end of one until the next begins', () => {
    const ended = [told('invasionRound', { round: 11 }), told('scenarioEnded', { why: 'victory', part: 0 }), check];
    expect(interludeOf(ended)).toMatchObject({
      what: 'scenario',
      over: 0,
      why: 'victory',
      checks: [{ seat: 1, moved: 2, lost: 3, health: 6 }],
    });
    expect(interludeOf([...ended, told('match', { match: 0 })])?.what).toBe('scenario');
    expect(interludeOf([...ended, told('invasionRound', { round: 1 })])).toBeNull();
    expect(interludeOf(ended.slice(0, 1))).toBeNull();
  });

  it('counts the matches of a series and knows a draw', () => {
    const first = [told('turn', { round: 1 }, 0), check, told('matchOver', { winner: 0, wins: [1, 0] })];
    expect(interludeOf(first)).toMatchObject({ what: 'match', over: 0, winner: 0, wins: [1, 0] });
    const second = [...first, told('turn', { round: 1 }, 1), told('matchOver', { winner: -1, wins: [1, 0] })];
    expect(interludeOf(second)).toMatchObject({ over: 1, winner: -1, checks: [] });
  });

  it('is not there when everything is over', () => {
    expect(
      interludeOf([told('matchOver', { winner: 0, wins: [2, 0] }), told('over', { winner: 0, why: 'health' })]),
    ).toBeNull();
  });
});
