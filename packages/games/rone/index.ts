export { asked, type RoneDecision } from './abouts.ts';
export { catalogueOf, type RoneEntry } from './catalogue.ts';
export { type Events, eventOf } from './events.ts';
export { game } from './module.ts';
export { MODES, type Options } from './options.ts';
export { type RoneRules, rules } from './rules.ts';
export { IDLE, LOCKED, NONE, ROLLED, USED } from './state.ts';
export type { InvasionView } from './view/invasion.ts';
export type { PlayerView, View } from './view.ts';
