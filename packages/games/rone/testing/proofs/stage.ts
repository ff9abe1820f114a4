import { type Scene as AnyScene, Witness as AnyWitness, addressesIn, stageOf } from '@starhold/effects/testing';
import type { AnyRules } from '@starhold/kernel';
import type * as z from 'zod';
import { asked } from '../../abouts.ts';
import type { PackDef } from '../../content/index.ts';
import { listsIn } from '../../content/lists.ts';
import type { Events } from '../../events.ts';
import { rules } from '../../rules.ts';
import { gameText } from '../../text/index.ts';
import type { View } from '../../view.ts';
import { Given, position } from '../../words/index.ts';

/** The stage of this game: what begins and ends a phase here, and where a player is free. */

export type GivenWords = z.input<typeof Given>;
export type Scene = AnyScene<GivenWords, keyof Events>;

const RULES = rules as unknown as AnyRules;

export class Witness extends AnyWitness {
  constructor() {
    super(RULES);
  }
}

export const addressesOf = (def: PackDef): string[] => addressesIn(listsIn(def));

export const shown = stageOf<GivenWords, keyof Events>({
  rules: RULES,
  position: (given) => position(Given.parse(given)),
  say: (view, event) => gameText.event(view as View, event, ['You', 'Foe'], 'en'),
  bounds: ['turn', 'phase', 'invasionStep', 'invasionRound'],
  isRest: (decision) => {
    const question = asked(decision);
    if (question.at === 'draw') return question.ask.about.left < 0;
    return question.at === 'main' || question.at === 'parts';
  },
  forks: ['branch'],
  declines: ['skip', 'end', 'none', 'pass'],
  amounts: 'max',
});
