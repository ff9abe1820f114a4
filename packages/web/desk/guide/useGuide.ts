import { useCallback, useMemo, useState } from 'react';
import type { Moment } from '../../session/types.ts';
import { type GuideProgress, keepProgress, leaveGuide, passStep, readProgress } from './progress.ts';
import type { GuideStep } from './steps.ts';

export interface Guide {
  step: GuideStep | null;
  /** The step was read. */
  next(): void;
  leave(): void;
  /** Shows the guide again from the start. */
  restart(): void;
}

/** The guide of one table. `isGuided` is `setup.guided`; `guideStep` knows the steps of the game. */
export function useGuide<V>(
  table: string,
  moment: Moment<V>,
  isGuided: boolean,
  guideStep: (moment: Moment<V>, progress: GuideProgress) => GuideStep | null,
): Guide {
  const [progress, setProgress] = useState<GuideProgress>(() => readProgress(localStorage, table));
  const step = useMemo(() => (isGuided ? guideStep(moment, progress) : null), [isGuided, moment, progress, guideStep]);
  const keep = useCallback(
    (next: GuideProgress): void => {
      keepProgress(localStorage, table, next);
      setProgress(next);
    },
    [table],
  );
  const next = useCallback((): void => {
    if (step) keep(passStep(progress, step));
  }, [keep, progress, step]);
  const leave = useCallback((): void => keep(leaveGuide(progress)), [keep, progress]);
  const restart = useCallback((): void => keep({ passed: [], left: false }), [keep]);
  return { step, next, leave, restart };
}
