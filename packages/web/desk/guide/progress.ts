import type { GuideStep } from './steps.ts';

/** How far a reader has come with the guide of a table: plain data, kept on the device. */
export interface GuideProgress {
  /** Steps that were read. Those of the tour that wait for an answer need no note: they go with their question, and undo brings them back. */
  passed: readonly string[];
  /** The tour is over, or there is none at this table; lessons go on. */
  isToured: boolean;
  /** The guide was left, or was never wanted. The menu brings it back. */
  isOff: boolean;
}

/** At the beginning of a guided game. */
export const FRESH: GuideProgress = { passed: [], isToured: false, isOff: false };

/** The reader has read a step. */
export function passStep(progress: GuideProgress, step: Pick<GuideStep, 'id' | 'last'>): GuideProgress {
  const passed = progress.passed.includes(step.id) ? progress.passed : [...progress.passed, step.id];
  return { ...progress, passed, isToured: progress.isToured || step.last };
}

/** The question beside which a step stood was answered: whoever goes on has read it. */
export function answerStep(progress: GuideProgress, step: GuideStep): GuideProgress {
  return step.until === 'read' || step.kind === 'lesson' ? passStep(progress, step) : progress;
}

export function leaveGuide(progress: GuideProgress): GuideProgress {
  return { ...progress, isOff: true };
}

export function resumeGuide(progress: GuideProgress): GuideProgress {
  return { ...progress, isOff: false };
}

/** What a table's guide begins with. */
export interface Beginning {
  table: string;
  game: string;
  isGuided: boolean;
  /** Lessons are wanted at every table. */
  isWanted: boolean;
}

const TABLE = 'starhold.guide.';
/** Lessons that were told on this device, by game: at tables without a tour they are not told again. */
const TOLD = 'starhold.lessons.';

type Reading = Pick<Storage, 'getItem'>;

/** What was kept for a table; a beginning where there is nothing, or nothing that can be read. */
export function readProgress(storage: Reading, { table, game, isGuided, isWanted }: Beginning): GuideProgress {
  const kept = parsed(storage, TABLE + table);
  const told = isGuided ? [] : words(parsed(storage, TOLD + game));
  if (typeof kept !== 'object' || kept === null || !('passed' in kept)) {
    return { passed: told, isToured: !isGuided, isOff: !isGuided && !isWanted };
  }
  const is = (name: string): boolean => Object.entries(kept).some(([key, value]) => key === name && value === true);
  const passed = [...new Set([...words(kept.passed), ...told])];
  return { passed, isToured: is('isToured') || !isGuided, isOff: is('isOff') };
}

/** A full or forbidden storage only means that the guide starts again after a reload. */
export function keepProgress(
  storage: Reading & Pick<Storage, 'setItem'>,
  { table, game }: Beginning,
  progress: GuideProgress,
  lessons: readonly string[],
): void {
  const told = new Set([
    ...words(parsed(storage, TOLD + game)),
    ...progress.passed.filter((id) => lessons.includes(id)),
  ]);
  try {
    storage.setItem(TABLE + table, JSON.stringify(progress));
    storage.setItem(TOLD + game, JSON.stringify([...told]));
  } catch {
    // nothing depends on it
  }
}

function parsed(storage: Reading, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}
