import type { TableInfo, TableStore } from '../session/types.ts';

/** The tables on this device. Fetched when first needed, so that the home page is there before it. */
export async function loadStore(): Promise<TableStore> {
  return (await import('../session/store.ts')).tableStore;
}

/** Hands the player a table as a file. */
export async function saveAsFile(table: TableInfo): Promise<void> {
  await saveText(table.id, fileName(table));
}

/** And one that cannot be read any more, as far as there is anything left of it. */
export async function saveDamaged(id: string): Promise<void> {
  await saveText(id, `starhold-damaged-${id}.json`);
}

async function saveText(id: string, name: string): Promise<void> {
  const text = await (await loadStore()).exportText(id);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `starhold-bossin-space-round-7-2026-08-01.json` */
function fileName(table: TableInfo): string {
  const day = new Date(table.updated).toISOString().slice(0, 10);
  return `starhold-${table.setup.game}-round-${table.round}-${day}.json`;
}
