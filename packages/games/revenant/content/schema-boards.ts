import * as z from 'zod';
import { House } from './ops.ts';
import { AbilityDef, EffectDef, Id, Modifier, Name, Ops, PlayerSet, Price } from './schema.ts';

/** What a pack says of boards, dice, Houses, and of the Rival Admiral. */

const perRank = <T extends z.ZodType>(of: T) => z.tuple([of, of, of, of]);
const Ranked = perRank(z.int().min(0).max(9));
/** Two sides are one board. */
export const CrewDef = z.strictObject({
  id: Id,
  name: Name,
  board: z.int().min(1).max(9),
  /** Operation cards drawn, cards drawn more for hidden influence, space after the tactics reset: by rank. */
  income: Ranked,
  hiddenDraw: Ranked,
  reset: Ranked,
  /** Both in turns of the captain only. */
  basic: AbilityDef,
  developing: perRank(AbilityDef),
  activation: Ops.min(1),
});
export type CrewDef = z.infer<typeof CrewDef>;

export const BONUSES = ['neutralise', 'affinity', 'promote', 'activate', 'gain'] as const;
export const Bonus = z.enum(BONUSES);
export type Bonus = z.infer<typeof Bonus>;

export const FrigateDef = z.strictObject({
  id: Id,
  name: Name,
  /** Bonus actions of sections 1 to 5, left to right. */
  sections: z.array(Bonus).length(5),
  /** Storage spaces of the sections. */
  storage: z.array(z.int().min(1).max(6)).length(5),
  /** Instant bonuses of the card slots, left to right; the first has none. */
  slots: z.array(Ops).length(5),
  modifiers: z.array(Modifier).max(2),
});
export type FrigateDef = z.infer<typeof FrigateDef>;

const Face = z.strictObject({
  large: z.int().min(0).max(6),
  left: z.int().min(0).max(3),
  right: z.int().min(0).max(3),
});
export const DieDef = z.strictObject({ id: Id, name: Name, set: PlayerSet, faces: z.array(Face).length(6) });
export type DieDef = z.infer<typeof DieDef>;

export const ArkEffectDef = z.strictObject({ id: Id, name: Name, ...EffectDef.shape });
export type ArkEffectDef = z.infer<typeof ArkEffectDef>;
export const HouseDef = z.strictObject({
  id: House,
  name: Name,
  /** On spaces 2, 5 and 8 of its track. */
  reward: Ops.length(1),
  upper: ArkEffectDef,
  lower: ArkEffectDef,
  /** Hidden influence cards. */
  copies: z.int().min(1).max(20),
});
export type HouseDef = z.infer<typeof HouseDef>;

/** What fighters, dropships and frigates do with a crew member, and the two actions of the Revenant. */
export const ActionDef = z.strictObject({ id: Id, name: Name, cost: Price, do: Ops.min(1) });
export type ActionDef = z.infer<typeof ActionDef>;

/** What the rival does at the end of its turn (6.3.11). */
export const RivalStep = z.discriminatedUnion('step', [
  /** Deploys a small ship for so much supply. */
  z.strictObject({ step: z.literal('reinforce'), supply: z.int().min(0).max(9) }),
  z.strictObject({ step: z.literal('hypercharge'), supply: z.int().min(0).max(9) }),
  z.strictObject({ step: z.literal('rank') }),
  /** More Voidborn ships in the sector of its frigate. */
  z.strictObject({ step: z.literal('destroy'), n: z.int().min(1).max(6) }),
  z.strictObject({ step: z.literal('tactics'), n: z.int().min(1).max(6) }),
  /** One shield in each of so many sectors, those with the most Voidborn ships minus shields. */
  z.strictObject({ step: z.literal('shield'), sectors: z.int().min(1).max(8) }),
  /** Hidden influence cards more. */
  z.strictObject({ step: z.literal('hidden'), n: z.int().min(1).max(3) }),
  z.strictObject({ step: z.literal('supply'), n: z.int().min(1).max(6) }),
]);
export type RivalStep = z.infer<typeof RivalStep>;
export const OrderDef = z.strictObject({
  id: Id,
  name: Name,
  copies: z.int().min(1).max(4),
  /** Crew on the Hypercharge space of the Revenant for so much supply, if it is free; else by priority. */
  revenant: z.int().min(0).max(9).optional(),
  priority: z.array(z.enum(['ark', 'fighter', 'dropship'])).length(3),
  footer: z.array(RivalStep).min(1).max(3),
});
export type OrderDef = z.infer<typeof OrderDef>;
