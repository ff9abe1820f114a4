import type { NewRow } from '../tables/store.ts';

/** The rows of one table in a batch, ready to be written: everything as text and numbers, in the order of the columns. */
export interface TableChange {
  table: string;
  epoch: number;
  /** The version that must be there before. */
  before: number;
  last: number;
  state: string | null;
  stateVersion: number | null;
  setsDue: boolean;
  due: number | null;
  rows: RowTexts[];
  kept: [version: number, state: string][];
}

export type RowTexts = [
  version: number,
  kind: string,
  seat: number,
  commandId: string,
  bodyHash: string,
  body: string,
  reply: string,
  events: string,
  hash: string,
  rulesVersion: string,
];

/** By table, in the order in which they first appear. Rows that do not follow each other are a mistake of whoever appends. */
export function changesOf(batch: readonly NewRow[]): TableChange[] {
  const changes = new Map<string, TableChange>();
  for (const row of batch) {
    const change = changes.get(row.table) ?? begin(row);
    if (row.version !== change.last + 1 || row.epoch !== change.epoch) {
      throw new Error(`rows of table ${row.table} do not follow each other: ${change.last}, then ${row.version}`);
    }
    changes.set(row.table, change);
    add(change, row);
  }
  return [...changes.values()];
}

function begin({ table, epoch, version }: NewRow): TableChange {
  const before = version - 1;
  return {
    table,
    epoch,
    before,
    last: before,
    state: null,
    stateVersion: null,
    setsDue: false,
    due: null,
    rows: [],
    kept: [],
  };
}

function add(change: TableChange, row: NewRow): void {
  change.last = row.version;
  if (row.state !== undefined) {
    change.state = JSON.stringify(row.state);
    change.stateVersion = row.version;
    if (row.keep) change.kept.push([row.version, change.state]);
  }
  if (row.due !== undefined) {
    change.setsDue = true;
    change.due = row.due;
  }
  const { version, kind, seat, commandId, bodyHash, hash, rulesVersion } = row;
  const texts = [row.body, row.reply, row.events].map(textOf) as [string, string, string];
  change.rows.push([version, kind, seat, commandId, bodyHash, ...texts, hash, rulesVersion]);
}

export function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
