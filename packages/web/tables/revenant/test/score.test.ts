import type { Beat, SeenEvent } from '@starhold/kernel';
import { game, type View } from '@starhold/revenant';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../../desk/reel/score.ts';
import { tableAt } from '../../../test/position.ts';
import { score } from '../score.ts';

/** A position in the words of cases, as seat 0 sees it. */
function viewOf(given: Record<string, unknown>): View {
  const { state } = game.cases.position({ p: [{}, {}], ...given });
  return game.rules.view(state, 0) as View;
}
const view = viewOf({ ships: { arkBEL: 's3', frigate0: 's3', frigate1: 's2' }, hull: 1 });

const told = (type: string, pub: object, seat = 0): SeenEvent =>
  ({ type, pub, seat, n: 0, cause: '' }) as unknown as SeenEvent;
const shown = (before: View, ...events: SeenEvent[]) =>
  score({ events, view: before } as unknown as Beat<View>, before);

describe('what the beats of Revenant look like', () => {
  it('sends a figure from its player to the ship', () => {
    const { lead, follow } = shown(view, told('sent', { figure: 'captain', ship: 'arkBEL', corrupted: 0 }));
    expect(lead[0]).toMatchObject({ on: 'player:p0', to: 'arkBEL' });
    expect(follow[0].on).toBe('arkBEL');
  });

  it('a hit leaves the rim of the sector in which the ship stands', () => {
    const { lead, kind } = shown(view, told('hit', { ship: 'arkBEL', now: 1 }, -1));
    expect(kind).toBe('hit');
    expect(lead[0]).toMatchObject({ on: 'rim.s3', to: 'arkBEL' });
  });

  it('a ship that is lost breaks, and the power of its House falls with it', () => {
    const { kind, follow } = shown(view, told('shipLost', { ship: 'arkBEL', sector: 's3', power: 2 }, -1));
    expect(kind).toBe('defeat');
    expect(follow.map(({ on }) => on)).toEqual(['arkBEL', 'power.BEL']);
    expect(follow[1].together).toBe(true);
  });

  it('a raid is a stretch of its own: the sector lights with its toll, shields ring off, who decides winks', () => {
    const raiding = { ...view, phase: 3 };
    const { chapter, lead } = shown(raiding, told('raid', { sector: 's2', voidborn: 3, shields: 1, damage: 2 }, 1));
    expect(chapter).toBe('raid');
    expect(lead.map(({ on, text = '' }) => `${on} ${text}`.trim())).toEqual([
      'rim.s2',
      'rim.s2 −2',
      'shields.s2 −1',
      'frigate1',
    ]);
    expect(shown(raiding, told('raid', { sector: 's2', voidborn: 1, shields: 1, damage: 0 }, 1)).kind).toBe('absorbed');
  });

  it('the hull is struck when it has more hits, not when it is cleared', () => {
    expect(shown(view, told('hullHit', { now: 2 }, -1)).follow).toHaveLength(1);
    expect(shown(view, told('hullHit', { now: 0 }, -1)).follow).toHaveLength(0);
  });

  it('names a beat by the gravest thing in it, and takes no time for what it does not know', () => {
    const lost = told('shipLost', { ship: 'arkBEL', sector: 's3', power: 2 }, -1);
    expect(shown(view, told('hit', { ship: 'arkBEL', now: 1 }, -1), lost).kind).toBe('defeat');
    expect(shown(view, told('toString', {}))).toMatchObject({ kind: 'plain', lead: [], follow: [] });
  });
});

describe('whole games', () => {
  it.each([1, 3])('of %i are shown from the first event to the last', (n) => {
    const seats = Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
    const table = tableAt<View>({ game, seats, seed: '4b'.repeat(16) });
    const last = table.seen('table').view as View;
    const kinds = new Set<string>();
    for (const event of table.events('table')) {
      const { kind, lead, follow } = score({ events: [event], view: last } as unknown as Beat<View>, last);
      kinds.add(kind);
      for (const { on, ms } of [...lead, ...follow]) {
        expect(ms).toBeGreaterThan(0);
        expect(on === TABLE || on.length > 0, `${event.type} on nothing`).toBe(true);
      }
    }
    for (const kind of ['card', 'gain', 'move', 'hit', 'raid', 'phase', 'lastBlow']) expect(kinds).toContain(kind);
  });
});
