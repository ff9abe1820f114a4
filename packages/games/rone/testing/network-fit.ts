import { below, quickRng } from '@starhold/kernel';
import { HIDDEN } from '../bot/network-weights.ts';

/** Fits the network of `bot/network.ts`: gradient steps of Adam on the log loss, on inputs of mean 0 and deviation 1. */

export interface Sample {
  won: number;
  /** The logarithm of the odds that the linear guess says. */
  guess: number;
  turn: number;
  left: number;
  own: Float32Array;
  others: Float32Array;
}

export interface Network {
  mean: Float64Array;
  deviation: Float64Array;
  /** By input (own traits, others' traits, turn, time left) and hidden unit, then biases, outputs and straight weights. */
  hidden: Float64Array;
  bias: Float64Array;
  out: Float64Array;
  straight: Float64Array;
}

const EPOCHS = 5;
const BATCH = 512;
const RATE = 3e-3;
const DECAY = 0.1;
const [LEFT_MEAN, LEFT_DEVIATION, LEAST_DEVIATION] = [0.8, 0.4, 0.05];

/** Normally distributed enough. */
const noise = (rng: ReturnType<typeof quickRng>): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(rng, 1_000_000) / 1e6;
  return sum - 6;
};

function started(samples: readonly Sample[]): Network {
  const traits = samples[0].own.length;
  const mean = new Float64Array(traits);
  const deviation = new Float64Array(traits);
  for (const { own, others } of samples) {
    for (let i = 0; i < traits; i++) {
      mean[i] += (own[i] + others[i]) / (2 * samples.length);
      deviation[i] += (own[i] ** 2 + others[i] ** 2) / (2 * samples.length);
    }
  }
  for (let i = 0; i < traits; i++) {
    deviation[i] = Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, deviation[i] - mean[i] ** 2)));
  }
  const rng = quickRng(1);
  const inputs = 2 * traits + 2;
  return {
    mean,
    deviation,
    hidden: Float64Array.from({ length: inputs * HIDDEN }, () => noise(rng) / Math.sqrt(inputs)),
    bias: new Float64Array(HIDDEN),
    out: Float64Array.from({ length: HIDDEN }, () => 0.1 * noise(rng)),
    straight: new Float64Array(inputs),
  };
}

/** What the network makes of a sample, and what it made of it on the way. */
class Pass {
  readonly one: Float64Array;
  readonly other: Float64Array;
  readonly upOne = new Float64Array(HIDDEN);
  readonly upOther = new Float64Array(HIDDEN);
  z = 0;

  constructor(traits: number) {
    this.one = new Float64Array(2 * traits + 2);
    this.other = new Float64Array(2 * traits + 2);
  }

  run(net: Network, { own, others, turn, left, guess }: Sample): void {
    const { one, other, upOne, upOther } = this;
    const traits = own.length;
    for (let i = 0; i < traits; i++) {
      one[i] = other[traits + i] = (own[i] - net.mean[i]) / net.deviation[i];
      other[i] = one[traits + i] = (others[i] - net.mean[i]) / net.deviation[i];
    }
    one[2 * traits] = turn;
    other[2 * traits] = -turn;
    one[2 * traits + 1] = other[2 * traits + 1] = (left - LEFT_MEAN) / LEFT_DEVIATION;
    upOne.set(net.bias);
    upOther.set(net.bias);
    this.z = guess;
    for (let i = 0; i < one.length; i++) {
      this.z += net.straight[i] * (one[i] - other[i]);
      for (let h = 0; h < HIDDEN; h++) {
        upOne[h] += net.hidden[i * HIDDEN + h] * one[i];
        upOther[h] += net.hidden[i * HIDDEN + h] * other[i];
      }
    }
    for (let h = 0; h < HIDDEN; h++) this.z += net.out[h] * (Math.max(0, upOne[h]) - Math.max(0, upOther[h]));
  }
}

/** Adam, with weights that shrink a little at each step. */
class Adam {
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  constructor(weights: Float64Array) {
    this.weights = weights;
    this.slope = new Float64Array(weights.length);
    this.#first = new Float64Array(weights.length);
    this.#second = new Float64Array(weights.length);
  }

  step(n: number, rate: number): void {
    const [a, b] = [1 - 0.9 ** n, 1 - 0.999 ** n];
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.slope[i];
      this.#first[i] = 0.9 * this.#first[i] + 0.1 * slope;
      this.#second[i] = 0.999 * this.#second[i] + 0.001 * slope * slope;
      const pull = this.#first[i] / a / (Math.sqrt(this.#second[i] / b) + 1e-8);
      this.weights[i] -= rate * (pull + DECAY * this.weights[i]);
      this.slope[i] = 0;
    }
  }
}

export function trained(samples: readonly Sample[]): Network {
  const net = started(samples);
  const [hidden, bias, out, straight] = [net.hidden, net.bias, net.out, net.straight].map((w) => new Adam(w));
  const pass = new Pass(samples[0].own.length);
  const rng = quickRng(2);
  const order = samples.map((_, i) => i);
  const steps = EPOCHS * Math.ceil(samples.length / BATCH);
  for (let step = 0; step < steps; step++) {
    for (let k = 0; k < BATCH; k++) {
      // Drawn without putting back until all have been seen.
      const at = (step * BATCH + k) % samples.length;
      const other = at + below(rng, samples.length - at);
      [order[at], order[other]] = [order[other], order[at]];
      const sample = samples[order[at]];
      pass.run(net, sample);
      const error = (1 / (1 + Math.exp(-pass.z)) - sample.won) / BATCH;
      for (let h = 0; h < HIDDEN; h++) {
        const [up, down] = [Math.max(0, pass.upOne[h]), Math.max(0, pass.upOther[h])];
        out.slope[h] += error * (up - down);
        const pull = error * net.out[h];
        const [one, other] = [up > 0 ? pull : 0, down > 0 ? pull : 0];
        bias.slope[h] += one - other;
        if (one === 0 && other === 0) continue;
        for (let i = 0; i < pass.one.length; i++) {
          hidden.slope[i * HIDDEN + h] += one * pass.one[i] - other * pass.other[i];
        }
      }
      for (let i = 0; i < pass.one.length; i++) straight.slope[i] += error * (pass.one[i] - pass.other[i]);
    }
    for (const part of [hidden, bias, out, straight]) part.step(step + 1, RATE * (1 - step / steps) + 1e-5);
  }
  return net;
}

/** Mean log loss; without a network that of the linear guess. */
export function loss(samples: readonly Sample[], net: Network | undefined): number {
  const pass = new Pass(samples[0].own.length);
  const losses = samples.map((sample) => {
    if (net) pass.run(net, sample);
    const z = net ? pass.z : sample.guess;
    return Math.max(0, z) + Math.log1p(Math.exp(-Math.abs(z))) - sample.won * z;
  });
  return losses.reduce((sum, n) => sum + n, 0) / losses.length;
}

/** The file of the weights, for traits as they are instead of those of mean 0 and deviation 1. */
export function folded({ mean, deviation, hidden, bias, out, straight }: Network): string {
  const traits = mean.length;
  const rows = (from: number): number[][] =>
    Array.from(mean, (_, i) => Array.from(bias, (_, h) => hidden[(from + i) * HIDDEN + h] / deviation[i]));
  const [own, theirs] = [rows(0), rows(traits)];
  const last = (at: number): number[] => Array.from(bias, (_, h) => hidden[(2 * traits + at) * HIDDEN + h]);
  const left = last(1).map((w) => w / LEFT_DEVIATION);
  const level = Array.from(bias, (b, h) => {
    let sum = b - LEFT_MEAN * left[h];
    for (let i = 0; i < traits; i++) sum -= mean[i] * (own[i][h] + theirs[i][h]);
    return sum;
  });
  const past = Array.from(mean, (_, i) => (straight[i] - straight[traits + i]) / deviation[i]);
  const list = (of: readonly number[]): string => `[${of.map((n) => Number(n.toFixed(3)) + 0).join(', ')}]`;
  const table = (of: readonly number[][]): string => `[\n${of.map((row) => `  ${list(row)},`).join('\n')}\n]`;
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned, not known
/**
 * Found by \`testing/learn-network.ts\` on the positions between turns of duels of the rules player. By trait: what each hidden
 * unit makes of it in the own side (\`OWN\`) and in the other one (\`THEIRS\`).
 */

export const HIDDEN = ${HIDDEN};
export const OWN: readonly (readonly number[])[] = ${table(own)};
export const THEIRS: readonly (readonly number[])[] = ${table(theirs)};
export const BIAS: readonly number[] = ${list(level)};
/** Of the time that is left. */
export const SHARED: readonly number[] = ${list(left)};
/** Of whose turn comes; the last goes past the hidden units. */
export const TURN: readonly number[] = ${list([...last(0), straight[2 * traits]])};
/** Past the hidden units. */
export const STRAIGHT: readonly number[] = ${list(past)};
export const OUT: readonly number[] = ${list(Array.from(out))};
`;
}
