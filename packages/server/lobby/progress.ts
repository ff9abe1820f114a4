import type { Progress } from '../tables/surroundings.ts';
import type { ProgressRow } from './rows.ts';
import type { LobbyWorld } from './world.ts';

/** So often at most the row of a table is written while it is played. */
const EVERY_MS = 10_000;

interface Kept {
  row: ProgressRow;
  /** There is something newer than what was written. */
  isNew: boolean;
  callOff: (() => void) | null;
}

/** How far the tables of this server are: the newest in memory, in the store a little later. */
export class ProgressBook {
  private readonly world: LobbyWorld;
  private readonly kept = new Map<string, Kept>();

  constructor(world: LobbyWorld) {
    this.world = world;
  }

  note(table: string, { waitingFor, round, facts, over, result }: Progress): void {
    const row = { table, waitingFor, round, facts, over, result, updated: this.world.now() };
    const known = this.kept.get(table);
    if (known) Object.assign(known, { row, isNew: true });
    const kept = known ?? { row, isNew: true, callOff: null };
    this.kept.set(table, kept);
    if (over !== '' || !kept.callOff) void this.write(kept).catch(() => {});
  }

  private async write(kept: Kept): Promise<void> {
    kept.callOff?.();
    kept.isNew = false;
    kept.callOff = this.world.after(EVERY_MS, () => {
      kept.callOff = null;
      if (kept.isNew) void this.write(kept).catch(() => {});
      else this.kept.delete(kept.row.table);
    });
    await this.world.store.tables.setProgress(kept.row);
  }

  async of(ids: readonly string[]): Promise<Map<string, ProgressRow>> {
    const stored = await this.world.store.tables.progress(ids);
    const found = new Map(stored.map((row) => [row.table, row]));
    for (const id of ids) {
      const own = this.kept.get(id)?.row;
      if (own && own.updated >= (found.get(id)?.updated ?? 0)) found.set(id, own);
    }
    return found;
  }

  /** Before the server stops. */
  async flush(): Promise<void> {
    for (const kept of this.kept.values()) {
      if (kept.isNew) await this.write(kept).catch(() => {});
      kept.callOff?.();
    }
    this.kept.clear();
  }
}
