import { checkSetup, knowPack, loadGame, OFFERED, type TableSetup } from '@starhold/session';
import type { NewTable } from '@starhold/wire';
import { freeChair } from './chairs.ts';
import { nameIn } from './people.ts';
import { LobbyError } from './problem.ts';
import type { ChairRow, PersonRow } from './rows.ts';

/** What a new table is to be, proved before there is one. */

const BOT_SPECS = /^(?:random|rules|search(?::[1-9]\d{0,2})?)$/;

/** Everything about a table that the game itself can refuse. */
export async function proveSetup(setup: TableSetup): Promise<void> {
  if (!OFFERED.includes(setup.game)) throw new LobbyError('options', 'there is no such game');
  const game = await loadGame(setup.game);
  try {
    knowPack(game, setup);
    checkSetup(game, setup);
  } catch (error) {
    throw new LobbyError('options', error instanceof Error ? error.message : String(error));
  }
}

/** Who opens a table sits on the chair they want, or on the first that no bot has. */
export function chairsOf(person: PersonRow, seats: NewTable['seats'], mine = seats.indexOf(null)): ChairRow[] {
  if (seats[mine] !== null) throw new LobbyError('options', 'no chair is left for you there');
  return seats.map((seat, i) => {
    if (seat) return { ...freeChair(), bot: botIn(seat.bot), name: nameIn(seat.name) };
    return i === mine ? { ...freeChair(), person: person.id, name: person.name } : freeChair();
  });
}

export function botIn(spec: string): string {
  if (!BOT_SPECS.test(spec)) throw new LobbyError('options', 'bots here: random, rules, search, search:1 … search:999');
  return spec;
}
