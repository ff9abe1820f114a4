import * as z from 'zod';
import { Op } from './ops.ts';

/** What a pack of Bossin' Space holds. Names and text are not here: text is made from `ops`, names live in `text/`. */

const Source = z.enum(['rulebook', 'original', 'custom']);

export const CommandDef = z.strictObject({
  id: z.string().max(40),
  source: Source,
  /** Heat the card causes before its effect (BOS-5.5). */
  heat: z.int().min(0).max(2),
  /** Copies in the base deck and in the upgraded stack. */
  base: z.int().min(0).max(20),
  upgraded: z.int().min(0).max(20),
  ops: z.array(Op),
});
export type CommandDef = z.infer<typeof CommandDef>;

const DANGER_KINDS = ['activation', 'attack', 'move', 'newEnemies', 'silence', 'help'] as const;
export const DangerDef = z.strictObject({
  id: z.string().max(40),
  source: Source,
  kind: z.enum(DANGER_KINDS),
  set: z.enum(['core', 'silence', 'help', 'hard']),
  ops: z.array(Op),
});
export type DangerDef = z.infer<typeof DangerDef>;

export const EnemyDef = z.strictObject({
  id: z.string().max(40),
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
  id: z.string().max(40),
  source: Source,
  /** Number on the box, 1 = the one for a first game. */
  number: z.int().min(1).max(9),
  hp: z.int().min(1).max(10),
  sides: z.tuple([BossSide, BossSide]),
  preferred: z.enum(['left', 'right', 'none']),
  /** Its four danger cards, by timeline position (BOS-16.1). */
  cards: z.tuple([z.array(Op), z.array(Op), z.array(Op), z.array(Op)]),
});
export type BossDef = z.infer<typeof BossDef>;

export const CREW = ['gunner', 'scientist', 'hacker', 'pilot', 'mechanic'] as const;
export type CrewId = (typeof CREW)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const PackDef = z.strictObject({
  id: z.string().max(80),
  heatMax: z.int().min(3).max(12),
  startLife: z.int().min(1).max(9),
  startColumn: z.int().min(1).max(4),
  /** Fewer than the 11 upgrade spaces (BOS-18.11), so a cube always finds one. */
  cubes: z.array(z.int().min(1).max(20)).max(10),
  /** Enemies of class 1, 2, 3 in the deck. */
  enemyDeck: z.record(z.enum(DIFFICULTIES), z.tuple([z.int(), z.int(), z.int()])),
  dangerSets: z.record(z.enum(DIFFICULTIES), z.array(z.enum(['core', 'silence', 'help', 'hard']))),
  commands: z.array(CommandDef),
  dangers: z.array(DangerDef),
  enemies: z.array(EnemyDef),
  bosses: z.array(BossDef),
});
export type PackDef = z.infer<typeof PackDef>;
