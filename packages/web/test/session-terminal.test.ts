import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSave } from '@starhold/kernel';
import { afterAll, expect, it } from 'vitest';
import type { TableSetup } from '../session/types.ts';
import { spareNames } from '../shell/new-table/model.ts';
import { bot, newStorage, pageOf, person, play, setupFor } from './session-support.ts';

/** A file goes from the browser to the terminal and back: the same game, the same people. */

const scratch = mkdtempSync(join(tmpdir(), 'starhold-files-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');

function starhold(args: readonly string[], input = ''): string {
  const env = { ...process.env, STARHOLD_HOME: scratch, LC_ALL: 'C', NO_COLOR: '1' };
  const ran = spawnSync(process.execPath, [MAIN, ...args], { env, input, encoding: 'utf8' });
  expect({ code: ran.status, err: ran.stderr }).toEqual({ code: 0, err: '' });
  return ran.stdout;
}

const SEATS = [person('Ada Bo'), bot('Zed', 'random')];
const SETUPS: [string, TableSetup][] = [
  ['Bossin’ Space', setupFor(SEATS)],
  ['Unstoppable', { game: 'unstoppable', options: { players: 2 }, seats: SEATS }],
];

it.each(SETUPS)('a file of the browser is played on and shown at the terminal: %s', async (_name, setup) => {
  const page = pageOf({ storage: newStorage() });
  const session = await page.create(setup);
  await play(session, 6);
  const saved = await session.exportFile();
  const file = join(scratch, 'browser.json');
  writeFileSync(file, JSON.stringify(saved));

  expect(starhold(['replay', file, '--all'])).toMatch(/Ada Bo: .*\n(.*\n)*.*Zed: /);
  const out = starhold(['play', '--resume', file], `${'1 2\n1\n'.repeat(6)}q\n`);
  expect(out).toContain(`Going on after ${saved.answers.length} answers`);
  const later = parseSave(readFileSync(file, 'utf8'));
  expect(later.seats).toEqual(['person Ada Bo', 'random Zed']);
  expect(later.answers.length).toBeGreaterThan(saved.answers.length);
  expect(later.answers.slice(0, saved.answers.length)).toEqual(saved.answers);

  const back = await page.open(await page.importText(JSON.stringify(later)));
  expect(back.setup.seats).toEqual(session.setup.seats);
});

it('a file of the terminal opens in the browser, and everybody has a name', async () => {
  const file = join(scratch, 'terminal.json');
  const table = ['--players', '3', '--people', '2', '--bots', 'search:40', '--seed', 'back'];
  starhold(['play', 'bossin-space', ...table, '--save', file], 'q\n');
  const page = pageOf({ storage: newStorage() });
  const text = readFileSync(file, 'utf8');
  const session = await page.open(
    await page.importText(
      text,
      spareNames((n) => `Player ${n}`),
    ),
  );
  expect(session.setup.seats).toEqual([
    { name: 'Player 1' },
    { name: 'Player 2' },
    { name: 'Felix', bot: 'search:40' },
  ]);
  expect((await session.exportFile()).answers).toEqual(parseSave(text).answers);
});
