import type { TableSetup } from '../../../session/types.ts';

/** The table of the guided first game. */

/**
 * A deal that shows the important things early: a Taunt threat that must be hit first and turns out to be an ally, an
 * upgrade to buy, armour that stops the first attack, a Rage threat that threatens the ally, and a level up at the end
 * of the second turn. Found by trying seeds in order; `test/guide.test.ts` plays it.
 */
export const GUIDED_SEED = '0000000000000000000000000000182c';

const OPTIONS = { players: 1, difficulty: 'normal', boss: 'harbinger', character1: 'kai' } as const;
const AS_PRINTED = { levelUpDiscard: 'downTo', fearOnDeck: false } as const;

/** Alone, normal, first boss, first character. The name is the reader's own, or empty. */
export function guidedSetup(name: string): TableSetup {
  return { game: 'unstoppable', options: { ...OPTIONS }, seats: [{ name }], guided: true };
}

/** The seed of a guided table that is set up as `guidedSetup` has it; every other table draws a new one. */
export function guidedSeed(setup: TableSetup): string | undefined {
  if (setup.game !== 'unstoppable' || setup.guided !== true || setup.seats.length !== 1) return undefined;
  const { options } = setup;
  const fits = Object.entries(OPTIONS).every(([key, value]) => options[key] === value);
  const plain = Object.entries(AS_PRINTED).every(([key, value]) => (options[key] ?? value) === value);
  return fits && plain ? GUIDED_SEED : undefined;
}
