import type { Habits } from '@starhold/kernel';
import type { BosView } from './view.ts';

/** What need not be asked at every step: the timeline can run (BOS-5.1). */
export const habits: Habits = {
  quiet: ['flip', 'keep', 'none', 'skip'],
  run: {
    at: 'slot',
    goes: ['resolve', 'go'],
    row: 'slot',
    limit: { gauge: 'heat', most: 4 },
    loses: 'life',
    facts: ({ ship }: BosView) => ({ column: ship }),
  },
};
