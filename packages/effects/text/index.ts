export { abilityText, type Occasions, occasionText } from './abilities.ts';
export { byLang, DIFFICULTY, type Explained, explained, type FormEntry, OFF, ON, PLAYERS, RANDOM } from './form.ts';
export { type ByLang, LANGS, type Lang, numeral, quoted, signed } from './lang.ts';
export {
  fill,
  type KernelRefusals,
  type Messages,
  type MessagesByLang,
  type Nothing,
  say,
} from './messages.ts';
export { changeText, type Numbers, whyText } from './modifiers.ts';
export {
  type CsNoun,
  cs,
  csForm,
  type DeNoun,
  de,
  en,
  formOf,
  NOUN_CASES,
  type Noun,
  type NounCase,
  qty,
} from './nouns.ts';
export { nothing, refusalTexts } from './refusals.ts';
export {
  capitalise,
  concat,
  icon,
  join,
  merged,
  num,
  type Piece,
  plain,
  series,
  type Text,
  txt,
  word,
} from './segments.ts';
export { labelled, sentences, tell, type Voice } from './tell.ts';
export { timesOf } from './times.ts';
