import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@starhold/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfHouse } from './support/copy.ts';

/** `starhold card new` writes into the repository it belongs to, so it is tried in a copy. */
const house = copyOfHouse();
afterAll(house.remove);

const FINDS = 'packages/games/template/content/finds.ts';
const CASES = 'packages/games/template/cases/cards.json';
const read = (path: string): string => readFileSync(join(house.root, path), 'utf8');
const edit = (path: string, from: string, to: string): void => {
  expect(read(path)).toContain(from);
  writeFileSync(join(house.root, path), read(path).replace(from, to));
};

interface Ran {
  status: number | null;
  out: string;
  err: string;
}

function node(...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house.root, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

const starhold = (...args: string[]): Ran => node('packages/cli/main.ts', ...args);

/** Several commands in one process: to start one takes longer than to write a card. */
const starholds = (commands: readonly string[][]): Ran =>
  node(
    '--input-type=module',
    '-e',
    `const { run } = await import('./packages/cli/run.ts');
    for (const args of ${JSON.stringify(commands)}) await run(['node', 'starhold', ...args]);`,
  );

describe('starhold card new', () => {
  test('refuses in one line what cannot be, and writes nothing', () => {
    const refused: [string[], string][] = [
      [['new', 'template', 'find', 'lens'], 'template has a find "lens" already'],
      [['new', 'template', 'find', 'Big Anchor'], '"Big Anchor" is no id of a find: ^[a-z][a-z0-9-]{0,39}$ is wanted'],
      [['new', 'template', 'find', '../../etc'], '"../../etc" is no id of a find: ^[a-z][a-z0-9-]{0,39}$ is wanted'],
      [['new', 'template', 'wreck', 'anchor'], 'unknown kind "wreck"; template has: find'],
      [['old', 'template', 'find', 'anchor'], 'card cannot "old"; it can: new'],
    ];
    const before = [read(FINDS), read(CASES)];
    const err = refused.map(([, why]) => `starhold: ${why}\n`).join('');
    expect(starholds(refused.map(([args]) => ['card', ...args]))).toEqual({ status: 1, out: '', err });
    expect([read(FINDS), read(CASES)]).toEqual(before);
    expect(starhold('card', 'new', 'chess', 'find', 'anchor').err).toContain('starhold: unknown game "chess"');
  });

  test('writes the lines of the card and of its case, and says what is missing', () => {
    const { status, out, err } = starhold('card', 'new', 'template', 'find', 'anchor');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lineOf = (path: string, text: string): number =>
      read(path).slice(0, read(path).indexOf(text)).split('\n').length;
    // Each begins with a bracket in the line above its first word.
    expect(out).toContain(`${FINDS}:${lineOf(FINDS, "id: 'anchor'") - 1}: its name in every language`);
    expect(out).toContain(`${CASES}:${lineOf(CASES, '"title": ""') - 3}: a title`);
    expect(out).toContain('UPDATE_HASH=1 UPDATE_GOLDEN=1');
    expect(JSON.parse(read(CASES)).at(-1)).toMatchObject({ game: 'template', when: ['play:anchor'] });
  });

  test('what was written is refused until it is filled in', () => {
    expect(starhold('check', CASES).err).toContain('title: Too small');
    const whole = `const { packs } = (await import('@starhold/template')).game; packs.register(packs.definition(packs.base));`;
    const build = (): string => node('--input-type=module', '-e', whole).err;
    expect(build()).toMatch(/finds\.\d+\.name\.en: a name is missing/);
    edit(FINDS, "name: { en: '', cs: '', de: '' }", "name: { en: 'Anchor', cs: 'Kotva', de: 'Anker' }");
    expect(build()).toBe('');
  });

  test('with a name and a title it is a card like any other, and is there already', () => {
    edit(CASES, '"title": ""', '"title": "Anchor: one coin"');
    expect(starhold('check', CASES)).toMatchObject({ status: 0, err: '' });
    expect(starhold('card', 'new', 'template', 'find', 'anchor').err).toBe(
      'starhold: template has a find "anchor" already\n',
    );
    execFileSync(process.execPath, ['--check', join(house.root, FINDS)]);
  });
});

/** Every kind of every game that says how its cards are written. */
const KINDS = GAMES.flatMap(({ id, authoring = [] }) => authoring.map((one) => ({ game: id, ...one })));

describe('what it writes', () => {
  test('is a card of every kind of every game, with a case', () => {
    const cards = KINDS.map(({ game, kind }) => ['card', 'new', game, kind, `new-${kind}`]);
    expect(starholds(cards)).toMatchObject({ status: 0, err: '' });
    for (const { game, kind, cases } of KINDS) {
      edit(`packages/games/${game}/${cases}`, '"title": ""', `"title": "A new ${kind}"`);
    }
  });

  test('has cases that hold at once, but for their titles', () => {
    const files = [...new Set(KINDS.map(({ game, cases }) => `packages/games/${game}/${cases}`))];
    const { status, out, err } = starhold('check', '--verbose', ...files);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const { kind } of KINDS) expect(out).toContain(`A new ${kind}`);
  });
});
