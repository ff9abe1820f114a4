export type { Name } from './names.ts';
export type { BosLexicon, Condition, Fact, Group, Op, Own } from './ops.ts';
export type { CardKind, Pack } from './pack.ts';
export { type InPack, packOf, packs } from './packs.ts';
export {
  type BossDef,
  type CommandDef,
  CREW,
  type CrewId,
  type DangerDef,
  DIFFICULTIES,
  type Difficulty,
  type EnemyDef,
  PackDef,
} from './schema.ts';
