import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfHouse } from './support/copy.ts';

/** What docs/adding-a-game.md says is done, word for word, in a copy of the repository. */
const doc = readFileSync(new URL('../docs/adding-a-game.md', import.meta.url), 'utf8');
const blocksOf = (language: string): string[] =>
  [...doc.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map((m) => m[1]);

const house = copyOfHouse();
afterAll(house.remove);

function starhold(args: readonly string[], input = ''): string {
  const env = { ...process.env, STARHOLD_HOME: join(house.root, 'home'), LC_ALL: 'C', NO_COLOR: '1' };
  return execFileSync(process.execPath, ['packages/cli/main.ts', ...args], {
    cwd: house.root,
    env,
    input,
    encoding: 'utf8',
  });
}

/** `--- file`, then hunks between lines `@@`: what stands there is replaced by what shall stand there. */
function apply(diff: string): string {
  const [head, ...lines] = diff.trimEnd().split('\n');
  const file = head.slice('--- '.length);
  const path = join(house.root, file);
  const side = (hunk: string[], other: string): string =>
    hunk
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  const hunks = lines
    .join('\n')
    .split('\n@@\n')
    .map((hunk) => hunk.split('\n'));
  const after = hunks.reduce(
    (text, hunk) => {
      const parts = text.split(side(hunk, '+'));
      expect(parts, `${file} has this once: ${side(hunk, '+')}`).toHaveLength(2);
      return parts.join(side(hunk, '-'));
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, after);
  return file;
}

describe('a copy of the template', () => {
  test('becomes a game by the steps of the guide, two of them outside its folder', () => {
    for (const script of blocksOf('bash')) execFileSync('bash', ['-euc', script], { cwd: house.root });
    const edited = blocksOf('diff').map(apply);
    expect(edited).toEqual(['packages/roster/index.ts', 'packages/roster/package.json']);
    house.link('packages/games/lagoon');
  });

  test('is offered, can be played in the terminal and draws its table', () => {
    expect(starhold(['games'])).toContain('lagoon: Flotsam');
    const table = starhold(['play', 'lagoon', '--players', '2', '--seed', 'guide'], '1\nq\n');
    expect(table).toMatch(/^ {2}Drift +\S/m);
    expect(table).toContain('Round 1: choose an action.');
    const whole = starhold(['play', 'lagoon', '--players', '3', '--people', '0', '--seed', 'guide']);
    expect(whole).toContain('Final score');
  });

  test('runs its cases, cites its own rules and simulates', () => {
    expect(starhold(['check', 'packages/games/lagoon/cases'])).toMatch(/^\d\d+ passed, 0 failed\n$/);
    const coverage = JSON.parse(starhold(['rules', 'lagoon', '--coverage', '--json']));
    expect(coverage).toMatchObject({ rules: 12, cited: 12, uncited: [], unknown: [] });
    const series = JSON.parse(starhold(['simulate', 'lagoon', '--mixed', '--checked', '--games', '60', '--json']));
    expect(series).toMatchObject({ game: 'lagoon', finished: 60, stuck: 0, errors: 0 });
  });

  test('passes the suite of games', () => {
    const vitest = join(house.root, 'node_modules/vitest/vitest.mjs');
    const out = execFileSync(process.execPath, [vitest, 'run', 'packages/games/lagoon'], {
      cwd: house.root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(out).toMatch(/Tests +\d{3,} passed/);
  });
});
