import { type GameModule, valuesOf } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { gameById, InputError, mixedSetting, settingFor } from '../index.ts';

const game = gameById('bossin-space');

describe('a setting', () => {
  it('fills in what is not said', () => {
    expect(settingFor(game, {})).toEqual({ mode: 'solo', players: 1, raw: { players: 1 } });
    expect(settingFor(game, { players: 4 })).toMatchObject({ mode: 'team', players: 4 });
    expect(settingFor(game, { mode: 'team' })).toMatchObject({ mode: 'team', players: 2 });
  });

  it('turns words into values', () => {
    const { raw } = settingFor(game, { difficulty: 'hard', options: { pings: 'false', boss: 'null-cantor' } });
    expect(raw).toEqual({ players: 1, difficulty: 'hard', pings: false, boss: 'null-cantor' });
  });

  it.each([
    [{ players: 0 }, '1–5 players, not for 0'],
    [{ players: 2, mode: 'solo' }, 'in mode solo is for 1 player, not for 2'],
    [{ mode: 'x' }, 'unknown mode "x"'],
    [{ difficulty: 'x' }, 'unknown difficulty "x"'],
    [{ options: { toString: 'x' } }, 'unknown option "toString"'],
    [{ options: { pings: 'maybe' } }, 'option pings cannot be "maybe"; it can be: true, false'],
  ])('%j is refused', (wish, message) => {
    expect(() => settingFor(game, wish)).toThrow(InputError);
    expect(() => settingFor(game, wish)).toThrow(message);
  });
});

describe('options of every kind', () => {
  const options: GameModule['modes'][number]['options'] = {
    leaders: { kind: 'list', of: ['kael', 'mira', 'odo'], min: 1, max: 2, default: ['kael'] },
    wounds: { kind: 'number', min: 0, max: 5, default: 2 },
  };
  const toy: GameModule = { ...game, modes: [{ ...game.modes[0], options }], parseOptions: (raw) => raw };
  const rawOf = (words: Record<string, string>): unknown => settingFor(toy, { options: words }).raw;

  it('are read from words', () => {
    expect(rawOf({ leaders: 'mira,odo', wounds: '5' })).toEqual({ players: 1, leaders: ['mira', 'odo'], wounds: 5 });
  });

  it.each([
    [{ leaders: '' }, 'option leaders cannot be ""; it can be: 1 to 2 different ones of: kael, mira, odo'],
    [{ leaders: 'mira,mira' }, 'option leaders cannot be "mira,mira"'],
    [{ leaders: 'mira,nobody' }, 'option leaders cannot be "mira,nobody"'],
    [{ leaders: 'kael,mira,odo' }, 'option leaders cannot be'],
    [{ wounds: '6' }, 'option wounds cannot be "6"; it can be: 0 to 5'],
    [{ wounds: '1e0' }, 'option wounds cannot be "1e0"'],
  ])('%j is refused', (words, message) => {
    expect(() => rawOf(words)).toThrow(message);
  });
});

it('a mixed series goes through every number of players, difficulty and value of every option', () => {
  const settings = Array.from({ length: 300 }, (_, i) => mixedSetting(game, 's', i).raw);
  const met = (key: string): unknown[] => [...new Set(settings.map((raw) => raw[key]))].sort();
  expect(met('players')).toEqual([1, 2, 3, 4, 5]);
  expect(met('difficulty')).toEqual(['easy', 'hard', 'normal']);
  for (const [key, spec] of Object.entries(game.modes[0].options)) {
    expect(met(key)).toEqual([...valuesOf(spec)].sort());
  }
  for (const raw of settings) game.parseOptions(raw);
});
