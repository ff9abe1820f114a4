import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Everything the built client is made of. Tests are not part of it, and neither is what only Node.js runs. */
const FOLDERS = [
  ...['kernel', 'effects', 'games', 'bots', 'web'].map((name) => join('packages', name)),
  join('docs', 'rules'),
];
const FILES = ['package-lock.json', join('packages', 'server', 'build.ts')];
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'cases', 'golden', 'testing']);

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) || entry.name.startsWith('dist') ? [] : filesIn(path);
    return [path];
  });
}

/** A stamp that changes when any source does. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const path of [...FILES, ...FOLDERS.flatMap(filesIn)].sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
