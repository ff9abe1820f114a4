import { type GameModule, LANGUAGES, type Language } from '@starhold/kernel';
import { InputError, makeBot, type Wish } from '@starhold/lab';

/** Flags that several commands share, from text to values. */

export function integer(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < min || n > max) {
      throw new InputError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    }
    return n;
  };
}

/** Whether a game takes so many players is for the game to say. */
export function count(name: string): (text: string) => number {
  return integer(name, 0, 99);
}

/** `--option boss=null-cantor --option pings=false` */
export function collectOption(text: string, so: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`--option must be key=value, not "${text}"`);
  return { ...so, [text.slice(0, at)]: text.slice(at + 1) };
}

/** Bots by name, each proved to exist. */
export function botList(game: GameModule, text: string): string[] {
  const specs = text.split(',').map((spec) => spec.trim());
  for (const spec of specs) makeBot(game, spec);
  return specs;
}

export function language(text: string): Language {
  const found = LANGUAGES.find((lang) => lang === text);
  if (!found) throw new InputError(`unknown language "${text}"; there are: ${LANGUAGES.join(', ')}`);
  return found;
}

/** The language of the system, where it is one of ours. */
export function systemLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((lang) => locale.startsWith(lang)) ?? 'en';
}

export interface TableFlags {
  players?: number;
  mode?: string;
  difficulty?: string;
  option?: Record<string, string>;
}

export function wishOf({ players, mode, difficulty, option }: TableFlags): Wish {
  const wish: Wish = {};
  if (players !== undefined) wish.players = players;
  if (mode !== undefined) wish.mode = mode;
  if (difficulty !== undefined) wish.difficulty = difficulty;
  if (option !== undefined) wish.options = option;
  return wish;
}
