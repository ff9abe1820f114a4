import {
  type AnyRules,
  type BaseFrame,
  type Core,
  Ctx,
  type Decision,
  keyedRng,
  quickRng,
  samplePick,
} from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { packOf, packs } from '../content/index.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';
import { initialState } from '../setup.ts';
import { NONE, type State } from '../state.ts';
import { InvasionTable } from './support/invasion-table.ts';

/** From set-up to the second scenario, and scenarios of players. */

/** The table stops where the first Invasion phase would begin. */
const stopping: AnyRules = {
  ...rules,
  handlers: {
    ...rules.handlers,
    round: { ask: () => ({ seat: 0, kind: 'one', options: ['go', 'wait'] }), take: () => undefined },
  },
};

class Played {
  readonly s: State;
  private readonly x: Ctx;
  private readonly rng = quickRng(7);
  private open: Decision[];

  constructor(raw: object, by: AnyRules = rules) {
    this.s = initialState(Options.parse({ mode: 'coop', ...raw }), keyedRng('campaign'));
    this.x = new Ctx(by, this.s as unknown as Core<BaseFrame>);
    this.open = this.x.settle();
  }

  /** Answers at random until `when` holds; `each` may look at or help the players after every answer. */
  until(when: (s: State) => boolean, each?: (s: State) => void): this {
    for (let i = 0; i < 20_000 && !when(this.s); i++) {
      this.open = this.x.take(this.open[0], samplePick(this.open[0].ask, this.rng));
      each?.(this.s);
    }
    expect(when(this.s)).toBe(true);
    return this;
  }
}

const heal = (s: State): void => {
  for (const p of s.players) {
    p.health = 18;
    p.armour = 18;
    p.discard.push(...p.scrap.splice(0));
  }
};
const prepared = (s: State): boolean => s.stack.at(-1)?.k === 'round';
const begun = (s: State): boolean => s.round > 0 || s.over !== '';

describe('set-up against the Invasion', () => {
  it.each([
    [1, 13],
    [2, 16],
    [3, 19],
    [4, 22],
  ])('gives the Invasion of %i players %i cards (TV-R16, RONE-17.2, RONE-17.3, RONE-17.5)', (players, cards) => {
    expect(new Played({ players }).s.inv?.supply).toHaveLength(70);
    const { s } = new Played({ players }, stopping).until(prepared);
    const { inv } = s;
    expect(inv?.deck).toHaveLength(cards);
    expect(inv?.deck.every((card) => packOf(s).invasion[card].set === 'starter')).toBe(true);
    expect(inv?.supply).toHaveLength(70 - cards - 5);
    expect(inv?.zones).not.toContain(NONE);
    expect(inv?.protocolSupply).toHaveLength(12);
    for (const p of s.players) expect(p).toMatchObject({ base: { length: 2 }, ground: { length: 4 } });
  });

  it('always has twenty-two with equal chances (RONE-24.1)', () => {
    expect(new Played({ players: 1, equalChances: true }, stopping).until(prepared).s.inv?.deck).toHaveLength(22);
  });

  it('starts with raised values where that was wished for (RONE-17.8, A-54)', () => {
    const { s } = new Played({ players: 1, startArmour: 18, startHealth: 17 });
    expect(s.players[0]).toMatchObject({ armour: 18, health: 17 });
  });

  it('puts the marker on 0 and the events on the track (RONE-17.1, RONE-17.4)', () => {
    const { inv } = new Played({ players: 2 }, stopping).until(prepared).s;
    expect(inv).toMatchObject({ part: 0, marker: 0, events: 0, research: 0, protocols: [], stack: [] });
  });
});

describe('the campaign (RONE-16.1)', () => {
  it('keeps cards, dice, base and protocols, and nothing else (RONE-23.2, RONE-23.3, RONE-23.4, RONE-23.5)', () => {
    const table = new InvasionTable(
      { players: 2 },
      {
        step: 'marker',
        marker: 10,
        deck: ['IS01'],
        discard: ['IS02'],
        scrap: ['IS03'],
        protocols: ['PR01', 'PR02'],
        exhausted: ['PR01'],
        research: 2,
        zones: { red: 'IC05' },
        stored: { red: 2 },
        destroyed: ['IC01'],
      },
      (s) => {
        const p = s.players[0];
        p.hand = p.deck.splice(0, 2);
        p.discard = p.deck.splice(0, 3);
        p.faces[0] = 43;
        p.stored[0] = 2;
        p.rerolls = 3;
        p.research = 2;
        p.base = [0, 9];
        p.tired = 3;
      },
    );
    const { s } = table;
    const { inv } = s;
    expect(table.at).toBe('draft');
    expect(inv).toMatchObject({ part: 1, research: 0, discard: [], scrap: [], exhausted: [0, 0] });
    expect(inv?.deck).toHaveLength(3);
    expect(inv?.destroyed).toEqual([]);
    expect(inv?.stored).toEqual([0, 0, 0, 0, 0]);
    expect(s.players[0]).toMatchObject({ hand: [], discard: [], rerolls: 0, research: 0, base: [0, 9], tired: 0 });
    expect(s.players[0].deck).toHaveLength(12);
    expect(s.players[0].stored).toEqual([0, 0, 0, 0, 0, 0]);
    expect(s.players[0].faces[0]).toBe(43);
    expect(s.players[0]).toMatchObject({ armour: 16, health: 14 });
  });

  it('goes on to the second scenario, prepared as it says (RONE-23.5)', () => {
    const { s } = new Played({ players: 2, difficulty: 'easy' }).until(
      (state) => state.inv?.part === 1 && state.preparing === 0,
      heal,
    );
    expect(packOf(s).scenarios[s.inv?.scenario ?? 0].id).toBe('cut-the-chain');
    expect(s.inv?.protocols.length).toBeGreaterThanOrEqual(2);
    for (const p of s.players) expect(p.ground).toHaveLength(4);
  });
});

describe('protocols of players', () => {
  it('may work when the Invasion phase ends (RONE-18.10)', () => {
    const name = { en: 'Dusk Siphon', cs: 'Soumračný sifon', de: 'Dämmersog' };
    const ability = { on: 'invasionEnd', do: [{ op: 'invasionStore', symbols: 'kk' }] };
    const pack = packs.register({
      id: 'siphon',
      extends: 'base',
      protocols: [{ id: 'PX01', name, source: 'custom', abilities: [ability] }],
    });
    const zones = { blue: 'IC22', red: 'IC22', black: 'IC19', green: 'IC19', yellow: 'IC03' };
    const table = new InvasionTable({ players: 1, pack }, { step: 'protocols', zones, protocols: ['PX01'] });
    expect(table.told.stored).toMatchObject({ black: 2 });
  });
});

describe('a scenario of players (RONE-25.1)', () => {
  const name = { en: 'Long Night', cs: 'Dlouhá noc', de: 'Lange Nacht' };
  const plain = { melee: 1, ranged: 0, armour: 0, health: 0 };
  const scenario = {
    id: 'long-night',
    name,
    source: 'custom',
    prep: [{ op: 'activate', upTo: 1 }, { op: 'fillZones' }],
    events: [
      {
        id: 'dusk',
        round: 2,
        name,
        whileActive: [{ mod: 'noReroll' }],
        onEnd: [{ op: 'each', of: 'players', do: [{ op: 'gain', what: 'armour', n: 1, who: 'it' }] }],
      },
    ],
    support: [plain, plain, plain],
    victory: { all: [{ ended: 'dusk' }, { atLeast: 2, of: 'round' }] },
  };
  const pack = packs.register({ id: 'night', extends: 'base', scenarios: [scenario] });

  it('is played alone, with its preparation, its events and its victory (B-09)', () => {
    const table = new Played({ players: 2, pack, difficulty: 'easy' }).until(begun, heal);
    const { s } = table;
    expect(packOf(s).scenarios[s.inv?.scenario ?? 0].id).toBe('long-night');
    expect(s.inv?.protocols).toHaveLength(1);
    expect(rules.view(s, 0).invasion).toMatchObject({ parts: 1, noReroll: true });
    table.until((state) => state.over !== '', heal);
    expect(s.over).toBe('victory');
    expect(s.inv?.marker).toBe(2);
    expect(rules.view(s, 0).invasion).toMatchObject({ noReroll: false });
  });
});
