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

/** What is counted where it matters and never carried out: less to pay, more to draw. */
const COUNTED: readonly string[] = ['discount', 'drawHidden'];

/**
 * Every list that is run when all cards are played. A list that is nothing but a price is its effect: what is bought is run
 * once it is paid.
 */
export function addressesOf(def: PackDef): string[] {
  const lists = listsIn(def).filter(([, ops]) => !ops.some(({ op }) => COUNTED.includes(op)));
  const prices = new Set(
    lists.filter(([, ops]) => ops.length === 1 && ops[0].op === 'pay').map(([address]) => address),
  );
  return addressesIn(lists).filter((address) => !prices.has(address));
}

export const shown = stageFor<GivenWords>({
  position: (given) => position(Given.parse(given)).state,
  text: gameText,
  names: ['You', 'Foe'],
  bounds: ['turn', 'phase', 'cycle', 'row'],
  isRest: (decision) => ['send', 'bonus', 'close'].includes(asked(decision).at),
  branches(decision) {
    const question = asked(decision);
    return question.at === 'gain' && question.ask.about.or > 0 ? ['gain:m', 'tactics'] : undefined;
  },
});
