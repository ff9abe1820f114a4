import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coresOf, machineTicks, processTicks } from '../load/machine.ts';
import { openTable, Person, Player } from '../load/player.ts';
import { BOSSIN, folder, start, stayAll } from './support/peopled.ts';
import { freePort, type ServerProcess } from './support/processes.ts';

/** Many at once at one real server: bots that think at a hundred tables, and everybody who comes back in the same moment. */

const BOT_TABLES = 100;
/** Answers whose time is taken, without and with bots. */
const ACKS = 400;
/** Each has two sockets. `STARHOLD_STORM=2000` for 4,000 of them. */
const STORM_TABLES = Number(process.env.STARHOLD_STORM ?? 300);
const AT_ONCE = 16;

/** Times are judged where others left the processors alone: so many of them on average at most. */
const MOST_OTHERS = 0.3;

/** What took the processors since: the server, whoever comes to it, everything else on the machine; in processors. */
function sharing({
  child,
}: ServerProcess): () => { server: number; visitors: number; others: number; seconds: number } {
  const ticks = (): number[] => [processTicks(child.pid ?? 0), processTicks(process.pid), machineTicks().busy];
  const [before, start] = [ticks(), performance.now()];
  return () => {
    const seconds = (performance.now() - start) / 1_000;
    const [server, visitors, all] = ticks().map((now, i) => coresOf(now - before[i], seconds));
    return { server, visitors, others: all - server - visitors, seconds };
  };
}

/** So many at a time, all of them in the end. */
async function each<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) made[i] = await make(i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

async function twoAt(url: string, i: number): Promise<[Player, Player]> {
  const people = await Promise.all([Person.named([url], `Ann ${i}`), Person.named([url], `Ben ${i}`)]);
  return openTable(people as [Person, Person], BOSSIN, i + 1);
}

/** One person against a bot that searches. */
async function oneAt(url: string, i: number): Promise<Player> {
  const person = await Person.named([url], `Eve ${i}`);
  const seats = [null, { name: 'Orrin', bot: 'search:300' }];
  const more = { pace: 'live', language: 'en', listed: false, spectators: false, clock: null };
  const { body } = await person.post('/api/tables', { ...BOSSIN, seats, ...more });
  const player = new Player(person, body.table.id, 1_000 + i);
  const begun = new Promise<void>((resolve) => {
    player.onMoment = resolve;
  });
  await player.connect();
  await person.post(`/api/tables/${body.table.id}/ready`, { ready: true });
  await begun;
  return player;
}

/** How long acknowledgements take at a table where two people play, in milliseconds, in order. */
async function acksOf(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let table = 0; times.length < count; table++) {
    const players = await twoAt(url, 10_000 + table);
    while (times.length < count && players[0].moment?.over === '') {
      const player = players.find(({ decision }) => decision);
      if (player?.decision) times.push((await player.answer(player.decision, player.pick(player.decision))).ms);
      await sleep(10);
    }
    for (const player of players) player.leave();
  }
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0;

it(`bots at ${BOT_TABLES} tables hold up nobody who plays (T26, F22)`, async () => {
  const metrics = await freePort();
  const args = ['--port', '0', '--data', join(folder, 'bots'), '--metrics-port', String(metrics)];
  const server = await start(args);
  const { url } = server;
  const shared = sharing(server);
  const quiet = await acksOf(url, ACKS);
  const crowd = await each(BOT_TABLES, (i) => oneAt(url, i));
  let goesOn = true;
  let given = 0;
  const playing = crowd.map(async (player) => {
    while (goesOn) {
      const { decision } = player;
      if (decision && (await player.answer(decision, player.pick(decision))).said.ok) given++;
      await sleep(300);
    }
  });
  const crowded = await acksOf(url, ACKS);
  const took = shared();
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  goesOn = false;
  await Promise.all(playing);
  for (const player of crowd) player.leave();
  const lag = Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(text)?.[1]) * 1_000;
  const thoughts = Number(/^starhold_bot_seconds_count\{outcome="thought"\} (\d+)/m.exec(text)?.[1] ?? 0);
  const figures = { quiet: [0.5, 0.99].map((s) => at(quiet, s)), crowded: [0.5, 0.99].map((s) => at(crowded, s)) };
  console.log(JSON.stringify({ ...figures, lag, given, thoughts, ...took }));
  expect(given).toBeGreaterThan(BOT_TABLES);
  expect(thoughts).toBeGreaterThan(20);
  if (took.others >= MOST_OTHERS) return;
  expect(lag).toBeLessThan(50);
  expect(at(crowded, 0.99)).toBeLessThan(Math.max(50, at(quiet, 0.99) * 1.2));
}, 240_000);

it(`${2 * STORM_TABLES} pages that lose their server are back within 10 s of its return (F14)`, async () => {
  const args = ['--port', String(await freePort()), '--data', join(folder, 'storm'), '--leniency', '100000'];
  let server = await start(args);
  const { url } = server;
  const first = (await each(STORM_TABLES, (i) => twoAt(url, i))).flat();
  for (const player of first) player.leave();
  const all = first.map(({ person, table }, i) => new Player(person, table, i));
  stayAll(all);
  const back = async (): Promise<void> => {
    while (all.some(({ isConnected, moment }) => !isConnected || !moment)) await sleep(20);
  };
  await back();
  expect(await server.end('SIGTERM')).toBe(0);
  for (const player of all) player.moment = undefined;
  server = await start(args);
  const shared = sharing(server);
  await back();
  const took = shared();
  console.log(JSON.stringify({ sockets: all.length, ...took }));
  for (const player of all) player.leave();
  // Whatever else the machine does: the server's own work for it would be done by then.
  expect(took.server * took.seconds).toBeLessThan(5 + all.length / 400);
  if (took.others < MOST_OTHERS) expect(took.seconds).toBeLessThan(10);
  expect(await server.end('SIGTERM')).toBe(0);
}, 600_000);
