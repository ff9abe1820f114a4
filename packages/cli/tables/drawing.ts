import type { Language } from '@starhold/kernel';
import type { TerminalText } from '../text/index.ts';

/** How a game looks in a terminal. Works from a view, so it can show nobody what they may not know. */
export interface Drawing {
  /** What the game is counted in. */
  counts: 'round' | 'turn';
  /** The table as lines of plain text, cut to the width of the screen by who shows them; `seats` are the players' names. */
  draw(view: unknown, seats: readonly string[], texts: TerminalText, lang: Language): string[];
  /** The text of every card that lies open or is held by the eyes of the view. */
  cards(view: unknown, lang: Language): string[];
  /** What the menu calls a difficulty. */
  difficulty(id: string, lang: Language): string;
  /** What the menu calls a mode, where the number of players does not say which one is meant. */
  mode?(id: string, lang: Language): string;
}
