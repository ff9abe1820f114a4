import type { Language } from '@starhold/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Moment, TableSession } from '../../session/types.ts';
import { useSettings } from '../../shell/settings.ts';
import type { AnyFront } from '../front.ts';
import { useLoaded } from '../useLoaded.ts';
import {
  answerStep,
  type Beginning,
  type GuideProgress,
  keepProgress,
  leaveGuide,
  passStep,
  readProgress,
  resumeGuide,
} from './progress.ts';
import type { GuideStep } from './steps.ts';

export interface Guide {
  /** What the guide of this game is called. */
  title(lang: Language): string;
  /** Null while it has nothing to say. */
  step: GuideStep | null;
  isOn: boolean;
  /** The step was read. */
  next(): void;
  leave(): void;
  resume(): void;
}

/** The guide of a table; null where its game has none. `moment` has questions only while they may be answered. */
export function useGuide(session: TableSession, moment: Moment, live: boolean, front: AnyFront): Guide | null {
  const isWanted = useSettings().lessons === 'always';
  const isGuided = session.setup.guided === true;
  const beginning = useMemo(
    (): Beginning => ({ table: session.id, game: session.setup.game, isGuided, isWanted }),
    [session, isGuided, isWanted],
  );
  const [kept, setKept] = useState<{ of: Beginning; progress: GuideProgress } | null>(null);
  const progress = useMemo(
    () => (kept?.of === beginning ? kept.progress : readProgress(localStorage, beginning)),
    [kept, beginning],
  );
  const script = useLoaded(progress.isOff ? undefined : front.guide);
  const step = useMemo(
    () => (live ? script?.stepOf(moment, progress) : null) ?? null,
    [script, moment, progress, live],
  );
  const keep = (next: GuideProgress): void => {
    if (next === progress) return;
    keepProgress(localStorage, beginning, next, script?.lessons ?? []);
    setKept({ of: beginning, progress: next });
  };
  const shown = useRef<{ step: GuideStep; length: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another question is open
  useEffect(() => {
    const before = shown.current;
    if (moment.decisions.length === 0 || !live) return;
    shown.current = step && { step, length: moment.length };
    const isAnswered = before && moment.length > before.length && moment.decisions[0].id !== before.step.decision;
    if (isAnswered) keep(answerStep(progress, before.step));
  }, [moment, step, live]);
  if (!front.guide) return null;
  return {
    title: (lang) => script?.title(lang) ?? '',
    step,
    isOn: !progress.isOff,
    next: () => {
      if (step) keep(passStep(progress, step));
    },
    leave: () => keep(leaveGuide(progress)),
    resume: () => keep(resumeGuide(progress)),
  };
}
