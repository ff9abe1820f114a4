import { type GameModule, type Mode, type OptionValue, valuesOf } from '@starhold/kernel';

export interface NamedOptions {
  name: string;
  raw: Record<string, OptionValue>;
  /** Other than the plan's number of games in the contract: where one is as long as several. */
  games?: number;
  /** Other than the plan's: at every so many answers everything is looked at. */
  every?: number;
}

/** A table of every mode, number of players and difficulty as it comes, and each other value of each option once. */
export function settingsOf(game: GameModule): NamedOptions[] {
  return [...game.modes.flatMap(usualIn), ...changedIn(game)];
}

function usualIn({ players: counts, difficulties, sets }: Mode): NamedOptions[] {
  return counts.flatMap((players): NamedOptions[] => {
    const word = players === 1 ? '1 player' : `${players} players`;
    const name = [word, ...Object.values(sets ?? {})].join(', ');
    if (difficulties.length === 0) return [{ name, raw: { players, ...sets } }];
    return difficulties.map((difficulty) => ({
      name: `${name}, ${difficulty}`,
      raw: { players, difficulty, ...sets },
    }));
  });
}

/** In turn at the tables there are, so that options meet different numbers of players. */
function changedIn(game: GameModule): NamedOptions[] {
  const tables = game.modes.flatMap((mode) => usualIn(mode).map((usual) => ({ mode, usual })));
  const keys = new Set(game.modes.flatMap((mode) => Object.keys(mode.options)));
  let n = 0;
  return [...keys].flatMap((key) => {
    const having = tables.filter(({ mode }) => key in mode.options);
    const spec = having[0].mode.options[key];
    const others = valuesOf(spec).filter((value) => String(value) !== String(spec.default));
    return others.map((value) => {
      const { usual } = having[n++ % having.length];
      return { name: `${usual.name}, ${key} ${value}`, raw: { ...usual.raw, [key]: value } };
    });
  });
}
