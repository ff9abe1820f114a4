import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLock } from './lock.ts';
import { distFolder, root, webFolder } from './paths.ts';
import { sourceStamp } from './sources.ts';

const STAMP = '.stamp';
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

export class BuildError extends Error {}

function isFresh(stamp: string): boolean {
  const file = join(distFolder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Builds the client unless the one that is there was made from the same sources. The new one is made aside and then takes
 * the old one's place, so that a server that runs meanwhile never serves half a client.
 */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const stamp = sourceStamp();
  if (isFresh(stamp)) return;
  await withLock(join(root, 'node_modules', '.cache', 'starhold-build.lock'), async () => {
    const now = sourceStamp(); // while we waited, somebody may have built or gone on writing
    if (isFresh(now)) return;
    say('Building the client; the first time this takes a few seconds…');
    removeLeftovers();
    const fresh = `${distFolder}-${process.pid}`;
    try {
      await runVite(fresh);
      await compressAll(fresh);
      writeFileSync(join(fresh, STAMP), now);
      rmSync(distFolder, { recursive: true, force: true });
      renameSync(fresh, distFolder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
}

/** Half-made clients of builds that were interrupted; nobody else builds while we hold the lock. */
function removeLeftovers(): void {
  for (const name of readdirSync(webFolder)) {
    if (/^dist-\d+$/.test(name)) rmSync(join(webFolder, name), { recursive: true, force: true });
  }
}

function runVite(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', webFolder, '--outDir', outDir, '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildError(output.trim()))));
  });
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => COMPRESSED.test(path));
  await Promise.all(
    files.map(async (path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await toBrotli(content, { params }));
      writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
