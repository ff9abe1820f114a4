import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** What it wrote down, line by line. */
  log(): string[];
  /** Ends it and waits; gives the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export async function startProcess(args: readonly string[], env: Record<string, string> = {}): Promise<ServerProcess> {
  const main = join(import.meta.dirname, 'server-process.ts');
  const child = spawn(process.execPath, [main, '--host', '127.0.0.1', '--leniency', '1000', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const port = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const found = /ready (\d+)/.exec(out);
      if (found) resolve(found[1]);
    });
    gone.then((code) => reject(new Error(`the server ended with ${code}: ${err}`)));
  });
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    log: () => err.split('\n').filter((line) => line !== ''),
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
