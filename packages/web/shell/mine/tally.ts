import type { PastGame } from '../../session/played.ts';
import type { Field, GameForm } from '../new-table/model.ts';

/** How often, how well: what the games that were played add up to. */
export interface Tally {
  games: number;
  won: number;
  drawn: number;
  /** Fewest rounds of a game that was won. */
  fastest: number | null;
  best: number | null;
}

/** A result that somebody looked ahead for does not stand beside others. */
export const counts = ({ caveats }: PastGame): boolean => caveats.length === 0;

export function tallyOf(games: readonly PastGame[]): Tally {
  const won = games.filter(({ standing }) => standing === 'won');
  const scores = games.flatMap(({ score }) => score ?? []);
  return {
    games: games.length,
    won: won.length,
    drawn: games.filter(({ standing }) => standing === 'drawn').length,
    fastest: won.length === 0 ? null : Math.min(...won.map(({ rounds }) => rounds)),
    best: scores.length === 0 ? null : Math.max(...scores),
  };
}

/** Against or with whom: alone, a kind of bot, or somebody by name. */
export type Opponent = { kind: 'alone' } | { kind: 'bot'; bot: string } | { kind: 'person'; name: string };

export function opponentsOf({ seats }: PastGame): Opponent[] {
  const [me, ...others] = [...seats].sort((a, b) => Number(a.bot !== undefined) - Number(b.bot !== undefined));
  if (me === undefined || others.length === 0) return [{ kind: 'alone' }];
  const all = others.map(
    ({ name, bot }): Opponent => (bot === undefined ? { kind: 'person', name } : { kind: 'bot', bot }),
  );
  return all.filter((one, i) => all.findIndex((other) => keyOf(other) === keyOf(one)) === i);
}

export const keyOf = (one: Opponent): string =>
  one.kind === 'alone' ? 'alone' : one.kind === 'bot' ? `bot ${one.bot}` : `person ${one.name}`;

/** Those that share something, the most frequent first. */
export function groups<T>(
  games: readonly PastGame[],
  ofGame: (game: PastGame) => T[],
  key: (shared: T) => string,
): { shared: T; tally: Tally }[] {
  const found = new Map<string, { shared: T; games: PastGame[] }>();
  for (const game of games) {
    for (const shared of ofGame(game)) {
      const group = found.get(key(shared)) ?? { shared, games: [] };
      group.games.push(game);
      found.set(key(shared), group);
    }
  }
  return [...found.values()]
    .map(({ shared, games: own }) => ({ shared, tally: tallyOf(own) }))
    .sort((a, b) => b.tally.games - a.tally.games);
}

/** What a field of the form was set to in a game, where that meant something. */
export function valueIn(field: Field, { options, seats }: PastGame): string[] {
  const value = options[field.key];
  // What each seat is asked is looked at for the one this is remembered for.
  if (field.seat !== undefined && field.seat !== seats.findIndex(({ bot }) => bot === undefined)) return [];
  if (value === undefined || Array.isArray(value)) return [];
  const plain = Object.fromEntries(Object.entries(options).filter(([, v]) => !Array.isArray(v)));
  return field.applies(plain as Parameters<Field['applies']>[0], seats.length) ? [String(value)] : [];
}

/** What records are kept by: difficulty, boss, character, mode … as the form of the game has them. */
export const recordFields = (form: GameForm): Field[] => form.main.filter(({ choices }) => choices.length > 1);
