import { Ctx, newRecorder, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { type Amount, Lists, roomsOf } from '../index.ts';
import { gameOf, type Op, type State } from './toys/one-line.ts';

function play(ops: Op[], ...picks: string[]): number[] {
  const table = new Table(gameOf(ops), null, '0'.repeat(32));
  for (const pick of picks) {
    const [decision] = table.seen(0).decisions;
    expect(table.answer({ decision: decision.id, seat: 0, pick })).toEqual({ ok: true });
  }
  expect(table.over).toBe('done');
  return table.seen(0).view.written;
}

const add = (n: Amount<'total'>): Op => ({ op: 'add', n });

describe('the card language', () => {
  it('does the operations of a list in order', () => {
    expect(play([add(1), add(2), add(3)])).toEqual([1, 2, 3]);
  });

  it('takes the branch of a condition that holds when it is reached', () => {
    const when: Op = { op: 'when', if: { least: 3 }, then: [add(10)], else: [add(20)] };
    expect(play([add(3), when])).toEqual([3, 10]);
    expect(play([add(2), when])).toEqual([2, 20]);
    expect(play([{ op: 'when', if: { least: 1 }, then: [add(10)] }])).toEqual([]);
  });

  it('fixes the number of repetitions when the repetition starts', () => {
    const growing: Op = { op: 'repeat', n: { base: 0, per: 'total', each: 1, max: 4 }, do: [add(1)] };
    expect(play([add(2), growing])).toEqual([2, 1, 1]);
    expect(play([add(9), growing])).toEqual([9, 1, 1, 1, 1]);
    expect(play([{ op: 'repeat', n: 0, do: [add(1)] }])).toEqual([]);
  });

  it('walks through a group, and lists inside know what it is at', () => {
    const inner: Op = { op: 'when', if: { least: 0 }, then: [{ op: 'it' }] };
    expect(play([{ op: 'each', of: 'pair', do: [{ op: 'it' }, inner] }])).toEqual([7, 7, 8, 8]);
  });

  it('stays at the same thing while a list inside a for-each repeats', () => {
    const twice: Op = { op: 'repeat', n: 2, do: [{ op: 'it' }] };
    expect(play([{ op: 'each', of: 'pair', do: [twice] }])).toEqual([7, 7, 8, 8]);
    const walk: Op = { op: 'each', of: 'pair', do: [{ op: 'it' }] };
    expect(play([{ op: 'repeat', n: 2, do: [walk] }])).toEqual([7, 8, 7, 8]);
    expect(play([{ op: 'each', of: 'three', do: [walk, twice] }])).toEqual([7, 8, 4, 4, 7, 8, 5, 5, 7, 8, 6, 6]);
  });

  it('pays and does the list, or does neither; asks nobody who cannot pay', () => {
    const pay: Op = { op: 'pay', cost: 2, do: [add(10)] };
    expect(play([add(3), pay], 'pay')).toEqual([3, -2, 10]);
    expect(play([add(3), pay], 'skip')).toEqual([3]);
    expect(play([add(1), pay])).toEqual([1]);
  });

  it('binds X for a list and all lists inside it', () => {
    const inside: Op = { op: 'when', if: { least: 0 }, then: [{ op: 'repeat', n: 'X', do: [add('X')] }] };
    expect(play([add('X'), inside])).toEqual([5, 5, 5, 5, 5, 5]);
    expect(play([add(1), { op: 'pay', cost: 1, do: [add('X')] }], 'pay')).toEqual([1, -1, 5]);
  });

  it('counts a fact by so many at a time', () => {
    expect(play([add(7), add({ base: 1, per: 'total', each: 2, by: 3 })])).toEqual([7, 5]);
    expect(play([add(2), add({ base: 1, per: 'total', each: 2, by: 3 })])).toEqual([2, 1]);
  });

  it('asks which branch, and does only that one', () => {
    const choose: Op = {
      op: 'choose',
      of: [
        { id: 'pick:a', do: [add(1)] },
        { id: 'pick:b', do: [add(2), add(3)] },
      ],
    };
    expect(play([choose, add(9)], 'pick:b')).toEqual([2, 3, 9]);
  });

  it('does not offer a branch that cannot be done, and says why', () => {
    const ops: Op[] = [
      {
        op: 'choose',
        of: [
          { id: 'pick:a', do: [add(1)] },
          { id: 'pick:b', do: [] },
          { id: 'pick:c', do: [add(3)] },
        ],
      },
    ];
    const table = new Table(gameOf(ops), null, '0'.repeat(32));
    const [decision] = table.seen(0).decisions;
    expect(decision.ask).toMatchObject({ options: ['pick:a', 'pick:c'] });
    const refused = table.answer({ decision: decision.id, seat: 0, pick: 'pick:b' });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'TOY-1' } });
  });

  it('goes on without asking when no branch can be done, or only one', () => {
    expect(
      play([
        {
          op: 'choose',
          of: [
            { id: 'pick:a', do: [] },
            { id: 'pick:b', do: [] },
          ],
        },
        add(9),
      ]),
    ).toEqual([9]);
    expect(
      play([
        {
          op: 'choose',
          of: [
            { id: 'pick:a', do: [] },
            { id: 'pick:b', do: [add(2)] },
          ],
        },
      ]),
    ).toEqual([2]);
  });

  it('leaves it to the player whether to do what is optional', () => {
    const may: Op = { op: 'may', do: [add(5)] };
    expect(play([may, add(1)], 'do')).toEqual([5, 1]);
    expect(play([may, add(1)], 'skip')).toEqual([1]);
  });

  it('ends every list of a thing that is gone', () => {
    expect(play([{ op: 'repeat', n: 3, do: [add(1), { op: 'stop' }, add(2)] }, add(9)])).toEqual([1]);
  });

  it('keeps its place in data, so a saved list goes on where it was', () => {
    const rules = gameOf([{ op: 'repeat', n: 2, do: [add(1), { op: 'may', do: [add(2)] }] }]);
    const x = new Ctx(rules, rules.initial(null, [1, 1, 2, 3, 4]), newRecorder());
    const [first] = x.settle();
    x.take(first, 'do');
    const loaded = JSON.parse(JSON.stringify(x.s)) as State;
    const y = new Ctx(rules, loaded, newRecorder());
    const [second] = y.settle();
    y.take(second, 'skip');
    expect(loaded.written).toEqual([1, 2, 1]);
  });
});

describe('addresses', () => {
  it('name every list by definition and path', () => {
    const lists = new Lists<Op>();
    const inner: Op[] = [add(1)];
    lists.add('card:y', [{ op: 'when', if: { least: 1 }, then: [{ op: 'may', do: inner }], else: [] }]);
    expect(lists.at('card:y/0.then/0.do')).toBe(inner);
    expect(lists.size).toBe(4);
    expect(() => lists.at('card:z')).toThrow('card:z');
    expect(() => lists.add('card:y', [])).toThrow('two lists');
  });

  it('refuse a branch whose id means something else, and say where it stands', () => {
    const choose = (id: string): Op[] => [
      add(1),
      {
        op: 'choose',
        of: [
          { id: 'pick:a', do: [add(1)] },
          { id, do: [add(2)] },
        ],
      },
    ];
    for (const id of ['skip', 'do', 'pay', 'then', 'else', '', 'pick:a/0']) {
      const lists = new Lists<Op>();
      expect(() => lists.add('card:y', choose(id)), id).toThrow(`${id}`);
      expect(() => new Lists<Op>().add('card:y', [{ op: 'may', do: choose(id) }]), id).toThrow('card:y/0.do/1');
    }
    expect(() => new Lists<Op>().add('card:y', choose('pick:a'))).toThrow('two lists at card:y/1.pick:a');
    expect(() => new Lists<Op>().add('card:y', choose('pick:b'))).not.toThrow();
  });

  it('have no rooms in operations of a game', () => {
    expect(roomsOf({ op: 'add' })).toEqual([]);
  });
});
