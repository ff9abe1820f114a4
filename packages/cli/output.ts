/** Results go to stdout; everything else (progress, problems) to stderr. */

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Rows as columns, the first left-aligned, the others right-aligned. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '))
    .join('\n');
}

const BAR = 30;

/** A progress bar on stderr, on a terminal only. */
export function progressBar(total: number, what: string): { show(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, end: () => undefined };
  const started = performance.now();
  return {
    show(done: number): void {
      const share = total === 0 ? 1 : done / total;
      const full = Math.round(BAR * share);
      const left = done === 0 ? '' : `, ${Math.ceil(((performance.now() - started) * (1 / share - 1)) / 1000)} s left`;
      stderr.write(`\r[${'█'.repeat(full)}${'░'.repeat(BAR - full)}] ${done}/${total} ${what}${left}\u001b[K`);
    },
    end: () => void stderr.write('\r\u001b[K'),
  };
}
