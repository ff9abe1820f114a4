import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** A folder of its own for each test file; also the place where games are kept by default. */
export const scratch = mkdtempSync(join(tmpdir(), 'starhold-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs `starhold …` as a process, with `input` on its standard input. */
export function starhold(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, STARHOLD_HOME: join(scratch, 'home'), LC_ALL: 'C', NO_COLOR: '1' };
    const child = spawn(process.execPath, [main, ...args], { env, cwd: scratch });
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      ran.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      ran.err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ran, code }));
    // A command that takes no input may be gone before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

export async function json<T>(...args: string[]): Promise<T> {
  const { code, out, err } = await starhold([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as T;
}

export function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
