import type { Appended, Kept, NewRow, NewTable, Row, Standing, Store, Stored } from './store.ts';

interface Held {
  table: NewTable;
  rows: Row[];
  /** Seat and command of each row. */
  names: Set<string>;
  /** As text, like in every store: nobody can change what was stored. */
  state: string;
  stateVersion: number;
  kept: { version: number; state: string }[];
  due: number | null;
  epoch: number;
  owner: string | null;
}

/** The plainest store, for tests and simulations: nothing outlives the process. Leases run by the clock that is given. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Held>();
  private readonly leases = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  async create(table: NewTable): Promise<boolean> {
    if (this.tables.has(table.id)) return false;
    const none = {
      rows: [],
      names: new Set<string>(),
      state: 'null',
      stateVersion: 0,
      kept: [],
      due: null,
      epoch: 0,
      owner: null,
    };
    this.tables.set(table.id, { table: copy(table), ...none });
    return true;
  }

  async take(id: string, me: string, leaseMs: number): Promise<Standing | null> {
    const held = this.tables.get(id);
    const owner = held && this.ownerOf(held);
    if (!held || (owner !== null && owner !== me)) return null;
    this.leases.set(me, this.now() + leaseMs);
    held.owner = me;
    held.epoch++;
    return this.standingOf(held);
  }

  private ownerOf({ owner }: Held): string | null {
    return owner !== null && (this.leases.get(owner) ?? 0) > this.now() ? owner : null;
  }

  async renew(me: string, held: ReadonlyMap<string, number>, leaseMs: number): Promise<Set<string>> {
    this.leases.set(me, this.now() + leaseMs);
    const isMine = ([id, epoch]: [string, number]): boolean => {
      const table = this.tables.get(id);
      return table?.owner === me && table.epoch === epoch;
    };
    return new Set([...held].filter(isMine).map(([id]) => id));
  }

  async release(id: string, epoch: number): Promise<void> {
    const held = this.tables.get(id);
    if (held?.epoch === epoch) held.owner = null;
  }

  async append(batch: readonly NewRow[]): Promise<Map<string, Appended>> {
    const outcome = new Map<string, Appended>();
    for (const [id, rows] of Map.groupBy(batch, ({ table }) => table)) outcome.set(id, this.appendTo(id, rows));
    return outcome;
  }

  private appendTo(id: string, rows: readonly NewRow[]): Appended {
    const held = this.tables.get(id);
    if (!held || rows.some(({ epoch }) => epoch !== held.epoch)) return 'fenced';
    if (rows.some((row, i) => row.version !== held.rows.length + 1 + i)) return 'fenced';
    const name = ({ seat, commandId }: Pick<Row, 'seat' | 'commandId'>): string => `${seat} ${commandId}`;
    if (rows.some((row) => held.names.has(name(row)))) return 'duplicate';
    for (const { state, keep, due, ...row } of rows) {
      held.rows.push({ ...copy(row), at: this.now() });
      held.names.add(name(row));
      if (due !== undefined) held.due = due;
      if (state === undefined) continue;
      held.state = JSON.stringify(state);
      held.stateVersion = row.version;
      if (keep) held.kept.push({ version: row.version, state: held.state });
    }
    return 'stored';
  }

  async reply(id: string, seat: number, commandId: string): Promise<Stored | null> {
    const row = this.tables.get(id)?.rows.find((r) => r.seat === seat && r.commandId === commandId);
    return row ? copy({ version: row.version, bodyHash: row.bodyHash, reply: row.reply }) : null;
  }

  async rows(id: string, after: number, limit = Number.POSITIVE_INFINITY): Promise<Row[]> {
    return copy((this.tables.get(id)?.rows ?? []).slice(after, after + limit));
  }

  async kept(id: string, version: number): Promise<Kept | null> {
    const kept = this.tables.get(id)?.kept.findLast((one) => one.version <= version);
    return kept ? { version: kept.version, state: JSON.parse(kept.state) } : null;
  }

  async look(id: string): Promise<Standing | null> {
    const held = this.tables.get(id);
    return held ? this.standingOf(held) : null;
  }

  private standingOf(held: Held): Standing {
    const { table, rows, state, stateVersion, due, epoch } = held;
    const owner = this.ownerOf(held);
    return { ...copy(table), version: rows.length, state: JSON.parse(state), stateVersion, due, epoch, owner };
  }

  async overdue(limit: number): Promise<string[]> {
    const due = [...this.tables.values()].filter((h) => h.due !== null && h.due <= this.now() && !this.ownerOf(h));
    return due.slice(0, limit).map(({ table }) => table.id);
  }

  async time(): Promise<number> {
    return this.now();
  }
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
