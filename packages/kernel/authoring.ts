/** How a card of one kind is written, for `starhold card new`. */
export interface Authoring {
  kind: string;
  /** The list of these cards, from the folder of the game: `content/finds.ts`. A new card goes to the end of it. */
  file: string;
  /** The last line of that list. */
  end: string;
  /** The lines of a new card. What is left empty is refused until somebody fills it in. */
  lines(id: string): string[];
  /** The case that will show what it does, without `game` and `title`. */
  example(id: string): { rule: string[]; given: object; when: unknown[]; then: object; open: string[] };
}
