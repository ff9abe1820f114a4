import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FLAGS } from '../load/load.ts';

const main = join(import.meta.dirname, '..', 'main.ts');
const data = mkdtempSync(join(tmpdir(), 'starhold-data-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `npm start`'s program; `ready` is called with its output as soon as it names an address. */
function start(args: string[], ready?: (url: string, stop: () => void) => void): Promise<Run> {
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STARHOLD_DATA: data },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
    const url = /http:\/\/\S+/.exec(out);
    if (url) ready?.(url[0], () => child.kill('SIGINT'));
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe('npm start', () => {
  it('prints the address, serves the page, says that it is well, keeps its folder to itself and ends on Ctrl-C', async () => {
    let status: unknown[] = [];
    let second: Run | undefined;
    const run = await start(['--port', '0'], async (url, stop) => {
      const health = await fetch(`${url}ready`);
      status = [(await fetch(url)).status, health.status, await health.json(), (await fetch(`${url}metrics`)).status];
      second = await start(['--port', '0']);
      stop();
    });
    expect(status).toEqual([200, 200, { ok: true }, 404]);
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(second?.code).toBe(1);
    expect(second?.err).toMatch(/^starhold: the data folder .* is in use by another server .*--data FOLDER\n$/);
  });

  it('says in one line that the port is taken and how to choose another', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, 'localhost', () => resolve((other.address() as { port: number }).port)),
    );
    const run = await start(['--port', String(port)]);
    other.close();
    expect(run.code).toBe(1);
    expect(run.err).toBe(`starhold: port ${port} is taken. Choose another one: npm start -- --port ${port + 1}\n`);
  });

  it('refuses a wrong port in one line', async () => {
    const run = await start(['--port', 'many']);
    expect(run.code).toBe(1);
    expect(run.err.split('\n')).toHaveLength(2);
  });

  it('gives Node.js the flags with which `starhold load` measures', () => {
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
    expect(scripts.start.split(' ').filter((word: string) => FLAGS.includes(word))).toEqual(FLAGS);
  });
});
