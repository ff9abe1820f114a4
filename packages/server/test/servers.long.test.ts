import { describe, expect, it } from 'vitest';
import { openTable, Person } from '../load/player.ts';
import { openStores } from '../stores/open.ts';
import { newDatabase } from './support/databases.ts';
import { DUEL, expectWhole, Game, rowsOf, start, stayAll } from './support/peopled.ts';
import { freePort, type ServerProcess } from './support/processes.ts';

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
    const players = await openTable([ann, ben], DUEL, 3);
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
    expect(game.lastAck - stopped).toBeGreaterThan(0);
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
