import { Table } from '@starhold/kernel';
import { jobFor, loadGame } from '@starhold/session';
import { afterAll, describe, expect, it } from 'vitest';
import { startBotThreads } from '../instances/bot-threads.ts';

describe('bots on threads', () => {
  const bots = startBotThreads({ threads: 1, mostWaiting: 3, patienceMs: 3_000 });
  afterAll(() => bots.close());

  const jobs = async () => {
    const game = await loadGame('bossin-space');
    const options = game.parseOptions({ players: 2 });
    const table = new Table(game.rules, options as never, '5'.repeat(32));
    const seat = table.waitingFor[0];
    const [decision] = table.seen(seat).decisions;
    return { table, job: jobFor(table as never, game as never, decision, 'rules') };
  };

  it('think about what the seat knows and give a legal pick, the same each time', async () => {
    const { table, job } = await jobs();
    const [one, two] = await Promise.all([bots.think(job, '1'), bots.think(job, '2')]);
    expect(one).toEqual(two);
    expect(table.answer({ seat: job.seat, decision: job.decision.id, pick: one.pick } as never)).toMatchObject({
      ok: true,
    });
  });

  it('fail alone, and never keep more waiting than there is room for', async () => {
    const { job } = await jobs();
    await expect(bots.think({ ...job, game: 'none' }, 'x')).rejects.toThrow('failed');
    await expect(bots.think({ ...job, view: null }, 'y')).rejects.toThrow('failed');
    const many = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => bots.think(job, String(i))));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });
});
