import type { TableInfo, TableStore } from '../session/types.ts';

/** The tables on this device. Fetched when first needed, so that the home page is there before it. */
export async function loadStore(): Promise<TableStore> {
  return (await import('../session/store.ts')).tableStore;
}

/** Hands the player a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `starhold-bossin-space-round-7-2026-08-01.json` */
export function fileName(game: string, what: string, day = new Date()): string {
  return `starhold-${game}-${what}-${day.toISOString().slice(0, 10)}.json`;
}

/** A table as a file. */
export async function saveAsFile({ id, setup, round, updated }: TableInfo): Promise<void> {
  const text = await (await loadStore()).exportText(id);
  download(fileName(setup.game, `round-${round}`, new Date(updated)), text);
}

/** And one that cannot be read any more, as far as there is anything left of it. */
export async function saveDamaged(id: string): Promise<void> {
  download(`starhold-damaged-${id}.json`, await (await loadStore()).exportText(id));
}
