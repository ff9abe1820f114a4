import { game, type View } from '@starhold/revenant';
import { packOf } from '@starhold/revenant/content';
import { describe, expect, it } from 'vitest';
import { tableAt } from '../../../test/position.ts';
import { REVENANT_FULL } from '../../../test/revenantPositions.ts';
import { houseRows } from '../scoring.ts';

describe('the table of the scoring', () => {
  it.each([1, 3])('adds up to what the rules have counted, with %i players', (players) => {
    const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}` }));
    const table = tableAt<View>({ game, seats, seed: '2c'.repeat(16) });
    const view = table.seen('table').view as View;
    const sums = view.players.map((_, seat) =>
      houseRows(view, packOf(view)).reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0),
    );
    for (const { seats: of, parts } of table.result?.sides ?? []) {
      // The side of the Rival has no seats.
      expect(sums[of[0] ?? players]).toBe(parts?.houses);
    }
    expect(table.result?.sides).toHaveLength(view.players.length);
  });
});

describe('the full table', () => {
  it('is one that can be', () => {
    expect(REVENANT_FULL().game).toBe('revenant');
  });
});
