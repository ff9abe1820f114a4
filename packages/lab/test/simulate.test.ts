import { samplePick } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { gameById, playGame, playSeries, type Series, settingFor, simulate } from '../index.ts';

const game = gameById('bossin-space');
const series = (more: Partial<Series> = {}): Series => ({
  game: game.id,
  setting: settingFor(game, { players: 2 }),
  bots: ['random'],
  seed: 'test',
  ...more,
});
const timeless = <T extends { cpuMicros: number }>({ cpuMicros, ...rest }: T): object => rest;

describe('a series', () => {
  it('is the same game by game, whoever plays it', async () => {
    const [one, three] = await Promise.all([playSeries(series(), 40, 1), playSeries(series(), 40, 3)]);
    expect(three.map(timeless)).toEqual(one.map(timeless));
    expect(timeless(playGame(game, series(), 17))).toEqual(timeless(one[17]));
    expect(new Set(one.map((p) => p.hash)).size).toBe(40);
  });

  it('fails as a whole where a worker dies, rather than count fewer games', async () => {
    await expect(playSeries(series({ game: 'no-such-game' }), 40, 2)).rejects.toThrow();
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await playSeries(series(), 300, 2, (done) => void told.push(done));
    expect(told.at(-1)).toBe(300);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it('passes over all modes when mixed, and keeps the invariants', async () => {
    const { result, problems } = await simulate(series({ mixed: true, checked: true }), 60, 1);
    expect(problems).toEqual([]);
    expect(result).toMatchObject({ mode: 'mixed', players: 0, games: 60, finished: 60, errors: 0, stuck: 0 });
  });
});

describe('what goes wrong is counted and named', () => {
  const broken = (rules: object, brain: object = {}): typeof game => ({
    ...game,
    rules: { ...game.rules, ...rules },
    brain: { ...game.brain, ...brain },
  });

  it('an exception in the rules', () => {
    const handlers = { ...game.rules.handlers, arrange: {} };
    expect(playGame(broken({ handlers }), series(), 0)).toMatchObject({ fate: 'error', problem: /arrange/ });
  });

  it('a broken invariant', () => {
    const played = playGame(broken({ broken: () => ['heat out of bounds'] }), series({ checked: true }), 0);
    expect(played).toMatchObject({ fate: 'error', problem: 'after 0 decisions: heat out of bounds' });
  });

  it('a lost card', () => {
    let calls = 0;
    const played = playGame(broken({ inventory: () => ({ shot: calls++ }) }), series({ checked: true }), 0);
    expect(played).toMatchObject({ fate: 'error', problem: 'after 0 decisions: cards were lost or made' });
  });

  it('a bot that answers what was not offered', () => {
    const played = playGame(broken({}, { choose: () => 'cheat' }), series({ bots: ['rules'] }), 0);
    expect(played).toMatchObject({ fate: 'error', problem: expect.stringContaining('"cheat", not offered') });
  });

  it('a game without end', () => {
    const keep = { ask: () => ({ seat: 0, kind: 'one', options: ['a', 'b'] }), take: () => undefined };
    const handlers = { ...game.rules.handlers, refresh: keep };
    expect(playGame(broken({ handlers }), series(), 0)).toMatchObject({ fate: 'stuck', decisions: 500_000 });
  });
});

it('bots see their own view only, and only when they look', () => {
  const seen: unknown[] = [];
  const watching = {
    ...game,
    brain: {
      ...game.brain,
      choose: (
        view: { eyes: unknown; hand: string[] },
        decision: Parameters<typeof game.brain.choose>[1],
        rng: number[],
      ) => {
        seen.push(view.eyes === decision.ask.seat);
        return samplePick(decision.ask, rng);
      },
    },
  };
  playGame(watching, series({ bots: ['rules', 'random'] }), 3);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.every(Boolean)).toBe(true);
});
