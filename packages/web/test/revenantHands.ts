import type { Decision, Picked } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { HOUSES } from '@starhold/revenant/content';
import { NOTHING_MEANT } from '../desk/turn/chain.ts';
import { countIn, restingIn, stayingIn } from '../tables/revenant/model/goods.ts';
import { hands } from '../tables/revenant/model/hands.ts';
import { quickAt } from '../tables/revenant/model/shortcuts.ts';
import { voidborn } from '../tables/revenant/model/targets.ts';
import type { Hands } from './taps.ts';

/** What Revenant's front says of its options, and what lies on its table at a desk. */

const SECTORS = ['1', '2', '3', '4', '5', '6', '7', '8'].map((n) => `s${n}`);
const SPACES = ['captain', 'cadet1', 'cadet2', 'emergency', 'reinforce', 'hypercharge', 'm', 'e', 's', 'n'];
const SECTIONS = [1, 2, 3, 4, 5].map((n) => `section${n}`);

function things(view: View): string[] {
  const planets = view.sectors.flatMap(({ planet }) => (planet === '' ? [] : [planet]));
  const hand = view.players[view.me]?.cards ?? [];
  const { frigates = [], cadets = [] } = view.players[view.me] ?? {};
  const enemies = view.sectors.flatMap(({ id, voidborn: n }) => (n > 0 ? [voidborn(id)] : []));
  return [
    ...SECTORS,
    ...enemies,
    ...[...frigates, ...cadets].filter((card) => card !== ''),
    ...SPACES,
    ...SECTIONS,
    ...HOUSES,
    ...planets,
    ...view.ships.map(({ id }) => id),
    ...view.row,
    ...hand,
  ];
}

const usualIn = ({ ask }: Decision, option: string, view: View): string => {
  const section = option.slice(option.indexOf(':') + 1, option.indexOf('>'));
  return (ask.kind === 'one' && restingIn(ask.options, section, view.players[view.me]?.stored ?? [])) || option;
};

/** How many resources stay matters to the policy, not which: of as many those that would stay by themselves. */
function simply(decision: Decision, pick: Picked, view: View): Picked {
  if (decision.at !== 'corrupt') return pick;
  const usual = usualIn(decision, String(pick), view);
  return stayingIn(usual).length === stayingIn(String(pick)).length ? usual : pick;
}

/** A section is pressed with what would stay in it; what shall stay or go instead is moved before. Effects to copy stand in a list. */
function pressesFor(decision: Decision, pick: Picked, view: View): number | undefined {
  if (decision.at === 'copy' && pick !== 'none') return 2;
  if (decision.at !== 'corrupt') return undefined;
  const option = String(pick);
  const usual = stayingIn(usualIn(decision, option, view));
  const moved = [...'mesn'].map((letter) => countIn(stayingIn(option), letter) - countIn(usual, letter));
  const into = moved.reduce((sum, n) => sum + Math.max(0, n), 0);
  return 2 + Math.max(into, into - moved.reduce((sum, n) => sum + n, 0));
}

/** Whole mixes, and the attack that stays. */
const shortcuts: Hands['shortcuts'] = (decision) => [
  ...hands.wholes(decision).map((pick) => ({ pick, meant: NOTHING_MEANT })),
  ...quickAt(decision).map(({ pick, then, goal }) => ({ pick, meant: { then, goal } })),
];

/** Cards and pieces; a sector, the row of a House or a section stays where it is. */
const isLoose = (target: string): boolean => !/^(s[1-8A-D]|section\d|[A-Z]{3})$/.test(target);

export const revenantHands: Hands = { ...hands, simply, isLoose, things, pressesFor, shortcuts };
