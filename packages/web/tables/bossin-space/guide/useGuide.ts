import type { BosView } from '@starhold/bossin-space';
import { useCallback, useMemo, useState } from 'react';
import type { Moment } from '../../../session/types.ts';
import { type GuideProgress, keepProgress, leaveGuide, passStep, readProgress } from './progress.ts';
import { type GuideStep, guideStep } from './steps.ts';

export interface Guide {
  step: GuideStep | null;
  /** The step was read. */
  next(): void;
  leave(): void;
  /** Shows the guide again from the start. */
  restart(): void;
}

/** The guide of one table. `isGuided` is `setup.guided`. */
export function useGuide(table: string, moment: Moment<BosView>, isGuided: boolean): Guide {
  const [progress, setProgress] = useState<GuideProgress>(() => readProgress(localStorage, table));
  const step = useMemo(() => (isGuided ? guideStep(moment, progress) : null), [isGuided, moment, progress]);
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
