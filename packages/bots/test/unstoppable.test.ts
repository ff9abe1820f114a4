import { type BaseFrame, type Core, keyedRng, quickRng, seedOf, World } from '@starhold/kernel';
import { BOSS_IDS, CHARACTER_IDS, Given, game, Options, position } from '@starhold/unstoppable';
import { describe, expect, it } from 'vitest';
import { botFor, type Situation } from '../index.ts';

/** Seeds are fixed, so every game here is the same game every time. */

function situation(world: World): Situation {
  const [decision] = world.open;
  const { seat } = decision.ask;
  return { seat, view: world.view(seat), decision, imagine: (rng) => world.redeal(seat, rng) };
}

function playOut(world: World, spec: string, luck: number): string {
  const bot = botFor(game, spec);
  const rng = quickRng(luck);
  while (world.over === '') {
    const at = situation(world);
    world.play(at.decision, bot.decide(at, rng));
  }
  return world.over;
}

/** Every boss and every character. */
function winsOf(spec: string, players: number): number {
  let wins = 0;
  for (const boss of BOSS_IDS) {
    CHARACTER_IDS.forEach((character1, i) => {
      const options = Options.parse({ players, boss, character1, character2: CHARACTER_IDS[(i + 1) % 4] });
      const world = new World(game.rules, game.rules.initial(options, keyedRng(seedOf('ladder', i))));
      if (playOut(world, spec, i) === 'win') wins++;
    });
  }
  return wins;
}

describe('rules', () => {
  it('wins alone where random play never does', () => {
    expect(winsOf('random', 1)).toBe(0);
    expect(winsOf('rules', 1)).toBeGreaterThanOrEqual(6);
  });

  it('wins with a partner where random play never does', () => {
    expect(winsOf('random', 2)).toBe(0);
    expect(winsOf('rules', 2)).toBeGreaterThanOrEqual(3);
  });
});

const at = (words: Given): World => new World(game.rules, position(Given.parse(words)).state as Core<BaseFrame>);

describe.each(['rules', 'search:60'])('%s finds what can be seen', (spec) => {
  const first = (world: World): unknown => botFor(game, spec).decide(situation(world), quickRng(1));

  it('defeats the Order card that wins', () => {
    const world = at({
      moment: 'action',
      bossDamage: 11,
      me: { ap: 1, hand: ['strike'], battlefield: ['rogue-loader', 'order-acolyte'], deck: ['strike', 'strike'] },
    });
    const bot = botFor(game, spec);
    for (let i = 0; i < 3 && !(world.view(0) as { won: boolean }).won; i++) {
      const now = situation(world);
      world.play(now.decision, bot.decide(now, quickRng(i)));
    }
    expect(world.view(0)).toMatchObject({ won: true });
  });

  it('does not end the turn with action points and a threat it can defeat', () => {
    const world = at({
      moment: 'action',
      me: {
        ap: 3,
        hand: ['strike', 'strike'],
        battlefield: ['cerean-thief', 'cerean-thief'],
        deck: ['strike', 'strike'],
      },
    });
    expect(first(world)).toMatch(/^play:/);
  });

  it('takes the armour that keeps it alive rather than another kill', () => {
    const world = at({
      moment: 'action',
      me: {
        ap: 1,
        health: 2,
        hand: ['strike', 'aid-from-the-resistance'],
        battlefield: ['rust-ogre', 'cerean-thief'],
        deck: ['strike', 'strike'],
      },
    });
    const { round } = world;
    while (world.over === '' && world.round === round) world.play(world.open[0], first(world) as string);
    expect(world.over).toBe('');
  });
});
