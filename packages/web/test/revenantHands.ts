import type { Decision, Picked } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { HOUSES } from '@starhold/revenant/content';
import { NOTHING_MEANT } from '../desk/turn/chain.ts';
import { dragged, isSource, STAY, towards } from '../tables/revenant/model/dragging.ts';
import { wholes } from '../tables/revenant/model/mixes.ts';
import { isAtOnce, isQuiet, stepsOf } from '../tables/revenant/model/targets.ts';
import type { Hands } from './taps.ts';

/** What Revenant's front says of its options, and what lies on its table at a desk. */

const SECTORS = ['1', '2', '3', '4', '5', '6', '7', '8'].map((n) => `s${n}`);
const SPACES = ['captain', 'cadet1', 'cadet2', 'emergency', 'reinforce', 'hypercharge', 'm', 'e', 's', 'n'];
const SECTIONS = [1, 2, 3, 4, 5].map((n) => `section${n}`);

function things(view: View): string[] {
  const planets = view.sectors.flatMap(({ planet }) => (planet === '' ? [] : [planet]));
  const hand = view.players[view.me]?.cards ?? [];
  return [
    ...SECTORS,
    ...SPACES,
    ...SECTIONS,
    ...HOUSES,
    ...planets,
    ...view.ships.map(({ id }) => id),
    ...view.row,
    ...hand,
  ];
}

/** What lies where is pressed with what has room elsewhere out of it; another mix is chosen in words. */
function pressesFor({ at, ask }: Decision, pick: Picked): number | undefined {
  if (at !== 'corrupt' || ask.kind !== 'one') return undefined;
  return String(pick).endsWith('>-') ? 2 : 3;
}

/** Whole mixes, and the attack that stays. */
const shortcuts: Hands['shortcuts'] = (decision) => [
  ...wholes(decision).map((pick) => ({ pick, meant: NOTHING_MEANT })),
  ...(decision.at === 'sortie' ? [{ pick: 'attack', meant: { then: [], goal: STAY } }] : []),
];

/** Cards and pieces; a sector, the row of a House or a section stays where it is. */
const isLoose = (target: string): boolean => !/^(s[1-8A-D]|section\d|[A-Z]{3})$/.test(target);

export const revenantHands: Hands = {
  isLoose,
  stepsOf,
  isQuiet,
  isAtOnce,
  towards,
  isSource,
  dragged,
  things,
  pressesFor,
  shortcuts,
};
