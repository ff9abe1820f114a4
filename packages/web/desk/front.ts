import type { Decision, Language, Picked, Refusal, SeenEvent } from '@starhold/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../art/index.ts';
import type { Temper } from '../kit/tempers.ts';
import type { LogEntry, Moment } from '../session/types.ts';
import type { Desk, GameWords } from './context.ts';
import type { KeyLine } from './dialogs/dialogs.tsx';
import type { Ending } from './EndPage.tsx';
import type { GuideProgress, GuideStep } from './guide/index.ts';
import type { LogPart } from './LogPanel.tsx';
import type { Later } from './later.tsx';
import type { Steps } from './marks.ts';
import type { ScoreOf } from './reel/score.ts';
import type { Target } from './target.ts';
import type { Dropped } from './turn/drop.ts';
import type { Turn } from './turn/useTurn.ts';

/**
 * A game at the desk, in one record: what lies where, what it is called, and its pictures. Everything that happens to
 * an answer, from the touch to the next picture, is the desk's.
 */
export interface Front<V> {
  id: string;
  name: Record<Language, string>;
  /** A sheet class for the root: colours and the grid of this game. */
  className?: string;

  // What may be touched
  /** Where an option lies, step by step; nowhere: only the prompt shows it. */
  stepsOf(option: string, view: V): Steps;
  /** Gives something up, ends or declines: never gold, said with one press, names its waste. */
  isQuiet(option: string): boolean;
  /** Says all on its own button, so one press is enough. */
  isAtOnce?(option: string, view: V): boolean;
  /**
   * What was dragged onto a thing that no option lies on yet, or more than one: the answer that leads there, so that the gesture
   * goes on. `by` is the thing that was dragged.
   */
  towards?(decision: Decision, goal: Target, view: V, by?: Target): Picked | undefined;
  /** What a thing was dragged onto is meant by everything that this thing then asks for, as long as it is offered. */
  keepsAim?: true;
  /** Can a drag have been meant for it? Unless said, any option; a card dragged onto another one does not play both. */
  isAimed?(option: string): boolean;
  /** Is this the thing whose effect asks? It can be dragged onto what it shall touch. */
  isSource?(target: Target, decision: Decision, view: V): boolean;
  /** What is meant along with an option, and follows it while each question offers just that: what a card is paid with. */
  along?(option: string, decision: Decision, view: V): readonly string[];
  /**
   * What a drag says where the options alone do not tell: one answer after the other, and what they shall reach. Null where it
   * means nothing. `laid`: what is armed with all that follows it.
   */
  dragged?(
    decision: Decision,
    from: Target,
    to: Target | null,
    view: V,
    laid?: readonly string[],
  ): Dropped | null | undefined;
  /** A question in the middle of a gesture which does not end it: once it is answered, the rest follows. */
  pauses?(decision: Decision): boolean;
  /** Amounts that are laid out at first, to be changed: nothing where it says nothing. */
  openingAmounts?(decision: Decision, view: V): Readonly<Record<string, number>> | undefined;
  /** Is said again and again as long as the press is held: one card after the other. */
  repeats?(option: string): boolean;
  /** An answer in the making that is gone through dry, up to the first thing nobody can know. */
  rehearses?(turn: Turn): Picked | null;
  /** Further ways to answer, each with one press: answers that go on from the one that is being made. */
  shortcuts?(desk: Desk<V>): readonly Shortcut[];
  /** Whole answers to a question for several things, each with one press. */
  wholes?(decision: Decision, view: V): readonly Picked[];
  /** The order in which things to be ordered lie at first. */
  openingOrder?(given: readonly string[], view: V): number[];
  /** Where the thing of an option lies, for options of equal names: "column 2". */
  placeOf?(option: string, view: V, lang: Language): string | undefined;
  /** Is this in the hand? Then the hand gets the room of the prompt while it is asked about. */
  isInHand(target: Target, view: V): boolean;
  /**
   * What an answer takes that nobody gets back, where somebody who presses on would not expect it: its button says so (nothing
   * more where its name does), and it is never gold before it has been chosen, though nothing else may be left.
   */
  priceOf?(option: string, desk: Desk<V>): string | undefined;
  /** Why a thing that no option lies on cannot be chosen, beyond what the rules refuse by name. */
  whyNot?(target: Target, at: AskedAt<V>): { reason: string; rule?: string } | undefined;
  /** What is to be put in order lies above the hand on small screens, not in the prompt. */
  ordersInHand?: true;

  // Words
  words(at: WordsAt<V>): GameWords;
  /** Groups of the log since a round, newest first. */
  logParts(entries: readonly LogEntry[], at: WordsAt<V>, since: number): LogPart[];
  /** Its log has room for a few lines only: at a desk, too, it is said what the others did since my last answer. */
  logsBriefly?: true;
  prompt(desk: Desk<V>): PromptWords;
  /** What an option would do, in a few words, from what is known of it. */
  foresee(events: readonly SeenEvent[] | undefined, desk: ForeseeAt<V>): Foreseen;

  // Pictures
  /** Own numbers, in the bar on small screens and wherever the game's grid puts them on large ones. */
  Own: ComponentType;
  /** Board, map, tracks: what is played on. */
  Stage: ComponentType;
  Hand: ComponentType;
  /** What is looked up rather than played on: open beside the stage on a desk, behind tabs on a phone. */
  zones: readonly ZonePart<V>[];
  /** A thing, large, with everything that holds for it now; undefined where there is nothing more to say. */
  faceOf(target: Target, desk: Desk<V>): Face | undefined;
  /** Pictures of options beside their words. */
  optionIcon?(option: string, view: V): ReactNode;
  /** Beside what declines: further ways that only this game has. */
  Extra?: ComponentType;
  End: Later<{ ending: Ending }>;
  /** What a beat looks and sounds like; without it a new position fades in. */
  score?: ScoreOf<V>;
  /** On which instrument its sounds are played. */
  temper?: Temper;

  // Numbers and steps
  round(view: V): number;
  /** "Round 3"; the phases of a round for the bar of a desk. */
  phases(view: V, lang: Language): readonly { id: string; name: string; now: boolean }[];
  /** The gauge that the key W asks about. */
  mainGauge(desk: Desk<V>): string;
  /** A hint's or ping's reference (`u7`, `laser`) as a target. */
  targetOfRef(ref: string, view: V): Target | undefined;
  /** The guided first game, loaded for those who play one. */
  guide?(): Promise<Guiding<V>>;
  /** Further keys, for the list of keys and for the hand. */
  keys?(desk: Desk<V>): readonly (KeyLine & { key: string; act: () => void })[];
}

export interface Guiding<V> {
  title(lang: Language): string;
  stepOf(moment: Moment<V>, progress: GuideProgress): GuideStep | null;
  /** Ids of what is told once on a device, not once at each table. */
  lessons: readonly string[];
}

/** A game whose view the desk does not look into. */
// biome-ignore lint/suspicious/noExplicitAny: the list of games forgets the types of their views
export type AnyFront = Front<any>;

export interface WordsAt<V> {
  view: V;
  names: readonly string[];
  lang: Language;
  /** Names and texts of a small screen. */
  short: boolean;
  signals: readonly string[];
  /** What is asked: the kind of the asking frame; '' without a question. */
  at: string;
}

export interface Shortcut {
  id: string;
  label: string;
  /** What it does, where the label is short. */
  help?: string;
  pick: Picked;
  /** `run`: everything goes on by itself behind it. */
  how: 'hand' | 'run';
  then?: readonly Picked[];
  /** What all of it is meant for, where a part of it asks. */
  goal?: Target | null;
  /** Everything that can be said of the goal is meant. */
  keeps?: true;
  /** Everything goes on by itself behind the last of `then`. */
  runs?: true;
}

export interface AskedAt<V> {
  view: V;
  decision: Decision;
  refusals: Readonly<Record<string, Refusal>>;
  lang: Language;
}

export interface ForeseeAt<V> {
  view: V;
  seat: number;
  lang: Language;
}

export interface Foreseen {
  text?: string;
  tone?: 'plain' | 'good' | 'bad' | 'absorbed';
  /** Numbers that would change, by the name of the gauge: what parts of the table show beside them. */
  gauges?: Readonly<Record<string, number>>;
  /** What it would do to things on the table. */
  things?: ReadonlyMap<Target, string>;
}

export const NOTHING_FORESEEN: Foreseen = {};

/** The words of a question that only the game knows; the question itself comes from the game's texts. */
export interface PromptWords {
  /** "Round 11 · Slot 3 · Rocket". */
  what: string;
  icon?: ReactNode;
  question: string;
  /** Where the question comes from, or how it is answered. */
  cause?: string;
  rule?: string;
  /** Why the thing that was touched cannot be chosen. */
  refusal?: string;
  /** What waits below this question, oldest first. */
  stack?: readonly string[];
  /** What the gold button says for a list, an order, amounts or a chain, and what a chain does in the end. */
  confirm?: string;
  note?: string;
  /** The waste of a quiet answer: "loses 2 AP". */
  waste?: (option: string) => string | undefined;
}

export interface ZonePart<V> {
  id: string;
  icon: IconName;
  title(desk: Desk<V>): string;
  /** Where it lies open on a desk; `sheet` only ever opens from its tab. */
  area: 'rail' | 'side' | 'sheet';
  Body: ComponentType;
  /** Things in it, for its tab. */
  count?(desk: Desk<V>): number | undefined;
  /** Targets that lie in it: its tab shows whether one of them is legal or pointed at. */
  holds?(target: Target, view: V): boolean;
  /** What is told at its tab where the table does not show it: names, and whole kinds (`played:*`). */
  tells?: string;
  isThere?(desk: Desk<V>): boolean;
}

export interface Face {
  title: string;
  kind?: string;
  /** Large picture and text; a game draws its cards as they are. */
  body: ReactNode;
  /** A colour for its edge. */
  tone?: string;
}
