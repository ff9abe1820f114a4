import type { NamedOptions, SuitePlan } from '@starhold/effects/testing';
import { plain } from '@starhold/effects/text';
import { DIFFICULTIES, type Difficulty } from '../../content/index.ts';
import type { Options } from '../../options.ts';
import { causeName, VERBS } from '../../text/index.ts';
import type { BosView } from '../../view.ts';
import { BASE } from './play.ts';
import { randomPosition } from './positions.ts';

/** Every number of players at every difficulty; a boss comes to each number in turn. */
const GRID: NamedOptions[] = [1, 2, 3, 4, 5].flatMap((players) =>
  DIFFICULTIES.map((difficulty, i) => {
    const boss = BASE.bosses[(players + i) % BASE.bosses.length].id;
    return { name: `${players} players, ${difficulty}, ${boss}`, raw: { players, difficulty, boss } };
  }),
);

/** Rulings that can be played otherwise: each option away from its default once. */
const HOUSE_RULES: NamedOptions[] = [
  { name: 'a hidden boss', raw: { players: 2, bossSelection: 'hidden' } },
  { name: 'a random boss', raw: { players: 1, bossSelection: 'random' } },
  { name: 'chosen upgraded cards', raw: { players: 3, upgradedCards: 'choice' } },
  { name: 'five cards, one removed', raw: { players: 5, fivePlayers: 'captainRemovesOne' } },
  { name: 'column by column', raw: { players: 2, activationOrder: 'columnMajor' } },
  { name: 'dangers that come back', raw: { players: 2, dangerRetirement: 'resuming', boss: 'mender-colossus' } },
  { name: 'a quiet table', raw: { players: 4, muteDuringArrangement: true, pings: false } },
];

export const EVERY_TABLE: NamedOptions[] = [...GRID, ...HOUSE_RULES];

/** Each number of players at one difficulty: all difficulties and all bosses are met. */
export const SELECTION: NamedOptions[] = [
  ...GRID.filter(({ raw }) => {
    const { players, difficulty } = raw as { players: number; difficulty: Difficulty };
    return DIFFICULTIES.indexOf(difficulty) === (players + 1) % DIFFICULTIES.length;
  }),
  ...HOUSE_RULES,
];

/** What Bossin' Space says about itself beyond its module. */
export const PLAN: SuitePlan = {
  trial: {
    idle: ['flip', 'keep', 'go'],
    // Command cards and upgrade paths or effects at once: seeing the word tells nothing about a hand.
    publicWords: ['laser', 'heal', 'none'],
    // The discarded hand is seen by all, even when the deck runs out and it is shuffled away at once (BOS-20.4).
    passing: ['refreshed'],
    every: 8,
  },
  positions: { count: 14, answers: 40, make: (options, seed) => randomPosition(options as Options, seed) },
  rare: [
    'bossEntered bossHit bossMoved bossFlipped bossEmp bossHealed bossRevealed commandSkipped lineBroken rowClosed',
    'dangersRetired absorbed upgraded summoned cardsAdded cardRemoved swapped heatIgnored crewUsed commandsReshuffled',
    'dangersReshuffled missed xpLost discarded over:win over:loss',
    'ask:newCards ask:hack ask:aim ask:pull ask:teleport ask:branch ask:dodge ask:heat ask:upgrade ask:remove',
  ].flatMap((names) => names.split(' ')),
  tiesByOrder: true,
  games: 1,
  answers: 120,
  beside: (view, event, lang) => plain(causeName(view as BosView, event.cause || 'round', lang)),
  verbs: VERBS,
  // Where nothing can be done, and what single cards offer: read in text-messages.test.ts.
  unread: ['none', 'do', 'skip', 'steer'],
  // What is printed beside the name tells danger cards apart.
  sameNames: ['danger'],
};
