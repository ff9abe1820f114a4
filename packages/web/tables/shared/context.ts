import type { Language, Picked, SeenEvent } from '@starhold/kernel';
import { createContext, useContext } from 'react';
import type { IconName } from '../../art/index.ts';
import type { AnyText, LogTone } from '../../kit/index.ts';
import type { LogEntry, Moment, TableSession } from '../../session/types.ts';
import type { TableText } from '../../text/table.ts';
import type { Replay } from '../useReplay.ts';
import type { HintWords } from './hints.ts';

/** What the table of any game knows: the parts that are the same at every table read it. */
export interface AnyDesk<V = unknown> {
  session: TableSession<V>;
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
  replay: Replay;
  words: GameWords;
  openRule: (ref: string) => void;
  why: (gauge: string) => void;
}

/** What a game says about its own things. */
export interface GameWords {
  option: (id: string) => string;
  /** What an answer was, in a word or two, for the undo button. */
  undone: (pick: Picked) => string;
  line: (event: SeenEvent) => AnyText;
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
    /** How to point at a thing on the table. */
    point: string;
  };
}

const Context = createContext<AnyDesk | null>(null);
export const DeskProvider = Context.Provider;

export function useDesk(): AnyDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error('useDesk outside a table');
  return desk;
}
