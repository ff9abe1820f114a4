import {
  newSeed,
  openSave,
  parseSave,
  type Saved,
  SaveError,
  SEED_PATTERN,
  seedOf,
  standingOf,
  Table,
  type TableModule,
} from '@starhold/kernel';
import { type AnyTable, personsAt } from '@starhold/session';
import { TableError, type TableInfo, type TableSetup } from './types.ts';
import { randomBytes } from './vault.ts';

/** Ways to get a table. */

/** A game and where it is played. */
export interface GameTable {
  id: string;
  game: TableModule;
  setup: TableSetup;
  table: AnyTable;
}

export interface OpenTable extends GameTable {
  /** Of the stored log; 0 for a table that is not stored yet. */
  revision: number;
  /** Something to be said when the table opens. */
  news?: 'updated' | 'cutShort' | null;
}

/** A seed that somebody chose may be one that somebody knows: that is a caveat, unless everybody has it. */
export function newTable(game: TableModule, options: unknown, seed?: string, isShared = false): AnyTable {
  if (seed !== undefined && !SEED_PATTERN.test(seed)) throw new Error(`"${seed}" is no seed: 32 hexadecimal digits`);
  const table = new Table(game.rules, options, seed ?? newSeed()) as AnyTable;
  if (seed !== undefined && !isShared) table.addCaveat('seed');
  return table;
}

/** The deal of a game's challenge on a day: the same on every device, with no need to ask anybody. */
export function dailySeed(game: string, day: string): string {
  return seedOf(`daily ${game} ${day}`, 0);
}

type OpenedTable = { table: AnyTable; news: 'updated' | 'cutShort' | null };

/** From a file or a link. Throws SaveError. */
export function tableOfSave(game: TableModule, saved: Saved): OpenedTable {
  const { table, how, isNews } = openSave(game, saved);
  return { table: table as AnyTable, news: isNews ? (how === 'cutShort' ? 'cutShort' : 'updated') : null };
}

/** From this device's storage. Throws TableError where it cannot be played on. */
export function tableFrom(game: TableModule, text: string): OpenedTable {
  try {
    return tableOfSave(game, parseSave(text));
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new TableError('damaged', error.message);
  }
}

export function newId(): string {
  return Array.from(randomBytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the home page lists: nothing that anybody at the table may not know. */
export function infoOf({ id, game, setup, table }: GameTable, updated: number): TableInfo {
  const { view, waitingFor, over, result } = table.seen('table');
  const facts = game.gauges?.(view) ?? {};
  const [person = 0] = personsAt(setup);
  const standing = result ? standingOf(result, person) : null;
  return { id, setup, updated, round: table.round, over, standing, waitingFor, facts };
}
