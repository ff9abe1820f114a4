export { asked, type RevenantDecision } from './abouts.ts';
export { catalogueOf, type RevenantEntry } from './catalogue.ts';
export { type Events, eventOf } from './events.ts';
export { game } from './module.ts';
export { DIFFICULTIES, type Options } from './options.ts';
export { type Progress, progressOf } from './progress.ts';
export { type RevenantRules, rules } from './rules.ts';
export { NONE, PHASES } from './state.ts';
export type { PlayerView, SectorView, ShipView, View } from './view.ts';
