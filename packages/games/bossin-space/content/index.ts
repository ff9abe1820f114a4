export { BOSSES } from './bosses.ts';
export { COMMANDS } from './commands.ts';
export { DANGERS } from './dangers.ts';
export { ENEMIES } from './enemies.ts';
export type { BosLexicon, Fact, Op, Own } from './ops.ts';
export { BASE_PACK, packOf, registerPack } from './pack.ts';
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
