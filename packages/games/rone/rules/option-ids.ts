import { optionId } from '@starhold/kernel';
import { type Pack, packOf } from '../content/index.ts';
import type { State } from '../state.ts';
import { dieRef } from './dice.ts';

/** Ids of options that are made at nearly every step: made once. */

const MOST_DICE = 8;

interface Ids {
  play: string[];
  activate: string[];
}

const MADE = new WeakMap<Pack, Ids>();

function idsOf(s: State): Ids {
  const pack = packOf(s);
  let ids = MADE.get(pack);
  if (!ids) {
    ids = {
      play: pack.cards.map(({ id }) => optionId('play', id)),
      activate: pack.permanents.map(({ id }) => optionId('activate', id)),
    };
    MADE.set(pack, ids);
  }
  return ids;
}

/** By card. */
export const playIds = (s: State): readonly string[] => idsOf(s).play;
/** By permanent. */
export const activateIds = (s: State): readonly string[] => idsOf(s).activate;

const DICE = Array.from({ length: MOST_DICE }, (_, die) => dieRef(die));
export const DIE_IDS: readonly string[] = DICE.map((die) => optionId('die', die));
export const REROLL_IDS: readonly string[] = DICE.map((die) => optionId('reroll', die));
export const CONVERT_IDS: readonly (readonly string[])[] = DICE.map((a) => DICE.map((b) => optionId('convert', a, b)));
