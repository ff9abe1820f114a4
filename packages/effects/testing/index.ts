export { listing } from './cards-part.ts';
export type { GameFolder } from './folder.ts';
export { gameSuite, type SuitePlan } from './game-suite.ts';
export {
  addressesIn,
  type Proof,
  proofClaims,
  proofText,
  prove,
  type Scene,
  type StagePlan,
  stageOf,
  Witness,
} from './proofs.ts';
export { type NamedOptions, settingsOf } from './settings.ts';
