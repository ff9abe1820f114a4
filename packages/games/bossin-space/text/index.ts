export {
  bossCardText,
  bossText,
  type CardText,
  commandText,
  crewText,
  dangerText,
  enemyText,
  plainCard,
} from './cards.ts';
export { optionLabel, promptText, VERBS } from './choices.ts';
export { FORM } from './form.ts';
export { EVENT_TYPES, logLine } from './log.ts';
export { CATALOGUES, gameText, REFUSAL_IDS, refusalText, rejectionText } from './messages.ts';
export {
  BOSS_NAMES,
  COMMAND_NAMES,
  CREW_NAMES,
  DANGER_NAMES,
  DIFFICULTY_NAMES,
  ENEMY_NAMES,
  nameFor,
  PATH_NAMES,
  PHASE_NAMES,
  SLOT_STATE_NAMES,
  ZONE_NAMES,
} from './names.ts';
export { causeName, dangerName, enemyName, enemyRef } from './refs.ts';
