import { type BaseFrame, type Core, isLegal, keyedRng, type Picked, quickRng, seedOf, World } from '@starhold/kernel';
import { game } from '@starhold/revenant';
import { describe, expect, it } from 'vitest';
import { botFor, situationIn } from '../index.ts';

/** Seeds are fixed, so every game here is the same game every time. */

function tableOf(players: number, deal: string, index: number): World {
  const state = game.rules.initial(game.parseOptions({ players }), keyedRng(seedOf(deal, index))) as Core<BaseFrame>;
  return new World(game.rules, state);
}

/** Games that the first bot wins, against others in every other seat: it takes every seat in turn. */
function winsOf(first: string, others: string, players: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const world = tableOf(players, 'ladder', i);
    const mine = i % players;
    const bots = Array.from({ length: players }, (_, seat) => botFor(game, seat === mine ? first : others));
    const rngs = bots.map((_, seat) => quickRng(10 * i + seat));
    while (world.over === '') {
      const [decision] = world.open;
      const { seat } = decision.ask;
      world.play(decision, bots[seat].decide(situationIn(world, decision), rngs[seat]));
    }
    if (world.result.sides.some(({ place, seats }) => place === 1 && seats.includes(mine))) wins++;
  }
  return wins;
}

describe('rules', () => {
  it('beats random play, whatever the number of players', () => {
    expect([2, 3, 4].map((players) => winsOf('rules', 'random', players, 4))).toEqual([4, 4, 4]);
  });
});

/** Decisions of a few tables that rules plays, every so many of them. */
function* moments(every: number): Generator<{ world: World; luck: number }> {
  for (const players of [1, 2, 3, 4]) {
    const world = tableOf(players, 'search', players);
    const rng = quickRng(players);
    for (let k = 0; world.over === ''; k++) {
      if (k % every === 0) yield { world, luck: 1000 * players + k };
      const [decision] = world.open;
      world.play(decision, game.brain.choose(world.sight(decision.ask.seat), decision, rng));
    }
  }
}

describe('search', () => {
  it('compares only what is offered', () => {
    let doubts = 0;
    for (const { world } of moments(4)) {
      const [decision] = world.open;
      for (const pick of game.brain.trusted?.doubts(world.sight(decision.ask.seat), decision) ?? []) {
        expect(isLegal(decision.ask, pick), `${decision.at}: ${JSON.stringify(pick)}`).toBe(true);
        doubts++;
      }
    }
    expect(doubts).toBeGreaterThan(300);
  });

  it('decides the same in a world that its seat cannot tell from the real one', () => {
    for (const { world, luck } of moments(37)) {
      const [decision] = world.open;
      const other = world.redeal(decision.ask.seat, quickRng(luck + 1));
      const there = other.open.find((d) => d.id === decision.id) ?? other.open[0];
      const pick = botFor(game, 'search:6').decide(situationIn(world, decision), quickRng(luck));
      expect(botFor(game, 'search:6').decide(situationIn(other, there), quickRng(luck))).toEqual(pick);
    }
  });

  it('plays like rules when its time is over', () => {
    for (const { world, luck } of moments(29)) {
      const now = situationIn(world, world.open[0]);
      const plain = botFor(game, 'rules').decide(now, quickRng(luck));
      expect(botFor(game, 'search:20000', 0).decide(now, quickRng(luck))).toEqual(plain);
    }
  });
});

/** Two players in the words of cases; the picks lead to the decision in question. */
function at(given: Record<string, unknown>, ...picks: Picked[]): World {
  const world = new World(game.rules, game.cases.position(given).state);
  for (const pick of picks) {
    expect(isLegal(world.open[0].ask, pick), `${world.open[0].at}: ${JSON.stringify(world.open[0].ask)}`).toBe(true);
    world.play(world.open[0], pick);
  }
  return world;
}
const LAST = { cycle: 4, round: 3, order: [1, 0], seat: 0 };
const AWAY = ['captain', 'cadet1'];

describe.each(['rules', 'search:40'])('%s finds what can be seen', (spec) => {
  const decided = (world: World): Picked => botFor(game, spec).decide(situationIn(world, world.open[0]), quickRng(1));

  it('in the last turn goes to the House with most ships', () => {
    const world = at({
      ...LAST,
      p: [{ away: AWAY }, { away: ['captain', 'cadet1', 'cadet2'] }],
      ships: {
        frigate0: 's8',
        frigate1: 's8',
        arkYAR: 's1',
        fighterYAR: 's2',
        dropshipYAR: 's3',
        shuttleYAR: 's4',
        arkDUN: 's5',
        arkNOV: 's6',
      },
    });
    expect(decided(world)).toMatch(/YAR$/);
  });

  it('lets a raid hit the House of the other', () => {
    const ships = { frigate0: 's7', frigate1: 's3', arkNOV: 's7', arkFEN: 's7' };
    const damage = { arkNOV: 3, arkFEN: 3 };
    const raid = (own: string, others: string): World =>
      at({
        moment: 'skirmish',
        cycle: 3,
        p: [{ influence: { [own]: 6 } }, { influence: { [others]: 6 } }],
        ships,
        damage,
        voidborn: { s7: 1 },
      });
    expect(decided(raid('NOV', 'FEN'))).toBe('hit:arkFEN');
    expect(decided(raid('FEN', 'NOV'))).toBe('hit:arkNOV');
  });

  it('saves the ship that the other would destroy', () => {
    const world = at(
      {
        ...LAST,
        p: [
          { away: AWAY, influence: { BEL: 6 } },
          { away: ['captain', 'cadet1', 'cadet2'], influence: { DUN: 6 } },
        ],
        ships: { frigate0: 's1', frigate1: 's5', arkSHI: 's1', arkBEL: 's5', arkDUN: 's4' },
        damage: { arkBEL: 3, arkDUN: 3 },
        voidborn: { s4: 2, s5: 2, s7: 4 },
      },
      'send:cadet2>arkSHI',
      'effect:SHI.1',
    );
    expect(decided(world)).toBe('destroy:s5');
  });

  it('in the last turn turns three science into a rank', () => {
    const world = at(
      {
        ...LAST,
        p: [{ away: AWAY, board: 'FB3', stored: 'sssm' }, { away: ['captain', 'cadet1', 'cadet2'] }],
        ships: { frigate0: 's1', frigate1: 's5', fighterBEL: 's3' },
      },
      'send:cadet2>fighterBEL',
      'end',
    );
    expect(decided(world)).toBe('bonus:promote');
  });

  it('in the last turn takes corruption off its board', () => {
    const world = at(
      {
        ...LAST,
        p: [
          { away: AWAY, board: 'FB1', stored: 'em', hand: ['C01'], corrupted: [3, 5] },
          { away: ['captain', 'cadet1', 'cadet2'] },
        ],
        ships: { frigate0: 's1', frigate1: 's5', fighterBEL: 's3' },
      },
      'send:cadet2>fighterBEL',
      'end',
    );
    expect(decided(world)).toBe('bonus:neutralise');
  });

  it('keeps the hidden influence of the House that will have ships', () => {
    const world = at(
      {
        ...LAST,
        p: [{ away: AWAY, rank: 1 }, { away: ['captain', 'cadet1', 'cadet2'] }],
        ships: { frigate0: 's1', frigate1: 's5', arkZEN: 's2', fighterZEN: 's3' },
        hiddenDeck: ['BEL', 'ZEN'],
      },
      'emergency:cadet2',
    );
    expect(decided(world)).toBe('keep:ZEN');
  });
});
