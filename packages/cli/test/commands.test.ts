import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BalanceRow, Bench, Coverage, SimulationResult } from '@starhold/lab';
import { describe, expect, it } from 'vitest';
import { json, lastLine, starhold, starholdProcess } from './support.ts';

const COMMANDS = [
  'games',
  'play',
  'simulate',
  'balance',
  'replay',
  'check',
  'rules',
  'card',
  'bench',
  'backup',
  'restore',
  'reports',
  'menu',
];
const cases = fileURLToPath(new URL('../../games/bossin-space/cases', import.meta.url));

describe('help', () => {
  it.each(COMMANDS)('of %s is on stdout', async (command) => {
    const { code, out, err } = await starhold([command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: starhold ${command}`);
    if (command !== 'menu') expect(out).toContain('--json');
  });

  it('names every command', async () => {
    const { code, out } = await starholdProcess(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  });
});

describe('games', () => {
  it('lists modes with players, difficulties and options', async () => {
    const games = await json<{ id: string; name: string; modes: Record<string, unknown>[] }[]>('games');
    expect(games[0]).toMatchObject({ id: 'bossin-space', name: "Bossin' Space" });
    expect(games[0].modes.map((m) => m.players)).toEqual([[1], [2, 3, 4, 5]]);
    for (const mode of games[0].modes) {
      expect(Object.keys(mode).sort()).toEqual(['difficulties', 'id', 'options', 'players']);
      expect(mode.difficulties).toEqual(['easy', 'normal', 'hard']);
      expect(mode.options).toMatchObject({ boss: { default: 'brood-barge' } });
    }
  });

  it('has a listing for people', async () => {
    const { out, err } = await starhold(['games']);
    expect(out).toContain("bossin-space: Bossin' Space");
    expect(err).toBe('');
  });
});

describe('balance', () => {
  const args = ['balance', 'unstoppable', '--bots', 'random', '--games', '8', '--workers', '1'];

  it('has a row for every combination, and the reasons of losses add up', async () => {
    const rows = await json<BalanceRow[]>(...args);
    expect(rows.map((row) => row.of.join(' '))).toContain('duomo expert');
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      expect(row).toMatchObject({ games: 8, unfinished: 0 });
      expect(Object.keys(row.by)).toEqual(['kai', 'zephyr', 'plex', 'julida']);
      const lost = Object.values(row.losses).reduce((sum, part) => sum + part, 0);
      expect(lost).toBeCloseTo(row.win.rate === 1 ? 0 : 1, 2);
    }
  });

  it('refuses an option that the game does not have', async () => {
    const { code, err } = await starhold([...args, '--rows', 'planet']);
    expect({ code, err: lastLine(err) }).toEqual({
      code: 1,
      err: 'starhold: unstoppable in mode solo has no option "planet"',
    });
  });
});

describe('simulate', () => {
  const args = [
    'simulate',
    'bossin-space',
    '--players',
    '3',
    '--bots',
    'random,random',
    '--games',
    '60',
    '--seed',
    'x',
  ];
  const timeless = ({ decisionsPerCpuSecond, ...rest }: SimulationResult): object => rest;

  it('tells the same for any number of workers', async () => {
    const results = await Promise.all(['1', '2', '3'].map((k) => json<SimulationResult>(...args, '--workers', k)));
    expect(Object.keys(results[0]).sort()).toEqual(
      [
        'game',
        'mode',
        'players',
        'games',
        'finished',
        'stuck',
        'errors',
        'outcomes',
        'rates',
        'reasons',
        'seats',
        'bots',
        'decisionsPerGame',
        'roundsPerGame',
        'decisionsPerCpuSecond',
        'hash',
      ].sort(),
    );
    expect(results[0]).toMatchObject({ mode: 'team', players: 3, games: 60, finished: 60, stuck: 0, errors: 0 });
    expect(results[0].hash).toMatch(/^[0-9a-f]{64}$/);
    expect(results[0].decisionsPerCpuSecond).toBeGreaterThan(0);
    expect(timeless(results[1])).toEqual(timeless(results[0]));
    expect(timeless(results[2])).toEqual(timeless(results[0]));
  });

  it('depends on seed, bots and options', async () => {
    const small = ['simulate', 'bossin-space', '--games', '5', '--workers', '1'];
    const hashes = await Promise.all(
      [[], ['--seed', '2'], ['--bots', 'rules'], ['--option', 'boss=null-cantor'], ['--difficulty', 'hard']].map(
        async (more) => (await json<SimulationResult>(...small, ...more)).hash,
      ),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('has a report for people, with no progress bar in a pipe', async () => {
    const { code, out, err } = await starholdProcess([...args, '--workers', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('rate (95 % interval)');
    expect(out).toMatch(/finished 60, stuck 0, errors 0/);
  });
});

describe('check', () => {
  it('ends with the count and passes every case of the game', async () => {
    const { code, out, err } = await starhold(['check', cases]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(lastLine(out)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  });

  it('prints the schema of given and then', async () => {
    const { out } = await starhold(['check', '--schema', 'bossin-space']);
    const schema = JSON.parse(out) as Record<'given' | 'then', { properties: object; additionalProperties: unknown }>;
    expect(schema.given.properties).toHaveProperty('moment');
    expect(schema.then.properties).toHaveProperty('heat');
    expect(schema.given.additionalProperties).toBe(false);
    expect(schema.then.additionalProperties).toBe(false);
  });
});

describe('rules', () => {
  it('counts rules and cites, and names the rest', async () => {
    const coverage = await json<Coverage>('rules', 'bossin-space', '--coverage');
    const listed = Object.keys(coverage.untestable).length;
    expect(coverage.rules).toBeGreaterThan(100);
    expect(coverage.cited + coverage.uncited.length + listed).toBe(coverage.rules);
    const { out } = await starhold(['rules', 'bossin-space', '--coverage']);
    expect(lastLine(out)).toContain(`${coverage.rules} rules, ${coverage.cited} cited`);
    expect(coverage).toMatchObject({ cards: 93, cardsPlayed: 93, cardsUnplayed: [] });
    expect(out).toContain('93 cards, 93 played, 0 not played');
  });
});

describe('bench', () => {
  it('compares a game with boardgame.io in one run', async () => {
    const { games, boardgameIo } = await json<Bench>('bench', '--rounds', '1', '--game', 'unstoppable');
    expect(boardgameIo.movesPerCpuSecond).toBeGreaterThan(0);
    expect(Object.keys(games)).toEqual(['unstoppable']);
    const { decisionsPerCpuSecond, cloneMicros, ratioToBoardgameIo } = games.unstoppable;
    expect(decisionsPerCpuSecond).toBeGreaterThan(0);
    expect(cloneMicros).toBeGreaterThan(0);
    // Each is the middle of its own measurements, on a machine that does other things, too.
    const quotient = decisionsPerCpuSecond / boardgameIo.movesPerCpuSecond;
    expect(ratioToBoardgameIo).toBeGreaterThan(quotient / 3);
    expect(ratioToBoardgameIo).toBeLessThan(quotient * 3);
  });
});

describe('menu', () => {
  it('says how to play where there is no terminal', async () => {
    const { code, out, err } = await starholdProcess(['menu']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('play bossin-space');
    expect(out).not.toContain('template');
    expect(out).not.toContain('\u001b');
  });
});

it('the bin is executable', async () => {
  const { accessSync, constants } = await import('node:fs');
  accessSync(join(fileURLToPath(new URL('..', import.meta.url)), 'main.ts'), constants.X_OK);
});
