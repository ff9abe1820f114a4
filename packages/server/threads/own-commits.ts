import { DatabaseSync } from 'node:sqlite';
import { type CommitNote, noted } from '../commit-note.ts';
import { changesOf } from '../stores/batch.ts';
import { Commits } from '../stores/sqlite-commits.ts';
import { prepareFile } from '../stores/sqlite-file.ts';
import type { Gather } from '../tables/committer.ts';
import type { Appended, NewRow } from '../tables/store.ts';

/** Milliseconds. A busy server writes half as often, and nobody feels it. */
const GATHER = 2;
/** Where so much waits to be heard that no timer gets its turn. */
const AT_MOST = 6;

/**
 * Rows of tables, written to the file by the thread on which the tables are. That thread waits for the disk meanwhile; but
 * whoever answers waits for it anyway, and the way to a writer elsewhere and back cost more than the commit.
 */
export class OwnCommits implements Gather {
  private readonly db: DatabaseSync;
  private readonly commits: Commits;
  private readonly note: (note: CommitNote) => void;
  private since = 0;
  private ready: () => void = () => {};

  constructor(file: string, note: (note: CommitNote) => void) {
    this.db = new DatabaseSync(file);
    prepareFile(this.db);
    // `Commits` waits for others itself.
    this.db.exec('pragma busy_timeout = 0');
    this.commits = new Commits(this.db);
    this.note = note;
  }

  begin(): Promise<void> {
    this.since = performance.now();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHER);
      this.ready = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  joined(): void {
    if (performance.now() - this.since > AT_MOST) this.ready();
  }

  append(batch: readonly NewRow[]): Promise<Map<string, Appended>> {
    return noted(batch.length, () => new Map(this.commits.append(changesOf(batch))), this.note);
  }

  close(): void {
    this.db.close();
  }
}
