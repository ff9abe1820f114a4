import type { OptionSpec, Saved, TableModule } from '@starhold/kernel';

/** The challenge of a day, for one person: what is set, what changes from day to day, and values that do not come. */
export interface DailyPlan {
  keep?: Record<string, string | number | boolean>;
  turn?: readonly string[];
  except?: readonly (string | number | boolean)[];
}

export const DAILY_PLANS: Readonly<Record<string, DailyPlan>> = {
  'bossin-space': { turn: ['boss'] },
  unstoppable: { turn: ['character1', 'boss'] },
  rone: {
    keep: { mode: 'coop', difficulty: 'easy' },
    turn: ['leader1', 'scenario'],
    except: ['table', 'random', 'campaign', 'custom'],
  },
  revenant: { turn: ['difficulty'] },
};

const DAY = 24 * 60 * 60 * 1000;

/** Where in the list of each thing that turns a day stands: all combinations come before one comes again. */
export function dailyTurns(day: string, counts: readonly number[]): number[] {
  let left = Math.floor(Date.parse(day) / DAY);
  return counts.map((count) => {
    const at = left % count;
    left = Math.floor(left / count);
    return at;
  });
}

/** A day's options without a form: by what the game itself says it can be set to. */
export function dailyOptions(game: TableModule, day: string): Saved['options'] {
  const { keep = {}, turn = [], except = [] } = DAILY_PLANS[game.id] ?? {};
  const options: Record<string, OptionSpec['default']> = { ...keep, players: 1 };
  const choices = turn.map((key) => choicesOf(game, key).filter((value) => !except.includes(value)));
  const at = dailyTurns(
    day,
    choices.map((values) => values.length),
  );
  turn.forEach((key, i) => {
    options[key] = choices[i][at[i]];
  });
  return game.parseOptions(options) as Saved['options'];
}

function choicesOf({ id, modes }: TableModule, key: string): string[] {
  const solo = modes.filter(({ players }) => players.includes(1));
  const difficulties = [...new Set(solo.flatMap((mode) => mode.difficulties))];
  if (key === 'difficulty' && difficulties.length > 0) return difficulties;
  const spec = solo.map(({ options }) => options[key]).find((one) => one?.kind === 'choice');
  if (spec?.kind !== 'choice') throw new Error(`${id} has no choice ${key} for one player`);
  return spec.values;
}
