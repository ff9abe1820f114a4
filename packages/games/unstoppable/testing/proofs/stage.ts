import { type Scene as AnyScene, Witness as AnyWitness, addressesIn, stageOf } from '@starhold/effects/testing';
import type { AnyRules } from '@starhold/kernel';
import type * as z from 'zod';
import { type PackDef, packOf } from '../../content/index.ts';
import { listsIn } from '../../content/pack.ts';
import type { Events } from '../../events.ts';
import { ownedBy } from '../../rules/cards.ts';
import { rules } from '../../rules.ts';
import type { UnsState } from '../../state.ts';
import { gameText } from '../../text/index.ts';
import type { UnsView } from '../../view.ts';
import { Given, position } from '../../words/index.ts';

/** The stage of this game: what begins and ends a phase here, and where a player is free. */

type GivenWords = z.input<typeof Given>;
export type Scene = AnyScene<GivenWords, keyof Events, 'owned'>;

const RULES = rules as unknown as AnyRules;
const REST = ['action', 'select', 'playOn'];

export class Witness extends AnyWitness {
  constructor() {
    super(RULES);
  }
}

export const addressesOf = (def: PackDef): string[] => addressesIn(listsIn(def));

/** What the player owns, by name. */
function owned(s: UnsState): string[] {
  const { cores } = packOf(s);
  const counts = new Map<string, number>();
  for (const card of ownedBy(s, 0)) {
    const name = cores[s.cards.core[card]].name.en;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n}× ${name}`).sort();
}

export const shown = stageOf<GivenWords, keyof Events, 'owned'>({
  rules: RULES,
  position: (given) => position(Given.parse(given)),
  say: (view, event) => gameText.event(view as UnsView, event, ['You', 'Partner'], 'en'),
  bounds: ['turn', 'phase'],
  isRest: ({ at }) => REST.includes(at),
  forks: ['branch', 'whom'],
  declines: ['skip', 'stop'],
  amounts: 'min',
  instead: { owned: (s) => owned(s as unknown as UnsState) },
});
