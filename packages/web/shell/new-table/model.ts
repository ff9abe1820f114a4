import type { Language } from '@starhold/kernel';
import type { DailyPlan } from '@starhold/session';
import type { SeatSetup, TableSetup } from '../../session/types.ts';

/** The form for a new table without its looks: what can be set, what is wrong, what comes out. */

export type Value = string | number | boolean;
export type Options = Record<string, Value>;
export type ByLang = Record<Language, string>;

export interface FieldChoice {
  value: Value;
  label: ByLang;
  help: ByLang;
  /** Nobody in particular: left to the table or to luck. */
  isOpen?: true;
}

/** One option of the game's rules file. */
export interface Field {
  key: string;
  label: ByLang;
  help: ByLang;
  choices: FieldChoice[];
  default: Value;
  /** Of one seat only, where each is asked the same. */
  seat?: number;
  /** Whether it changes anything with the rest as it is. */
  applies: (options: Options, players: number) => boolean;
}

export interface GameForm {
  players: number[];
  /** Where not every number of players goes with every option: those that do. */
  playersIn?: (options: Options) => number[];
  /** As many as usually play, where that is not the fewest. */
  usual?: number;
  main: Field[];
  /** The page on which players make scenarios of their own. */
  scenarios?: string;
  /** Of `main`: whom or what one plays as and against. They come first, as posters; what each seat is asked stands under its first key. */
  heroes?: readonly string[];
  /** Names of up to three cards that are typical of a value. */
  cardsOf?: (key: string, value: Value) => ByLang[];
  /** What the one that is chosen can do, in the words of its card. */
  textOf?: (key: string, value: Value) => ByLang | undefined;
  /** Rulings that may be played otherwise. */
  house: Field[];
  /** What a very first game is set to, where it differs from the defaults. */
  firstGame: Options;
  /** The deal of a guided first game, where the table is set as its guide wants it; null for a game without a guide. */
  guidedSeed: ((setup: TableSetup) => string | undefined) | null;
  daily?: DailyPlan;
  /** A story that is told over several games: whoever plays it together does not want it watched, unless they say so. */
  isCampaign?: (options: Options) => boolean;
}

export const BOT_SPECS = { easy: 'rules', normal: 'search:100', hard: 'search:400' } as const;
export const SEAT_KINDS = ['person', 'easy', 'normal', 'hard'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  /** Empty: the name shown as a hint is taken. */
  name: string;
  kind: SeatKind;
}

export interface Draft {
  players: number;
  /** As many as there can be; only the first `players` count. */
  seats: SeatDraft[];
  options: Options;
  guided: boolean;
}

export const NAME_MAX = 20;
const BOT_NAMES = ['Orrin', 'Jana', 'Felix', 'Mara', 'Ives'];

/** How many can play with the options as they are. */
export function playersOf(form: GameForm, options: Options): number[] {
  return form.playersIn?.(options) ?? form.players;
}

/** As many as before if that is possible, else as many as is usual. */
export function fitting(form: GameForm, options: Options, players: number): number {
  const possible = playersOf(form, options);
  return possible.includes(players) ? players : possible[0];
}

export function defaultDraft(form: GameForm, firstVisit: boolean): Draft {
  const standard: Options = {};
  for (const field of [...form.main, ...form.house]) standard[field.key] = field.default;
  const options = firstVisit ? { ...standard, ...form.firstGame } : standard;
  return {
    players: fitting(form, options, form.usual ?? 0),
    seats: Array.from({ length: Math.max(...form.players) }, (_, seat) => ({
      name: '',
      kind: seat === 0 ? 'person' : 'normal',
    })),
    options,
    guided: firstVisit && form.guidedSeed !== null,
  };
}

/** The last table again, as far as the form still knows its values. */
export function draftFrom(form: GameForm, last: TableSetup): Draft {
  const draft = defaultDraft(form, false);
  for (const field of [...form.main, ...form.house]) {
    const value = last.options[field.key];
    const kept = field.choices.find((choice) => choice.value === value);
    if (kept) draft.options[field.key] = kept.value;
  }
  draft.players = fitting(form, draft.options, last.seats.length);
  draft.seats = draft.seats.map((seat, i) => {
    const before = last.seats[i];
    if (before === undefined) return seat;
    const kind = kindOf(before);
    return { kind, name: before.name === hintName({ name: '', kind }, i, () => '') ? '' : before.name };
  });
  return draft;
}

/** With people elsewhere: the first seat is one's own, the next is free, unless only one can play; nobody is guided. */
export function forOthers(form: GameForm, draft: Draft): Draft {
  const players = draft.players > 1 ? draft.players : (playersOf(form, draft.options).find((n) => n > 1) ?? 1);
  const seats = draft.seats.map((seat, i): SeatDraft => (i < 2 ? { name: '', kind: 'person' } : { ...seat, name: '' }));
  return { ...draft, players, seats, guided: false };
}

function kindOf(seat: SeatSetup): SeatKind {
  return seat.bot === undefined ? 'person' : (botKind(seat.bot) ?? 'normal');
}

export type BotKind = keyof typeof BOT_SPECS;

/** Which of the offered bots this is. */
export function botKind(spec: string): BotKind | undefined {
  return (Object.keys(BOT_SPECS) as BotKind[]).find((kind) => BOT_SPECS[kind] === spec);
}

/** The name a seat has when none is written. */
export function hintName(seat: SeatDraft, index: number, playerName: (n: number) => string): string {
  return seat.kind === 'person' ? playerName(index + 1) : BOT_NAMES[index % BOT_NAMES.length];
}

/** Names for seats of a file that says none. */
export function spareNames(playerName: (n: number) => string): { people: string[]; bots: string[] } {
  return { people: BOT_NAMES.map((_, i) => playerName(i + 1)), bots: BOT_NAMES };
}

export function namesOf(draft: Draft, playerName: (n: number) => string): string[] {
  return draft.seats.slice(0, draft.players).map((seat, i) => seat.name.trim() || hintName(seat, i, playerName));
}

export type SeatProblem = 'nameTaken' | 'nameLong';
export interface Problems {
  seats: (SeatProblem | null)[];
}

export function problemsOf(draft: Draft, playerName: (n: number) => string): Problems {
  const names = namesOf(draft, playerName);
  const keys = names.map((name) => name.toLocaleLowerCase());
  return {
    seats: names.map((name, i) => {
      if ([...name].length > NAME_MAX) return 'nameLong';
      return keys.indexOf(keys[i]) < i ? 'nameTaken' : null;
    }),
  };
}

export function isSound(problems: Problems): boolean {
  return problems.seats.every((problem) => problem === null);
}

export function setupOf(game: string, draft: Draft, playerName: (n: number) => string): TableSetup {
  const names = namesOf(draft, playerName);
  const seats = names.map((name, i): SeatSetup => {
    const { kind } = draft.seats[i];
    return kind === 'person' ? { name } : { name, bot: BOT_SPECS[kind] };
  });
  const setup: TableSetup = { game, options: { ...draft.options, players: draft.players }, seats };
  return draft.guided ? { ...setup, guided: true } : setup;
}

/** What changes something with the rest as it is; the others are not shown. */
export function effective(fields: readonly Field[], { options, players }: Draft): Field[] {
  return fields.filter((field) => field.applies(options, players));
}

/** Whom it is about: what the posters of these fields are set to, where that is somebody. */
export function heroWords(fields: readonly Field[], options: Options, lang: Language): string[] {
  return fields.flatMap(({ key, choices }) => {
    const chosen = choices.find(({ value }) => value === options[key]);
    return chosen === undefined || chosen.isOpen ? [] : [chosen.label[lang]];
  });
}

/** What fields are set to, in their order; a switch is named where it is on. */
export function chosenWords(fields: readonly Field[], options: Options, lang: Language): string[] {
  return fields.flatMap(({ key, label, choices }) => {
    const set = options[key];
    if (typeof set === 'boolean') return set ? [label[lang]] : [];
    return choices.find(({ value }) => value === set)?.label[lang] ?? [];
  });
}

/** How many rulings are played otherwise than the rules file has them. */
export function changedCount(form: GameForm, draft: Draft): number {
  return effective(form.house, draft).filter(({ key, default: standard }) => draft.options[key] !== standard).length;
}
