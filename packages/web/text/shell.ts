import type { Language, Standing } from '@starhold/kernel';
import { cs } from './shell.cs.ts';
import { de } from './shell.de.ts';
import { en } from './shell.en.ts';

/** The words of the shell. A key that is missing in one language does not compile. */

export interface GameWords {
  name: string;
  tagline: string;
  length: string;
  mode: string;
}

/** A choice with its short explanation. */
export interface Choice {
  label: string;
  help: string;
}

export interface ShellText {
  brand: string;
  skip: string;
  nav: { label: string; games: string; rulebooks: string };
  language: { label: string; en: string; cs: string; de: string };
  close: string;
  cancel: string;
  back: string;
  loading: string;
  pageTitle: (page: string) => string;
  games: { 'bossin-space': GameWords; unstoppable: GameWords; rone: GameWords; revenant: GameWords };
  home: {
    further: string;
    title: string;
    lead: string;
    posters: string;
    players: string;
    playerCount: (from: number, to: number) => string;
    length: string;
    mode: string;
    play: string;
    /** For those who do not see on which poster a button stands. */
    onPoster: (action: string, game: string) => string;
    options: string;
    coming: string;
    rulebook: string;
    credits: string;
    offlineReady: string;
  };
  firstSteps: {
    title: string;
    guided: Choice;
    rules: Choice;
    table: Choice;
  };
  tables: {
    title: string;
    count: (n: number) => string;
    round: (n: number) => string;
    /** Games that count turns. */
    turn: (n: number) => string;
    facts: Record<
      'life' | 'heat' | 'enemies' | 'boss' | 'level' | 'health' | 'turnsLeft',
      (value: number | string) => string
    >;
    seats: (names: string) => string;
    yourTurn: string;
    turnOf: (name: string) => string;
    thinking: (name: string) => string;
    standings: Record<Standing, string>;
    open: (game: string) => string;
    actions: (game: string) => string;
    export: string;
    remove: string;
    removeTitle: string;
    removeText: string;
    removeYes: string;
    damaged: string;
    unreadable: string;
    unreadableHelp: string;
  };
  bring: {
    file: string;
    fileHelp: string;
    link: string;
    linkPlaceholder: string;
    open: string;
    opening: string;
    problems: {
      notLink: string;
      notJson: string;
      shape: string;
      sum: string;
      commitment: string;
      pack: string;
      state: string;
      game: string;
      options: string;
      answer: string;
      hash: string;
      storage: string;
      unknown: string;
    };
    failed: string;
  };
  newTable: {
    title: string;
    unknownGame: string;
    who: string;
    players: string;
    playersOption: (n: number) => string;
    seat: (n: number) => string;
    name: string;
    nameOf: (n: number) => string;
    kindOf: (n: number) => string;
    person: string;
    defaultName: (n: number) => string;
    bots: { easy: string; normal: string; hard: string };
    botsHelp: string;
    passDevice: string;
    house: string;
    houseHelp: string;
    changed: (n: number) => string;
    notNow: string;
    guided: string;
    guidedHelp: string;
    start: string;
    starting: string;
    reset: string;
    problems: { nameTaken: string; nameLong: (max: number) => string; nobody: string; fix: string };
    failed: string;
  };
  settings: {
    title: string;
    open: string;
    theme: string;
    themes: { system: string; dark: string; light: string };
    speed: string;
    speedHelp: string;
    others: string;
    othersNames: { same: string; faster: string; step: string };
    speeds: { '0': string; '0.5': string; '1': string; '2': string; instant: string };
    speedNames: { '0': string; '0.5': string; '1': string; '2': string; instant: string };
    textSize: string;
    textSizes: { small: string; normal: string; large: string; larger: string };
    sound: string;
    on: string;
    off: string;
    kept: string;
  };
  update: { text: string; now: string; later: string };
  error: { title: string; text: string; home: string; reload: string; details: string };
  notFound: { title: string; text: string };
  replay: { opening: string; failed: string };
}

export const SHELL_TEXT: Record<Language, ShellText> = { en, cs, de };
