import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { unfinishedGames } from '../saves.ts';
import { at, forged, starhold, starholdProcess } from './support.ts';

/** Files of other hands: what they hold never reaches the terminal as more than letters, and never takes more than it may. */

/** What a terminal would obey, and what turns text around. */
const OBEYED = /(?!\n)\p{Cc}|[\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202eeve\u2066\rAda';

beforeAll(async () => {
  await starhold(['play', 'bossin-space', '--players', '2', '--seed', 'f', '--save', at('good.json')], '1 2 3 4\nq\n');
});

describe('text of a file', () => {
  const evil = (name: string, change: (saved: Record<string, unknown>) => void): string =>
    forged(at('good.json'), at(`evil-${name}.json`), change);

  it('names a player in letters only, at the table and in a replay', async () => {
    const file = evil('names', (s) => Object.assign(s, { seats: [`person ${EVIL}`, `rules ${EVIL}`] }));
    for (const args of [
      ['replay', file],
      ['replay', file, '--verify'],
      ['replay', file, '--verify', '--json'],
      ['play', '--resume', file],
    ]) {
      const { code, out, err } = await starhold(args, 'l\nq\n');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).not.toMatch(OBEYED);
      expect(out).not.toContain('owned');
    }
  });

  const problems: [string, (saved: Record<string, unknown>) => void][] = [
    ['game', (s) => Object.assign(s, { game: EVIL.slice(-30) })],
    ['version', (s) => Object.assign(s, { rulesVersion: EVIL.slice(-30) })],
    ['key', (s) => Object.assign(s, { [EVIL]: 1 })],
    ['option', (s) => Object.assign(s, { options: { [EVIL.slice(-30)]: true } })],
    ['bot', (s) => Object.assign(s, { seats: ['person', `search:${EVIL}`] })],
  ];
  it.each(problems)('is told in letters only where the file is refused: %s', async (name, change) => {
    const { code, out, err } = await starhold(['play', '--resume', evil(name, change)], 'q\n');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).not.toMatch(OBEYED);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('that is a case is told in letters only', async () => {
    const one = { game: 'bossin-space', rule: ['BOS-6.1'], title: EVIL, given: { [EVIL]: 1 }, when: [], then: {} };
    writeFileSync(at('evil-cases.json'), JSON.stringify([one, { ...one, game: EVIL }]));
    for (const flag of ['--verbose', '--json']) {
      const { code, out, err } = await starhold(['check', flag, at('evil-cases.json')]);
      expect(code).toBe(1);
      expect(out + err).not.toMatch(OBEYED);
    }
  });

  it('that is typed, piped or an argument comes back in letters only', async () => {
    const { out } = await starhold(['play', '--resume', at('good.json')], `${EVIL}\nq\n`);
    expect(out).not.toMatch(OBEYED);
    for (const args of [['play', EVIL], [EVIL], ['play', 'bossin-space', '--option', `a${EVIL}`], ['check', EVIL]]) {
      expect((await starhold(args)).err).not.toMatch(OBEYED);
    }
  });

  it('is cut where it is endless', async () => {
    const { err } = await starhold(['play', 'x'.repeat(100_000)]);
    expect(err.length).toBeLessThan(2_000);
  });
});

describe('only regular files of bounded size are opened', () => {
  const LINES: [string, string, (path: string) => void, RegExp][] = [
    ['a fifo', 'fifo.json', (path) => void execFileSync('mkfifo', [path]), /fifo.json: this is not a regular file/],
    ['a folder', 'folder.json', (path) => void mkdirSync(path), /folder.json: this is a folder/],
    ['a device', 'device.json', (path) => symlinkSync('/dev/zero', path), /device.json: this is not a regular file/],
    ['3 GB', 'huge.json', huge, /huge.json: this is too large \(at most 4 MB\)/],
    ['no UTF-8', 'latin.json', (path) => writeFileSync(path, Buffer.from([0x7b, 0xe9, 0x7d])), /this is not UTF-8/],
    ['nothing', 'missing.json', () => undefined, /missing.json: there is no such file/],
    ['a link to nothing', 'dangling.json', (path) => symlinkSync(at('nowhere'), path), /there is no such file/],
  ];
  const COMMANDS = (path: string): string[][] => [
    ['play', '--resume', path],
    ['replay', path, '--verify'],
    ['check', path],
  ];

  it.each(LINES)('not %s', async (what, name, make, message) => {
    make(at(name));
    for (const [i, args] of COMMANDS(at(name)).entries()) {
      if (what === 'a folder' && args[0] === 'check') continue;
      // Only commands that never write get near a real device.
      if (what === 'a device' && args[0] === 'play') continue;
      // First a process, because a fifo that is opened hangs it for good.
      const { code, out, err } = await (i === 0 || what === 'a device'
        ? starholdProcess(args, '', 10_000)
        : starhold(args));
      expect(err).toMatch(message);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect({ code, out }).toEqual({ code: 1, out: args[0] === 'check' && out !== '' ? '0 passed, 1 failed\n' : '' });
    }
  });

  it('a file with a byte order mark opens', async () => {
    writeFileSync(at('bom.json'), `\ufeff${readFileSync(at('good.json'), 'utf8')}`);
    const { code, out } = await starhold(['replay', at('bom.json'), '--verify']);
    expect(code).toBe(0);
    expect(out).toContain('verified');
    const played = await starhold(['play', '--resume', at('bom.json')], '1 2 3 4\nq\n');
    expect(played).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    ['many', Array.from({ length: 2_000 }, (_, i) => ['--option', `k${i}=1`]).flat(), /--option: at most 60/],
    ['a long key', ['--option', `${'k'.repeat(41)}=1`], /--option: .* at most 40 letters/],
    ['a long value', ['--option', `boss=${'b'.repeat(201)}`], /--option: .* at most 200 letters/],
  ])('options are bounded: %s', async (_what, flags, message) => {
    const { code, err } = await starhold(['simulate', 'bossin-space', ...flags]);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err.length).toBeLessThan(400);
  });

  it('options in a file are bounded, too', async () => {
    const options = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    const file = forged(at('good.json'), at('options.json'), (s) => Object.assign(s, { options }));
    const { code, err } = await starhold(['replay', file, '--verify']);
    expect(code).toBe(1);
    expect(err).toMatch(/is not a saved game: options: /);
    expect(err.length).toBeLessThan(400);
  });
});

it('strange files in the usual folder do not keep the menu from listing the others', () => {
  const folder = at('menu/saves');
  mkdirSync(folder, { recursive: true });
  mkdirSync(`${folder}/folder.json`);
  symlinkSync(at('nowhere'), `${folder}/dangling.json`);
  writeFileSync(`${folder}/broken.json`, '{');
  writeFileSync(`${folder}/\u001b]0;owned\u0007\u202enamed.json`, readFileSync(at('good.json')));
  vi.stubEnv('STARHOLD_HOME', at('menu'));
  expect(unfinishedGames(9).map(({ name }) => name)).toEqual(['named']);
  vi.unstubAllEnvs();
});

function huge(path: string): void {
  writeFileSync(path, '{');
  truncateSync(path, 3_000_000_000);
}
