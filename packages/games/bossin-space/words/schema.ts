import { explained } from '@starhold/kernel';
import * as z from 'zod';
import { CREW } from '../content/index.ts';
import { Op } from '../content/ops.ts';
import { Options } from '../options.ts';
import { SLOT_ORDER } from '../rules/rulings.ts';
import { MEANINGS } from './meanings.ts';

/** The words in which cases speak about Bossin' Space: `given` builds a position from them, `then` is told in them. */

const EnemyWord = z.union([
  z.string(),
  z.strictObject({ type: z.string(), damage: z.int().min(0).optional(), as: z.string().optional() }),
]);
const TypeWord = z.strictObject({
  hp: z.int(),
  attack: z.int(),
  xp: z.int().default(1),
  tier: z.int().default(1),
  shield: z.boolean().default(false),
  ops: z.array(Op).default([]),
});
const Levels = z.strictObject({
  rockets: z.int().optional(),
  laser: z.int().optional(),
  deck: z.int().optional(),
  life: z.int().optional(),
});
const Kinds = z.array(z.string());
/**
 * The options as words: none has a default here, so the number of players can follow from crew and hands. Which bosses
 * there are is for the pack to say.
 */
const OptionWords = z.strictObject({
  ...Object.fromEntries(Object.entries(Options.shape).map(([name, option]) => [name, option.unwrap().optional()])),
  boss: z.string().max(40).optional(),
}) as unknown as z.ZodType<Partial<Options>>;
const MOMENTS = ['setup', 'start', 'danger', 'selection', 'arrangement', 'execution', 'upkeep'] as const;

const givenWords = {
  moment: z.enum(MOMENTS),
  options: OptionWords.optional(),
  types: z.record(z.string(), TypeWord).optional(),
  dangerTypes: z.record(z.string(), z.array(Op)).optional(),
  bossCards: z.tuple([z.array(Op), z.array(Op), z.array(Op), z.array(Op)]).optional(),
  bossPrefers: z.enum(['left', 'right', 'none']).optional(),
  round: z.int().optional(),
  captain: z.int().optional(),
  crew: z.array(z.enum(CREW)).optional(),
  crewUsed: z.boolean().optional(),
  ship: z.int().min(1).max(4).optional(),
  life: z.int().optional(),
  intact: z.int().optional(),
  heat: z.int().optional(),
  xp: z.int().optional(),
  cubes: z.array(z.int()).optional(),
  levels: Levels.optional(),
  c1: z.array(EnemyWord).optional(),
  c2: z.array(EnemyWord).optional(),
  c3: z.array(EnemyWord).optional(),
  c4: z.array(EnemyWord).optional(),
  closedRows: z.int().min(0).max(3).optional(),
  boss: z.strictObject({ column: z.int(), hp: z.int().optional(), side: z.int().min(1).max(2).optional() }).optional(),
  bossRevealed: z.boolean().optional(),
  enemyDeck: Kinds.optional(),
  enemyDiscard: Kinds.optional(),
  dangerDeck: Kinds.optional(),
  dangerDiscard: Kinds.optional(),
  commandDeck: Kinds.optional(),
  commandDiscard: Kinds.optional(),
  upgradedStack: Kinds.optional(),
  hands: z.array(Kinds).optional(),
  pool: Kinds.optional(),
  commands: z.array(z.string().nullable()).max(4).optional(),
  dangers: z.array(z.string().nullable()).max(4).optional(),
  retired: z.boolean().optional(),
  slot: z.int().min(1).max(4).optional(),
  step: z.enum(SLOT_ORDER).optional(),
};
export const Given = z.strictObject(explained(givenWords, MEANINGS));
export type Given = z.infer<typeof Given>;

const thenWords = {
  round: z.int(),
  phase: z.string(),
  captain: z.int(),
  crewUsed: z.boolean(),
  ship: z.int(),
  life: z.int(),
  intact: z.int(),
  heat: z.int(),
  xp: z.int(),
  cubes: z.array(z.int()),
  levels: Levels,
  c1: z.array(EnemyWord),
  c2: z.array(EnemyWord),
  c3: z.array(EnemyWord),
  c4: z.array(EnemyWord),
  closedRows: z.int(),
  boss: z.strictObject({ column: z.int(), hp: z.int(), side: z.int() }).partial().nullable(),
  bossRevealed: z.boolean(),
  enemyDeck: Kinds,
  enemyDeckSize: z.int(),
  enemyDiscard: Kinds,
  dangerDeckSize: z.int(),
  dangerDiscard: Kinds,
  commandDeckSize: z.int(),
  commandDeckTop: Kinds,
  commandDiscard: Kinds,
  upgradedStackSize: z.int(),
  hands: z.array(Kinds),
  handSizes: z.array(z.int()),
  commands: z.array(z.string().nullable()),
  dangers: z.array(z.string().nullable()),
  slots: z.array(z.string()),
  retired: z.boolean(),
  over: z.string(),
  end: z.string(),
};
/** Each may be left out. */
export const Then = z.strictObject(explained(thenWords, MEANINGS)).partial();
