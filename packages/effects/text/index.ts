export { type Catalogue, entry, fill, gaps, type Message, type Messages, say } from './catalogue.ts';
export { byLang, type Explained, explained, type FormEntry, OFF, ON } from './form.ts';
export { type ByLang, joiner, LANGS, type Lang, numeral, pluralOf, quoted, signed } from './lang.ts';
export {
  CASES,
  type Case,
  type Count,
  type CsNoun,
  cs,
  csForm,
  type DeNoun,
  de,
  deForm,
  deWith,
  type EnNoun,
  en,
  enForm,
  fixed,
  formOf,
  type Noun,
  type Num,
  nameOf,
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
