import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { hashOf } from '@starhold/kernel';
import { afterAll } from 'vitest';
import { run } from '../run.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** A folder of its own for each test file; also the place where games are kept by default. */
export const scratch = mkdtempSync(join(tmpdir(), 'starhold-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const HOME = join(scratch, 'home');
const ENV = { STARHOLD_HOME: HOME, LC_ALL: 'C', NO_COLOR: '1' };

let last: Promise<unknown> = Promise.resolve();

/** Runs `starhold …` with `input` on its standard input, inside this process; one after the other. */
export function starhold(args: readonly string[], input = ''): Promise<Ran> {
  const ran = last.then(() => runHere(args, input));
  last = ran.catch(() => undefined);
  return ran;
}

async function runHere(args: readonly string[], input: string): Promise<Ran> {
  const streams = { stdin: Readable.from([input]), stdout: new Heard(), stderr: new Heard() };
  const own = Object.keys(streams).map((name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}] as const);
  const { env, exitCode } = process;
  const folder = process.cwd();
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true });
  process.env = { ...env, ...ENV };
  process.exitCode = undefined;
  process.chdir(scratch);
  try {
    await run([process.execPath, main, ...args]);
    return { code: Number(process.exitCode ?? 0), out: streams.stdout.text, err: streams.stderr.text };
  } finally {
    process.chdir(folder);
    process.exitCode = exitCode;
    process.env = env;
    for (const [name, descriptor] of own) Object.defineProperty(process, name, descriptor);
  }
}

/** Keeps what is written. */
class Heard extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** As `starhold`, as a process of its own: for what only a process can do wrong. */
export function starholdProcess(args: readonly string[], input = '', timeout = 0): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, ...ENV },
      cwd: scratch,
      timeout,
      killSignal: 'SIGKILL',
    });
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

/** A path in the scratch folder. */
export const at = (name: string): string => join(scratch, name);

/** A saved game changed as a careful forger would: with a new sum. */
export function forged(from: string, to: string, change: (saved: Record<string, unknown>) => void): string {
  const { sum: _sum, ...saved } = JSON.parse(readFileSync(from, 'utf8')) as Record<string, unknown>;
  change(saved);
  writeFileSync(to, JSON.stringify({ ...saved, sum: hashOf(saved) }));
  return to;
}
