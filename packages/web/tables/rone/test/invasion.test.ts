import type { InvasionView, PlayerView } from '@starhold/rone';
import { packs } from '@starhold/rone/content';
import { describe, expect, it } from 'vitest';
import { afterDamage, afterOnslaught, assaultOn, damageOf, partsOf, roundsOf, supportOf } from '../invasion/model.ts';

const pack = packs.at(packs.base);

const card = (id: string) => ({ id, moreArmour: 0, moreHealth: 0, armourHit: 0, healthHit: 0 });

function invasion(more: Partial<InvasionView>): InvasionView {
  return {
    scenario: 'hold-the-gate',
    part: 0,
    parts: 2,
    marker: 1,
    events: [],
    lines: 2,
    deck: 0,
    supply: 0,
    protocolSupply: 0,
    discard: [],
    scrap: [],
    destroyed: [],
    protocols: [],
    research: 0,
    zones: [],
    stack: [],
    arriving: [],
    top: { melee: 0, ranged: 0, armour: 0, health: 0, armourLeft: 0, healthLeft: 0 },
    target: null,
    defeated: 0,
    more: 0,
    actions: [],
    noReroll: false,
    assault: [],
    ...more,
  };
}

describe('the stack in its parts', () => {
  const [gate] = pack.scenarios;
  const view = invasion({ stack: [card('IC01'), { ...card('IC03'), moreArmour: 2, moreHealth: 1 }] });

  it('lists the lines of the scenario card in sight and the support of every deployed card', () => {
    const [first, ...cards] = supportOf(view, pack);
    expect(first.stats.melee).toBe(gate.support[0].melee + gate.support[1].melee);
    expect(first.stats.armour).toBe(gate.support[0].armour + gate.support[1].armour);
    expect(cards.map(({ id, place }) => [id, place])).toEqual([
      ['IC01', 0],
      ['IC03', 1],
    ]);
    expect(supportOf(invasion({ lines: 0 }), pack)[0].stats).toEqual({ melee: 0, ranged: 0, armour: 0, health: 0 });
  });

  it('adds up to what the top card fights with', () => {
    // The top card as it is printed.
    const { combat } = pack.invasion[pack.invasionIndex.get('IC03') ?? -1];
    expect(partsOf(view, pack, 'melee')).toEqual({
      own: combat.melee,
      support: gate.support[0].melee + gate.support[1].melee + 1,
      gained: 0,
    });
    expect(partsOf(view, pack, 'armour')).toMatchObject({ own: combat.armour, gained: 2 });
    expect(partsOf(view, pack, 'health')).toMatchObject({ own: combat.health, gained: 1 });
    expect(partsOf(invasion({}), pack, 'melee')).toEqual({ own: 0, support: 0, gained: 0 });
  });
});

describe('the round track', () => {
  it('ends with the last event and knows what lies behind', () => {
    const events = [
      { id: 'first-contact', round: 3, ended: true },
      { id: 'breach', round: 6, ended: false },
    ];
    const rounds = roundsOf(invasion({ marker: 4, events }));
    expect(rounds).toHaveLength(6);
    expect(rounds.map(({ state }) => state)).toEqual(['past', 'past', 'past', 'now', 'ahead', 'ahead']);
    expect(rounds[2].events).toEqual(['first-contact']);
    expect(roundsOf(invasion({ marker: 9, events }))).toHaveLength(9);
  });
});

describe('damage to come', () => {
  it('is read from packets', () => {
    expect(damageOf(['m3', 'r1', 'm2', 'd4'])).toEqual({ melee: 5, ranged: 1, destruction: 4 });
  });

  it('breaks armour first, bites with what melee has left, and shoots past the armour', () => {
    expect(afterDamage({ armour: 7, health: 9 }, { melee: 5, ranged: 1, destruction: 3 })).toEqual({
      armour: 0,
      health: 7,
    });
    expect(afterDamage({ armour: 9, health: 9 }, { melee: 5, ranged: 2, destruction: 1 })).toEqual({
      armour: 3,
      health: 7,
    });
    expect(afterDamage({ armour: 0, health: 2 }, { melee: 5, ranged: 0, destruction: 9 })).toEqual({
      armour: 0,
      health: 0,
    });
  });

  it('of all players meets the top card, but for what it is immune to', () => {
    const players = [{ damage: ['m3'] }, { damage: ['d2', 'r1'] }] as unknown as PlayerView[];
    const top = { melee: 0, ranged: 0, armour: 2, health: 6, armourLeft: 2, healthLeft: 6 };
    expect(assaultOn(invasion({ stack: [card('IC01')], top }), pack, { players, phase: 4 })).toEqual({
      armour: 0,
      health: 2,
    });
    const immune = pack.invasion.find(({ top: own }) => own.some((m) => m.mod === 'immune' && m.to === 'destruction'));
    if (!immune) throw new Error('no card is immune to destruction');
    expect(assaultOn(invasion({ stack: [card(immune.id)], top }), pack, { players, phase: 4 })).toEqual({
      armour: 0,
      health: 4,
    });
    expect(assaultOn(invasion({}), pack, { players, phase: 4 })).toBeNull();
    const left = invasion({ stack: [card('IC01')], top, assault: [['r4'], []] });
    expect(assaultOn(left, pack, { players, phase: 6 })).toEqual({ armour: 2, health: 2 });
  });

  it('of the stack hits a player with ranged and melee', () => {
    const top = { melee: 6, ranged: 2, armour: 0, health: 1, armourLeft: 0, healthLeft: 1 };
    expect(afterOnslaught(top, { armour: 4, health: 10 })).toEqual({ armour: 0, health: 6 });
  });
});
