import { type GameModule, LANGUAGES, type Language } from '@starhold/kernel';
import { about, InputError, makeBot, type Wish } from '@starhold/lab';

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

/** More than any game has; the same as in a saved game. */
const [MOST_OPTIONS, LONGEST_KEY, LONGEST_VALUE] = [60, 40, 200];

export function fileName(name: string): (text: string) => string {
  return (text) => {
    if (text === '') throw new InputError(`--${name} needs the name of a file`);
    return text;
  };
}

/** `--option boss=null-cantor --option pings=false` */
export function collectOption(text: string, so: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`--option must be key=value, not "${text.slice(0, LONGEST_VALUE)}"`);
  const [key, value] = [text.slice(0, at), text.slice(at + 1)];
  if (key.length > LONGEST_KEY) throw new InputError(`--option: a key has at most ${LONGEST_KEY} letters`);
  if (value.length > LONGEST_VALUE) throw new InputError(`--option: a value has at most ${LONGEST_VALUE} letters`);
  const all = { ...so, [key]: value };
  if (Object.keys(all).length > MOST_OPTIONS) throw new InputError(`--option: at most ${MOST_OPTIONS} may be given`);
  return all;
}

/** Bots by name, each proved to exist. */
export function botList(game: GameModule, text: string): string[] {
  const specs = text.split(',').map((spec) => spec.trim());
  about('--bots', () => specs.forEach((spec) => void makeBot(game, spec)));
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
