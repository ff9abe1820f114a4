// `npm test`: every test, and beside them type-check and lint. Each part runs even when another one failed, so that one run
// shows everything. The last line counts the tests; a failed type-check or lint counts as one failure.
// Arguments go to Vitest: `npm test -- packages/kernel`. `npm run test:long` runs the long tests alone.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program of node_modules. Only one may speak while it runs; what the others say is part of their result.
 * @param {string} title @param {string} script @param {string[]} args
 * @param {{ speaks?: boolean, env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<{ ok: boolean, said: string }>}
 */
function run(title, script, args, { speaks = false, env = {} } = {}) {
  const started = performance.now();
  const output = speaks ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    // Servers and commands that tests start find what was compiled for the ones before.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  /** @type {Buffer[]} */
  const heard = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => heard.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const ok = status === 0;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      resolve({ ok, said: `${Buffer.concat(heard)}> ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)\n` });
    });
  });
}

/** One after the other, beside the tests, which leave that much of two processors. */
async function check() {
  return [
    await run('type-check', 'typescript/bin/tsc', ['-p', '.', '--noEmit', '--checkers', '1']),
    await run('type-check of the browser', 'typescript/bin/tsc', ['-p', 'packages/web', '--noEmit', '--checkers', '1']),
    await run('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  ];
}

const isLong = process.argv[2] === '--long';
const wanted = process.argv.slice(isLong ? 3 : 2);
const scratch = mkdtempSync(join(tmpdir(), 'starhold-test-'));
const report = join(scratch, 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

const [tests, checks] = await Promise.all([
  run('tests', 'vitest/vitest.mjs', ['run', ...reporters, ...wanted], {
    speaks: true,
    env: isLong ? { STARHOLD_TESTS: 'long' } : {},
  }),
  isLong ? [] : check(),
]);
process.stdout.write(`\n${[...checks, tests].map(({ said }) => said).join('')}`);

let passed = 0;
let failed = 0;
let skipped = 0;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  failed = result.numFailedTests;
  skipped = result.numPendingTests + result.numTodoTests;
  const again = result.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map(
        (/** @type {any} */ test) =>
          `  ${relative(root, name)}: ${test.fullName}: ${test.failureMessages[0].split('\n')[0]}\n`,
      ),
  );
  if (again.length > 0) process.stdout.write(`\npassed only at the second try:\n${again.join('')}`);
} catch {
  // no report: Vitest stopped before the first test, which its exit code tells
}
rmSync(scratch, { recursive: true, force: true });

if (!tests.ok && failed === 0) failed = 1; // a test file that does not load, an error outside a test, or no test at all
failed += checks.filter(({ ok }) => !ok).length;
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
