import { type Brain, type Decision, type Picked, parseOption, refOf } from '@starhold/kernel';
import { findOf } from './content/index.ts';
import { slotIn } from './refs.ts';
import type { View } from './view.ts';

/** A sensible player: hauls in what is worth most, plays what is worth little, dives when the hand runs low. */

const LOW_HAND = 3;
/** Points by which a lead is nearly safe. */
const SAFE = 6;

const worthOf = (view: View, id: string): number => findOf(view, id).points;

function choose(view: View, decision: Decision): Picked {
  const { ask } = decision;
  if (ask.kind === 'subset') return cheapest(view, ask.from).slice(0, ask.min);
  if (ask.kind !== 'one') throw new Error(`${decision.at} asks for ${ask.kind}`);
  const worth = (option: string): number => worthOfOption(view, option);
  // By name where the worth is equal, so that the order of the options decides nothing.
  return ask.options.toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))[0];
}

/** What is worth least in the hold is best to pay with. */
function cheapest(view: View, options: readonly string[]): string[] {
  return options.toSorted((a, b) => worthOf(view, refOf(a)) - worthOf(view, refOf(b)) || (a < b ? -1 : 1));
}

function worthOfOption(view: View, option: string): number {
  const { verb, refs } = parseOption(option);
  if (verb === 'haul') return 10 * worthOf(view, view.row[slotIn(refs[0])]);
  if (verb === 'dive') return view.hand.length < LOW_HAND ? 25 : 5;
  if (verb === 'play') return 15 - worthOf(view, refs[0]);
  return 0;
}

/** Points before the best of the others. */
function leadOf(view: View): number {
  const me = Math.max(view.me, 0);
  const others = view.seats.filter((_, seat) => seat !== me).map(({ score }) => score);
  return view.seats[me].score - Math.max(view.quota, ...others);
}

export const brain: Brain<View> = {
  choose,
  value: (view) => 1 / (1 + Math.exp(-leadOf(view) / SAFE)),
  features: (view) => [1, leadOf(view), view.round / view.rounds, view.hand.length],
};
