import { describe, expect, it } from 'vitest';
import { canonical } from '../hash.ts';
import { cloneFrame, cloneStack } from '../stack.ts';
import type { BaseFrame, Core } from '../types.ts';

interface Listing extends BaseFrame {
  cards: number[];
}

describe('a copied frame', () => {
  it('has lists of its own', () => {
    const frame: Listing = { k: 'deal', seat: 1, cause: 'card:k1', cards: [1, 2] };
    const copy = cloneFrame(frame);
    expect(copy).toEqual(frame);
    copy.cards.push(3);
    expect(frame.cards).toEqual([1, 2]);
  });

  it('has lists of its own inside lanes too, and each lane its own generator', () => {
    const stack: Core<Listing>['stack'] = [
      { k: 'deal', seat: 0, cards: [] },
      {
        k: 'together',
        seat: -1,
        id: 1,
        sealed: 1,
        lanes: [{ seat: 0, rng: [1, 2], asked: 3, stack: [{ k: 'deal', seat: 0, cards: [4] }] }],
      },
    ];
    const text = canonical(stack);
    const copy = cloneStack(stack);
    expect(canonical(copy)).toBe(text);
    const top = copy[1];
    if (!('lanes' in top)) throw new Error('the lanes are gone');
    top.lanes[0].rng.push(9);
    top.lanes[0].stack[0].cards.push(9);
    top.lanes[0].stack.push({ k: 'deal', seat: 0, cards: [] });
    top.lanes.push({ seat: 1, rng: [], asked: 0, stack: [] });
    copy.pop();
    expect(canonical(stack)).toBe(text);
  });
});
