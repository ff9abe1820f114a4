export {
  bossCardText,
  bossText,
  type CardText,
  characterText,
  coreBody,
  coreText,
  modifierText,
  plainCard,
  spaceText,
  threatText,
  upgradeBack,
  upgradeBody,
  upgradeText,
} from './cards.ts';
export { optionLabel, VERBS } from './choices.ts';
export { effectText, opsText, wordingOf } from './effects.ts';
export { FORM, MODE_NAMES, optionHelp } from './form.ts';
export { listing } from './golden.ts';
export { EVENT_TYPES, logLine, outcomeText, scoreSheet } from './log.ts';
export { CATALOGUES, gameText, REFUSAL_IDS, refusalText, rejectionText } from './messages.ts';
export { NAMES, nameFor, TYPE_NAMES } from './names.ts';
export { promptText } from './prompts.ts';
export { causeName } from './refs.ts';
export { STORY_TEXT, type StoryText } from './story.ts';
export { optionRules, requirementText, type StoryCardText, storyText } from './tales.ts';
export { BORDER_NAMES, DIFFICULTY_NAMES, PHASE_NAMES, ZONE_NAMES, ZONES, type Zone } from './titles.ts';
export type { KeywordId, Wording } from './wording.ts';
