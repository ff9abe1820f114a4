/** Logistic regression by Newton's method, with a ridge of its own for each weight. */

const STEPS = 12;
const ENOUGH = 1e-3;

const chance = (x: readonly number[], weights: readonly number[]): number => {
  let z = 0;
  for (let i = 0; i < x.length; i++) z += x[i] * weights[i];
  return 1 / (1 + Math.exp(-z));
};

export function logistic(xs: readonly number[][], ys: readonly number[], ridge: readonly number[]): number[] {
  const n = ridge.length;
  const weights = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = ridge.map((r, i) => r * weights[i]);
    const bend = ridge.map((r, i) => {
      const row = new Float64Array(n);
      row[i] = r + 1e-9;
      return row;
    });
    xs.forEach((x, at) => {
      const p = chance(x, weights);
      const pull = (p - ys[at]) / xs.length;
      const weight = (p * (1 - p)) / xs.length;
      for (let i = 0; i < n; i++) {
        if (x[i] === 0) continue;
        slope[i] += pull * x[i];
        const scaled = weight * x[i];
        for (let j = 0; j <= i; j++) bend[i][j] += scaled * x[j];
      }
    });
    const change = solved(bend, slope);
    for (let i = 0; i < n; i++) weights[i] -= change[i];
    if (Math.max(...change.map(Math.abs)) < ENOUGH) break;
  }
  return weights;
}

/** By Cholesky: of the symmetric matrix only the lower half is read, and it is overwritten. */
function solved(a: readonly Float64Array[], b: readonly number[]): number[] {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let left = a[i][j];
      for (let k = 0; k < j; k++) left -= a[i][k] * a[j][k];
      a[i][j] = i === j ? Math.sqrt(left) : left / a[j][j];
    }
  }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= a[i][k] * x[k];
    x[i] /= a[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= a[k][i] * x[k];
    x[i] /= a[i][i];
  }
  return x;
}

export function logLoss(xs: readonly number[][], ys: readonly number[], weights: readonly number[]): number {
  const losses = xs.map((x, at) => {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chance(x, weights)));
    return -(ys[at] * Math.log(p) + (1 - ys[at]) * Math.log(1 - p));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
