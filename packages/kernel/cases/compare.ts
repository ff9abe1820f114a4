/** What differs, one line each. Records are compared as parts (of lists, too: by index), lists as wholes. */
export function differences(got: unknown, wanted: unknown, path: string): string[] {
  const line = `${path} is ${JSON.stringify(got)}, expected ${JSON.stringify(wanted)}`;
  if (Array.isArray(wanted)) {
    if (!Array.isArray(got) || got.length !== wanted.length) return [line];
    return wanted.flatMap((w, i) => differences(got[i], w, `${path}[${i}]`));
  }
  if (wanted !== null && typeof wanted === 'object') {
    if (got === null || typeof got !== 'object') return [line];
    const parts = new Map(Object.entries(got));
    return Object.entries(wanted).flatMap(([key, w]) => differences(parts.get(key), w, `${path}.${key}`));
  }
  return got === wanted ? [] : [line];
}

const MOST_LINES = 10;

/** Several things that are wrong with a case. */
export class CaseError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export function linesOf(error: unknown): readonly string[] {
  if (error instanceof CaseError) return error.lines;
  return [error instanceof Error ? error.message : String(error)];
}

/** Few enough to be read. */
export function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return lines.slice();
  return [...lines.slice(0, MOST_LINES - 1), `and ${lines.length - MOST_LINES + 1} more`];
}
