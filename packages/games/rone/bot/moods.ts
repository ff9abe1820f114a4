import type { Brain, Decision, Picked } from '@starhold/kernel';
import { asked } from '../abouts.ts';
import type { RoneSight } from './scene.ts';
import { lean, WEIGHTS, type Weights } from './weights.ts';

/** The same player in other moods: what a search compares with the policy's own plans. */

type Choose = Brain<RoneSight>['choose'];

const all = (names: readonly (keyof Weights)[], times: number): Partial<Weights> =>
  Object.fromEntries(names.map((name) => [name, WEIGHTS.duel[name] * times]));

const DAMAGE = ['foeArmour', 'foeHealth', 'foeHealthLow'] as const;
const GUARD = ['armour', 'armourLow', 'health', 'healthLow'] as const;
const GROWTH = ['part', 'screw', 'recruit', 'discover', 'enlist', 'drill', 'swap'] as const;
const SAVED = ['store', 'pair'] as const;

const MOODS: readonly Partial<Weights>[] = [
  all(DAMAGE, 1.7),
  all(GUARD, 1.8),
  all(GROWTH, 2),
  all(SAVED, 2),
  { ...all(SAVED, 0.3), scrap: 2 * WEIGHTS.duel.scrap },
  { ...all(DAMAGE, 0.5), ...all(GROWTH, 2) },
];

export interface Plan {
  pick: Picked;
  choose: Choose;
}

/** What other moods would do here. Between players only: against the Invasion there is one mood. */
export function plansOf(choose: Choose, chooseNow: Choose): (sight: RoneSight, decision: Decision) => Plan[] {
  const players = MOODS.map((mood): Choose => {
    const weights: Weights = { ...WEIGHTS.duel, ...mood };
    return (sight, decision, rng) => {
      lean(weights);
      return chooseNow(sight, decision, rng);
    };
  });
  return (sight, decision) => {
    if (sight.invasion || !MOODY.includes(asked(decision).at)) return [];
    const dice = isDie(choose(sight, decision, [1]));
    const plans = players.map((player) => ({ pick: player(sight, decision, [1]), choose: player }));
    return plans.filter(({ pick }) => !dice || !isDie(pick));
  };
}

/** Decisions in which moods differ. */
const MOODY: readonly string[] = ['main', 'parts', 'pay', 'kind', 'branch', 'screws'];

/** Which die comes first says nothing about the plan. */
const isDie = (pick: Picked): boolean => typeof pick === 'string' && pick.startsWith('die:');

/** Another number in every turn; where all act at once, in every round. */
export function turnOf({ options, round, side }: RoneSight): number {
  const together = options.mode === 'coop' || options.mode === 'training';
  return together ? round : 2 * round + side;
}
