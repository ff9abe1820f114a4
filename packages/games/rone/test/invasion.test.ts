import { describe, expect, it } from 'vitest';
import { InvasionTable } from './support/invasion-table.ts';

/** Rounds of the Invasion, on positions built directly. */

/** Zones whose cards are far from being trained. */
const zones = { blue: 'IC22', red: 'IC22', black: 'IC19', green: 'IC19', yellow: 'IC03' };

const alone = { players: 1, noSupport: true } as const;

describe('the deployed stack', () => {
  it('adds all support to the values of the top card (TV-R12, RONE-19.2)', () => {
    const table = new InvasionTable({ players: 1, difficulty: 'normal' }, { deployed: ['IS04', 'IS01'] });
    expect(table.told.top).toEqual({ melee: 11, ranged: 3, armour: 1, health: 3 });
  });

  it('hits the next card with what is left over, and all players at resolution (TV-D38)', () => {
    const given = { deployed: ['IS04', 'IS01'] };
    const table = new InvasionTable({ players: 1, difficulty: 'normal' }, given, (s) => {
      s.phase = 6;
      s.stack.push({ k: 'assault', seat: 0, packets: [0 + 3 * 8], begun: 0 });
    });
    table.answer('hit:m8');
    expect(table.told).toMatchObject({ deployed: ['IS04'], top: { melee: 10, ranged: 3, armour: 3, health: 3 } });
    table.answer('hit:m4');
    expect(table.told).toMatchObject({ top: { armour: 0, health: 2 }, defeated: 1, discard: ['IS01'] });
  });

  it('lets ranged damage ignore armour (TV-D22)', () => {
    const given = {
      deployed: [
        { card: 'IC17', moreHealth: 1 },
        { card: 'IC20', moreArmour: 1, moreHealth: 1 },
      ],
    };
    const table = new InvasionTable(alone, given, (s) => {
      s.phase = 6;
      s.stack.push({ k: 'assault', seat: 0, packets: [1 + 3 * 2, 0 + 3 * 4], begun: 0 });
    });
    expect(table.told.top).toMatchObject({ armour: 1, health: 2 });
    table.answer('hit:r2').answer('hit:m4');
    expect(table.told).toMatchObject({ deployed: ['IC17'], top: { armour: 0, health: 1 } });
  });

  it('swallows what is left after a Burrower (TV-D51, A-69)', () => {
    const given = { deployed: ['IS07', 'IC16'] };
    const table = new InvasionTable({ players: 1, difficulty: 'easy' }, given, (s) => {
      s.phase = 6;
      s.stack.push({ k: 'assault', seat: 0, packets: [1 + 3 * 3, 0 + 3 * 5], begun: 0 });
    });
    expect(table.told.top).toMatchObject({ armour: 0, health: 2 });
    table.answer('hit:r3');
    expect(table.told).toMatchObject({ deployed: ['IS07'], top: { health: 4 } });
    expect(table.at).not.toBe('assault');
  });
});

describe('the Invasion phase', () => {
  it('deploys below what deploys (TV-D39, A-44)', () => {
    const table = new InvasionTable(alone, { step: 'deploy', zones, deck: ['IC06', 'IS03'] });
    expect(table.told).toMatchObject({
      deployed: ['IS03', 'IC06'],
      deckSize: 0,
      stored: { green: 2, yellow: 2 },
    });
  });

  it('trains a card with all its resources (TV-R21, RONE-18.6)', () => {
    const given = { step: 'train', zones: { ...zones, red: 'IC05' }, stored: { red: 5 }, supply: ['IC01', '...'] };
    const table = new InvasionTable(alone, given);
    expect(table.told).toMatchObject({ discard: ['IC05'], stored: { red: 0 }, zones: { red: 'IC01' } });
    expect(table.s.players[0].health).toBe(13);
  });

  it('refreshes and runs protocols without research tokens (TV-R22)', () => {
    const given = { step: 'refresh', protocols: ['PR02', 'PR01'], exhausted: ['PR01', 'PR02'] };
    const table = new InvasionTable({ players: 3 }, given);
    expect(table.told).toMatchObject({ research: 3, exhausted: [] });
    table.answer('run:PR01', 2);
    expect(table.told).toMatchObject({ exhausted: ['PR02', 'PR01'] });
    expect(table.s.players.map(({ armour, health }) => [armour, health])).toEqual([
      [13, 13],
      [13, 13],
      [13, 13],
    ]);
  });

  it('runs only what is refreshed (TV-R23)', () => {
    const given = { step: 'refresh', protocols: ['PR01', 'PR02'], exhausted: ['PR02'], research: 1 };
    const table = new InvasionTable({ players: 1 }, given);
    expect(table.told).toMatchObject({ research: 1, exhausted: ['PR01', 'PR02'] });
    expect(table.s.players[0]).toMatchObject({ armour: 16, health: 13 });
  });

  it('ends when it cannot deploy (TV-D25, RONE-16.2)', () => {
    const table = new InvasionTable({ players: 2, scenario: '1' }, { step: 'deploy', deck: ['IS01'] });
    expect(table.s.over).toBe('exhausted');
  });

  it('is won in step 2 when the relief column arrives (TV-D46)', () => {
    const given = { step: 'start', marker: 10, deck: ['IS01', 'IS02', 'IS03'] };
    const table = new InvasionTable({ players: 1, scenario: '1' }, given);
    expect(table.s.over).toBe('victory');
    expect(table.told).toMatchObject({ marker: 11, deployed: [] });
  });

  it.each([
    [1, 3, 2, 0],
    [2, 2, 3, 0],
    [3, 1, 3, 1],
    [4, 0, 3, 2],
  ])('gives %i players equal chances (TV-R17)', (players, scouts, deployed, defenders) => {
    const deck = ['IS01', 'IS01', 'IS04', 'IS04', 'IS06', 'IS06', 'IS11'];
    const given = { step: 'deploy', deck, protocols: ['PR12'] };
    const table = new InvasionTable({ players, equalChances: true }, given);
    const { discard, deployed: stack } = table.told as { discard: string[]; deployed: string[] };
    expect(discard).toHaveLength(scouts);
    expect(stack).toHaveLength(deployed + defenders);
  });

  it('has scouts and defenders do nothing when deployed (TV-D42)', () => {
    const given = { step: 'deploy', deck: ['IC06', 'IS01', 'IS02', 'IC06', '...'] };
    const table = new InvasionTable({ players: 3, equalChances: true }, given);
    expect(table.told).toMatchObject({
      discard: ['IC06'],
      deployed: ['IS01', 'IS02', 'IC06'],
      stored: { green: 4, black: 1, blue: 1 },
    });
  });
});

describe('resolution', () => {
  it('spares the players when nothing is deployed (TV-D23)', () => {
    const table = new InvasionTable({ players: 1 }, { step: 'resolution' });
    expect(table.s.players[0]).toMatchObject({ armour: 16, health: 14 });
  });

  it('beats all when one falls (TV-D24)', () => {
    const deployed = [{ card: 'IC08', moreHealth: 1 }];
    const table = new InvasionTable({ players: 2, noSupport: true }, { step: 'resolution', deployed }, (s) => {
      s.players[0].armour = 0;
      s.players[0].health = 3;
      s.players[1].armour = 5;
      s.players[1].health = 4;
    });
    expect(table.s.over).toBe('health');
    expect(table.s.players.map(({ health }) => health)).toEqual([0, 3]);
  });
});
