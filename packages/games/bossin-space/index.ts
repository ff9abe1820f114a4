export { packs } from './content/index.ts';
export { game } from './module.ts';
export { Options, readOptions } from './options.ts';
export { type BosRules, rules } from './rules.ts';
export { RULES_VERSION } from './setup.ts';
export {
  type BosFrame,
  type BosState,
  PATHS,
  type Path,
  PHASES,
  type Phase,
  SLOT_STATES,
  type SlotState,
} from './state.ts';
export type { BossView, BosView, EnemyView, SeatView, SlotView } from './view.ts';
export { caseWords, Given, position, Then } from './words/index.ts';
