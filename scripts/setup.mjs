// Installs what is missing before a script runs. Plain JavaScript for Node.js 20 and up: it runs before the pinned
// Node.js 24 (the npm package `node`) is there. Writes to stderr only, so that commands keep stdout to themselves.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {Record<string, unknown> & { version?: string, integrity?: string, link?: boolean, resolved?: string,
 *   optional?: boolean, devOptional?: boolean, workspaces?: string[] }} Entry
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, '.setup-lock');
const nodeMajor = 24;
const maxWaitMs = 10 * 60_000;

/** @param {string} path @returns {unknown} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

let ownsLock = false;

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`starhold: ${message}\n`);
  if (ownsLock) rmSync(lockFile, { force: true });
  process.exit(1);
}

/** The lockfile's (or the installed tree's) packages by path. @param {string} path @returns {Record<string, Entry>} */
function packagesOf(path) {
  const lock = /** @type {{ packages?: Record<string, Entry> }} */ (readJson(path));
  return lock.packages ?? {};
}

/** Folders of all workspace packages on disk. @param {string[]} patterns @returns {string[]} */
function workspaceFolders(patterns) {
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
  });
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @param {unknown} value */
const sorted = (value) => JSON.stringify(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether package-lock.json says the same as every package.json. Otherwise names the first that differs. */
function staleManifest() {
  const locked = packagesOf('package-lock.json');
  const rootManifest = /** @type {Entry} */ (readJson('package.json'));
  for (const folder of ['', ...workspaceFolders(rootManifest.workspaces ?? [])]) {
    const path = folder === '' ? 'package.json' : `${folder}/package.json`;
    const manifest = /** @type {Entry} */ (readJson(path));
    const entry = locked[folder];
    if (!entry) return path;
    for (const key of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
      if (sorted(manifest[key]) !== sorted(entry[key])) return path;
    }
  }
  return undefined;
}

/** Whether node_modules holds what package-lock.json asks for, the pinned Node.js included. */
function installed() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    if (!found) {
      if (entry.optional || entry.devOptional) continue;
      return false;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity || found.resolved !== entry.resolved) {
      return false;
    }
    if (!existsSync(join(root, path))) return false;
  }
  return nodeInstalled();
}

/** Whether the pinned Node.js is there; its program comes with an install script, which may have been skipped. */
function nodeInstalled() {
  const bin = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(bin) || !existsSync(join(root, 'node_modules/.bin/node'))) return false;
  const { version } = /** @type {{ version: string }} */ (readJson('node_modules/node/package.json'));
  return Number.parseInt(version, 10) >= nodeMajor;
}

/** @param {number} ms */
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Takes the lock, so that two commands started at once in a fresh clone do not install over each other. */
function takeLock() {
  const deadline = Date.now() + maxWaitMs;
  for (;;) {
    try {
      const fd = openSync(lockFile, 'wx');
      writeSync(fd, String(process.pid));
      closeSync(fd);
      ownsLock = true;
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
        fail(`cannot write to ${root}; make the project folder writable and try again.`);
      }
    }
    if (!holderAlive()) rmSync(lockFile, { force: true });
    else if (Date.now() > deadline)
      fail(`another set-up is still running; if not so, delete ${lockFile} and try again.`);
    else sleep(200);
  }
}

function holderAlive() {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    if (!pid) return true; // just created, its number not yet written
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function install() {
  process.stderr.write('starhold: installing dependencies; the first time this takes about a minute…\n');
  // npm must not run on the Node.js that it is about to replace.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((dir) => !dir.includes('node_modules'))
    .join(delimiter);
  const env = { ...process.env, PATH: path, npm_config_loglevel: 'error', npm_config_progress: 'false' };
  const args = ['ci', '--no-fund', '--no-audit', '--include=dev'];
  const npm = process.env.npm_execpath;
  const program = process.env.npm_node_execpath ?? process.execPath;
  const result = npm
    ? spawnSync(program, [npm, ...args], { cwd: root, env, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    const output = `${result.stderr ?? ''}`.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
    const reason = output.find((line) => line !== '' && !/^(code|errno|syscall|path) /.test(line));
    fail(
      `could not install the dependencies (${reason ?? result.error?.message ?? 'npm gave no reason'}). ` +
        'Check the connection to the npm registry, then run "npm ci" in the project folder to see more.',
    );
  }
}

function main() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`Node.js 20 or newer is needed to set up, but this is ${process.versions.node}. Install a newer Node.js.`);
  }
  const stale = staleManifest();
  if (stale) fail(`package-lock.json does not match ${stale}. Run "npm install" to bring it up to date.`);
  if (installed()) return;
  takeLock();
  if (!installed()) {
    install();
    if (!nodeInstalled()) {
      fail('the pinned Node.js is missing after the install. Enable install scripts and run "npm install".');
    }
    if (!installed()) fail('node_modules is incomplete after the install. Delete it and run "npm install".');
  }
  rmSync(lockFile, { force: true });
}

main();
