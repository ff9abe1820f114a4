export {
  type Catalogue,
  entry,
  fill,
  gaps,
  type KernelRefusals,
  type Message,
  type Messages,
  type Nothing,
  say,
} from './catalogue.ts';
export { byLang, type Explained, explained, type FormEntry, OFF, ON } from './form.ts';
export { type ByLang, LANGS, type Lang, numeral, quoted, signed } from './lang.ts';
export {
  CASES,
  type Case,
  type Count,
  type CsNoun,
  cs,
  csForm,
  type DeNoun,
  de,
  deWith,
  type EnNoun,
  en,
  fixed,
  formOf,
  type Noun,
  type Num,
  qty,
} from './nouns.ts';
export {
  capitalise,
  concat,
  icon,
  join,
  merged,
  num,
  type Piece,
  plain,
  type Segment,
  series,
  type Text,
  txt,
  word,
} from './segments.ts';
export { labelled, type Phrases, type Sentence, type Teller, type Told, tell, told, type Voice } from './tell.ts';
