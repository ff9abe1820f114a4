import type { Beat, SeenEvent } from '@starhold/kernel';
import { game, type View } from '@starhold/revenant';
import { describe, expect, it } from 'vitest';
import { TABLE, timesOf } from '../../../desk/reel/score.ts';
import { tableAt } from '../../../test/position.ts';
import { score } from '../beats/score.ts';

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
  it('sends a figure from where it stood to the ship, and all of them back when they muster', () => {
    const { lead, follow } = shown(view, told('sent', { figure: 'captain', ship: 'arkBEL', corrupted: 0 }));
    expect(lead[0]).toMatchObject({ on: 'figure:p0.captain', how: 'fly', to: 'arkBEL' });
    const sent = viewOf({ ships: { arkBEL: 's3' }, crew: { arkBEL: '0.captain', fighterBEL: '1.cadet2' } });
    const ways = shown(sent, told('mustered', {}, -1)).lead.map(({ on, to }) => `${on} ${to}`);
    expect(ways).toEqual(
      expect.arrayContaining(['seat:p0.captain figure:p0.captain', 'seat:p1.cadet2 figure:p1.cadet2']),
    );
    expect(follow[0].on).toBe('arkBEL');
  });

  it('a hit leaves a Voidborn ship of the sector in which the ship stands, that of a failure the Revenant', () => {
    const hit = told('hit', { ship: 'arkBEL', now: 1 }, -1);
    expect(shown(view, hit)).toMatchObject({ kind: 'hit', lead: [{ on: 'rim.s3', to: 'arkBEL' }] });
    const beset = viewOf({ ships: { arkBEL: 's3' }, voidborn: { s3: 2 } });
    expect(shown(beset, hit).lead[0].on).toBe('void.s3.1');
    expect(shown(beset, { ...hit, cause: 'X1/upper' }).lead[0].on).toBe('hull');
  });

  it('a beam goes to the Voidborn ship that breaks', () => {
    const beset = viewOf({ ships: { arkBEL: 's3' }, voidborn: { s3: 2 } });
    const { lead, follow } = shown(
      beset,
      told('attacked', { ship: 'arkBEL', sector: 's3' }),
      told('destroyed', { sector: 's3', now: 1 }),
    );
    expect(lead[0]).toMatchObject({ on: 'arkBEL', how: 'bolt', to: 'void.s3.1' });
    expect(follow[0]).toMatchObject({ on: 'void.s3.1', how: 'break' });
  });

  it('an ability that is used fills its own pearl at the hull of the ship it hears', () => {
    const heard = ['1A.1', 'C07.1', 'C07.1'].map((ability, n) => ({ ability, used: n === 2 }));
    const { lead, follow } = shown({ ...view, ship: 'arkBEL', heard }, told('used', { ability: 'C07.1' }));
    expect(lead[1]).toMatchObject({ on: 'C07', how: 'fly', to: 'pearl.1' });
    expect(follow.map(({ on }) => on)).toEqual(['arkBEL', 'pearl.1']);
  });

  it('goods come from what brings them, and go to the supply when they are paid', () => {
    const acting = { ...view, ship: 'arkBEL' };
    const got = (cause: string) => shown(acting, { ...told('gained', { got: 'mme' }), cause }).lead;
    expect(got('P13/upper').map(({ on, to, text }) => `${on} ${to} ${text}`)).toEqual(['P13 m +2 M', 'P13 e +1 E']);
    const sources = ['DUN/lower', 'DUN/reward', '1B/basic', 'fighter/do', 'O07/do'].map((cause) => got(cause)[0].on);
    expect(sources).toEqual(['arkDUN', 'DUN', 'figure:p0.captain', 'arkBEL', 'supply']);
    const { lead } = shown(acting, told('paid', { paid: 'mm', remnants: 0, what: 'C07' }));
    expect(lead[0]).toMatchObject({ on: 'm', how: 'fly', to: 'supply', text: '−2 M' });
  });

  it('a House lights before what it rewards leaves it', () => {
    const { lead, follow } = shown(
      view,
      told('influence', { house: 'BEL', n: 1, now: 2 }),
      told('reward', { house: 'BEL', space: 2 }),
    );
    expect(lead.map(({ on, how }) => `${how} ${on}`)).toContain('glow BEL');
    expect(follow.some(({ how }) => how === 'bolt')).toBe(false);
  });

  it('what comes out of a rift crawls from there, whatever its sector', () => {
    const { lead, follow } = shown(
      view,
      told('rolled', { sector: 's1', large: 2, left: 1, right: 0 }, -1),
      told('arrived', { sector: 's1', n: 2, now: 3 }, -1),
      told('arrived', { sector: 's2', n: 1, now: 1 }, -1),
    );
    expect(lead.map(({ text }) => text)).toContain('◂1 2 0▸');
    const crawls = follow.filter(({ how }) => how === 'slide');
    expect(crawls.map(({ on, to }) => `${on} ${to}`)).toEqual([
      'void.s1.1 void.s1.0',
      'void.s1.2 void.s1.0',
      'void.s2.0 void.s1.0',
    ]);
  });

  it('a ship that is lost breaks, and the power of its House falls with it', () => {
    const { kind, follow } = shown(view, told('shipLost', { ship: 'arkBEL', sector: 's3', power: 2 }, -1));
    expect(kind).toBe('defeat');
    expect(follow.map(({ on }) => on)).toEqual(['arkBEL', 'power.BEL', 'power.BEL']);
    expect(follow[1].together).toBe(true);
  });

  it('a raid is a stretch of its own: the sector lights with its toll, shields ring off, who decides winks', () => {
    const raiding = { ...view, phase: 3 };
    const { chapter, lead } = shown(raiding, told('raid', { sector: 's2', voidborn: 3, shields: 1, damage: 2 }, 1));
    expect(chapter).toBe('raid');
    expect(lead.map(({ on, text = '' }) => `${on} ${text}`.trim())).toEqual([
      'rim.s2',
      'void.s2.0',
      'void.s2.1',
      'void.s2.2',
      'shields.s2 −1',
      'toll.s2 −2',
      'frigate1',
    ]);
    // What shields hold is taken off before it is said what is left.
    const { starts } = timesOf(lead);
    expect(starts[5]).toBeGreaterThan(starts[4]);
    expect(shown(raiding, told('raid', { sector: 's2', voidborn: 1, shields: 1, damage: 0 }, 1)).kind).toBe('absorbed');
  });

  it('the hull is struck from the sector when it has more hits; when it is cleared they fall off', () => {
    const spilled = shown(view, told('hullHit', { now: 2, sector: 's2' }, -1));
    expect(spilled.lead[0]).toMatchObject({ on: 'rim.s2', to: 'hull' });
    expect(spilled.follow[0].how).toBe('burst');
    expect(shown(view, told('hullHit', { now: 0, sector: '' }, -1)).follow[0].how).toBe('break');
  });

  it('scores row by row for all players together, and says who has most last', () => {
    const hidden = (n: number) => told('shown', { personal: '', fleet: '', hidden: [n, 0, 0, 0, 0, 0, 0] });
    const rich = { ...view, phase: 6, power: [2, 0, 0, 0, 0, 0, 0] };
    const houses = shown(rich, { ...hidden(1), n: 0 }, { ...hidden(3), seat: 1, n: 1 });
    expect(houses.follow.flatMap(({ on, text }) => (text ? `${on} ${text}` : []))).toEqual([
      'player:p0 +2',
      'player:p1 +6',
    ]);
    expect(houses.follow.filter(({ sound }) => sound === 'bell')).toHaveLength(7);
    const parts = (cards: number, corruption: number) => ({ houses: 2, cards, rank: 0, corruption, total: 9 });
    const rest = shown(rich, told('scored', parts(4, 0)), { ...told('scored', parts(0, -2), 1), n: 1 });
    expect(rest.chapter).toBe('scoring');
    expect(
      rest.follow.flatMap(({ on, text = '' }) => (/^tally|^player/.test(on) ? `${on} ${text}`.trim() : [])),
    ).toEqual([
      'tally.cards',
      'tally.cards.0',
      'player:p0 +4',
      'tally.corruption',
      'tally.corruption.1',
      'player:p1 −2',
    ]);
    const end = shown(rich, told('over', { winner: 0 }, -1)).lead.map(({ on }) => on);
    expect(end.slice(0, 2)).toEqual(['place.2', 'place.1']);
  });

  it('a card calls an envoy: out of it a figure comes and sits down in the ship, and leaves it when all muster', () => {
    const council = told('council', { house: 'BEL', ship: 'arkBEL' }, -1);
    const sits = viewOf({ ships: { arkBEL: 's3' }, crew: { arkBEL: 'envoy' } });
    const { lead, follow } = score({ events: [council], view: sits } as unknown as Beat<View>, view);
    expect(lead.map(({ on, how }) => `${how} ${on}`)).toEqual(['turn call', 'banner table', 'glow BEL']);
    expect(follow[0]).toMatchObject({ on: 'seat:envoy.arkBEL', how: 'slide', to: 'call', far: true });
    expect(follow.find(({ how }) => how === 'glow')?.on).toBe('arkBEL');
    const leaves = shown(sits, told('mustered', {}, -1)).lead;
    expect(leaves.map(({ on, how }) => `${how} ${on}`)).toContain('lunge seat:envoy.arkBEL');
    // Where no ship is free, the House has called in vain.
    const vain = shown(view, told('council', { house: 'BEL', ship: '' }, -1));
    expect(vain.follow.map(({ on }) => on)).toEqual(['BEL']);
  });

  it('the Rival’s figure comes out of the card, too; after Muster all are counted out in their order', () => {
    const order = told('order', { order: 'O01', house: 'BEL', ship: 'arkBEL' }, 1);
    const sits = viewOf({ ships: { arkBEL: 's3' }, crew: { arkBEL: '1.cadet1' } });
    const { follow } = score({ events: [order], view: sits } as unknown as Beat<View>, view);
    expect(follow[0]).toMatchObject({ on: 'seat:p1.cadet1', how: 'slide', to: 'call' });
    const counted = shown(view, told('turnOrder', { order: [1, 0] }, -1)).follow.filter(({ text }) => text);
    expect(counted.map(({ on, text }) => `${on} ${text}`)).toEqual(['order:p1 1', 'order:p0 2']);
  });

  it('several steps of one ship in a beat are one way', () => {
    const step = (n: number, ship: string): SeenEvent => ({
      ...told('moved', { ship, from: 's1', to: 's2', how: 'fleet' }),
      n,
    });
    const { follow } = shown(view, step(1, 'frigate1'), step(2, 'frigate1'), step(3, 'fighterFEN'));
    expect(follow.filter(({ how }) => how === 'slide').map(({ on }) => on)).toEqual(['frigate1', 'fighterFEN']);
  });

  it('the Rival is not hurried with what led to his turn', () => {
    const order = told('order', { card: 'R1', house: 'BEL', ship: 'arkBEL' }, 1);
    expect(shown(view, order, told('destroyed', { sector: 's3', now: 1 }, 1)).chapter).toBe('enemies');
    expect(shown(view, told('influence', { house: 'BEL', n: 1, now: 1 })).chapter).toBeUndefined();
  });

  it('each House has a chime of its own, cubes drop on planets, a corrupted section freezes', () => {
    const pitchOf = (house: string) =>
      shown(view, told('sent', { figure: 'captain', ship: `ark${house}`, corrupted: 0 })).follow[0].pitch;
    expect(new Set(['BEL', 'DUN', 'FEN', 'NOV', 'SHI', 'YAR', 'ZEN'].map(pitchOf)).size).toBe(7);
    const sectors = [
      { id: 's1', planet: 'P13' },
      { id: 's2', planet: 'P02' },
    ] as unknown as View['sectors'];
    const cubes = shown({ ...view, sectors }, told('dataPlaced', { sectors: ['s1'] }, -1)).follow;
    expect(cubes.map(({ on }) => on)).toEqual(['data.P13', 'P13']);
    const frozen = shown(view, told('corrupted', { section: 2 })).follow.find(({ how }) => how === 'drain');
    expect(frozen?.on).toBe('section2');
  });

  it('where the frigate lies behind its tab, the tab says which section is corrupted', () => {
    const { follow } = shown(view, told('corrupted', { section: 2 }));
    expect(follow.find(({ on }) => on === 'tab:ship')).toMatchObject({ how: 'burst', text: '2', foe: true });
    expect(shown(view, told('corrupted', { section: 2 }, 1)).follow.map(({ on }) => on)).not.toContain('tab:ship');
  });

  it('without motion no rim is outlined, but each Voidborn ship on it', () => {
    const sectors = [{ id: 's2', voidborn: 2, planet: '' }] as unknown as View['sectors'];
    const outlined = ({ lead, follow }: ReturnType<typeof shown>): string[] =>
      [...lead, ...follow].flatMap(({ on, unmarked }) => (unmarked ? [] : on));
    const seen = [
      shown({ ...view, sectors }, told('cleared', {}, -1)),
      shown({ ...view, sectors }, told('raid', { sector: 's2', voidborn: 2, shields: 0, damage: 2 })),
    ];
    for (const one of seen) {
      expect(outlined(one)).toEqual(expect.arrayContaining(['void.s2.0', 'void.s2.1']));
      expect(outlined(one).filter((on) => on.startsWith('rim.'))).toEqual([]);
    }
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
