import type { Beat, Language, Picked, Refusal, SeenEvent } from '@starhold/kernel';
import { createContext, useContext } from 'react';
import type { IconName } from '../art/index.ts';
import type { AnyText, InspectHow, LogTone } from '../kit/index.ts';
import type { LogEntry, Moment, TableSession } from '../session/types.ts';
import type { TableText } from '../text/table.ts';
import type { Foreseen, Front } from './front.ts';
import type { Guide } from './guide/index.ts';
import type { HintWords } from './hints.ts';
import type { SizeClass } from './size.ts';
import type { Rehearsal } from './standing/useRehearsal.ts';
import type { Marks, Target } from './target.ts';
import type { Touch, Turn } from './turn/useTurn.ts';
import type { HintState } from './useHint.ts';
import type { Replay } from './useReplay.ts';

/** What a game says about its own things. */
export interface GameWords {
  option: (id: string) => string;
  refusal: (refusal: Refusal) => string;
  /** What an answer was, in a word or two, for the undo button. */
  undone: (pick: Picked) => string;
  line: (event: SeenEvent) => AnyText;
  /** By type: fields that are left empty where several such events are told as one: whose blow each was. */
  unsaid?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Types of events that lie open on the table afterwards, and that nobody did: they are no news. */
  laidOpen?: readonly string[];
  look: (type: string) => readonly [IconName, LogTone];
  cause: (cause: string) => string;
  /** "Round 7", "Turn 7". */
  round: (n: number) => string;
  whyTitle: (gauge: string) => string;
  /** Where nothing has changed a number yet. */
  whyNone: (gauge: string) => string;
  hints: HintWords;
  /** Signals: what may be said, and which of them point at something. */
  pings: {
    text: string;
    isPlace: (id: string) => boolean;
    /** The ping for a thing by its name on the table; undefined where none is allowed now. */
    at: (thing: string) => string | undefined;
    /** How to point at a thing on the table, where that can be done. */
    point?: string;
  };
}

/** What every part of a table reads: the moment on the screen, the answer in the making, and what can be opened. */
export interface Desk<V = unknown> {
  session: TableSession<V>;
  front: Front<V>;
  moment: Moment<V>;
  /** The newest moment is shown and may be answered. */
  live: boolean;
  t: TableText;
  lang: Language;
  names: readonly string[];
  /** The seat at this screen, -1 when nobody's. */
  me: number;
  phone: boolean;
  log: readonly LogEntry[];
  /** As much of it as has been shown to its end. */
  past: readonly LogEntry[];
  replay: Replay;
  words: GameWords;
  openRule: (ref: string) => void;
  /** Null where the game has none. */
  guide: Guide | null;
  why: (gauge: string) => void;
  /** The view that is drawn; behind the newest moment's while beats are shown. */
  view: V;
  /** The step that is being shown; null when nothing runs, or all of it is shown at once. */
  beat: Beat<V> | null;
  /** What an open question is about: the newest view, also while the last beats before it are drawn. */
  asking: V;
  /** Whose side of the table lies in front. */
  seat: number;
  size: SizeClass;
  turn: Turn;
  /** Which of the open decisions of this seat is being answered, and how to turn to another one. */
  which: number;
  openDecision: (which: number) => void;
  marks: Marks;
  /** What the answer in the making would come to, where the game goes through it. */
  rehearsal: Rehearsal | null;
  hint: HintState;
  /** What an option would do. */
  foreseen: (option: string) => Foreseen;
  /** What the option that is armed or looked at would do. */
  seen: Foreseen;
  press: (target: Target, by?: Touch) => void;
  look: (target: Target, how: InspectHow, at: Element | null) => void;
  lookEnd: () => void;
  /** The thing that is shown large, and stays. */
  inspected: Target | null;
  inspect: (target: Target | null) => void;
  /** The zone that is open over the stage of a small screen. */
  zone: string | null;
  openZone: (zone: string | null) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: parts of a game know the view of their game
const Context = createContext<Desk<any> | null>(null);
export const DeskProvider = Context.Provider;

export function useDesk<V = unknown>(): Desk<V> {
  const desk = useContext(Context);
  if (!desk) throw new Error('useDesk outside a table');
  return desk;
}
