import { describe, expect, it } from 'vitest';
import {
  assertKept,
  assertReached,
  CHECK_NAMES,
  CHECKS,
  contractSuite,
  runContract,
  type Trial,
  violatedChecks,
} from '../testing/index.ts';
import { brokenBazaars } from './toys/bazaar/broken.ts';
import { bazaar, speaks } from './toys/bazaar/rules.ts';
import { brokenToys } from './toys/broken/index.ts';
import { lanterns, latePosition } from './toys/lanterns/rules.ts';

const latePositions = {
  count: 16,
  answers: 30,
  make: (seed: string) => latePosition(Number.parseInt(seed.slice(0, 7), 16)),
};

const sound: Trial = {
  name: 'sound',
  rules: lanterns,
  options: { players: 2 },
  games: 20,
  positions: latePositions,
  limit: 200,
  idle: ['leave'],
  rare: ['shuffled', 'peeked', 'LAN-6', 'ask:oil', 'over:win0', 'over:win1', 'over:even'],
};

/** Three against each other, and two teams: what may be done at any time, ranking, several questions of one seat. */
const bazaars: Trial[] = ([3, 4] as const).map((players) => ({
  name: `${players} seats`,
  rules: bazaar,
  options: { players },
  games: 8,
  limit: 200,
  without: ['handles'],
  speaks,
  rare: ['ask:aside', 'ask:linger', 'aside of a finished lane', 'several decisions of one seat', 'rolled', 'dealMade'],
}));

const few = { games: 3, positions: { ...latePositions, count: 3 }, limit: 120 };

contractSuite({ describe, it }, 'Lanterns', [sound]);
contractSuite({ describe, it }, 'Bazaar', bazaars);

describe('the contract', () => {
  const report = runContract(sound);

  it('finds nothing in a sound game', () => {
    expect(report.violations).toEqual([]);
  });

  it('looks with every check', () => {
    for (const check of CHECK_NAMES) expect(report.looked[check], check).toBeGreaterThanOrEqual(CHECKS[check].floor);
  });

  it('gives the same report for the same trial', () => {
    const some = { ...sound, ...few };
    expect(runContract(some)).toEqual(runContract(some));
  });

  it('counts a check that did not look as failed', () => {
    const blind = { ...report, looked: { ...report.looked, handles: 0 } };
    expect(() => assertKept(blind, 'handles')).toThrow('looked only 0 times');
  });

  it('fails when a rare rule was never reached', () => {
    expect(() => assertReached(report.reached, ['shuffled', 'eclipse'])).toThrow('eclipse');
  });

  it('can fail in each of its checks', () => {
    const breakable = new Set([...brokenToys, ...brokenBazaars].flatMap((toy) => toy.breaks));
    expect(CHECK_NAMES.filter((check) => !breakable.has(check))).toEqual([]);
  });
});

describe('in the bazaar the contract notices that', () => {
  it.each(brokenBazaars)('$bug', ({ rules, speaks: words, breaks }) => {
    const reports = bazaars.map((trial) =>
      runContract({ ...trial, games: 5, every: 1, rules, speaks: words ?? speaks }),
    );
    const violated = new Set(reports.flatMap(violatedChecks));
    expect(
      violated,
      JSON.stringify(
        reports.flatMap((r) => r.violations),
        null,
        1,
      ),
    ).toEqual(new Set(breaks));
  });
});

describe('the contract notices that', () => {
  it.each(brokenToys)('$bug', ({ rules, options, breaks }) => {
    const report = runContract({ ...sound, ...few, rules, options: options ?? sound.options });
    expect(new Set(violatedChecks(report)), JSON.stringify(report.violations, null, 1)).toEqual(new Set(breaks));
  });
});
