import type { Bench } from '@starhold/lab';
import { describe, expect, it } from 'vitest';
import { json } from './support.ts';

describe('bench', () => {
  it('measures every game, and a sample only when it is named', async () => {
    const { games } = await json<Bench>('bench', '--rounds', '1');
    expect(Object.keys(games)).toEqual(['bossin-space', 'unstoppable', 'rone', 'revenant']);
    const sample = await json<Bench>('bench', '--rounds', '1', '--game', 'template');
    expect(Object.keys(sample.games)).toEqual(['template']);
  });
});
