import { botFor } from '@starhold/bots';
import { type GameModule, keyedRng, pointsOf, quickRng, seedOf, World } from '@starhold/kernel';

/**
 * Fits the weights of a game's guess at the chance to win to games that bots have played: logistic regression on the
 * features at the start of every round against how the game ended. Prints weights to be put into the game's `value`.
 */

interface Sample {
  x: number[];
  won: number;
}

/** One sample a round: the position as seat 0 sees it when the round changes. */
export function samplesOf(game: GameModule, options: unknown, bot: string, seed: string, index: number): Sample[] {
  const world = new World(game.rules, game.rules.initial(options, keyedRng(seedOf(seed, index))));
  const seats = game.rules.seats(options);
  const players = Array.from({ length: seats }, (_, i) => ({ bot: botFor(game, bot), rng: quickRng(index * 31 + i) }));
  const samples: Sample[] = [];
  let round = 0;
  while (world.over === '') {
    if (world.round !== round) {
      round = world.round;
      samples.push({ x: game.brain.features(world.view(0)), won: 0 });
    }
    const decision = world.open[0];
    const { seat } = decision.ask;
    const { bot: b, rng } = players[seat];
    const imagine = (r: number[]): World => world.redeal(seat, r);
    world.play(decision, b.decide({ seat, view: world.view(seat), decision, imagine }, rng));
  }
  const won = pointsOf(world.result, 0);
  return samples.map((s) => ({ ...s, won }));
}

/** Gradient descent on standardised features with a little ridge; returns weights for the raw features. */
export function fitLogistic(samples: readonly Sample[], epochs = 400, rate = 0.5, ridge = 1e-3): number[] {
  const n = samples[0].x.length;
  const mean = new Array<number>(n).fill(0);
  const spread = new Array<number>(n).fill(0);
  for (const { x } of samples) for (let i = 0; i < n; i++) mean[i] += x[i] / samples.length;
  for (const { x } of samples) for (let i = 0; i < n; i++) spread[i] += (x[i] - mean[i]) ** 2 / samples.length;
  // Feature 0 is the constant; others that never vary get no weight.
  const scale = spread.map((v, i) => (i === 0 ? 1 : v > 1e-9 ? Math.sqrt(v) : Number.POSITIVE_INFINITY));
  const shift = mean.map((m, i) => (i === 0 ? 0 : m));
  const w = new Array<number>(n).fill(0);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const g = new Array<number>(n).fill(0);
    for (const { x, won } of samples) {
      let z = 0;
      for (let i = 0; i < n; i++) z += (w[i] * (x[i] - shift[i])) / scale[i];
      const off = 1 / (1 + Math.exp(-z)) - won;
      for (let i = 0; i < n; i++) g[i] += (off * (x[i] - shift[i])) / scale[i];
    }
    for (let i = 0; i < n; i++) w[i] -= rate * (g[i] / samples.length + ridge * w[i]);
  }
  const raw = w.map((v, i) => v / scale[i]);
  for (let i = 1; i < n; i++) raw[0] -= raw[i] * shift[i];
  return raw;
}
