// `npm test`: type-check, lint, then every test. Each part runs even when an earlier one failed, so that one run
// shows everything. The last line counts the tests; a failed type-check or lint counts as one failure.
// Arguments go to Vitest: `npm test -- packages/kernel`.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} title @param {string} script @param {string[]} args */
function run(title, script, args) {
  process.stdout.write(`\n> ${title}\n`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ok = status === 0;
  process.stdout.write(
    `> ${title}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return ok;
}

const scratch = mkdtempSync(join(tmpdir(), 'starhold-test-'));
const report = join(scratch, 'report.json');

const checks = [
  run('type-check', 'typescript/bin/tsc', ['-p', '.', '--noEmit']),
  run('type-check of the browser', 'typescript/bin/tsc', ['-p', 'packages/web', '--noEmit']),
  run('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
];
const testsOk = run('tests', 'vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

let passed = 0;
let failed = 0;
let skipped = 0;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  failed = result.numFailedTests;
  skipped = result.numPendingTests + result.numTodoTests;
} catch {
  // no report: Vitest stopped before the first test, which its exit code tells
}
rmSync(scratch, { recursive: true, force: true });

if (!testsOk && failed === 0) failed = 1; // a test file that does not load, an error outside a test, or no test at all
failed += checks.filter((ok) => !ok).length;
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
