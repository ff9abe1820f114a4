import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { openTable, Person, type Player } from './player.ts';

/** The people of a load, on a thread of their own: what they keep in mind is not to hold up the clock by which they are measured. */

const GAMES = [
  { game: 'bossin-space', options: { players: 2 } },
  { game: 'unstoppable', options: { players: 2 } },
];
/** So many tables are opened at a time. */
const AT_ONCE = 24;
const TICK_MS = 4;
const LOOK_AT = 50;

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

export interface PlayTimes {
  times: number[];
  refused: number;
  lost: number;
  took: number;
}

/** Table after table, whoever is asked there; the time is kept by the clock, whatever the server does. */
async function play(all: readonly [Player, Player][], rate: number, seconds: number): Promise<PlayTimes> {
  const given: PlayTimes = { times: [], refused: 0, lost: 0, took: 0 };
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

export interface Looked {
  /** Steps that did not follow, over all sockets. */
  resyncs: number;
  /** Views kept by steps that are not what the server shows when asked anew; 0 of so many looked at. */
  wrongViews: number;
  viewsLookedAt: number;
  finished: number;
}

/** Is what players kept step by step what the server shows when it is asked for everything? */
async function lookAgain(all: readonly [Player, Player][]): Promise<Looked> {
  const players = all.flat();
  const resyncs = players.reduce((sum, player) => sum + player.resyncs, 0);
  const some = players.filter((_, i) => i % Math.ceil(players.length / LOOK_AT) === 0);
  let wrongViews = 0;
  for (const player of some) {
    const own = JSON.stringify(player.moment?.view);
    await player.sync();
    if (JSON.stringify(player.moment?.view) !== own) wrongViews++;
  }
  const finished = all.filter(([one]) => one.moment?.over !== '').length;
  for (const player of players) player.leave();
  return { resyncs, wrongViews, viewsLookedAt: some.length, finished };
}

export type Order =
  | { do: 'open'; url: string; tables: number }
  | { do: 'play'; rate: number; seconds: number }
  | { do: 'look' };

export type Reply = { line: string } | { done: unknown } | { failed: string };

let all: [Player, Player][] = [];

async function obey(order: Order): Promise<unknown> {
  const say = (line: string): void => answer({ line });
  switch (order.do) {
    case 'open':
      all = await openAll(order.url, order.tables, say);
      return null;
    case 'play':
      return play(all, order.rate, order.seconds);
    case 'look':
      return lookAgain(all);
  }
}

const answer = (reply: Reply): void => parentPort?.postMessage(reply);

parentPort?.on('message', (order: Order) => {
  obey(order).then(
    (done) => answer({ done }),
    (error) => answer({ failed: String(error) }),
  );
});
