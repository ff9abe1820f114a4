/** How a card of one kind is written, for `starhold card new`. */
export interface Authoring {
  kind: string;
  /** What ids of this kind look like. */
  id: RegExp;
  /** The list of these cards, from the folder of the game: `content/finds.ts`. A new card goes to the end of it. */
  file: string;
  /** The last line of that list. */
  end: string;
  /** The lines of a new card. What is left empty is refused until somebody fills it in. */
  lines(id: string): string[];
  /** The list of cases that gets one for it: `cases/cards.json`. */
  cases: string;
  example(id: string): { rule: string[]; given: object; when: unknown[]; then: object; open: string[] };
  /** What it needs besides a name, an effect and a case: a picture, say. */
  more?: readonly string[];
}
