export {
  bossCardText,
  bossText,
  type CardText,
  commandText,
  crewText,
  dangerText,
  dangerTitle,
  enemyText,
  plainCard,
} from './cards.ts';
export { type BosEntry, type BosKind, catalogueOf } from './catalogue.ts';
export { optionLabel, promptText, VERBS } from './choices.ts';
export { FORM } from './form.ts';
export { EVENT_TYPES, logLine } from './log.ts';
export { gameText, REFUSAL_IDS, refusalText, rejectionText } from './messages.ts';
export {
  CREW_NAMES,
  DIFFICULTY_NAMES,
  PATH_NAMES,
  PHASE_NAMES,
  SLOT_STATE_NAMES,
  ZONE_NAMES,
} from './names.ts';
export { causeName, dangerName, enemyName, enemyRef, nameOf } from './refs.ts';
