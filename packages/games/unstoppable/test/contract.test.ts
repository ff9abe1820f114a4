import { contractSuite, type Trial } from '@starhold/kernel/testing';
import { describe, it } from 'vitest';
import { DIFFICULTIES } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { rules } from '../rules.ts';
import { randomPosition } from '../testing/positions.ts';
import { gameText } from '../text/index.ts';
import type { UnsView } from '../view.ts';

/** What random games hardly ever reach; the random positions of all trials together must. */
const RARE = [
  'levelUp madness victory bossDamage bossCard putAway removed repeated returned refreshed trained shelved told story',
  'shuffled bought offered drafted danger over:win over:loss',
  'UNS-19.3 UNS-18.1 UNS-18.3 UNS-18.7 UNS-15.3 UNS-13.4 UNS-17.3',
  'ask:hit ask:sweep ask:resolve ask:reward ask:remove ask:handDown ask:again ask:takeBack ask:refresh ask:whom',
  'ask:branch ask:upkeep ask:select ask:action ask:fit ask:market ask:story ask:dismiss ask:playOn ask:offer ask:threat',
].flatMap((names) => names.split(' '));

function trial(name: string, raw: Record<string, unknown>): Trial {
  const options = Options.parse(raw);
  return {
    name,
    rules,
    options,
    games: 2,
    positions: { count: 6, answers: 40, make: (seed) => randomPosition(options, seed) },
    // A threat that is revealed and defeats itself in the same answer was on the table in between; that these events
    // name it only as long as it could be read is looked at in rules-secrecy.test.ts.
    passing: ['revealed', 'activated', 'defeated', 'damaged', 'madness', 'putAway'],
    speaks: { prompt: (view, decision) => gameText.prompt(view as UnsView, decision, 'en') },
    every: 8,
  };
}

const everyTable: Trial[] = [1, 2].flatMap((players) =>
  BOSS_IDS.flatMap((boss) =>
    DIFFICULTIES.map((difficulty) =>
      trial(`${players} players, ${boss}, ${difficulty}`, { players, boss, difficulty }),
    ),
  ),
);

/** Rulings that can be played otherwise: each option away from its default once. */
const houseRules: Trial[] = [
  trial('discarding up to three cards', { levelUpDiscard: 'upTo', character1: 'plex' }),
  trial('Fear on deck', { players: 2, fearOnDeck: true, character1: 'julida', character2: 'julida' }),
];

contractSuite({ describe, it }, 'Unstoppable', [...everyTable, ...houseRules], RARE);
