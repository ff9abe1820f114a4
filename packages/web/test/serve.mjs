import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * The built app, for pictures that are taken by hand.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export function serve() {
  const data = mkdtempSync(join(tmpdir(), 'starhold-data-'));
  const args = [join(root, 'packages', 'server', 'main.ts'), '--port', '0', '--data', data];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = /http:\/\/\S+:\d+(?=\/)/.exec(output);
      if (ready) resolve({ url: ready[0], stop: () => child.kill() });
    });
    child.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
  });
}
