import { describe, expect, it } from 'vitest';
import { GAMES, settingFor, simulate } from '../../index.ts';

/**
 * Games over all modes, players, difficulties and options, with a look at the invariants at every decision: `random` ones,
 * and `deep` ones of the hand-written players, which get further, to rules that random games do not reach.
 */
export function soakSuite({ random, deep }: { random: number; deep: number }): void {
  describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
    const soak = (bots: string[], games: number) =>
      simulate(
        { game: game.id, setting: settingFor(game, {}), bots, seed: 'soak', mixed: true, checked: true },
        games,
        // Other tests run beside it: a second one costs more to start than it plays.
        1,
      );

    it(`${random} random games end without an error`, async () => {
      const { result, problems } = await soak(['random'], random);
      expect(problems).toEqual([]);
      expect(result).toMatchObject({ games: random, finished: random, stuck: 0, errors: 0 });
    });

    it(`${deep} games of the hand-written players, too`, async () => {
      const { result, problems } = await soak(['rules', 'rules', 'random'], deep);
      expect(problems).toEqual([]);
      expect(result).toMatchObject({ games: deep, finished: deep, stuck: 0, errors: 0 });
    });
  });
}
