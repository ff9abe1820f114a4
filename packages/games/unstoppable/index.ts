export { gauges } from './facts.ts';
export { game } from './module.ts';
export { BOSS_IDS, CHARACTER_IDS, type CharacterId, charactersOf, Options } from './options.ts';
export type { Score } from './rules/score.ts';
export { rules, type UnsRules } from './rules.ts';
export { RULES_VERSION } from './setup.ts';
export { PHASES, type Phase, type UnsFrame, type UnsState, type Via } from './state.ts';
export type { CardView, MarketView, PlayerView, SleeveView, ThreatView, UnsView, WorkView } from './view.ts';
export { caseWords, Given, position, Then } from './words/index.ts';
