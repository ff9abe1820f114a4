import type { Authoring } from './authoring.ts';
import type { CaseWords } from './cases.ts';
import type { SeenEvent } from './events.ts';
import type { AnyRules, Decision, Picked, Refusal, Rng } from './types.ts';
import type { Zone } from './zones.ts';

/** Everything a game brings to the table, in one object: what the registry, the lab, the bots and the screens use. */

export const LANGUAGES = ['en', 'cs', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A hand-written player's knowledge of one game. Works from a view, or from the sight of a world (`Rules.sight`), so it cannot
 * know what a seat does not.
 */
export interface Brain<V> {
  /** A sensible pick, fast: also used inside playouts. */
  choose(view: V, decision: Decision, rng: Rng): Picked;
  /** How good the position looks for the eyes of the view, 0 (lost) to 1 (won). */
  value(view: V): number;
  /** The position in numbers, for fitting `value` to played games. */
  features(view: V): number[];
  /**
   * The policy is good enough to be improved on one step at a time: `search` tries single picks and lets the policy play
   * on for a while. Without it, `search` grows a tree.
   */
  trusted?: Trusted<V>;
}

/** What `search` needs to know to improve on a policy. */
export interface Trusted<V> {
  /** Playouts go on for so many rounds after the present one; where there is a `turn`, for so many turns. */
  rounds: number;
  /** Another number in every turn: between turns a position can be judged best. */
  turn?(view: V): number;
  /**
   * Picks worth comparing with the policy's own, few and the likeliest first; none where there is nothing to think about.
   */
  doubts(view: V, decision: Decision): Picked[];
  /**
   * Other plans than the policy's for the rest of the turn: a first pick, and who plays on from there until the turn is
   * over, e.g. the same player in a bolder mood. So whole plans are compared, not only first steps.
   */
  plans?(view: V, decision: Decision): { pick: Picked; choose: Brain<V>['choose'] }[];
  /** Another pick is preferred if it is better by so many standard errors; 1 if nothing is said. */
  convincing?: number;
}

/** One option of a mode: what it can be. */
export type OptionSpec =
  | { kind: 'choice'; values: string[]; default: string }
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; min: number; max: number; default: number }
  /** Different ones out of `of`, at least `min` and at most `max` of them. */
  | { kind: 'list'; of: string[]; min: number; max: number; default: string[] };
export type OptionValue = OptionSpec['default'];

export interface Mode {
  id: string;
  players: number[];
  difficulties: string[];
  options: Record<string, OptionSpec>;
  /** Values of options that make a table one of this mode, where the number of players does not say it. */
  sets?: Record<string, OptionValue>;
}

/** The contents a game can be played with. A key (`base@1f3a…`) names a content for good: another content, another key. */
export interface Packs {
  /** Makes content known; throws an Error with one line that names the field. Returns its key. */
  register(definition: unknown): string;
  has(key: string): boolean;
  /** What stands behind a key, as plain data. */
  definition(key: string): unknown;
  /** Where a pack adds to another: everything that can be played with under this key. */
  catalogue(key: string): CatalogueEntry[];
  /** The content of a table for which nothing else was chosen. */
  base: string;
}

/** One card, upgrade, threat, boss … of a pack: the one list that rulebook, terminal, golden files and galleries walk. */
export interface CatalogueEntry {
  /** `core`, `upgrade`, `enemy`: a word of the game. */
  kind: string;
  id: string;
  name: Record<Language, string>;
  /** The definition as the pack has it. */
  definition: unknown;
  /** The printed text. */
  text(lang: Language): string[];
  /** The rule it stands on. */
  rule: string;
  copies: number;
  /** Where it belongs among its kind: a level, a boss, a set. */
  group: string;
}

/** A game's words for people; everything takes a view or a projected event, never a state. */
export interface GameText<V> {
  /** `at`: what is asked, where one word answers several questions (`end`). */
  option(view: V, option: string, lang: Language, at?: string): string;
  prompt(view: V, decision: Decision, lang: Language): string;
  event(view: V, event: SeenEvent, seats: readonly string[], lang: Language): string;
  refusal(refusal: Refusal, lang: Language): string;
}

/**
 * What an event did to one number that a player may ask about: by how much it changed, or what it is now, or both.
 * `gauge` is a word of the game: `heat`, `damage:u7`.
 */
export interface GaugeChange {
  gauge: string;
  change?: number;
  now?: number;
}

/**
 * What is known of a game's questions beyond its rules, so that a session can give some answers for a person: data. Frames
 * go by their kind, options by their verb, events by their type.
 */
export interface Habits {
  /** Options that decline, pass or end something. */
  quiet: readonly string[];
  /** Events that only give something to the seat they are about. */
  gains?: readonly string[];
  /** Frames that offer effects of which each may be left: they are begun one by one. */
  effects?: readonly string[];
  /** Lists of the state in which entries of so many numbers each lie in no order. */
  bags?: Readonly<Record<string, number>>;
  /** Frames that ask what comes next of things that all come. */
  orders?: readonly string[];
  /** Frames that ask in which order things go onto a pile or under a deck. */
  piles?: readonly string[];
  /** Frames whose last option ends the own part. */
  ends?: readonly string[];
  /** Frames that put so much of one thing away: all of it goes into the first bin that has room, then into the next. */
  stores?: readonly string[];
  /** Frames that ask where something useful goes that was chosen before: where one place is left, it goes there. */
  aims?: readonly string[];
  /** Frames that let others have what a seat gets: kinds of it (`about.what`) that mostly stay. */
  keeps?: Readonly<Record<string, readonly string[]>>;
  /** Frames that split something among several: how most would, from what the seat sees. */
  // biome-ignore lint/suspicious/noExplicitAny: the registry forgets the view types of its games
  shares?: Readonly<Record<string, (view: any, decision: Decision) => Picked | undefined>>;
  /** Frames that offer an effect which may be left: used where it costs nothing and asks nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  uses?: Readonly<Record<string, (view: any, decision: Decision) => Picked | undefined>>;
  /** Frames that would cost more than they are mostly worth: left. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  spares?: Readonly<Record<string, (view: any, decision: Decision) => Picked | undefined>>;
  /** Of `orders`, those in which it mostly does not matter what comes first. */
  sequences?: readonly string[];
  /** Frames that take a payment, and the letters that are better kept. */
  pays?: Readonly<Record<string, string>>;
  /** What can be played on without being asked at every step. */
  run?: RunHabit;
}

/** A stretch of like questions that one press answers, until something comes that nobody has seen coming. */
export interface RunHabit {
  /** The frame that asks at every step, and the options that go on. */
  at: string;
  goes: readonly string[];
  /** What names a stretch of it in `about`: rows of a dry run. */
  row: string;
  /** Stops before this gauge would reach so much. */
  limit: { gauge: string; most: number };
  /** Stops before this gauge falls in a way that was not shown. */
  loses: string;
  /** Numbers of a dry run beside the gauges of the game: where the ship is. */
  // biome-ignore lint/suspicious/noExplicitAny: the registry forgets the view types of its games
  facts?(view: any): Record<string, number>;
}

/** A game as a table plays it: what a browser loads before the first question. */
export interface TableModule {
  id: string;
  name: Record<Language, string>;
  modes: Mode[];
  rules: AnyRules;
  /** Throws an Error with a one-line message that names the wrong option and what it may be. */
  parseOptions(raw: unknown): unknown;
  packs?: Packs;
  // biome-ignore lint/suspicious/noExplicitAny: the registry forgets the view types of its games
  text: GameText<any>;
  /** Must the player look at something that others may not see to choose this option? Without it, nothing is private. */
  isPrivate?(option: string): boolean;
  /** The gauges an event changed, for "why is this so?". */
  gaugeChanges?(event: SeenEvent): GaugeChange[];
  /** The public numbers of a position, for the home page and for plots over the rounds. */
  // biome-ignore lint/suspicious/noExplicitAny: the registry forgets the view types of its games
  gauges?(view: any): Record<string, number>;
  /** The table by what lies where, for every interface that has no drawing of this game. */
  // biome-ignore lint/suspicious/noExplicitAny: the registry forgets the view types of its games
  zones?(view: any): Zone[];
  /** How new cards are written, kind by kind. */
  authoring?: readonly Authoring[];
  /** Which answers can be given for a person. */
  habits?: Habits;
}

/** A game as bots play it. */
export interface BotModule extends TableModule {
  // biome-ignore lint/suspicious/noExplicitAny: the registry forgets the view types of its games
  brain: Brain<any>;
}

/** All of a game. */
export interface GameModule extends BotModule {
  cases: CaseWords;
}
