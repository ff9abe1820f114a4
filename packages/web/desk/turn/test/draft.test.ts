import { describe, expect, it } from 'vitest';
import { orderAsPicked } from '../draft.ts';

describe('things that were chosen and are then put in order', () => {
  const given = ['slot:laser', 'slot:rocket', 'slot:rocket', 'slot:shot'];

  it('lie as they were chosen, also where two are alike', () => {
    const picked = ['commit:shot', 'commit:rocket', 'commit:laser', 'commit:rocket'];
    expect(orderAsPicked(given, picked)).toEqual([3, 1, 0, 2]);
  });

  it('leave empty places to the end', () => {
    expect(orderAsPicked(['slot:laser', 'slot:shot', 'slot:none'], ['commit:shot', 'commit:laser'])).toEqual([1, 0, 2]);
  });

  it.each([
    ['nothing was chosen', []],
    ['others chose some of them', ['commit:shot', 'commit:laser']],
    ['it is about other things', ['commit:shot', 'commit:laser', 'commit:rocket', 'commit:heal']],
  ])('say nothing where %s', (_where, picked) => {
    expect(orderAsPicked(given, picked)).toBeUndefined();
  });
});
