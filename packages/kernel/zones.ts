import type { Language } from './game.ts';
import type { Seat } from './types.ts';

/**
 * A table described by what lies where, for games without a drawing of their own. Made from a view, so it can show
 * nobody what they may not know. A terminal writes it down line by line, a browser draws it.
 */
export interface Zone {
  /** A word of the game; together with the owner it names the zone. */
  id: string;
  name: Record<Language, string>;
  /** Without one it belongs to the table. */
  owner?: Seat;
  /** `row`: cards side by side; `pile`: how many there are, and the cards of it that lie open; `counter`: a number, no cards. */
  shape: 'row' | 'pile' | 'counter';
  cards: ZoneCard[];
  /** How many things there are, also where they are not listed. */
  count: number;
}

/** A card of a zone. What lies face down has no face, and nothing that tells it from another. */
export interface ZoneCard {
  /** The reference by which options name it: `r1` in `haul:r1`. */
  target?: string;
  /** Kind and id of its entry in the catalogue. */
  face?: { kind: string; id: string };
}
