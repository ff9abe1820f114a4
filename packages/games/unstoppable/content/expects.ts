import { type Expectation, FACTIONS } from './schema.ts';

/** What the base pack promises about itself: rules file 2.2 and 7.2 to 7.8. */

const PER_LEVEL = [20, 20, 16, 16, 16, 12];
/** Of each faction at levels 1 to 6. */
const PER_FACTION = [
  { tactic: 3, ally: 2 },
  { tactic: 3, ally: 2 },
  { tactic: 2, ally: 2 },
  { tactic: 2, ally: 2 },
  { tactic: 3, ally: 1 },
  { tactic: 2, ally: 1 },
];
const KINDS = ['tactic', 'ally'] as const;
const BOSS_GROUPS = {
  'order-acolyte': 5,
  'order-archivist': 5,
  'triumvirate-informants': 4,
  'triumvirate-agent': 3,
  'triumvirate-enforcer': 3,
  'triumvirate-head': 3,
};

const expect = (of: Expectation['of'], n: number, where: Expectation['where'] = {}): Expectation => ({ of, where, n });

export const EXPECTS: Expectation[] = [
  ...PER_LEVEL.map((n, i) => expect('cores', n, { level: i + 1 })),
  ...FACTIONS.flatMap((faction) =>
    PER_FACTION.flatMap((split, i) =>
      KINDS.map((kind) => expect('cores', split[kind], { faction, level: i + 1, kind })),
    ),
  ),
  expect('characters', 4),
  expect('starters', 14),
  ...['kai', 'zephyr', 'plex', 'julida'].map((character) => expect('starters', 3, { character })),
  expect('threats', 26, { origin: 'starter' }),
  ...['ceres2', 'virenos', 'mithras'].map((origin) => expect('threats', 13, { origin })),
  ...['top', 'bottom'].flatMap((notch) =>
    [...KINDS, 'any'].map((requires) => expect('upgrades', 6, { notch, requires })),
  ),
  ...Object.entries(BOSS_GROUPS).map(([group, n]) => expect('bossCards', n, { group })),
  expect('story', 23),
  expect('bosses', 3),
];
