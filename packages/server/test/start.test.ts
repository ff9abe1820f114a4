import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '..', 'main.ts');

interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `npm start`'s program; `ready` is called with its output as soon as it names an address. */
function start(args: string[], ready?: (url: string, stop: () => void) => void): Promise<Run> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
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
  it('prints the address, serves the page and ends on Ctrl-C', async () => {
    let status = 0;
    const run = await start(['--port', '0'], async (url, stop) => {
      status = (await fetch(url)).status;
      stop();
    });
    expect(status).toBe(200);
    expect(run).toMatchObject({ code: 0, err: '' });
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
});
