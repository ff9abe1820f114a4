import { type Result, type SeenEvent, standingOf } from '@starhold/kernel';
import { game as rone } from '@starhold/rone/game';
import { describe, expect, test } from 'vitest';
import { type Estimate, estimatesOf } from '../../../session/estimates.ts';
import type { LogEntry } from '../../../session/types.ts';
import { tableAt } from '../../../test/position.ts';
import { turningOf } from '../turning.ts';

const DEEDS = { good: ['felled', 'hit'], bad: ['hurt'] };

/** Two answers a round; what it was worth after each. */
const estimates = (...worths: number[]): Estimate[] =>
  worths.map((worth, i) => ({ at: i + 1, round: Math.floor(i / 2) + 1, worth }));

const told = (at: number, type: string): LogEntry => ({
  at,
  beat: 0,
  round: Math.floor((at - 1) / 2) + 1,
  event: { n: at, type, seat: 0, pub: {}, cause: '', rule: '' } as unknown as SeenEvent,
});

describe('the turning point', () => {
  //                      round 1   2         3         4         5
  const won = estimates(0.5, 0.4, 0.4, 0.3, 0.5, 0.6, 0.6, 0.65, 0.7, 1);

  test('of a game that was won is the round with the largest rise, but never the last', () => {
    const turning = turningOf(won, [], 'won', DEEDS);
    expect(turning).toMatchObject({ which: 2, from: 0.3, to: 0.6, at: 4 });
    expect(turning?.curve.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
  });

  test('of a game that was lost is the round with the largest fall; the best moment is a rise all the same', () => {
    expect(turningOf(won, [], 'lost', DEEDS)).toMatchObject({ which: 1, from: 0.4, to: 0.3 });
    expect(turningOf(won, [], 'lost', DEEDS, true)).toMatchObject({ which: 2, to: 0.6 });
  });

  test('names the weightiest deed of its round, of two the one that changed more', () => {
    const log = [told(5, 'hit'), told(5, 'felled'), told(6, 'felled'), told(7, 'felled'), told(5, 'hurt')];
    expect(turningOf(won, log, 'won', DEEDS)?.deed?.at).toBe(5);
    expect(turningOf(won, [told(6, 'hit')], 'won', DEEDS)?.deed?.event.type).toBe('hit');
    expect(turningOf(won, [told(6, 'hurt')], 'won', DEEDS)?.deed).toBeUndefined();
  });

  test('is none where a game never turned, or was too short', () => {
    expect(turningOf(estimates(0.5, 0.5, 0.5, 0.52, 0.5, 0.5, 0.5, 1), [], 'won', DEEDS)).toBeUndefined();
    expect(turningOf(estimates(0.5, 0.1, 0.9, 1), [], 'won', DEEDS)).toBeUndefined();
  });

  test('is found in a fight against the Invasion, too', async () => {
    const options = { mode: 'coop', difficulty: 'easy', scenario: '1' };
    const table = tableAt({ game: rone, seats: [{ name: 'Mara' }], seed: '09'.repeat(16), options });
    const estimates = await estimatesOf(rone, table, 0);
    const { result } = table.seen('table');
    const turning = turningOf(estimates, [], standingOf(result as Result, 0), DEEDS);
    expect(turning?.curve.length).toBeGreaterThan(5);
    expect(Math.abs((turning?.to ?? 0) - (turning?.from ?? 0))).toBeGreaterThan(0.05);
  });
});
