import type { Appended } from './tables/store.ts';

/** What became of a commit, for those who count. */
export interface CommitNote {
  rows: number;
  ms: number;
  outcomes: (Appended | 'failed')[];
}

/** Commits, and notes how that went. */
export async function noted(
  rows: number,
  commit: () => Map<string, Appended> | Promise<Map<string, Appended>>,
  note: (note: CommitNote) => void,
): Promise<Map<string, Appended>> {
  const start = performance.now();
  const say = (outcomes: CommitNote['outcomes']): void => note({ rows, ms: performance.now() - start, outcomes });
  try {
    const appended = await commit();
    say([...appended.values()]);
    return appended;
  } catch (error) {
    say(['failed']);
    throw error;
  }
}
