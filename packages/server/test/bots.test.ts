import { isLegal, Table } from '@starhold/kernel';
import { type AnyTable, jobFor, loadGame } from '@starhold/session';
import { afterAll, expect, test } from 'vitest';
import { ThreadThinker } from '../bots/threads.ts';

const thinker = new ThreadThinker(1);
afterAll(() => thinker.close());

test('bots think in a thread; one that fails takes nobody with it', async () => {
  const game = await loadGame('bossin-space');
  const table = new Table(game.rules, game.parseOptions({ players: 2 }), '0'.repeat(32)) as AnyTable;
  const [seat] = table.waitingFor;
  const [decision] = table.seen(seat).decisions;
  const job = jobFor(table, game, decision, 'rules');
  const [good, bad, last] = await Promise.allSettled([
    thinker.think(job),
    thinker.think({ ...job, game: 'no such game' }),
    thinker.think(job),
  ]);
  expect(bad.status).toBe('rejected');
  for (const said of [good, last]) {
    expect(said.status === 'fulfilled' && isLegal(decision.ask, said.value.pick)).toBe(true);
  }
});
