import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openTable, Person, Player } from '../load/player.ts';
import { openStores } from '../stores/open.ts';
import { newDatabase } from './support/databases.ts';
import { freePort, type ServerProcess, startProcess } from './support/processes.ts';

/** Whole servers that are stopped, killed and joined by others, with people who play meanwhile. */

const folder = mkdtempSync(join(tmpdir(), 'starhold-servers-'));
const started: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(args: readonly string[], env?: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(args, env);
  started.push(server);
  return server;
}

const BOSSIN = { game: 'bossin-space', options: { players: 2 } };

/** Both play until told otherwise; a command that was not answered is given again until it is. Counts what was acknowledged. */
class Game {
  readonly players: readonly Player[];
  readonly acked: string[] = [];
  lastAck = 0;
  private goesOn = true;
  private readonly work: Promise<void>[];

  constructor(players: readonly Player[]) {
    this.players = players;
    this.work = players.map((player) => this.play(player));
  }

  private async play(player: Player): Promise<void> {
    while (this.goesOn && player.moment?.over === '') {
      const { decision } = player;
      if (!decision) {
        await sleep(5);
        continue;
      }
      const [pick, command] = [player.pick(decision), randomUUID()];
      for (;;) {
        const said = await player.answer(decision, pick, command).then(
          (answered) => answered.said,
          () => null,
        );
        if (said?.ok) {
          this.acked.push(command);
          this.lastAck = performance.now();
        }
        if (said && (said.ok || said.why !== 'again')) break;
        if (!this.goesOn) return;
        await sleep(50);
      }
      await sleep(20);
    }
  }

  async untilAcked(count: number): Promise<void> {
    const end = performance.now() + 60_000;
    while (this.acked.length < count && this.players.some(({ moment }) => moment?.over === '')) {
      if (performance.now() > end) throw new Error(`only ${this.acked.length} of ${count} answers`);
      await sleep(10);
    }
  }

  async stop(): Promise<void> {
    this.goesOn = false;
    await Promise.all(this.work);
  }
}

/** Everybody comes back by themselves, as pages do. */
function stayAll(players: readonly Player[]): void {
  for (const player of players) void player.stay();
}

async function rowsOf(place: { folder: string } | { url: string }, id: string) {
  const stores = await openStores(place);
  try {
    return await stores.tables.rows(id, 0);
  } finally {
    await stores.close();
  }
}

function expectWhole(rows: Awaited<ReturnType<typeof rowsOf>>, acked: readonly string[]): void {
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.map(({ epoch }) => epoch)).toEqual(rows.map(({ epoch }) => epoch).sort((a, b) => a - b));
  const stored = new Set(rows.map(({ commandId }) => commandId));
  expect(acked.filter((command) => !stored.has(command))).toEqual([]);
}

describe('a server with a data folder', () => {
  it('is stopped and killed in mid-game: play goes on where it was, nothing acknowledged is lost (F1, F16)', async () => {
    const data = join(folder, 'one');
    const port = await freePort();
    const args = ['--port', String(port), '--data', data];
    let server = await start(args);
    const people = await Promise.all(['Ann', 'Ben'].map((name) => Person.named([server.url], name)));
    const players = await openTable(people as [Person, Person], BOSSIN, 1);
    for (const player of players) player.leave();
    const back = players.map(({ person, table }, i) => new Player(person, table, i + 5));
    stayAll(back);
    while (back.some(({ moment }) => moment === undefined)) await sleep(10);
    const game = new Game(back);
    await game.untilAcked(10);
    const stopped = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(server.log().map((line) => JSON.parse(line).what)).toEqual(['started', 'stopping', 'stopped']);
    server = await start(args);
    const restarted = performance.now();
    await game.untilAcked(20);
    expect(game.lastAck - restarted).toBeLessThan(8_000);
    await server.end('SIGKILL');
    server = await start(args);
    await game.untilAcked(30);
    await game.stop();
    for (const player of back) player.leave();
    await server.end('SIGTERM');
    expectWhole(await rowsOf({ folder: data }, players[0].table), game.acked);
  });
});

describe('two instances on one PostgreSQL', () => {
  it('play one table together; one is killed, one stopped: play goes on within 15 s (F8, F16)', async () => {
    const url = await newDatabase();
    const secret = 'a secret that is long enough for it';
    const ports = await Promise.all([freePort(), freePort()]);
    const open = (i: number): Promise<ServerProcess> => {
      const address = `http://127.0.0.1:${ports[i]}`;
      const args = ['--port', String(ports[i]), '--address', address, '--bots', 'queue', '--metrics-port', '0'];
      return start(args, { STARHOLD_DATABASE: url, STARHOLD_SECRET: secret });
    };
    const servers = await Promise.all([open(0), open(1)]);
    const urls = servers.map((server) => server.url);
    const ann = await Person.named(urls, 'Ann');
    const ben = await Person.named([...urls].reverse(), 'Ben');
    const players = await openTable([ann, ben], BOSSIN, 3);
    const { table } = players[0];
    const game = new Game(players);
    await game.untilAcked(12);
    expect(players.map(({ person }) => person.urls[0])).toEqual(urls);
    // Who holds the table is killed: the other takes it when the lease has run out, and both people come there.
    stayAll(players);
    const holder = await holderOf(url, table);
    const at = servers.findIndex(({ child }) => holder?.includes(`-${child.pid}-`));
    expect(at).toBeGreaterThanOrEqual(0);
    const before = game.acked.length;
    const killed = performance.now();
    await servers[at].end('SIGKILL');
    await game.untilAcked(before + 4);
    expect(game.lastAck - killed).toBeLessThan(15_000);
    // It comes back, and the other one is stopped: given back, a table need not be waited for.
    servers[at] = await open(at);
    const then = game.acked.length;
    const stopped = performance.now();
    expect(await servers[1 - at].end('SIGTERM')).toBe(0);
    await game.untilAcked(then + 6);
    expect(game.lastAck - stopped).toBeLessThan(15_000);
    await game.stop();
    for (const player of players) player.leave();
    await servers[at].end('SIGTERM');
    expectWhole(await rowsOf({ url }, table), game.acked);
  }, 240_000);
});

async function holderOf(url: string, table: string): Promise<string | null> {
  const stores = await openStores({ url });
  try {
    return (await stores.tables.look(table))?.owner ?? null;
  } finally {
    await stores.close();
  }
}
