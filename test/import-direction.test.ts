import { describe, expect, test } from 'vitest';
import type { House, Package } from './support/imports.ts';
import { importsOf, isTest, readHouse, readModules, violations } from './support/imports.ts';

const house = readHouse();
const modules = new Map(house.packages.map((pkg) => [pkg, readModules(pkg)]));

describe('imports point downwards only', () => {
  test('every package was looked at', () => {
    expect(house.packages.map((pkg) => pkg.layer)).toEqual(
      expect.arrayContaining(['kernel', 'effects', 'games', 'bots', 'lab', 'cli']),
    );
    for (const [pkg, found] of modules) {
      const outsideTests = found.filter((module) => !isTest(pkg, module.path));
      expect(outsideTests.length, `modules seen in ${pkg.folder}`).toBeGreaterThan(0);
    }
    const all = [...modules.values()].flat();
    expect(all.length).toBeGreaterThan(5);
    expect(all.flatMap(importsOf).length).toBeGreaterThan(5);
  });

  test.each(house.packages.map((pkg) => [pkg.folder, pkg] as const))('%s', (_folder, pkg) => {
    expect((modules.get(pkg) ?? []).flatMap((module) => violations(module, house))).toEqual([]);
  });
});

describe('the check itself', () => {
  const pkg = (folder: string, dependencies: string[] = [], exports = ['.']): Package => {
    const parts = folder.split('/');
    return {
      name: `@starhold/${parts.at(-1)}`,
      folder: `packages/${folder}`,
      layer: parts[0] ?? '',
      exports,
      dependencies: dependencies.map((name) => (name.startsWith('npm:') ? name.slice(4) : `@starhold/${name}`)),
    };
  };
  const all = ['kernel', 'effects', 'chess', 'go', 'bots', 'lab', 'server', 'web', 'cli'];
  const model: House = {
    packages: [
      pkg('kernel', [...all, 'npm:@noble/hashes']),
      pkg('effects', all),
      pkg('games/chess', [...all, 'npm:zod'], ['.', './content']),
      pkg('games/go', all),
      pkg('bots', all),
      pkg('lab', all),
      pkg('server', all),
      pkg('web', all),
      pkg('cli', ['kernel', 'lab']),
    ],
    devDependencies: ['vitest', 'boardgame.io'],
  };
  const check = (path: string, source: string): string[] => violations({ path: `packages/${path}`, source }, model);

  test.each([
    ['kernel/index.ts', `import { x } from '@starhold/effects';`, 'kernel may not import effects'],
    ['kernel/index.ts', `import type { X } from '@starhold/chess';`, 'kernel may not import games'],
    ['kernel/index.ts', `export * from '@starhold/effects';`, 'kernel may not import effects'],
    ['kernel/index.ts', `export { x } from '@starhold/effects';`, 'kernel may not import effects'],
    ['kernel/index.ts', `const m = await import('@starhold/effects');`, 'kernel may not import effects'],
    ['kernel/index.ts', 'const m = await import(`@starhold/effects`);', 'kernel may not import effects'],
    ['kernel/index.ts', `let x: import('@starhold/effects').X;`, 'kernel may not import effects'],
    ['kernel/index.ts', `const x = require('@starhold/effects');`, 'kernel may not import effects'],
    ['kernel/index.ts', `import x = require('@starhold/effects');`, 'kernel may not import effects'],
    ['kernel/index.ts', `import '@starhold/effects';`, 'kernel may not import effects'],
    ['kernel/index.ts', `const m = await import('@starhold/' + name);`, 'computed name'],
    ['kernel/test/a.test.ts', `import '@starhold/chess';`, 'kernel may not import games'],
    ['effects/index.ts', `import '@starhold/chess';`, 'effects may not import games'],
    ['games/chess/index.ts', `import '@starhold/bots';`, 'games may not import bots'],
    ['games/chess/index.ts', `import '@starhold/go';`, 'a game imports another game'],
    ['bots/index.ts', `import '@starhold/lab';`, 'bots may not import lab'],
    ['lab/index.ts', `import '@starhold/cli';`, 'lab may not import cli'],
    ['lab/index.ts', `import '@starhold/web';`, 'lab may not import web'],
    ['server/index.ts', `import '@starhold/cli';`, 'server may not import cli'],
    ['web/index.ts', `import '@starhold/server';`, 'web may not import server'],
    ['web/main.tsx', `import '@starhold/lab'; export const a = <b />;`, 'web may not import lab'],
    ['cli/main.ts', `import '@starhold/web';`, 'cli may not import web'],
    ['effects/index.ts', `import { x } from '../kernel/index.ts';`, 'reaches out of its package'],
    ['effects/test/a.test.ts', `import { x } from '../../kernel/index.ts';`, 'reaches out of its package'],
    ['games/chess/rules/a.ts', `import { x } from '../../go/index.ts';`, 'reaches out of its package'],
    ['bots/index.ts', `import x from '/packages/kernel/index.ts';`, 'reaches out of its package'],
    ['kernel/index.ts', `import { readFileSync } from 'node:fs';`, 'must run in a browser'],
    ['kernel/index.ts', `import { readFile } from 'fs/promises';`, 'must run in a browser'],
    ['effects/index.ts', `import 'node:crypto';`, 'must run in a browser'],
    ['games/chess/index.ts', `import 'node:fs';`, 'must run in a browser'],
    ['bots/index.ts', `await import('node:worker_threads');`, 'must run in a browser'],
    ['effects/index.ts', `import '@noble/hashes/sha2.js';`, 'does not name'],
    ['cli/main.ts', `import '@starhold/bots';`, 'does not name'],
    ['lab/index.ts', `import 'boardgame.io/core';`, 'does not name'],
    ['bots/index.ts', `import '@starhold/chess/rules/moves.ts';`, 'does not export'],
    ['bots/index.ts', `import '@starhold/poker';`, 'unknown package'],
    ['kernel/rng.ts', `import '@starhold/kernel';`, 'its own package by name'],
    ['poker/index.ts', '', 'belongs to no package'],
  ])('%s: %s', (path, source, message) => {
    expect(check(path, source)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['kernel/index.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['kernel/index.ts', `export * from './rng.ts'; // import '@starhold/effects'`],
    ['kernel/index.ts', `const text = "import x from '@starhold/effects'";`],
    ['kernel/test/a.test.ts', `import 'node:fs'; import 'vitest'; import '../index.ts'; import '@starhold/kernel';`],
    ['kernel/test/a.test.ts', `import '../../../test/support/imports.ts';`],
    ['effects/index.ts', `import type { State } from '@starhold/kernel';`],
    ['games/chess/index.ts', `import '@starhold/kernel'; import '@starhold/effects'; import 'zod';`],
    ['bots/index.ts', `import '@starhold/chess/content'; import '@starhold/go';`],
    ['web/index.ts', `import '@starhold/bots'; import '@starhold/chess';`],
    ['lab/bench/kernel.ts', `import 'boardgame.io/core'; import 'node:fs';`],
    ['lab/bench.ts', `import 'boardgame.io/core';`],
    ['cli/main.ts', `import 'node:fs'; import '@starhold/lab'; await import(name);`],
  ])('%s: %s is fine', (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  test('it tells the line', () => {
    expect(check('kernel/a.ts', `\n\nimport '@starhold/lab';`)).toEqual([
      'packages/kernel/a.ts:3: kernel may not import lab: @starhold/lab',
    ]);
  });

  test('a module that does not parse is an error', () => {
    expect(() => check('kernel/a.ts', 'import from from from;')).toThrow('cannot be parsed');
  });
});
