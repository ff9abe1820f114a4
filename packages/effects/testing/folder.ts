/** The folder of a game as a test reaches it; this package itself must run in a browser and opens no files. */
export interface GameFolder {
  /** Paths from the folder of the game, of all files below `under` with this ending. */
  files(under: string, ending: string): string[];
  /** Undefined where there is no such file. */
  read(path: string): string | undefined;
  write(path: string, text: string): void;
  /** Does somebody want this file written anew? `UPDATE_GOLDEN=1`, `UPDATE_HASH=1`. */
  updates(what: 'GOLDEN' | 'HASH'): boolean;
}

export function readJson<T>(folder: GameFolder, path: string, otherwise: T): T {
  const text = folder.read(path);
  return text === undefined ? otherwise : (JSON.parse(text) as T);
}

export interface WrittenCase {
  file: string;
  title: string;
  rule: string[];
  open?: unknown;
  then: Record<string, unknown>;
}

/** A file holds one case or a list of them. */
export function casesIn(folder: GameFolder): WrittenCase[] {
  return folder.files('cases', '.json').flatMap((file) => {
    const raw = readJson<unknown>(folder, file, []);
    return (Array.isArray(raw) ? raw : [raw]).map((one) => ({ ...(one as WrittenCase), file }));
  });
}

/** Everything of the game that is written in TypeScript, besides its tests. */
export function sourcesIn(folder: GameFolder): string[] {
  return folder
    .files('', '.ts')
    .filter((path) => !path.includes('test/') && !path.includes('node_modules/'))
    .map((path) => folder.read(path) ?? '');
}
