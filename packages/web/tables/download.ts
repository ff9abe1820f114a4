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
export function fileName(game: string, what: string): string {
  return `starhold-${game}-${what}-${new Date().toISOString().slice(0, 10)}.json`;
}
