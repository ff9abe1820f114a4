import './scripts/require-node.mjs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** `npm run test:long` runs what takes too long for every change: files named `*.long.test.ts`. */
const isLong = process.env.STARHOLD_TESTS === 'long';
const FILES = isLong ? 'test/**/*.long.test.ts' : 'test/**/*.test.ts';
const exclude = ['**/node_modules/**', ...(isLong ? [] : ['**/*.long.test.ts'])];

/** In these a test may use what only a process has: its folder, environment, streams, exit code. */
const PROCESSES = ['packages/cli', 'packages/server'];
const WEB = 'packages/web';

/**
 * A machine that checks every change is shared: others may hold its processor for seconds, and what a browser or a process does
 * meanwhile is tried once more. `npm test` names what needed that. On one's own machine, and for rules everywhere, once is enough.
 */
const retry = process.env.CI ? 1 : 0;

/** Node.js runs the sources as they are, as in every command; only the web has files that Vite must make into modules. */
const native = { viteModuleRunner: false };

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the processors of a small machine: a browser test waits for its page about a third of its time.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    // What is looked for again and again may take its time on a busy machine; where it is there at once nobody waits.
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: LongestFirst },
    // Files of one project share a process, one after the other: to start one for each file and to load the games there
    // again takes longer than most files. So a test leaves nothing behind that another one could meet.
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: [`${WEB}/**/${FILES}`],
          exclude,
          isolate: false,
          retry,
          globalSetup: [`${WEB}/test/stage.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: [FILES, `packages/**/${FILES}`],
          exclude: [...exclude, ...[WEB, ...PROCESSES].map((folder) => `${folder}/**`)],
          isolate: false,
          experimental: native,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: PROCESSES.map((folder) => `${folder}/${FILES}`),
          exclude,
          retry,
          globalSetup: ['packages/server/test/support/databases.ts'],
          experimental: native,
        },
      },
    ],
  },
});
