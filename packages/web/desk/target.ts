/** What can be touched on a table, and what may be done with it now. */

/**
 * The address of something on the table: `card:k7`, `column:2`, `deck:3`. Each game has its own; parts of the table
 * name a thing by it, and so do hints, pings, guides, strokes and the inspector.
 */
export type Target = string;

/** `plain` is not in question now; `locked` is looked for here but not allowed, and says why. */
export type Mark = 'plain' | 'legal' | 'chosen' | 'locked';

export interface Marking {
  mark: Mark;
  /** Why it is locked, in a sentence; `rule` is where the rulebook says so. */
  reason?: string;
  rule?: string;
  /** What choosing it would do, in a few words. */
  result?: string;
  /** Place in an order, or among the chosen: 1, 2 … */
  order?: number;
  /** The hint or the guide points here. */
  hinted?: boolean;
  /** Names of the players who point here. */
  pointed?: readonly string[];
}

export interface Marks {
  of(target: Target): Marking;
}

/** For places where nothing can be touched: looking back, the gallery. */
export const NO_MARKS: Marks = { of: () => ({ mark: 'plain' }) };
