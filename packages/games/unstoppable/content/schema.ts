import * as z from 'zod';
import { Op } from './ops.ts';

/** What a pack of Unstoppable holds: cards with their names and counts. What they do is not written: text is made from the data. */

const Id = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(40);

/** Of people and for people: letters, no signs that steer a screen. */
const words = (max: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{C}+$/u, 'holds signs that are no text');
const inThreeLanguages = (max: number) => z.strictObject({ en: words(max), cs: words(max), de: words(max) });
export const Name = inThreeLanguages(60);
export type Name = z.infer<typeof Name>;
const Tale = inThreeLanguages(600);

export const Source = z.enum(['rulebook', 'original', 'custom']);

export const FACTIONS = ['council', 'scrappers', 'silver', 'virens'] as const;
export const Faction = z.enum(FACTIONS);
export type Faction = z.infer<typeof Faction>;

export const Kind = z.enum(['tactic', 'ally']);
export type Kind = z.infer<typeof Kind>;

/** A number, or the danger level now (UNS-16.12): `half` rounds down, `plus` comes on top. */
export const Num = z.union([
  z.int().min(0).max(20),
  z.strictObject({
    ref: z.literal('danger'),
    half: z.literal(true).optional(),
    plus: z.int().min(0).max(9).optional(),
  }),
]);
export type Num = z.infer<typeof Num>;

/** Faction keywords before an effect (UNS-17). `unity` and `focus` bind `'X'`. */
export const Keyword = z.union([
  z.enum(['unity', 'focus', 'conspiracy']),
  z.strictObject({ haggle: z.int().min(1).max(9) }),
]);
export type Keyword = z.infer<typeof Keyword>;

/**
 * One symbol of a card. Its operations run in order; the effects of a card and its upgrades in any order (UNS-1.6).
 * `level`: resolves only from this level on (UNS-16.9).
 */
export const Effect = z.strictObject({
  kw: Keyword.optional(),
  level: z.int().min(1).max(6).optional(),
  ops: z.array(Op).min(1),
});
export type Effect = z.infer<typeof Effect>;

export const ThreatKeyword = z.union([
  z.strictObject({ k: z.enum(['fear', 'swift', 'taunt', 'rage']) }),
  z.strictObject({ k: z.literal('madness'), x: z.int().min(1).max(10) }),
]);
export type ThreatKeyword = z.infer<typeof ThreatKeyword>;

/** What an ally in play (or an upgrade on one) changes for its owner, as long as it is in play. */
export const Passive = z.union([
  /** Damage instances of the owner: the `first` of each turn, `each`, or each against a threat on deck. */
  z.strictObject({ mod: z.literal('damage'), n: z.int().min(-3).max(3), when: z.enum(['first', 'each', 'onDeck']) }),
  /** Damage that threats deal to the owner in the threat phase: from the `first` threat, or from `each`, less by n. */
  z.strictObject({ mod: z.literal('shield'), n: z.int().min(1).max(5), when: z.enum(['first', 'each']) }),
  /** Prices of the market, not below 0. */
  z.strictObject({ mod: z.literal('price'), n: z.int().min(-3).max(3) }),
  /** Haggle costs, not below 0. */
  z.strictObject({ mod: z.literal('haggle'), n: z.int().min(-3).max(-1) }),
  /** Fear takes no AP from the owner. */
  z.strictObject({ mod: z.literal('fearless') }),
  /** Up to n armour is kept in cleanup (instead of UNS-12.3). */
  z.strictObject({ mod: z.literal('keepArmour'), n: z.int().min(1).max(10) }),
]);
export type Passive = z.infer<typeof Passive>;

/** What the current story card changes for everybody: all that an ally can, and the threats themselves. */
export const Modifier = z.union([
  ...Passive.options,
  z.strictObject({ mod: z.literal('threatDefence'), n: z.int().min(1).max(3) }),
  z.strictObject({ mod: z.literal('threatAttack'), n: z.int().min(1).max(3) }),
  /** So many more active threats that are not Swift (UNS-12.4). */
  z.strictObject({ mod: z.literal('activeLimit'), n: z.int().min(1).max(2) }),
  /** Every active threat has this keyword, too. */
  z.strictObject({ mod: z.literal('keyword'), keyword: ThreatKeyword }),
]);
export type Modifier = z.infer<typeof Modifier>;

/** `upkeep`: in phase A (UNS-5.3). `defeat`: after the reward of a threat that the owner defeated. Both voluntary. */
export const Trigger = z.strictObject({ on: z.enum(['upkeep', 'defeat']), effect: Effect });
export type Trigger = z.infer<typeof Trigger>;

export const CoreDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  level: z.int().min(0).max(6),
  cost: z.int().min(0).max(6),
  faction: Faction.nullable(),
  kind: Kind,
  /** The character whose card it is. */
  character: Id.optional(),
  /** On play, at most 6. */
  play: z.array(Effect).max(6),
  /** One list for each exhaust symbol (UNS-8.3), allies only. */
  exhaust: z.array(z.array(Effect).min(1).max(4)).max(3),
  /** While in play, allies only. */
  passives: z.array(Passive).max(3),
  triggers: z.array(Trigger).max(3),
});
export type CoreDef = z.infer<typeof CoreDef>;

export const ORIGINS = ['starter', 'ceres2', 'virenos', 'mithras'] as const;
export const ThreatDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  origin: z.enum(ORIGINS),
  /** Human, insect, …, one of `types`; only flavour. */
  type: Id,
  attack: Num,
  defence: Num,
  reward: z.array(Op),
  keywords: z.array(ThreatKeyword),
  /** How many of it there are: planet threats 1 unless told. */
  copies: z.int().min(1).max(13),
});
export type ThreatDef = z.infer<typeof ThreatDef>;

export const UpgradeDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  price: z.int().min(0).max(20),
  notch: z.enum(['top', 'bottom']),
  requires: z.union([Kind, z.literal('any')]),
  discount: z.strictObject({ faction: Faction, n: z.int().min(1).max(9) }).optional(),
  /** The printed symbol; gives no faction (UNS-17.7). */
  mark: Faction.optional(),
  core: z.strictObject({
    /** On play of a tactic, on exhausting an ally (7.5). */
    effects: z.array(Effect).max(3),
    passives: z.array(Passive).max(2),
    /** Change of the card's cost in AP, not below 0. */
    cost: z.int().min(-2).max(0).optional(),
  }),
  threat: z.strictObject({
    attack: z.int().min(0).max(5),
    defence: z.int().min(0).max(5),
    keywords: z.array(ThreatKeyword),
    reward: z.array(Op),
  }),
});
export type UpgradeDef = z.infer<typeof UpgradeDef>;

export const BossCardDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  /** `order-acolyte`, `triumvirate-agent`, …: cards that belong together. */
  group: Id,
  copies: z.int().min(1).max(9),
  attack: Num,
  defence: Num,
  /** On top of the defence for each player beyond the first. */
  defencePerExtraPlayer: z.int().min(0).max(5),
  keywords: z.array(ThreatKeyword),
  /** When its owner draws it (UNS-10.5 step 2). */
  onDrawn: z.array(Op),
  afterDrawn: z.enum(['discard', 'box']),
  /** */
  removable: z.boolean(),
});
export type BossCardDef = z.infer<typeof BossCardDef>;

/** Numbers are for one player; `pay`, `remove`, `discardAlly`, `own` and `defeated` count twice for two (7.8). */
export const Requirement = z.union([
  z.strictObject({ req: z.literal('pay'), n: z.int().min(1).max(20) }),
  /** Cards from hand or discard pile. */
  z.strictObject({ req: z.literal('remove'), n: z.int().min(1).max(3) }),
  /** Ally cards from hand. */
  z.strictObject({ req: z.literal('discardAlly'), n: z.int().min(1).max(3) }),
  /** Cards owned in all zones: of a faction, of a kind, of any one faction, of each faction; or upgrades on all of them. */
  z.strictObject({
    req: z.literal('own'),
    what: z.union([Faction, Kind, z.enum(['oneFaction', 'eachFaction', 'upgrades'])]),
    n: z.int().min(1).max(20),
  }),
  /** Each player takes so much damage. */
  z.strictObject({ req: z.literal('damage'), n: z.int().min(1).max(9) }),
  /** The higher level counts. */
  z.strictObject({ req: z.literal('level'), n: z.int().min(1).max(9) }),
  z.strictObject({ req: z.literal('danger'), n: z.int().min(1).max(3) }),
  /** Threats defeated this turn. */
  z.strictObject({ req: z.literal('defeated'), n: z.int().min(1).max(9) }),
]);
export type Requirement = z.infer<typeof Requirement>;

export const StoryOption = z.strictObject({
  /** `a`, `b`, `c`: the option is `tell:a`. */
  id: z.string().regex(/^[a-z]$/),
  /** The words of the story; so are `tale` and `epilogue` of the card. */
  tale: Tale,
  requires: z.array(Requirement),
  /** Done for the player who levelled up, in duo for each player. */
  ops: z.array(Op),
  /** Number of the next card; an ending has none. */
  next: z.int().min(0).max(99).optional(),
  ending: z.literal(true).optional(),
});
export type StoryOption = z.infer<typeof StoryOption>;

export const StoryCardDef = z.strictObject({
  id: z.int().min(0).max(99),
  name: Name,
  source: Source,
  tale: Tale,
  /** Only in a finale: what comes of its ending. */
  epilogue: Tale.optional(),
  modifiers: z.array(Modifier).max(3),
  /** For every player in each upkeep. */
  upkeep: z.array(Op),
  options: z.array(StoryOption).min(1).max(3),
});
export type StoryCardDef = z.infer<typeof StoryCardDef>;

export const BORDERS = ['green', 'yellow', 'red'] as const;
export const DangerSpace = z.strictObject({
  level: z.int().min(0).max(9),
  border: z.enum(BORDERS).optional(),
  effect: z.enum(['remove', 'market']).optional(),
});
export type DangerSpace = z.infer<typeof DangerSpace>;

export const DIFFICULTIES = ['normal', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Groups from top to bottom, each shuffled by itself: `[[{ card: 'order-acolyte', n: 5 }, { card: 'order-archivist', n: 5 }]]`. */
const Groups = z.array(z.array(z.strictObject({ card: Id, n: z.int().min(1).max(9) })).min(1));
const Origins = z.array(z.enum(ORIGINS)).min(1);

export const BossMatDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  /** From the start space on; Maximum Danger comes after the last one. */
  track: z.array(DangerSpace).min(2).max(40),
  /** `bossDamage` per player. */
  victory: z.union([
    z.strictObject({ bossDamage: z.int().min(1).max(99) }),
    z.strictObject({ ending: z.literal(true) }),
  ]),
  bossDeck: z.strictObject({ solo: Groups, duo: Groups }),
  threatDeck: z.strictObject({ solo: Origins, duo: Origins }),
  /** Step 4 of levelling up, for the player who did. */
  onLevelUp: z.array(Op),
});
export type BossMatDef = z.infer<typeof BossMatDef>;

export const CharacterDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  /** Core cards A, B and C. */
  cards: z.tuple([Id, Id, Id]),
});
export type CharacterDef = z.infer<typeof CharacterDef>;

/**
 * So many cards of a list have these values (copies counted): `{ of: 'cores', where: { level: 1 }, n: 20 }`. A pack that
 * extends another promises for the whole of both.
 */
export const Expectation = z.strictObject({
  of: z.enum(['cores', 'starters', 'characters', 'threats', 'upgrades', 'bossCards', 'story', 'bosses']),
  where: z.record(z.string(), z.union([z.string(), z.int()])),
  n: z.int().min(0).max(999),
});
export type Expectation = z.infer<typeof Expectation>;

/** Effects are known by small numbers: the upgrade above, the one below, the symbol. */
const MOST_UPGRADES = 120;

export const PackDef = z.strictObject({
  id: Id,
  /** What the pack promises about itself; tests hold it to that. */
  expects: z.array(Expectation).default([]),
  /** Levels 1–6, one copy each; level 0 in `starters`. */
  cores: z.array(CoreDef),
  /** Strike, Handful of Credits, and the character cards. */
  starters: z.array(CoreDef),
  /** The part of a starting deck that is the same for everybody: core and threat in one sleeve, n times. */
  sleeves: z.array(z.strictObject({ core: Id, threat: Id, n: z.int().min(1).max(12) })),
  /** Threats behind the character cards A, B and C. */
  characterBacks: z.tuple([Id, Id, Id]),
  characters: z.array(CharacterDef).min(1),
  threats: z.array(ThreatDef),
  /** Kinds of creatures. */
  types: z.array(z.strictObject({ id: Id, name: Name })),
  upgrades: z.array(UpgradeDef).max(MOST_UPGRADES),
  bossCards: z.array(BossCardDef),
  story: z.array(StoryCardDef),
  bosses: z.array(BossMatDef),
});
export type PackDef = z.infer<typeof PackDef>;
