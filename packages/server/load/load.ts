import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Looked } from './crowd.ts';
import { coresOf, machineTicks, memoryOf, processTicks } from './machine.ts';
import { Players } from './players.ts';

/**
 * A server of its own on this machine, tables for two over real sockets, and so many answers a second for so long. Every
 * answer is acknowledged only after it is on the disk, so the time to the acknowledgement is what a player waits.
 */

export interface LoadWish {
  tables: number;
  /** Answers a second, over all tables. */
  rate: number;
  seconds: number;
  /** A PostgreSQL instead of a data folder. */
  database?: string;
  /** Called now and then with what is going on. */
  say?: (line: string) => void;
}

export interface Load extends Looked {
  tables: number;
  sockets: number;
  /** Asked for, and given. */
  rate: number;
  answersPerSecond: number;
  answers: number;
  refused: number;
  /** Answers for which nothing came back in time. */
  lost: number;
  /** Milliseconds from an answer to its acknowledgement. */
  p50: number;
  p99: number;
  p999: number;
  worst: number;
  /** Seconds until all tables were dealt. */
  setUp: number;
  serverCores: number;
  clientCores: number;
  /** What others took of this machine, and what its host took away: more than a tenth of a core is a disturbed run. */
  otherCores: number;
  stolenCores: number;
  isDisturbed: boolean;
  serverMegabytes: number;
  kilobytesPerTable: number;
}

const DISTURBED = 0.1;

export async function runLoad({ tables, rate, seconds, database, say = () => {} }: LoadWish): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-load-'));
  const server = await startServer(folder, database);
  const players = new Players(say);
  try {
    const { pid, url } = server;
    const empty = memoryOf(pid);
    const started = performance.now();
    await players.ask({ do: 'open', url, tables });
    const setUp = (performance.now() - started) / 1000;
    say(`${tables} tables are dealt after ${setUp.toFixed(0)} s; ${rate} answers a second for ${seconds} s`);
    await sleep(1_000);
    const before = { machine: machineTicks(), server: processTicks(pid), client: processTicks(process.pid) };
    const given = await players.ask({ do: 'play', rate, seconds });
    const after = { machine: machineTicks(), server: processTicks(pid), client: processTicks(process.pid) };
    const memory = memoryOf(pid);
    const looked = await players.ask({ do: 'look' });
    const serverCores = coresOf(after.server - before.server, given.took);
    const clientCores = coresOf(after.client - before.client, given.took);
    const busy = coresOf(after.machine.busy - before.machine.busy, given.took);
    const otherCores = Math.max(0, busy - serverCores - clientCores);
    const stolenCores = coresOf(after.machine.stolen - before.machine.stolen, given.took);
    const times = given.times.sort((a, b) => a - b);
    const at = (share: number): number =>
      round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    return {
      tables,
      sockets: tables * 2,
      rate,
      answersPerSecond: round(times.length / given.took),
      answers: times.length,
      refused: given.refused,
      lost: given.lost,
      p50: at(0.5),
      p99: at(0.99),
      p999: at(0.999),
      worst: round(times.at(-1) ?? 0),
      ...looked,
      setUp: round(setUp),
      serverCores: round(serverCores),
      clientCores: round(clientCores),
      otherCores: round(otherCores),
      stolenCores: round(stolenCores),
      isDisturbed: otherCores + stolenCores > DISTURBED,
      serverMegabytes: Math.round(memory / 1e6),
      kilobytesPerTable: Math.round((memory - empty) / 1e3 / tables),
    };
  } finally {
    await players.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const round = (n: number): number => Math.round(n * 100) / 100;

/**
 * As `npm start` does. Most of what an answer makes is gone at once, and need not be moved first; old objects are looked
 * through while others answer, not all at once between two turns of the loop. And V8 is not to guess which objects will grow
 * old: positions and views are made in the same lines of code whether they stay or are thrown away, and where it took all of
 * them for old, a loop over many tables spent a quarter more of the processor.
 */
export const FLAGS = ['--max-semi-space-size=64', '--no-incremental-marking-task', '--no-allocation-site-pretenuring'];

interface OwnServer {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

async function startServer(folder: string, database: string | undefined): Promise<OwnServer> {
  const place = database === undefined ? ['--data', folder] : ['--database', database];
  const main = join(import.meta.dirname, '..', 'main.ts');
  const child: ChildProcess = spawn(
    process.execPath,
    [...FLAGS, main, '--port', '0', '--host', '127.0.0.1', '--leniency', '100000', ...place],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/\S+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    pid: child.pid as number,
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
