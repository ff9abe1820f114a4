import * as z from 'zod';
import { Name } from './names.ts';
import { Op } from './ops.ts';

/** What a pack of Bossin' Space holds. The text of a card is not here: it is made from its operations. */

/** Ids are keys of tables: names that every table has by itself would find something there. */
const Id = z
  .string()
  .regex(/^[\w-]+$/, 'letters, digits, _ and - only')
  .max(40)
  .refine((id) => !(id in {}), 'this word is taken');
const Source = z.enum(['rulebook', 'original', 'custom']);
const Ops = z.array(Op).max(20);
const MOST_CARDS = 200;

export const CommandDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  /** Where the rules explain it. */
  rule: z
    .string()
    .regex(/^BOS-\d+\.\d+$/, 'a rule, like BOS-6.6')
    .optional(),
  /** Heat the card causes before its effect (BOS-5.5). */
  heat: z.int().min(0).max(2),
  /** Copies in the base deck and in the upgraded stack. */
  base: z.int().min(0).max(20),
  upgraded: z.int().min(0).max(20),
  ops: Ops,
});
export type CommandDef = z.infer<typeof CommandDef>;

const DANGER_KINDS = ['activation', 'attack', 'move', 'newEnemies', 'silence', 'help'] as const;
const DANGER_SETS = ['core', 'silence', 'help', 'hard'] as const;
export const DangerDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  kind: z.enum(DANGER_KINDS),
  set: z.enum(DANGER_SETS),
  ops: Ops,
});
export type DangerDef = z.infer<typeof DangerDef>;

export const EnemyDef = z.strictObject({
  id: Id,
  name: Name,
  source: Source,
  tier: z.int().min(1).max(3),
  hp: z.int().min(1).max(9),
  attack: z.int().min(0).max(9),
  xp: z.int().min(0).max(9),
  shield: z.boolean(),
  copies: z.int().min(0).max(9),
  /** On activation, in order; each entry is one effect of the card (BOS-12.3). */
  ops: z.array(Op).max(2),
});
export type EnemyDef = z.infer<typeof EnemyDef>;

const BossSide = z.strictObject({ attack: z.int().min(0).max(9), shield: z.boolean() });

export const BossDef = z.strictObject({
  id: Id,
  name: Name,
  /** What it is like, in a sentence, for those who choose one. */
  character: Name,
  source: Source,
  /** Number on the box, 1 = the one for a first game. */
  number: z.int().min(1).max(9),
  hp: z.int().min(1).max(10),
  sides: z.tuple([BossSide, BossSide]),
  preferred: z.enum(['left', 'right', 'none']),
  /** Its four danger cards, by timeline position (BOS-16.1). */
  cards: z.tuple([Ops, Ops, Ops, Ops]),
});
export type BossDef = z.infer<typeof BossDef>;

export const CREW = ['gunner', 'scientist', 'hacker', 'pilot', 'mechanic'] as const;
export type CrewId = (typeof CREW)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const Count = z.int().min(0).max(MOST_CARDS);
/** One number for each class of enemies. */
const ByClass = z.tuple([Count, Count, Count]);

/** How many cards of each kind the pack says it has; whoever builds it holds it to that. */
export const Expects = z.strictObject({
  commands: Count,
  upgraded: Count,
  dangers: z.strictObject({ core: Count, silence: Count, help: Count, hard: Count }),
  enemies: ByClass,
  bosses: Count,
});
export type Expects = z.infer<typeof Expects>;

export const PackDef = z.strictObject({
  id: Id,
  expects: Expects.optional(),
  heatMax: z.int().min(3).max(12),
  startLife: z.int().min(1).max(9),
  startColumn: z.int().min(1).max(4),
  /** Fewer than the 11 upgrade spaces (BOS-18.11), so a cube always finds one. */
  cubes: z.array(z.int().min(1).max(20)).max(10),
  /** Enemies of class 1, 2, 3 in the deck. */
  enemyDeck: z.record(z.enum(DIFFICULTIES), ByClass),
  dangerSets: z.record(z.enum(DIFFICULTIES), z.array(z.enum(DANGER_SETS))),
  commands: z.array(CommandDef).max(MOST_CARDS),
  dangers: z.array(DangerDef).max(MOST_CARDS),
  enemies: z.array(EnemyDef).max(MOST_CARDS),
  bosses: z.array(BossDef).min(1).max(MOST_CARDS),
});
export type PackDef = z.infer<typeof PackDef>;
