import type { Database } from '../database.ts';

/** What most of the lobby's statements share. */

export function bodyOf<T>(row: { body: string }): T {
  return JSON.parse(row.body) as T;
}

export function maybe<T>(row: { body: string } | undefined): T | null {
  return row ? bodyOf<T>(row) : null;
}

/** False where the key is taken. */
export async function unlessTaken({ isDuplicate }: Database, write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

export function some({
  numUpdatedRows,
  numDeletedRows,
}: {
  numUpdatedRows?: bigint;
  numDeletedRows?: bigint;
}): boolean {
  return (numUpdatedRows ?? numDeletedRows ?? 0n) > 0n;
}
