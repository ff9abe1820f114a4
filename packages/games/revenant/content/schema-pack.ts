import * as z from 'zod';
import { AgendaDef, ColonyDef, FailureDef, Id, OperationDef, PlanetDef, ScannerDef } from './schema.ts';
import { ActionDef, CrewDef, DieDef, FrigateDef, HouseDef, OrderDef } from './schema-boards.ts';

/** Lists of a pack whose entries have names. */
export const NAMED = [
  'operations',
  'planets',
  'scanners',
  'colonies',
  'agendas',
  'failures',
  'crews',
  'frigates',
  'dice',
  'houses',
  'actions',
  'orders',
] as const;

/** So many cards of a list have these values (copies counted): `{ of: 'operations', where: { kind: 'cadet' }, n: 30 }`. */
export const Expectation = z.strictObject({
  of: z.enum(NAMED),
  where: z.record(z.string(), z.union([z.string(), z.int()])),
  n: z.int().min(0).max(999),
});
export type Expectation = z.infer<typeof Expectation>;

const MOST = 300;
export const PackDef = z.strictObject({
  id: Id,
  /** What the pack promises about itself; tests hold it to that. */
  expects: z.array(Expectation).default([]),
  operations: z.array(OperationDef).min(3).max(MOST),
  planets: z.array(PlanetDef).min(4).max(MOST),
  scanners: z.array(ScannerDef).min(27).max(MOST),
  colonies: z.array(ColonyDef).min(3).max(MOST),
  agendas: z.array(AgendaDef).min(12).max(MOST),
  failures: z.array(FailureDef).min(4).max(MOST),
  crews: z.array(CrewDef).min(8).max(MOST),
  frigates: z.array(FrigateDef).min(4).max(MOST),
  dice: z.array(DieDef).length(3),
  houses: z.array(HouseDef).length(7),
  actions: z.array(ActionDef).length(5),
  orders: z.array(OrderDef).min(1).max(MOST),
});
export type PackDef = z.infer<typeof PackDef>;
