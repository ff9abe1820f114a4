import type { PastGame } from './played.ts';
import { ConflictError, type TableStorage } from './storage.ts';
import type { TableInfo } from './types.ts';

/** What is written of a table. */
export interface Written {
  info: TableInfo;
  text: string;
  played: PastGame | null;
}

/** Saves one table, one save at a time; answers given while one is being written go into the next together. */
export class Saver {
  /** The stored revision that this table continues. */
  revision: number;
  problem: 'storageFull' | 'elsewhere' | null = null;
  private readonly storage: TableStorage;
  private readonly record: () => Written;
  private writing: Promise<void> = Promise.resolve();
  private queued: Promise<void> | undefined;

  constructor(storage: TableStorage, record: () => Written, revision: number) {
    this.storage = storage;
    this.record = record;
    this.revision = revision;
  }

  /** Done when everything answered so far is stored, or `problem` says why it is not. Never rejects. */
  save(): Promise<void> {
    if (!this.queued) {
      this.queued = this.writing.then(() => {
        this.queued = undefined;
        return this.write();
      });
      this.writing = this.queued;
    }
    return this.queued;
  }

  private async write(): Promise<void> {
    const { info, text, played } = this.record();
    try {
      this.revision = await this.storage.put(info, text, this.revision, played);
      this.problem = null;
    } catch (error) {
      // Whatever keeps the browser from writing, the table lives on in memory and is tried again at the next answer.
      this.problem = error instanceof ConflictError ? 'elsewhere' : 'storageFull';
    }
  }
}
