import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { bazaar } from './toys/bazaar/rules.ts';
import { SEED } from './toys/mini.ts';

const tableOf = (players: 3 | 4 = 3) => new Table(bazaar, { players }, SEED);
const idsOf = (table: ReturnType<typeof tableOf>, seat: number) =>
  table.seen(seat).decisions.map((d) => `${d.id} ${d.at}`);
const give = (table: ReturnType<typeof tableOf>, seat: number, at: string, pick: string) => {
  const decision = table.seen(seat).decisions.find((d) => d.at === at);
  return table.answer({ decision: decision?.id ?? 'none', seat, pick });
};

describe('an aside', () => {
  it('stands beside the question of its seat, and is not waited for', () => {
    const table = tableOf();
    expect(idsOf(table, 1)).toEqual(['t1.1:0 trade', 't1.1:0a1 aside']);
    expect(table.seen(0).waiting).toEqual([0, 1, 2].map((seat) => ({ seat, at: 'trade', about: { left: 2 } })));
  });

  it('leaves the question open, renamed, so that a double click is stale', () => {
    const table = tableOf();
    const [, aside] = table.seen(0).decisions;
    const answer = { decision: aside.id, seat: 0, pick: 'coin' };
    expect(table.answer(answer)).toEqual({ ok: true });
    expect(table.answer(answer)).toEqual({ ok: false, why: 'stale' });
    expect(idsOf(table, 0)).toEqual(['t1.0:1 trade', 't1.0:1a0 aside']);
    expect(table.seen(0).view).toMatchObject({ coins: [3, 4, 4], score: [1, 0, 0] });
  });

  it('can be used by a seat whose own lane is done, and then is all that it has', () => {
    const table = tableOf();
    give(table, 0, 'trade', 'done');
    expect(idsOf(table, 0)).toEqual(['t1.0:1a0 aside']);
    expect(table.waitingFor).toEqual([1, 2]);
    expect(give(table, 0, 'aside', 'gamble')).toEqual({ ok: true });
    expect(table.seen(0).view.coins[0]).toBe(3);
  });

  it('does not keep a forced answer from being taken, except where the question waits for it', () => {
    const table = tableOf();
    for (const seat of [0, 1, 2]) give(table, seat, 'trade', 'done');
    // The toll was paid at once; lingering is asked because there are coins.
    expect(table.events('table').at(-1)).toMatchObject({ type: 'paid', seat: 0 });
    expect(idsOf(table, 0)).toEqual(['m:0 linger', 'm:0a0 aside']);
    for (let i = 0; i < 4; i++) give(table, 0, 'aside', 'coin');
    expect(table.events('table').at(-1)).toMatchObject({ type: 'paid', seat: 1 });
  });

  it('says why it is not offered', () => {
    const table = tableOf();
    for (let i = 0; i < 4; i++) give(table, 0, 'aside', 'coin');
    expect(table.seen(0).decisions.map((d) => d.at)).toEqual(['trade']);
  });

  it('can be taken back where nobody learned anything, and not past a die', () => {
    const table = tableOf();
    give(table, 0, 'aside', 'coin');
    expect(table.undo(0).ok).toBe(true);
    expect(table.seen(0).view.coins).toEqual([4, 4, 4]);
    give(table, 0, 'aside', 'gamble');
    expect(table.undo(0)).toEqual({ ok: false, why: 'barrier' });
  });
});

describe('several questions of one seat', () => {
  it('are all open, in its own lane and in those of others, and each can be answered', () => {
    const table = tableOf();
    give(table, 0, 'trade', 'offer:s2');
    give(table, 1, 'trade', 'offer:s2');
    expect(idsOf(table, 2)).toEqual(['t1.0:1 deal', 't1.1:1 deal', 't1.2:0 trade', 't1.2:0a2 aside']);
    expect(table.seen(0).waiting).toEqual([
      { seat: 2, at: 'deal', about: { from: 0 } },
      { seat: 2, at: 'deal', about: { from: 1 } },
      { seat: 2, at: 'trade', about: { left: 2 } },
    ]);
    expect(table.answer({ decision: 't1.1:1', seat: 2, pick: 'accept' })).toEqual({ ok: true });
    expect(table.seen(2).view.score).toEqual([0, 1, 1]);
    expect(idsOf(table, 2)).toEqual(['t1.0:1 deal', 't1.2:0 trade', 't1.2:0a2 aside']);
  });
});

describe('what comes from outside', () => {
  const table = tableOf();
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
  it.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a number', 7],
    ['a deep nest', deep],
    ['a deep pick', { decision: 't1.0:0', seat: 0, pick: deep }],
    ['a long pick', { decision: 't1.0:0', seat: 0, pick: Array.from({ length: 5_000 }, () => 'done') }],
    ['a long name', { decision: 'x'.repeat(10_000), seat: 0, pick: 'done' }],
    ['a seat that is text', { decision: 't1.0:0', seat: '0', pick: 'done' }],
    ['a field too many', { decision: 't1.0:0', seat: 0, pick: 'done', force: true }],
  ])('is malformed when it is %s', (_name, raw) => {
    expect(table.answer(raw as never)).toEqual({ ok: false, why: 'malformed' });
    expect(table.length).toBe(0);
  });

  it.each(['0', -1, 3, 1.5, null, undefined, {}, 'Table'])('shows nothing to the eyes %j', (eyes) => {
    for (const look of ['seen', 'events', 'history'] as const)
      expect(() => table[look](eyes as never)).toThrow(RangeError);
    expect(() => table.beats(0, eyes as never)).toThrow(RangeError);
  });

  it('says the same to everybody who is not asked, whatever is open elsewhere', () => {
    const one = tableOf();
    give(one, 0, 'trade', 'done');
    give(one, 0, 'aside', 'coin');
    for (const decision of ['t1.1:0', 't1.2:0', 't1.9:9', 'm:0']) {
      expect(one.answer({ decision, seat: 0, pick: 'done' })).toEqual({ ok: false, why: 'stale' });
    }
  });

  it('takes no more signals than a save can hold', () => {
    const one = tableOf();
    let given = 0;
    while (one.signal(0, 'wave:0')) given++;
    expect(given).toBe(5_000);
    expect(one.signalsFor(0)).toEqual([]);
  });
});
