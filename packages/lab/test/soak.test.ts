import { describe, expect, it } from 'vitest';
import { GAMES, settingFor, simulate, USUAL_WORKERS } from '../index.ts';

/**
 * Random games over all modes, players, difficulties and options, with a look at the invariants at every decision. More of
 * them, where there is more time: `starhold simulate GAME --mixed --checked --games 20000 --seed soak`.
 */
const RANDOM_GAMES = 4_000;
/** Games of the hand-written players get further, to rules that random games do not reach. */
const DEEP_GAMES = 300;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const soak = (bots: string[], games: number) =>
    simulate(
      { game: game.id, setting: settingFor(game, {}), bots, seed: 'soak', mixed: true, checked: true },
      games,
      USUAL_WORKERS,
    );

  it(`${RANDOM_GAMES} random games end without an error`, async () => {
    const { result, problems } = await soak(['random'], RANDOM_GAMES);
    expect(problems).toEqual([]);
    expect(result).toMatchObject({ games: RANDOM_GAMES, finished: RANDOM_GAMES, stuck: 0, errors: 0 });
  });

  it(`${DEEP_GAMES} games of the hand-written players, too`, async () => {
    const { result, problems } = await soak(['rules', 'rules', 'random'], DEEP_GAMES);
    expect(problems).toEqual([]);
    expect(result).toMatchObject({ games: DEEP_GAMES, finished: DEEP_GAMES, stuck: 0, errors: 0 });
  });
});
