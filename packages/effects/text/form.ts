import type { ByLang } from './lang.ts';

/** The form for a new table: what each option of a game and each of its values means. */

export interface Explained {
  label: ByLang<string>;
  help: ByLang<string>;
}
export interface FormEntry extends Explained {
  /** By value, `true` and `false` for switches; empty for plain numbers. */
  values: Record<string, Explained>;
}

export const byLang = (en: string, cs: string, de: string): ByLang<string> => ({ en, cs, de });
export const explained = (label: ByLang<string>, help: ByLang<string>): Explained => ({ label, help });
export const ON = byLang('On', 'Zapnuto', 'An');
export const OFF = byLang('Off', 'Vypnuto', 'Aus');
export const RANDOM = byLang('Random', 'Náhodný', 'Zufällig');

/** What every game is asked in the same words. */
export const PLAYERS = byLang('Players', 'Počet hráčů', 'Spielerzahl');
export const DIFFICULTY = byLang('Difficulty', 'Obtížnost', 'Schwierigkeitsgrad');
