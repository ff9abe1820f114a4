import type { Marked } from '../kit/types.ts';

/** What can be touched on a table, and what may be done with it now. */

export type { Mark } from '../kit/types.ts';

/**
 * The address of something on the table: `card:k7`, `column:2`, `deck:3`. Each game has its own; parts of the table
 * name a thing by it, and so do hints, pings, guides, strokes and the inspector.
 */
export type Target = string;

/** What a kit part knows of a mark, and the rule that locks the thing. */
export interface Marking extends Marked {
  /** Where the rulebook says why it is locked. */
  rule?: string;
}

export interface Marks {
  of(target: Target): Marking;
  /** What a hint or the guide points at; a tab says so for what lies behind it. */
  hinted?: ReadonlySet<Target>;
}

/** For places where nothing can be touched: looking back, the gallery. */
export const NO_MARKS: Marks = { of: () => ({ mark: 'plain' }) };
