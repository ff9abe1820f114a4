import { contractSuite, type Trial } from '@starhold/kernel/testing';
import { describe, it } from 'vitest';
import { BOSSES, DIFFICULTIES } from '../content/index.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';
import { gameText } from '../text/index.ts';
import type { BosView } from '../view.ts';
import { randomPosition } from './support/positions.ts';

/** Words that are command cards and upgrade paths or effects at once; seeing the word tells nothing about a hand. */
const PUBLIC_WORDS = ['laser', 'heal', 'none'];
const IDLE = ['flip', 'keep', 'go'];

/** What random games hardly ever reach; the random positions of all trials together must. */
const RARE = [
  'bossEntered bossHit bossMoved bossFlipped bossEmp bossHealed bossRevealed commandSkipped lineBroken rowClosed',
  'dangersRetired absorbed upgraded summoned cardsAdded cardRemoved swapped heatIgnored crewUsed commandsReshuffled',
  'dangersReshuffled missed xpLost discarded over:win over:loss',
  'ask:newCards ask:hack ask:aim ask:pull ask:teleport ask:branch ask:dodge ask:heat ask:upgrade ask:remove',
].flatMap((names) => names.split(' '));

function trial(name: string, raw: Record<string, unknown>): Trial {
  const options = Options.parse(raw);
  return {
    name,
    rules,
    options,
    games: 6,
    positions: { count: 14, answers: 40, make: (seed) => randomPosition(options, seed) },
    idle: IDLE,
    publicWords: PUBLIC_WORDS,
    // Uids are given on entry and never again; no handle of a card that can be shuffled is ever sent.
    without: ['handles'],
    // The discarded hand is seen by all, even when the deck runs out and it is shuffled away at once (BOS-20.4).
    passing: ['refreshed'],
    speaks: { prompt: (view, decision) => gameText.prompt(view as BosView, decision, 'en') },
    every: 8,
  };
}

const everyTable: Trial[] = [1, 2, 3, 4, 5].flatMap((players) =>
  DIFFICULTIES.map((difficulty, i) => {
    const boss = BOSSES[(players + i) % BOSSES.length].id;
    return trial(`${players} players, ${difficulty}, ${boss}`, { players, difficulty, boss });
  }),
);

/** Rulings that can be played otherwise: each option away from its default once. */
const houseRules: Trial[] = [
  trial('a hidden boss', { players: 2, bossSelection: 'hidden' }),
  trial('a random boss', { players: 1, bossSelection: 'random' }),
  trial('chosen upgraded cards', { players: 3, upgradedCards: 'choice' }),
  trial('five cards, one removed', { players: 5, fivePlayers: 'captainRemovesOne' }),
  trial('column by column', { players: 2, activationOrder: 'columnMajor' }),
  trial('dangers that come back', { players: 2, dangerRetirement: 'resuming', boss: 'mender-colossus' }),
  trial('a quiet table', { players: 4, muteDuringArrangement: true, pings: false }),
];

contractSuite({ describe, it }, "Bossin' Space", [...everyTable, ...houseRules], RARE);
