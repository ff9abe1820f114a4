import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../paths.ts';

const page = readFileSync(join(root, 'docs', 'hardening.md'), 'utf8');

it('every threat and every fault has its line, in order', () => {
  const named = [...page.matchAll(/^\| ([TF]\d+) \|/gm)].map(([, name]) => name);
  const wanted = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(named).toEqual([...wanted('T', 34), ...wanted('F', 27)]);
});

it('what it names is there', () => {
  const files = [...page.matchAll(/`([\w/-]+\.(?:test\.)?ts)`/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(60);
  const places = (file: string): string[] => [
    join(import.meta.dirname, file),
    join(root, 'packages', file),
    join(root, 'test', file),
    join(root, 'packages', 'server', file),
    join(root, 'packages', 'server', 'sockets', file),
    join(root, 'packages', 'server', 'http', file),
  ];
  expect(files.filter((file) => !places(file).some((path) => existsSync(path)))).toEqual([]);
});
