import { type Scene as AnyScene, Witness as AnyWitness, addressesIn, stageFor } from '@starhold/effects/testing';
import type * as z from 'zod';
import { asked } from '../../abouts.ts';
import type { PackDef } from '../../content/index.ts';
import { listsIn } from '../../content/lists.ts';
import type { Events } from '../../events.ts';
import { rules } from '../../rules.ts';
import { gameText } from '../../text/index.ts';
import { Given, position } from '../../words/index.ts';

/** The stage of this game: see `effects/testing/stage.ts`. */

export type GivenWords = z.input<typeof Given>;
export type Scene = AnyScene<GivenWords, keyof Events & string>;

export class Witness extends AnyWitness {
  constructor() {
    super(rules);
  }
}

export const addressesOf = (def: PackDef): string[] => addressesIn(listsIn(def));

export const shown = stageFor<GivenWords>({
  position: (given) => position(Given.parse(given)).state,
  text: gameText,
  names: ['You', 'Foe'],
  bounds: ['turn', 'phase', 'invasionStep', 'invasionRound'],
  isRest(decision) {
    const question = asked(decision);
    if (question.at === 'draw') return question.ask.about.left < 0;
    return question.at === 'main' || question.at === 'parts';
  },
});
