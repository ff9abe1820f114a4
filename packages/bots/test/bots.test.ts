import { Given, game, Options, position } from '@starhold/bossin-space';
import { type BaseFrame, type Core, keyedRng, quickRng, seedOf, World } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { botFor, type Situation } from '../index.ts';

function startOf(players: number, index: number): World {
  const options = Options.parse({ players, difficulty: 'easy' });
  return new World(game.rules, game.rules.initial(options, keyedRng(seedOf('bots', index))));
}

function situation(world: World): Situation {
  const decision = world.open[0];
  const { seat } = decision.ask;
  return { seat, view: world.view(seat), decision, imagine: (rng) => world.redeal(seat, rng) };
}

function playOut(world: World, spec: string, seed: number): string {
  const bot = botFor(game, spec);
  const rng = quickRng(seed);
  while (world.over === '') {
    const at = situation(world);
    world.play(at.decision, bot.decide(at, rng));
  }
  return world.over;
}

function at(words: Given): World {
  return new World(game.rules, position(Given.parse(words)).state as Core<BaseFrame>);
}

describe('every bot', () => {
  it.each(['random', 'rules', 'search:6'])('%s plays legal games to the end, at every number of players', (spec) => {
    for (const players of [1, 2, 3, 4, 5])
      expect(['win', 'loss']).toContain(playOut(startOf(players, players), spec, 3));
  });

  it.each(['random', 'rules', 'search:20'])('%s decides the same in the same situation with the same luck', (spec) => {
    for (let i = 0; i < 5; i++) {
      const world = startOf(3, i);
      const once = botFor(game, spec).decide(situation(world), quickRng(i));
      expect(botFor(game, spec).decide(situation(world), quickRng(i))).toEqual(once);
    }
  });

  it.each(['rules', 'search:20'])(
    '%s decides the same in a world that its seat cannot tell from the real one',
    (spec) => {
      for (let i = 0; i < 5; i++) {
        const world = startOf(2, i);
        const { seat } = world.open[0].ask;
        const other = world.redeal(seat, quickRng(99 + i));
        const pick = botFor(game, spec).decide(situation(world), quickRng(i));
        expect(botFor(game, spec).decide(situation(other), quickRng(i))).toEqual(pick);
      }
    },
  );

  it('is named by a spec, and a wrong one is refused in one line', () => {
    expect(() => botFor(game, 'oracle')).toThrow('unknown bot "oracle"; there are: random, rules, search');
    expect(() => botFor(game, 'search:0')).toThrow('no budget');
    for (const most of ['search:20000', 'search:60000ms']) expect(botFor(game, most).id).toBe(most);
    for (const more of ['search:20001', 'search:60001ms', 'search:100000', 'search:5:5']) {
      expect(() => botFor(game, more)).toThrow('at most search:20000 or search:60000ms');
    }
    expect(() => botFor(game, 'search:fast')).toThrow('no budget');
    expect(botFor(game, 'search:5ms').id).toBe('search:5ms');
  });
});

describe('search finds what can be seen', () => {
  const finds = (words: Given, expected: string): void => {
    const world = at(words);
    const bot = botFor(game, 'search:200');
    expect(bot.decide(situation(world), quickRng(1))).toBe(expected);
  };
  const boss = { boss: { column: 2, hp: 1 }, ship: 2 };

  it('fires the shot that wins', () => {
    finds({ moment: 'execution', ...boss, commands: ['shot', 'heal', 'heal', 'moveLeft'] }, 'resolve');
  });

  it('flips the laser that would explode the ship', () => {
    finds({ moment: 'execution', heat: 4, ship: 2, c2: ['E01'], commands: ['laser', 'shot', 'shot', 'heal'] }, 'flip');
  });

  it('sends the rocket into the column of the open boss', () => {
    const world = at({ moment: 'execution', boss: { column: 4, hp: 1 }, ship: 1, commands: ['rocket'] });
    world.play(world.open[0], 'resolve');
    expect(botFor(game, 'search:200').decide(situation(world), quickRng(2))).toBe('fire:c4');
  });
});
