import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFolder } from '@starhold/effects/testing';

/** The folder of the game whose test calls: `gameFolder(import.meta.url)` in `test/suite.test.ts`. */
export function gameFolder(test: string): GameFolder {
  const home = fileURLToPath(new URL('..', test));
  return {
    files(under, ending) {
      if (!existsSync(join(home, under))) return [];
      return readdirSync(join(home, under), { recursive: true, encoding: 'utf8' })
        .map((name) => posix.join(under, name.replaceAll('\\', '/')))
        .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
        .sort();
    },
    read: (path) => (existsSync(join(home, path)) ? readFileSync(join(home, path), 'utf8') : undefined),
    write(path, text) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
    },
    updates: (what) => process.env[`UPDATE_${what}`] === '1',
  };
}
