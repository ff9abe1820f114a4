import './scripts/require-node.mjs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The files that take longest first: none of them runs alone at the end while the other worker has nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(...[files]: Parameters<BaseSequencer['sort']>): ReturnType<BaseSequencer['sort']> {
    const rank = (file: string): number => (/-play\.test\.ts$/.test(file) ? 0 : /\/browser\//.test(file) ? 1 : 2);
    return [...files].sort((a, b) => rank(a.moduleId) - rank(b.moduleId) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
});
