export { listing } from './cards-part.ts';
export type { GameFolder } from './folder.ts';
export { gameSuite, type SuitePlan } from './game-suite.ts';
export { brokenPromises } from './promises.ts';
export { type NamedOptions, settingsOf } from './settings.ts';
export { addressesIn, type Scene, type StagePlan, stageFor, Witness } from './stage.ts';
