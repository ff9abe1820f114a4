import { keyedRng, type TableModule } from '@starhold/kernel';
import { loadGame, type TableSetup } from '@starhold/session';
import type { UndoSetting } from '@starhold/wire';
import type { WholeTables } from '../instances/shared-tables.ts';
import type { Brief, Origin } from '../tables/brief.ts';
import type { Playing } from './playing.ts';
import type { TableRow } from './rows.ts';

/** The lobby's tables, played by those that this server runs. */
export function playingOn(tables: WholeTables): Playing {
  return {
    async deal(table) {
      const brief = await briefOf(table, { kind: 'dealt' });
      const isNew = await tables.create(table.id, brief);
      // It was begun before, and people have come and gone since.
      if (!isNew)
        for (const [seat, { name, bot }] of table.chairs.entries()) await tables.sit(table.id, seat, name, bot);
      await tables.deal(table.id);
    },
    stopDeal: ({ id }) => tables.stopDeal(id),
    async open(table, from) {
      const origin: Origin =
        'seed' in from ? { kind: 'issued', seed: from.seed } : { kind: 'device', saved: from.saved };
      await tables.create(table.id, await briefOf(table, origin));
      await tables.deal(table.id);
    },
    async sit({ id, chairs }, seat) {
      await tables.sit(id, seat, chairs[seat].name, chairs[seat].bot);
    },
    saved: (id) => tables.saved(id),
    door: (id, eyes) => tables.door(id, eyes).calls,
    watch: (id, eyes) => tables.watch(id, eyes),
    // Before the first deal there is nothing of it.
    dealFace: (id) => tables.dealFace(id).catch(() => null),
  };
}

async function briefOf(table: TableRow, origin: Origin): Promise<Brief> {
  const { game, options, pack, clock, pace } = table;
  const seats = table.chairs.map(({ name, bot, person }) =>
    bot !== null && person === null ? { name, bot } : { name },
  );
  const setup: TableSetup = { game, options, seats, ...(pack ? { pack } : {}) };
  return { setup, undo: undoAt(await loadGame(game), options, seats.length), clock, pace, origin };
}

/** Where all play on one side they may agree to take something back; in a contest nobody takes back what taught somebody. */
export function undoAt(game: TableModule, raw: unknown, seats: number): UndoSetting {
  const state = game.rules.initial(game.parseOptions(raw), keyedRng('0'.repeat(32)));
  const isTogether = game.rules.result(state).sides.some((side) => side.seats.length === seats);
  return isTogether ? 'consent' : 'never';
}
