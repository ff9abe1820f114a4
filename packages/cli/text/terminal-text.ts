import type { Caveat } from '@starhold/kernel';

/** What can be wrong with a file. */
export type FileProblem =
  | 'missing'
  | 'folder'
  | 'notFolder'
  | 'notRegular'
  | 'tooLarge'
  | 'notText'
  | 'denied'
  | 'readOnly'
  | 'full'
  | 'held'
  | 'changed'
  | 'there'
  | 'failed';

/** Everything the terminal itself says. The games bring their own words; a language that lacks a key does not compile. */
export interface TerminalText {
  player(n: number): string;
  bot(n: number, kind: string): string;
  you: string;

  /** The table. */
  round(n: number): string;
  legend: string;
  nextUpgrade(at: number): string;
  allUpgraded: string;
  above: string;
  closed: string;
  bossAfter(n: number): string;
  bossComing: string;
  bossUnknown: string;
  retired: string;
  command: string;
  danger: string;
  chosen: string;
  turnedUp: string;
  cards(n: number): string;
  side(n: number): string;

  /** Asking. */
  pickOne(max: number): string;
  pickSome(min: number, max: number): string;
  pickOrder(n: number): string;
  pickAmounts(min: number, max: number): string;
  emptyAllowed: string;
  hint: string;
  /** Above what may be done beside the question. */
  anyTime: string;
  otherQuestions(n: number): string;
  handOver(name: string): string;
  thinking(name: string): string;

  /** Answers that cannot be taken. */
  notUnderstood(input: string): string;
  outOfRange(input: string, max: number): string;
  twice(input: string): string;
  wrongCount(got: number, min: number, max: number): string;
  wrongAmounts(bins: number): string;
  refused(why: string): string;
  rulesFailed(why: string): string;

  /** Commands. */
  help: string[];
  whyNot: string;
  whyNotWhole: string;
  nothingRefused: string;
  nobodyElse: string;
  undone(what: string): string;
  undoneWithCaveat: string;
  undoNothing: string;
  undoBarrier: string;
  undoNeeded: string;
  log: string;
  saved(file: string): string;
  notSaved(why: string): string;
  keptIn(file: string): string;
  secretFile: string;
  /** With the largest size, the holder (`process@machine`), what writes over it, or the system's own words. */
  files: Record<FileProblem, (detail: string) => string>;
  bye(file: string): string;
  byeUnsaved: string;
  resumed(answers: number): string;

  /** Beginning and end. */
  commitment(hash: string): string;
  seed(seed: string): string;
  caveats: Record<Caveat, string>;
  news: Record<'updated' | 'cutShort', string>;
  overAfter: Record<'round' | 'turn', (n: number) => string>;

  /** The menu. */
  menuTitle: string;
  menuWhat: string;
  menuContinue(file: string): string;
  menuNew: string;
  menuGame: string;
  menuMode: string;
  menuPlayers: string;
  menuPlayersOf(n: number): string;
  menuPeople: string;
  menuPeopleOf(people: number, bots: number): string;
  menuDifficulty: string;
  menuBots: string;
  menuBot: Record<'rules' | 'search' | 'random', string>;
  menuQuit: string;
  cancelled: string;
}
