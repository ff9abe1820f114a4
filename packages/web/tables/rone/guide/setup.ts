import type { TableSetup } from '../../../session/types.ts';

/** The table of the guided first game: a duel against an easy bot. */

/**
 * A deal in which the reader begins, can pay for something in the first turn and trains a recruit soon. Found by trying
 * seeds in order; `test/guide.test.ts` plays it.
 */
export const GUIDED_SEED = '00000000000000000000000000000001';

const OPTIONS = { players: 2, mode: 'duel' } as const;
const AS_PRINTED = { refreshAtTurnStart: false, leader1: 'table', leader2: 'table' } as const;
const BOT = 'rules';

/** The name is the reader's own, or empty. */
export function guidedSetup(name: string, botName = 'Jana'): TableSetup {
  return { game: 'rone', options: { ...OPTIONS }, seats: [{ name }, { name: botName, bot: BOT }], guided: true };
}

/** The seed of a guided table that is set up as `guidedSetup` has it; every other table draws a new one. */
export function guidedSeed(setup: TableSetup): string | undefined {
  const [reader, other] = setup.seats;
  if (setup.game !== 'rone' || setup.guided !== true || setup.seats.length !== 2) return undefined;
  if (reader?.bot !== undefined || other?.bot === undefined) return undefined;
  const { options } = setup;
  const fits = Object.entries(OPTIONS).every(([key, value]) => options[key] === value);
  const plain = Object.entries(AS_PRINTED).every(([key, value]) => (options[key] ?? value) === value);
  return fits && plain ? GUIDED_SEED : undefined;
}
