import type { Condition, Fact } from '@starhold/rone/content';

/** Ways in which a scenario is won, lost, or open to attack. */

/** What there is to count in a scenario. */
export const COUNTED: readonly Fact[] = [
  'round',
  'defeated',
  'defeatedThisRound',
  'deployed',
  'protocols',
  'invasionResearch',
  'invasionCards',
];

export type Way =
  | { way: 'ended'; event: string }
  | { way: 'atLeast' | 'atMost'; n: number; fact: Fact }
  | { way: 'target' };

const TARGET_DOWN = { atMost: 0, of: 'scenarioHealth' } as const;

/** Null where it is more than a form can show. */
export function wayOf(condition: Condition): Way | null {
  if ('ended' in condition) return { way: 'ended', event: condition.ended };
  if ('atMost' in condition && condition.of === 'scenarioHealth' && condition.atMost === 0) return { way: 'target' };
  if ('atLeast' in condition && typeof condition.atLeast === 'number' && COUNTED.includes(condition.of))
    return { way: 'atLeast', n: condition.atLeast, fact: condition.of };
  if ('atMost' in condition && typeof condition.atMost === 'number' && COUNTED.includes(condition.of))
    return { way: 'atMost', n: condition.atMost, fact: condition.of };
  return null;
}

export function conditionOf(way: Way): Condition {
  switch (way.way) {
    case 'ended':
      return { ended: way.event };
    case 'target':
      return TARGET_DOWN;
    case 'atLeast':
      return { atLeast: way.n, of: way.fact };
    case 'atMost':
      return { atMost: way.n, of: way.fact };
  }
}

/** When the scenario card can be attacked. */
const NOTHING_DEPLOYED: Condition = { atMost: 0, of: 'deployed' };
const ENOUGH_DEFEATED: Condition = { atLeast: 'players', of: 'defeatedThisRound' };
export const OPENINGS: readonly Condition[] = [
  { any: [NOTHING_DEPLOYED, ENOUGH_DEFEATED] },
  NOTHING_DEPLOYED,
  ENOUGH_DEFEATED,
];
