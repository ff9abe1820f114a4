import type { TableInfo, TableStore } from '../session/types.ts';

/** The tables on this device. Fetched when first needed, so that the home page is there before it. */
export async function loadStore(): Promise<TableStore> {
  return (await import('../session/store.ts')).tableStore;
}

/** Hands the player a table as a file. */
export async function saveAsFile(table: TableInfo): Promise<void> {
  const text = await (await loadStore()).exportText(table.id);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(table);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `starhold-bossin-space-round-7-2026-08-01.json` */
function fileName(table: TableInfo): string {
  const day = new Date(table.updated).toISOString().slice(0, 10);
  return `starhold-${table.setup.game}-round-${table.round}-${day}.json`;
}
