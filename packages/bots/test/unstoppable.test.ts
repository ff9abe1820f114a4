import { type BaseFrame, type Core, isLegal, keyedRng, offeredIds, quickRng, seedOf, World } from '@starhold/kernel';
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
    expect(winsOf('rules', 1)).toBeGreaterThanOrEqual(4);
  });

  it('wins with a partner where random play never does', () => {
    expect(winsOf('random', 2)).toBe(0);
    expect(winsOf('rules', 2)).toBeGreaterThanOrEqual(1);
    // The numbers of the game are tuned to the stronger player.
    expect(winsOf('search:4', 2)).toBeGreaterThanOrEqual(5);
  });
});

/** From the same position in the middle of a game: what the rest of the turn leads to, as the game judges it. */
function afterTurn(start: World, spec: string, luck: number): number {
  const world = start.fork();
  const bot = botFor(game, spec);
  const rng = quickRng(luck);
  const { round } = start;
  while (world.over === '' && world.round === round) {
    const now = situation(world);
    world.play(now.decision, bot.decide(now, rng));
  }
  return game.brain.value(world.view(0));
}

describe('search', () => {
  it('gets more out of a turn than rules', () => {
    let rules = 0;
    let search = 0;
    for (let i = 0; i < 6; i++) {
      const options = Options.parse({ boss: BOSS_IDS[i % 3], character1: CHARACTER_IDS[i % 4], difficulty: 'hard' });
      const world = new World(game.rules, game.rules.initial(options, keyedRng(seedOf('turn', i))));
      const plain = botFor(game, 'rules');
      while (world.over === '' && world.round < 5) {
        const now = situation(world);
        world.play(now.decision, plain.decide(now, quickRng(i)));
      }
      rules += afterTurn(world, 'rules', i);
      search += afterTurn(world, 'search:30', i);
    }
    expect(search).toBeGreaterThan(rules);
  });
});

/** The first decisions of a few games as `rules` plays them. */
function* decisions(games: number, each: number): Generator<{ world: World; luck: number }> {
  for (let i = 0; i < games; i++) {
    const options = Options.parse({ boss: BOSS_IDS[i % 3], character1: CHARACTER_IDS[i % 4] });
    const world = new World(game.rules, game.rules.initial(options, keyedRng(seedOf('doubts', i))));
    const bot = botFor(game, 'rules');
    for (let k = 0; k < each && world.over === ''; k++) {
      yield { world, luck: 100 * i + k };
      const now = situation(world);
      world.play(now.decision, bot.decide(now, quickRng(k)));
    }
  }
}

describe('search in doubt', () => {
  it('decides the same in a world that its seat cannot tell from the real one', () => {
    for (const { world, luck } of decisions(3, 12)) {
      const other = world.redeal(0, quickRng(999 + luck));
      const pick = botFor(game, 'search:6').decide(situation(world), quickRng(luck));
      expect(botFor(game, 'search:6').decide(situation(other), quickRng(luck))).toEqual(pick);
    }
  });

  it('imagines worlds for a draft, and none where the player has no doubt', () => {
    let idle = 0;
    for (const { world, luck } of decisions(3, 30)) {
      const now = situation(world);
      let imagined = 0;
      const imagine = (rng: number[]): World => {
        imagined++;
        return now.imagine(rng);
      };
      const watched = { ...now, imagine };
      botFor(game, 'search:4').decide(watched, quickRng(luck));
      const doubts = game.brain.trusted?.doubts(now.view, now.decision) ?? [];
      const ids = offeredIds(now.decision.ask);
      if (ids.length > 1 && ids[0].startsWith('keep:')) expect(imagined).toBeGreaterThan(0);
      if (doubts.length > 0) continue;
      expect(imagined).toBe(0);
      idle++;
    }
    expect(idle).toBeGreaterThan(10);
  });

  it('names only picks that are offered', () => {
    for (const { world } of decisions(6, 60)) {
      const now = situation(world);
      for (const pick of game.brain.trusted?.doubts(now.view, now.decision) ?? []) {
        expect(isLegal(now.decision.ask, pick)).toBe(true);
      }
    }
  });

  it('plays like rules when its time is over', () => {
    for (const { world, luck } of decisions(2, 20)) {
      const now = situation(world);
      const plain = botFor(game, 'rules').decide(now, quickRng(luck));
      expect(botFor(game, 'search:20000', 0).decide(now, quickRng(luck))).toEqual(plain);
    }
  });
});

const at = (words: Given): World => new World(game.rules, position(Given.parse(words)).state as Core<BaseFrame>);

describe.each(['rules', 'search:60'])('%s finds what can be seen', (spec) => {
  const first = (world: World): unknown => botFor(game, spec).decide(situation(world), quickRng(1));

  it('defeats the Order card that wins', () => {
    const world = at({
      moment: 'action',
      bossDamage: 11,
      me: {
        ap: 1,
        hand: ['strike'],
        battlefield: ['rogue-loader', { threat: 'order-acolyte', damage: 1 }],
        deck: ['strike', 'strike'],
      },
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
