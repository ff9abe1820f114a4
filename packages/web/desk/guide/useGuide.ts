import type { Language } from '@starhold/kernel';
import { useMemo, useState } from 'react';
import type { Moment, TableSession } from '../../session/types.ts';
import type { AnyFront } from '../front.ts';
import { useLoaded } from '../useLoaded.ts';
import type { GuideStep } from './steps.ts';

/** How far a reader has come with the guide: plain data, kept with the table. */
export interface GuideProgress {
  /** Steps that were read. Steps that wait for an answer need no note: they go with their decision, and undo brings them back. */
  passed: string[];
  /** The guide was left, or is over. */
  left: boolean;
}

export const FRESH: GuideProgress = { passed: [], left: false };

/** The reader has read a step. */
export function passStep(progress: GuideProgress, step: { id: string; last: boolean }): GuideProgress {
  const passed = progress.passed.includes(step.id) ? progress.passed : [...progress.passed, step.id];
  return { passed, left: progress.left || step.last };
}

export function leaveGuide(progress: GuideProgress): GuideProgress {
  return { ...progress, left: true };
}

const KEY = 'starhold.guide.';

/** What was kept for a table; a fresh start when there is nothing, or nothing that can be read. */
export function readProgress(storage: Pick<Storage, 'getItem'>, table: string): GuideProgress {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY + table) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('passed' in raw) || !Array.isArray(raw.passed)) return FRESH;
    const passed = raw.passed.filter((id): id is string => typeof id === 'string');
    return { passed, left: 'left' in raw && raw.left === true };
  } catch {
    return FRESH;
  }
}

/** A full or forbidden storage only means that the guide starts again after a reload. */
export function keepProgress(storage: Pick<Storage, 'setItem'>, table: string, progress: GuideProgress): void {
  try {
    storage.setItem(KEY + table, JSON.stringify(progress));
  } catch {
    // nothing depends on it
  }
}

export interface Guide {
  /** What the guide of this game is called. */
  title(lang: Language): string;
  step: GuideStep;
  /** The step was read. */
  next(): void;
  leave(): void;
}

/** The guide of a guided table; null where there is none, or it has nothing to say. */
export function useGuide(session: TableSession, moment: Moment, live: boolean, front: AnyFront): Guide | null {
  const [progress, setProgress] = useState(() => readProgress(localStorage, session.id));
  const isGuided = session.setup.guided === true;
  const script = useLoaded(isGuided ? front.guide : undefined);
  const step = useMemo(() => script?.stepOf(moment, progress), [script, moment, progress]);
  if (!script || !step || !live) return null;
  const keep = (next: GuideProgress): void => {
    keepProgress(localStorage, session.id, next);
    setProgress(next);
  };
  return {
    title: script.title,
    step,
    next: () => keep(passStep(progress, step)),
    leave: () => keep(leaveGuide(progress)),
  };
}
