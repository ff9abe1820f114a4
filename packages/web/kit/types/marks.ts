import type { InspectHow } from './cards.ts';

/** What can be done with a target now. `plain` is there to be looked at, `locked` cannot be chosen and says why. */
export type Mark = 'plain' | 'legal' | 'chosen' | 'locked';

export interface Marked {
  mark: Mark;
  /** Why it is locked. */
  reason?: string;
  /** What choosing it would do. */
  result?: string;
  /** Its number among the chosen: 1, 2 … */
  order?: number;
  /** The hint means this one. */
  hinted?: boolean;
  /** Names of those who point at it. */
  pointed?: readonly string[];
}

/** What every part made of targets reports. Locked ones are reported too: the table then says why. */
export interface TargetHandlers {
  onPress?: (target: string) => void;
  /** Hover, long press, right click or the key `i`. */
  onLook?: (target: string, how: InspectHow, element: Element) => void;
  onLookEnd?: () => void;
}

/** The address of something on the table (`sector:3`), its name for the ear, and what can be done with it. */
export interface TargetThing {
  target: string;
  name: string;
  marked?: Marked;
}
