import { named } from '../make.ts';
import type { BossMatDef } from '../schema.ts';
import { TRACKS } from '../tracks/index.ts';

export { BOSS_CARDS } from './cards.ts';

/** Rules file 7.6 to 7.8: boss mats. Victory numbers are facts, the rest is original. */
const ORDER = [
  [
    { card: 'order-acolyte', n: 5 },
    { card: 'order-archivist', n: 5 },
  ],
];

/** From top to bottom: the underlings come first, the three heads last. */
const hierarchy = (informants: number, agents: number, enforcers: number): BossMatDef['bossDeck']['solo'] => [
  [{ card: 'triumvirate-informants', n: informants }],
  [{ card: 'triumvirate-agent', n: agents }],
  [{ card: 'triumvirate-enforcer', n: enforcers }],
  [
    { card: 'sevrin-kroll', n: 1 },
    { card: 'ysolde-marr', n: 1 },
    { card: 'dragan-ott', n: 1 },
  ],
];

const ALL_PLANETS: BossMatDef['threatDeck']['duo'] = ['ceres2', 'virenos', 'mithras'];

export const BOSSES: BossMatDef[] = [
  named(
    {
      id: 'harbinger',
      source: 'rulebook',
      track: TRACKS.harbinger,
      victory: { bossDamage: 12 },
      bossDeck: { solo: ORDER, duo: ORDER },
      threatDeck: { solo: ['ceres2', 'virenos'], duo: ALL_PLANETS },
      onLevelUp: [
        { op: 'when', if: { level: 4 }, then: [{ op: 'bossCards', n: 2 }], else: [{ op: 'bossCards', n: 1 }] },
      ],
    },
    { en: 'The Harbinger', cs: 'Zvěstovatel zkázy', de: 'Der Unheilsbote' },
  ),
  named(
    {
      id: 'triumvirate',
      source: 'rulebook',
      track: TRACKS.triumvirate,
      victory: { bossDamage: 5 },
      bossDeck: { solo: hierarchy(2, 2, 2), duo: hierarchy(4, 3, 3) },
      threatDeck: { solo: ['ceres2', 'mithras'], duo: ALL_PLANETS },
      onLevelUp: [{ op: 'bossCards', n: 2 }],
    },
    { en: 'The Triumvirate', cs: 'Triumvirát', de: 'Das Triumvirat' },
  ),
  named(
    {
      id: 'duomo',
      source: 'rulebook',
      track: TRACKS.duomo,
      victory: { ending: true },
      // its boss deck is the story: numbered, never shuffled, never in a player's deck
      bossDeck: { solo: [], duo: [] },
      threatDeck: { solo: ['virenos', 'mithras'], duo: ALL_PLANETS },
      onLevelUp: [{ op: 'story' }],
    },
    { en: 'Duomo’s Menace', cs: 'Duomin postrach', de: 'Duomos Schrecken' },
  ),
];
