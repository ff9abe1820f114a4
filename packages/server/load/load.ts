import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { coresOf, machineTicks, memoryOf, processTicks } from './machine.ts';
import { openTable, Person, type Player } from './player.ts';

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

export interface Load {
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
  /** Steps that did not follow, over all sockets. */
  resyncs: number;
  /** Views kept by steps that are not what the server shows when asked anew; 0 of so many looked at. */
  wrongViews: number;
  viewsLookedAt: number;
  finished: number;
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

const GAMES = [
  { game: 'bossin-space', options: { players: 2 } },
  { game: 'unstoppable', options: { players: 2 } },
];
/** So many tables are opened at a time. */
const AT_ONCE = 24;
const TICK_MS = 4;
const LOOK_AT = 50;
const DISTURBED = 0.1;

export async function runLoad({ tables, rate, seconds, database, say = () => {} }: LoadWish): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-load-'));
  const server = await startServer(folder, database);
  try {
    const { pid, url } = server;
    const empty = memoryOf(pid);
    const started = performance.now();
    const all = await openAll(url, tables, say);
    const setUp = (performance.now() - started) / 1000;
    say(`${tables} tables are dealt after ${setUp.toFixed(0)} s; ${rate} answers a second for ${seconds} s`);
    await sleep(1_000);
    const before = { machine: machineTicks(), server: processTicks(pid), client: processTicks(process.pid) };
    const given = await play(all, rate, seconds);
    const after = { machine: machineTicks(), server: processTicks(pid), client: processTicks(process.pid) };
    const memory = memoryOf(pid);
    const { wrongViews, viewsLookedAt } = await lookAgain(all.flat());
    const serverCores = coresOf(after.server - before.server, given.took);
    const clientCores = coresOf(after.client - before.client, given.took);
    const busy = coresOf(after.machine.busy - before.machine.busy, given.took);
    const otherCores = Math.max(0, busy - serverCores - clientCores);
    const stolenCores = coresOf(after.machine.stolen - before.machine.stolen, given.took);
    const times = given.times.sort((a, b) => a - b);
    const at = (share: number): number =>
      round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    for (const player of all.flat()) player.leave();
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
      resyncs: all.flat().reduce((sum, { resyncs }) => sum + resyncs, 0),
      wrongViews,
      viewsLookedAt,
      finished: all.filter(([one]) => one.moment?.over !== '').length,
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
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const round = (n: number): number => Math.round(n * 100) / 100;

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
    // As `npm start` does: much of what an answer makes is gone at once, and need not be moved first.
    ['--max-semi-space-size=64', main, '--port', '0', '--host', '127.0.0.1', '--leniency', '100000', ...place],
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

async function openAll(url: string, count: number, say: (line: string) => void): Promise<[Player, Player][]> {
  const all: [Player, Player][] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const people = await Promise.all([Person.named([url], `Ann ${i}`), Person.named([url], `Ben ${i}`)]);
      all.push(await openTable(people as [Person, Person], GAMES[i % GAMES.length], i * 2 + 1));
      if (all.length % 200 === 0) say(`${all.length} tables…`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, open));
  return all;
}

interface Given {
  times: number[];
  refused: number;
  lost: number;
  took: number;
}

/** Table after table, whoever is asked there; the time is kept by the clock, whatever the server does. */
async function play(all: readonly [Player, Player][], rate: number, seconds: number): Promise<Given> {
  const given: Given = { times: [], refused: 0, lost: 0, took: 0 };
  const busy = new Set<Player>();
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  const start = performance.now();
  const answerOne = (): void => {
    for (let tries = 0; tries < all.length; tries++) {
      const player = all[turn++ % all.length].find((one) => !busy.has(one) && one.decision);
      const decision = player?.decision;
      if (!player || !decision) continue;
      busy.add(player);
      const work = player
        .answer(decision, player.pick(decision))
        .then(
          ({ said, ms }) => {
            if (said.ok) given.times.push(ms);
            else given.refused++;
          },
          () => {
            given.lost++;
          },
        )
        .finally(() => {
          busy.delete(player);
          underWay.delete(work);
        });
      underWay.add(work);
      return;
    }
  };
  let sent = 0;
  for (;;) {
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed >= seconds) break;
    for (const due = Math.floor(elapsed * rate); sent < due; sent++) answerOne();
    await sleep(TICK_MS);
  }
  await Promise.all(underWay);
  given.took = (performance.now() - start) / 1000;
  return given;
}

/** Is what players kept step by step what the server shows when it is asked for everything? */
async function lookAgain(players: readonly Player[]): Promise<{ wrongViews: number; viewsLookedAt: number }> {
  const some = players.filter((_, i) => i % Math.ceil(players.length / LOOK_AT) === 0);
  let wrongViews = 0;
  for (const player of some) {
    const own = JSON.stringify(player.moment?.view);
    const { resyncs } = player;
    await player.sync();
    player.resyncs = resyncs;
    if (JSON.stringify(player.moment?.view) !== own) wrongViews++;
  }
  return { wrongViews, viewsLookedAt: some.length };
}
