import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a copy does without: what is installed (which it shares), and what was built. */
const LEFT_OUT = ['node_modules', 'dist'];
/** As large as everything else together. */
const OF_THE_BROWSER = ['web', 'server'];

/** A copy of the repository in which something may be tried; `link` makes a new package known, as `npm install` would. */
export interface Copy {
  root: string;
  link(folder: string): void;
  remove(): void;
}

export function copyOfHouse({ browser = false } = {}): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'starhold-copy-'));
  const take = (path: string): void =>
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => ![...LEFT_OUT, ...(browser ? [] : OF_THE_BROWSER)].includes(basename(source)),
    });
  for (const path of [
    'packages',
    'test',
    'scripts',
    'docs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
  ])
    take(path);
  const link = (folder: string): void =>
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@starhold', basename(folder)), 'dir');
  mkdirSync(join(copy, 'node_modules/@starhold'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@starhold') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) if (name !== 'games') link(`packages/${name}`);
  for (const name of readdirSync(join(copy, 'packages/games'))) link(`packages/games/${name}`);
  return { root: copy, link, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
