import {
  below,
  type GameModule,
  type Mode,
  type OptionSpec,
  type OptionValue,
  quickRng,
  seedOf,
  valuesOf,
} from '@starhold/kernel';
import { InputError, judging } from './input-error.ts';

/** What somebody wants to play, in words; everything left out gets a default. */
export interface Wish {
  mode?: string;
  players?: number;
  difficulty?: string;
  options?: Record<string, string>;
}

/** A wish that was found possible. `raw` is plain data that `parseOptions` of the game accepts. */
export interface Setting {
  mode: string;
  players: number;
  raw: Record<string, OptionValue>;
}

export function settingFor(game: GameModule, wish: Wish): Setting {
  const mode = modeFor(game, wish);
  const players = wish.players ?? mode.players[0];
  const raw: Setting['raw'] = { players, ...mode.sets };
  const difficulty = difficultyFor(mode, wish.difficulty);
  if (difficulty !== undefined) raw.difficulty = difficulty;
  for (const [key, value] of Object.entries(wish.options ?? {})) raw[key] = optionValue(mode, key, value);
  judging(() => game.parseOptions(raw));
  return { mode: mode.id, players, raw };
}

function modeFor(game: GameModule, { mode, players }: Wish): Mode {
  const named = mode === undefined ? game.modes : game.modes.filter((m) => m.id === mode);
  if (named.length === 0) {
    throw new InputError(`unknown mode "${mode}"; ${game.id} has: ${game.modes.map((m) => m.id).join(', ')}`);
  }
  const fitting = players === undefined ? named[0] : named.find((m) => m.players.includes(players));
  if (fitting) return fitting;
  const possible = [...new Set(named.flatMap((m) => m.players))].sort((a, b) => a - b);
  const who = mode === undefined ? game.id : `${game.id} in mode ${mode}`;
  throw new InputError(`${who} is for ${spanOf(possible)}, not for ${players}`);
}

/** `1 player`, `1–5 players`, `2 or 4 players`. */
function spanOf(counts: readonly number[]): string {
  const [first, last] = [counts[0], counts[counts.length - 1]];
  if (first === last) return `${first} player${first === 1 ? '' : 's'}`;
  const unbroken = last - first === counts.length - 1;
  return `${unbroken ? `${first}–${last}` : counts.join(' or ')} players`;
}

function difficultyFor(mode: Mode, difficulty: string | undefined): string | undefined {
  if (difficulty === undefined || mode.difficulties.includes(difficulty)) return difficulty;
  throw new InputError(`unknown difficulty "${difficulty}"; there are: ${mode.difficulties.join(', ') || 'none'}`);
}

function optionValue(mode: Mode, key: string, value: string): OptionValue {
  const spec = Object.hasOwn(mode.options, key) ? mode.options[key] : undefined;
  if (!spec) throw new InputError(`unknown option "${key}"; there are: ${Object.keys(mode.options).join(', ')}`);
  const found = valueIn(spec, value);
  if (found === undefined) throw new InputError(`option ${key} cannot be "${value}"; it can be: ${rangeOf(spec)}`);
  return found;
}

/** A list is written with commas: `leaders=kael,mira`. */
function valueIn(spec: OptionSpec, text: string): OptionValue | undefined {
  switch (spec.kind) {
    case 'choice':
      return spec.values.find((v) => v === text);
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number': {
      const n = Number(text);
      return /^-?\d+$/.test(text) && n >= spec.min && n <= spec.max ? n : undefined;
    }
    case 'list': {
      const items = text === '' ? [] : text.split(',');
      const fits = items.length >= spec.min && items.length <= spec.max && new Set(items).size === items.length;
      return fits && items.every((item) => spec.of.includes(item)) ? items : undefined;
    }
  }
}

/** What an option can be, in a few words. */
export function rangeOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join(', ');
    case 'switch':
      return 'true, false';
    case 'number':
      return `${spec.min} to ${spec.max}`;
    case 'list':
      return `${spec.min} to ${spec.max} different ones of: ${spec.of.join(', ')} (with commas between them)`;
  }
}

/** Game `index` of a series that goes through everything: modes, players and difficulties in turn, options by lot. */
export function mixedSetting(game: GameModule, series: string, index: number): Setting {
  const all = game.modes.flatMap((mode) =>
    mode.players.flatMap((players) =>
      (mode.difficulties.length > 0 ? mode.difficulties : [undefined]).map((difficulty) => ({
        mode,
        players,
        difficulty,
      })),
    ),
  );
  const { mode, players, difficulty } = all[index % all.length];
  const rng = quickRng(Number.parseInt(seedOf(`${series} setting`, index).slice(0, 8), 16));
  const raw: Setting['raw'] = { players };
  if (difficulty !== undefined) raw.difficulty = difficulty;
  for (const [key, spec] of Object.entries(mode.options)) {
    const values = valuesOf(spec);
    raw[key] = values[below(rng, values.length)];
  }
  Object.assign(raw, mode.sets);
  return { mode: mode.id, players, raw };
}
