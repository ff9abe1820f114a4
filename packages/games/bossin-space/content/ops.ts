import { controlSchema, countedSchema, type Lexicon, type Operation } from '@starhold/effects';
import * as z from 'zod';

/** The vocabulary of Bossin' Space. One definition gives the types, the validation of packs and the JSON Schema. */

const Col = z.int().min(1).max(4);
const Count = z.int().min(1).max(9);

/** Facts an amount can count: levels of an upgrade path. */
export const Fact = z.enum(['rockets', 'laser']);
export type Fact = z.infer<typeof Fact>;

export const Amount = z.union([Count, countedSchema(Fact).omit({ by: true })]);
export type Amount = z.infer<typeof Amount>;

/** Groups a for-each can walk through. Both are fixed when the for-each starts. */
export const Group = z.enum(['enemies', 'enemiesInLastRow']);
export type Group = z.infer<typeof Group>;

export const Condition = z.strictObject({ shipIn: Col });
export type Condition = z.infer<typeof Condition>;

const Own = z.discriminatedUnion('op', [
  // command cards
  z.strictObject({ op: z.literal('moveShip'), by: z.int().min(-3).max(3) }),
  z.strictObject({ op: z.literal('teleport') }),
  z.strictObject({ op: z.literal('healShip'), n: Count }),
  z.strictObject({ op: z.literal('hit'), n: Amount, at: z.enum(['shipColumn', 'anyColumn']) }),
  z.strictObject({ op: z.literal('pull') }),
  z.strictObject({ op: z.literal('skipDanger') }),
  z.strictObject({ op: z.literal('destroyIt') }),
  // danger cards
  z.strictObject({ op: z.literal('activateIt') }),
  z.strictObject({ op: z.literal('attackColumns'), cols: z.array(Col).min(1).max(4) }),
  z.strictObject({ op: z.literal('shift'), from: Col, to: Col }),
  z.strictObject({ op: z.literal('newEnemies') }),
  // enemies and bosses
  z.strictObject({ op: z.literal('damageShip'), n: Count }),
  z.strictObject({ op: z.literal('moveSelf'), dir: z.enum(['left', 'right', 'away', 'toward']) }),
  z.strictObject({ op: z.literal('heat'), n: Count }),
  z.strictObject({ op: z.literal('attack'), reach: z.union([z.literal(0), z.literal(1)]) }),
  z.strictObject({ op: z.literal('summon') }),
  z.strictObject({ op: z.literal('xp'), n: z.int().min(-9).max(9) }),
  z.strictObject({ op: z.literal('discardSelf') }),
  // bosses only
  z.strictObject({ op: z.literal('skipCommand') }),
  z.strictObject({ op: z.literal('flipBoss') }),
  z.strictObject({ op: z.literal('healBoss'), n: Count }),
]);
export type Own = z.infer<typeof Own>;

export interface BosLexicon extends Lexicon<Fact> {
  own: Own;
  condition: Condition;
  amount: Amount;
  group: Group;
  cost: never;
}

export type Op = Operation<BosLexicon>;
export const Op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion('op', [
    ...controlSchema({
      op: Op,
      condition: Condition,
      amount: Amount,
      group: Group,
      id: z.string().max(40),
      least: 0,
    }),
    ...Own.options,
  ]),
);
