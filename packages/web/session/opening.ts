import {
  type GameModule,
  newSeed,
  openSave,
  parseSave,
  type Saved,
  SaveError,
  SEED_PATTERN,
  Table,
} from '@starhold/kernel';
import type { AnyTable } from './table.ts';
import { TableError, type TableInfo, type TableSetup } from './types.ts';
import { randomBytes } from './vault.ts';

/** Ways to get a table. */

export interface Place {
  id: string;
  game: GameModule;
  setup: TableSetup;
  table: AnyTable;
  /** Of the stored log; 0 for a table that is not stored yet. */
  revision: number;
}

export function newTable(game: GameModule, options: unknown, seed = newSeed()): AnyTable {
  if (!SEED_PATTERN.test(seed)) throw new Error(`"${seed}" is no seed: 32 hexadecimal digits`);
  return new Table(game.rules, options, seed) as AnyTable;
}

/** From a file or a link. Throws SaveError. */
export function tableOfSave(game: GameModule, saved: Saved): AnyTable {
  return openSave(game.rules, saved, game.parseOptions) as AnyTable;
}

/** From this device's storage. Throws TableError where it cannot be played on. */
export function tableFrom(game: GameModule, text: string): AnyTable {
  try {
    return tableOfSave(game, parseSave(text));
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new TableError(error.problem === 'version' ? 'otherVersion' : 'damaged', error.message);
  }
}

export function newId(): string {
  return Array.from(randomBytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the home page lists: nothing that anybody at the table may not know. */
export function infoOf({ id, game, setup, table }: Place, updated: number): TableInfo {
  const { view, waitingFor, over } = table.seen('table');
  const facts = game.gauges?.(view) ?? {};
  return { id, setup, updated, round: table.round, over, waitingFor, facts };
}
