import { botFor } from '@starhold/bots';
import type { GameModule, Saved, Seat } from '@starhold/kernel';
import type { SeatSetup, TableSetup } from './types.ts';

/** Who sits where, and how a saved file says it: `person Ada`, `search:100 Zed`. */

const PERSON = 'person';
/** As the save file has it. */
const MAX_WORD = 60;

export function personsAt(setup: TableSetup): Seat[] {
  return setup.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
}

export function seatWords(setup: TableSetup): string[] {
  return setup.seats.map(({ name, bot }) => `${bot ?? PERSON} ${name}`.trim().slice(0, MAX_WORD));
}

/** A word that names no bot of ours is a person's name: files of other hands may say no more than that. */
function seatOf(game: GameModule, word: string): SeatSetup {
  const [kind, ...rest] = word.split(' ');
  const name = rest.join(' ');
  if (kind === PERSON) return { name };
  try {
    botFor(game, kind);
    return { name, bot: kind };
  } catch {
    return { name: word };
  }
}

export function setupOf(game: GameModule, saved: Saved, players: number): TableSetup {
  const seats = Array.from({ length: players }, (_, i) => seatOf(game, saved.seats[i] ?? PERSON));
  return { game: saved.game, options: saved.options, seats };
}

/** Throws a one-line message for a setup that the game cannot be played with. */
export function checkSetup(game: GameModule, setup: TableSetup): unknown {
  const options = game.parseOptions(setup.options);
  const players = game.rules.seats(options);
  if (players !== setup.seats.length) throw new Error(`${setup.seats.length} seats for ${players} players`);
  for (const { bot } of setup.seats) if (bot !== undefined) botFor(game, bot);
  return options;
}
