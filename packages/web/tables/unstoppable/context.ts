import type { UnsView } from '@starhold/unstoppable';
import { createContext, useContext } from 'react';
import type { AnyDesk } from '../../desk/context.ts';
import type { InspectHow } from '../../kit/index.ts';
import type { Foreseen } from './model/foresee.ts';
import type { Marks, Target } from './model/marks.ts';
import type { PeekStore } from './table/peekStore.ts';
import type { UnsText } from './text/table.ts';
import type { Turn } from './turn/useTurn.ts';

/** What every part of this table reads. */
export interface Uns extends AnyDesk<UnsView> {
  /** With the eyes of the seat in front, so that prices and effects are its own. */
  view: UnsView;
  /** Whose side of the table is in front. */
  seat: number;
  turn: Turn;
  marks: Marks;
  w: UnsText;
  /** Result of an option, in the seat's own numbers. */
  foreseen: (option: string) => Foreseen;
  /** Result of what is armed or looked at. */
  seen: Foreseen;
  /** A thing was pressed: it is chosen, or looked at where there is nothing to choose. */
  press: (target: Target) => void;
  inspect: (target: Target, how?: InspectHow, at?: Element | null) => void;
  inspected: Target | null;
  /** What is shown large for as long as pointer or focus rest on it. */
  peek: PeekStore;
  closeInspector: () => void;
}

const Context = createContext<Uns | null>(null);
export const UnsProvider = Context.Provider;

export function useUns(): Uns {
  const uns = useContext(Context);
  if (!uns) throw new Error('useUns outside the table');
  return uns;
}
