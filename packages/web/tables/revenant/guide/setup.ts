import type { TableSetup } from '../../../session/types.ts';

/** The table of the guided first game: two players, boards dealt, no cards exchanged, against a bot. */

/** `test/guide.test.ts` plays it: an ark, a fighter that attacks and the raid come up in the first cycle. */
export const GUIDED_SEED = '00000000000000000000000000000001';

const OPTIONS = { players: 2, firstGame: true } as const;
/** Whoever comes with a crew of his own draws other cards. */
const DEALT = { crew1: 'table', crew2: 'table' } as const;
const BOT = 'rules';

/** The name is the reader's own, or empty. */
export function guidedSetup(name: string, botName = 'Jana'): TableSetup {
  return { game: 'revenant', options: { ...OPTIONS }, seats: [{ name }, { name: botName, bot: BOT }], guided: true };
}

/** The seed of a guided table that is set up as `guidedSetup` has it; every other table draws a new one. */
export function guidedSeed(setup: TableSetup): string | undefined {
  const [reader, other] = setup.seats;
  if (setup.game !== 'revenant' || setup.guided !== true || setup.seats.length !== 2) return undefined;
  if (reader?.bot !== undefined || other?.bot === undefined) return undefined;
  const { options } = setup;
  const fits = Object.entries(OPTIONS).every(([key, value]) => options[key] === value);
  const isDealt = Object.entries(DEALT).every(([key, value]) => (options[key] ?? value) === value);
  return fits && isDealt ? GUIDED_SEED : undefined;
}
