import type { Appended, NewRow, Store } from './store.ts';

/** What became of rows; `unknown`: the store failed, and may or may not have them. */
export type Committed = Appended | 'unknown';

interface Waiting {
  rows: NewRow[];
  done(outcome: Committed): void;
}

/** So many rows go into one commit. */
const MOST_ROWS = 500;

/** Who answers about now shares a commit. */
export interface Gather {
  /** Resolves when it is time to commit. */
  begin(): Promise<void>;
  /** Somebody has joined. */
  joined(): void;
}

/** Whatever else is answered in this turn of the loop. */
const THIS_TURN: Gather = { begin: async () => {}, joined: () => {} };

/**
 * Writes the rows of all tables, one commit at a time: what comes while one is under way goes into the next together. So
 * nobody waits where there is little to do, and a busy server commits no more often than the disk can.
 */
export class Committer {
  private readonly store: Store;
  private readonly gather: Gather;
  private queue: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(store: Store, gather: Gather = THIS_TURN) {
    this.store = store;
    this.gather = gather;
  }

  /** Rows of one table that stand or fall together. `done` is called once, in the order of `add`. */
  add(waiting: Waiting): void {
    this.queue.push(waiting);
    this.running ??= this.run();
    this.gather.joined();
  }

  /** Everything that was added by now is decided. */
  async drained(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      await this.gather.begin();
      await this.commit(this.next());
    }
    this.running = null;
  }

  private next(): Waiting[] {
    let rows = 0;
    const take = this.queue.findIndex((waiting) => {
      rows += waiting.rows.length;
      return rows > MOST_ROWS;
    });
    return this.queue.splice(0, take < 1 ? this.queue.length : take);
  }

  private async commit(batch: Waiting[]): Promise<void> {
    let outcome: Map<string, Appended> | null;
    try {
      outcome = await this.store.append(batch.flatMap(({ rows }) => rows));
    } catch {
      outcome = null;
    }
    for (const { rows, done } of batch) done(outcome?.get(rows[0].table) ?? 'unknown');
  }
}
