import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openTable, Person, Player } from '../load/player.ts';
import { BOSSIN, expectWhole, folder, Game, rowsOf, start, stayAll } from './support/peopled.ts';
import { freePort } from './support/processes.ts';

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
