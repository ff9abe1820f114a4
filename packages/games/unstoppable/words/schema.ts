import { explained } from '@starhold/kernel';
import * as z from 'zod';
import { Op } from '../content/ops.ts';
import { Effect, Num, Passive, ThreatKeyword, Trigger } from '../content/schema.ts';
import { Options } from '../options.ts';
import { MEANINGS, PLAYER_MEANINGS } from './meanings.ts';

/** The words in which cases speak about Unstoppable: `given` builds a position from them, `then` is told in them. */

/** A card: a core id (with a plain threat behind it), or its halves and upgrades. A boss card has no core. */
const CardWord = z.union([
  z.string(),
  z.strictObject({
    core: z.string().optional(),
    threat: z.string().optional(),
    top: z.string().optional(),
    bottom: z.string().optional(),
    damage: z.int().min(0).optional(),
    exhausted: z.boolean().optional(),
    as: z.string().optional(),
  }),
]);
export type CardWord = z.infer<typeof CardWord>;

const CoreWord = z.strictObject({
  cost: z.int().default(0),
  level: z.int().default(0),
  faction: z.enum(['council', 'scrappers', 'silver', 'virens']).nullable().default(null),
  kind: z.enum(['tactic', 'ally']).default('tactic'),
  play: z.array(Effect).default([]),
  exhaust: z.array(z.array(Effect)).default([]),
  passives: z.array(Passive).default([]),
  triggers: z.array(Trigger).default([]),
});
const ThreatWord = z.strictObject({
  attack: Num,
  defence: Num,
  reward: z.array(Op).default([]),
  keywords: z.array(ThreatKeyword).default([]),
});
const UpgradeWord = z.strictObject({
  price: z.int().default(1),
  notch: z.enum(['top', 'bottom']).default('top'),
  requires: z.enum(['tactic', 'ally', 'any']).default('any'),
  discount: z.strictObject({ faction: z.enum(['council', 'scrappers', 'silver', 'virens']), n: z.int() }).optional(),
  mark: z.enum(['council', 'scrappers', 'silver', 'virens']).optional(),
  effects: z.array(Effect).default([]),
  passives: z.array(Passive).default([]),
  cost: z.int().optional(),
  attack: z.int().default(0),
  defence: z.int().default(0),
  keywords: z.array(ThreatKeyword).default([]),
  reward: z.array(Op).default([]),
});

/** Slots of effects on one card, as the counter of repetitions tells them apart. */
export const EFFECT_SLOTS = 128;

const playerGivenWords = {
  health: z.int().optional(),
  armour: z.int().optional(),
  ap: z.int().optional(),
  credits: z.int().optional(),
  level: z.int().optional(),
  draft: z.int().optional(),
  deck: z.array(CardWord).optional(),
  battlefield: z.array(CardWord).optional(),
  hand: z.array(CardWord).optional(),
  play: z.array(CardWord).optional(),
  discard: z.array(CardWord).optional(),
  defeated: z.int().optional(),
};
const PlayerGiven = z.strictObject(explained(playerGivenWords, PLAYER_MEANINGS));
export type PlayerGiven = z.infer<typeof PlayerGiven>;

/** The options as words: none has a default here, so the number of players can follow from `p`. */
const OptionWords = z.strictObject(
  Object.fromEntries(Object.entries(Options.shape).map(([name, option]) => [name, option.unwrap().optional()])),
) as unknown as z.ZodType<Partial<Options>>;

const MOMENTS = ['setup', 'upkeep', 'selection', 'action', 'threat', 'cleanup', 'danger'] as const;

const Ids = z.array(z.string());

const givenWords = {
  moment: z.enum(MOMENTS),
  options: OptionWords.optional(),
  cores: z.record(z.string(), CoreWord).optional(),
  threats: z.record(z.string(), ThreatWord).optional(),
  upgrades: z.record(z.string(), UpgradeWord).optional(),
  turn: z.int().optional(),
  me: PlayerGiven.optional(),
  p: z.array(PlayerGiven).max(2).optional(),
  market: z.array(z.string().nullable()).max(6).optional(),
  upgradeDeck: Ids.optional(),
  coreDecks: z.array(Ids).max(6).optional(),
  threatDeck: Ids.optional(),
  reserve: Ids.optional(),
  bossDeck: Ids.optional(),
  bossDamage: z.int().optional(),
  danger: z.int().min(0).optional(),
  story: z.int().optional(),
  levelUps: z.int().optional(),
  repeated: z
    .array(
      z.tuple([
        z.string(),
        z
          .int()
          .min(0)
          .max(EFFECT_SLOTS - 1),
        z.int(),
      ]),
    )
    .optional(),
  innerStrength: z.int().optional(),
  won: z.strictObject({ turns: z.int().optional(), levels: z.array(z.int()) }).optional(),
};
export const Given = z.strictObject(explained(givenWords, MEANINGS));
export type Given = z.infer<typeof Given>;

const playerThenWords = {
  health: z.int(),
  armour: z.int(),
  ap: z.int(),
  credits: z.int(),
  level: z.int(),
  draft: z.int(),
  deckSize: z.int(),
  onDeck: z.unknown(),
  battlefield: z.array(z.unknown()),
  hand: z.array(z.unknown()),
  play: z.array(z.unknown()),
  discard: z.array(z.unknown()),
  handSize: z.int(),
  discardSize: z.int(),
  defeated: z.int(),
};
const PlayerThen = z.strictObject(explained(playerThenWords, PLAYER_MEANINGS)).partial();

const thenWords = {
  turn: z.int(),
  phase: z.string(),
  me: PlayerThen,
  p: z.record(z.string(), PlayerThen),
  market: z.array(z.string().nullable()),
  upgradeDeckSize: z.int(),
  coreDecks: z.array(Ids),
  threatDeckSize: z.int(),
  reserveSize: z.int(),
  bossDeckSize: z.int(),
  bossDamage: z.int(),
  danger: z.int(),
  dangerLevel: z.int(),
  turnsLeft: z.int(),
  story: z.int().nullable(),
  box: z.array(z.unknown()),
  innerStrength: z.int(),
  won: z.boolean(),
  score: z.record(z.string(), z.int()),
  over: z.string(),
  end: z.string(),
};
/** Each may be left out. */
export const Then = z.strictObject(explained(thenWords, MEANINGS)).partial();
