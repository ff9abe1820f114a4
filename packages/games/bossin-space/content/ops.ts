import * as z from 'zod';

/** The vocabulary of Bossin' Space. One definition gives the types, the validation of packs and the JSON Schema. */

const Col = z.int().min(1).max(4);
const Count = z.int().min(1).max(9);

/** Facts an amount can count: levels of an upgrade path. */
export const Fact = z.enum(['rockets', 'laser']);
export type Fact = z.infer<typeof Fact>;

export const Amount = z.union([
  Count,
  z.strictObject({ base: z.int(), per: Fact, each: z.int(), max: z.int().optional() }),
]);
export type Amount = z.infer<typeof Amount>;

/** Groups a for-each can walk through. Both are fixed when the for-each starts. */
export const Group = z.enum(['enemies', 'enemiesInLastRow']);
export type Group = z.infer<typeof Group>;

export const Condition = z.strictObject({ shipIn: Col });
export type Condition = z.infer<typeof Condition>;

export type Op =
  | { op: 'when'; if: Condition; then: Op[]; else?: Op[] | undefined }
  | { op: 'choose'; of: { id: string; do: Op[] }[] }
  | { op: 'may'; do: Op[] }
  | { op: 'repeat'; n: Amount; do: Op[] }
  | { op: 'each'; of: Group; do: Op[] }
  // command cards
  | { op: 'moveShip'; by: number }
  | { op: 'teleport' }
  | { op: 'healShip'; n: number }
  | { op: 'hit'; n: Amount; at: 'shipColumn' | 'anyColumn' }
  | { op: 'pull' }
  | { op: 'skipDanger' }
  | { op: 'destroyIt' }
  // danger cards
  | { op: 'activateIt' }
  | { op: 'attackColumns'; cols: number[] }
  | { op: 'shift'; from: number; to: number }
  | { op: 'newEnemies' }
  // enemies and bosses
  | { op: 'damageShip'; n: number }
  | { op: 'moveSelf'; dir: 'left' | 'right' | 'away' | 'toward' }
  | { op: 'heat'; n: number }
  | { op: 'attack'; reach: 0 | 1 }
  | { op: 'summon' }
  | { op: 'xp'; n: number }
  | { op: 'discardSelf' }
  // bosses only
  | { op: 'skipCommand' }
  | { op: 'flipBoss' }
  | { op: 'healBoss'; n: number };

export const Op: z.ZodType<Op> = z.lazy(() =>
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('when'), if: Condition, then: z.array(Op), else: z.array(Op).optional() }),
    z.strictObject({
      op: z.literal('choose'),
      of: z.array(z.strictObject({ id: z.string().max(40), do: z.array(Op) })).min(2),
    }),
    z.strictObject({ op: z.literal('may'), do: z.array(Op) }),
    z.strictObject({ op: z.literal('repeat'), n: Amount, do: z.array(Op) }),
    z.strictObject({ op: z.literal('each'), of: Group, do: z.array(Op) }),
    z.strictObject({ op: z.literal('moveShip'), by: z.int().min(-3).max(3) }),
    z.strictObject({ op: z.literal('teleport') }),
    z.strictObject({ op: z.literal('healShip'), n: Count }),
    z.strictObject({ op: z.literal('hit'), n: Amount, at: z.enum(['shipColumn', 'anyColumn']) }),
    z.strictObject({ op: z.literal('pull') }),
    z.strictObject({ op: z.literal('skipDanger') }),
    z.strictObject({ op: z.literal('destroyIt') }),
    z.strictObject({ op: z.literal('activateIt') }),
    z.strictObject({ op: z.literal('attackColumns'), cols: z.array(Col).min(1).max(4) }),
    z.strictObject({ op: z.literal('shift'), from: Col, to: Col }),
    z.strictObject({ op: z.literal('newEnemies') }),
    z.strictObject({ op: z.literal('damageShip'), n: Count }),
    z.strictObject({ op: z.literal('moveSelf'), dir: z.enum(['left', 'right', 'away', 'toward']) }),
    z.strictObject({ op: z.literal('heat'), n: Count }),
    z.strictObject({ op: z.literal('attack'), reach: z.union([z.literal(0), z.literal(1)]) }),
    z.strictObject({ op: z.literal('summon') }),
    z.strictObject({ op: z.literal('xp'), n: z.int().min(-9).max(9) }),
    z.strictObject({ op: z.literal('discardSelf') }),
    z.strictObject({ op: z.literal('skipCommand') }),
    z.strictObject({ op: z.literal('flipBoss') }),
    z.strictObject({ op: z.literal('healBoss'), n: Count }),
  ]),
);
