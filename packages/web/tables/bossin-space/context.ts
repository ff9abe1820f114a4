import type { BosView } from '@starhold/bossin-space';
import { createContext, useContext } from 'react';
import type { AnyDesk } from '../../desk/context.ts';
import type { InspectHow } from '../../kit/index.ts';
import type { Foreseen } from './model/foresee.ts';
import type { Threat } from './model/threat.ts';
import type { BosText } from './text/index.ts';
import type { Turn } from './turn/useTurn.ts';

/** A card to look at: `enemy:u7`, `enemy:E05`, `command:laser`, `danger:D03`, `boss:…`, `bossCard:2`, `crew:hacker`, `column:2`. */
export type CardRef = string;

/** What every part of the table reads. */
export interface Bos extends AnyDesk<BosView> {
  view: BosView;
  turn: Turn;
  w: BosText;
  /** Result of the option that is armed, looked at, or offered first. */
  seen: Foreseen;
  threat: Threat;
  /** Refs of things the hint points at. */
  hinted: ReadonlySet<string>;
  inspect: (ref: CardRef, how: InspectHow, at: Element | null) => void;
  inspectEnd: () => void;
  /** What is pointed at in this round (`u7`, `c2`), by whom. */
  pointed: ReadonlyMap<string, readonly string[]>;
  reasonAt: (spot: string) => { text: string; rule: string } | undefined;
}

const Context = createContext<Bos | null>(null);
export const BosProvider = Context.Provider;

export function useBos(): Bos {
  const bos = useContext(Context);
  if (!bos) throw new Error('useBos outside the table');
  return bos;
}
