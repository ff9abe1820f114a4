import { runContract } from './contract.ts';
import { CHECK_NAMES, CHECKS, type CheckName, type Report } from './report.ts';
import type { Trial } from './trial.ts';

/** The two words of a test runner that the suite needs; pass those of Vitest. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => void): void;
}

/**
 * The contract as tests: one per promise and trial. Each trial is played once, by whichever of its tests runs first.
 * `rare` names what all trials together must have reached.
 */
export function contractSuite(
  runner: Runner,
  name: string,
  trials: readonly Trial[],
  rare: readonly string[] = [],
): void {
  const reached: Record<string, number> = {};
  for (const trial of trials) {
    runner.describe(`${name}, ${trial.name}`, () => {
      let report: Report | undefined;
      const played = (): Report => {
        if (!report) {
          report = runContract(trial);
          for (const [what, times] of Object.entries(report.reached)) reached[what] = (reached[what] ?? 0) + times;
        }
        return report;
      };
      for (const check of CHECK_NAMES) {
        if (!trial.without?.includes(check)) runner.it(CHECKS[check].says, () => assertKept(played(), check));
      }
      runner.it('reaches its rare rules', () => assertReached(played().reached, trial.rare ?? []));
    });
  }
  runner.describe(name, () => runner.it('reaches every rare rule somewhere', () => assertReached(reached, rare)));
}

/** Throws where the check was violated, or did not look often enough to say. */
export function assertKept(report: Report, check: CheckName): void {
  const found = report.violations.filter((v) => v.check === check);
  if (found.length > 0) {
    const lines = found.map((v) => `after ${v.at} answers of game ${v.seed}: ${v.detail}`);
    throw new Error(`${check}: ${CHECKS[check].says}, but\n${lines.join('\n')}`);
  }
  const { floor } = CHECKS[check];
  if (report.looked[check] < floor) {
    throw new Error(`${check}: looked only ${report.looked[check]} times, at least ${floor} are needed`);
  }
}

export function assertReached(reached: Report['reached'], rare: readonly string[]): void {
  const missed = rare.filter((name) => !reached[name]);
  if (missed.length > 0) throw new Error(`never reached: ${missed.join(', ')}`);
}
