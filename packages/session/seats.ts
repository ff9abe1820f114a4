import { isBotWord, proveBot } from '@starhold/bots';
import { type Saved, SaveError, type Seat, seatWord, sitterOf, type TableModule } from '@starhold/kernel';
import type { SeatSetup, TableSetup } from './types.ts';

/** Who sits where. */

export function personsAt(setup: TableSetup): Seat[] {
  return setup.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
}

export function seatWords(setup: TableSetup): string[] {
  return setup.seats.map(seatWord);
}

/** Seats that a file leaves without a name get one of these, by place. */
export interface SpareNames {
  people: readonly string[];
  bots: readonly string[];
}

export function setupOf(saved: Saved, players: number, spare?: SpareNames): TableSetup {
  const seats = Array.from({ length: players }, (_, i): SeatSetup => {
    const sitter = sitterOf(saved.seats[i] ?? '', isBotWord);
    if (sitter.bot !== undefined) proveBotAt(sitter.bot, i);
    if (sitter.name !== '') return sitter;
    return { ...sitter, name: (sitter.bot === undefined ? spare?.people : spare?.bots)?.[i] ?? '' };
  });
  return { game: saved.game, options: saved.options, seats };
}

/** A stranger's file may ask for a bot that does not exist, or thinks for hours. */
function proveBotAt(spec: string, seat: Seat): void {
  try {
    proveBot(spec);
  } catch (error) {
    throw new SaveError('shape', `seats.${seat}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Throws a one-line message for a setup that the game cannot be played with. */
export function checkSetup(game: TableModule, setup: TableSetup): unknown {
  const options = game.parseOptions(setup.options);
  const players = game.rules.seats(options);
  if (players !== setup.seats.length) throw new Error(`${setup.seats.length} seats for ${players} players`);
  for (const { bot } of setup.seats) if (bot !== undefined) proveBot(bot);
  return options;
}
