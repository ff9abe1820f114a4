export {
  bossCardText,
  bossText,
  type CardText,
  characterText,
  coreBody,
  coreText,
  plainCard,
  spaceText,
  threatText,
  upgradeBack,
  upgradeBody,
  upgradeText,
} from './cards.ts';
export { effectsNow, exhaustEffects, optionLabel, VERBS } from './choices.ts';
export { effectText, opsText, wordingOf } from './effects.ts';
export { FORM } from './form.ts';
export { listing } from './golden.ts';
export { EVENT_TYPES, logLine, scoreSheet } from './log.ts';
export { gameText, REFUSAL_IDS, refusalText, rejectionText } from './messages.ts';
export { type From, nameFor } from './names.ts';
export { promptText } from './prompts.ts';
export { causeName } from './refs.ts';
export { requirementText, storyText } from './tales.ts';
export { DIFFICULTY_NAMES, PHASE_NAMES, ZONE_NAMES, type ZoneId } from './titles.ts';
export { reasonsText } from './why.ts';
