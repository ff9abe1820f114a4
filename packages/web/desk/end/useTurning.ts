import { type Result, standingOf } from '@starhold/kernel';
import { useCallback, useMemo } from 'react';
import { useDesk } from '../context.ts';
import { useLoaded } from '../useLoaded.ts';
import { type Deeds, type Turning, turningOf } from './turning.ts';

/** Do people or bots play against each other, and not all against the game? */
export const isVersus = ({ sides }: Result): boolean => sides.filter(({ seats }) => seats.length > 0).length > 1;

/** Where the game turned for the seat at this screen, once that has been found out. */
export function useTurning(deeds: Deeds): Turning | undefined {
  const { session, moment, log, seat } = useDesk();
  const mine = Math.max(0, seat);
  const estimates = useLoaded(useCallback(() => session.estimates(mine), [session, mine]));
  const { result } = moment;
  return useMemo(() => {
    if (!estimates || !result) return undefined;
    const standing = standingOf(result, mine);
    // Whoever lost against somebody sees his best moment, not the worst.
    return turningOf(estimates, log, standing, deeds, standing === 'lost' && isVersus(result));
  }, [estimates, log, result, mine, deeds]);
}
