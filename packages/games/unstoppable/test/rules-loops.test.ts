import {
  type BaseFrame,
  below,
  type Core,
  Ctx,
  type Decision,
  keyedRng,
  offeredIds,
  quickRng,
  samplePick,
} from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { turnsLeft } from '../rules/track.ts';
import { rules } from '../rules.ts';
import { initialState } from '../setup.ts';
import type { UnsState } from '../state.ts';
import { Given, position } from '../words/index.ts';
import { BASE_PACK } from './support/content.ts';

/** Answers everything until the action phase asks again: declines what can be declined, else picks at random. */
function settleDown(x: Ctx, open: Decision[]): number {
  const rng = quickRng(1);
  let answers = 0;
  let now = open;
  while (now.length > 0 && !offeredIds(now[0].ask).includes('end')) {
    const { ask } = now[0];
    const pick = ask.kind === 'one' && ask.options.includes('skip') ? 'skip' : samplePick(ask, rng);
    now = x.take(now[0], pick);
    if (++answers > 500) throw new Error('never ends');
  }
  return answers;
}

describe('no loop goes on for ever', () => {
  test('threats that defeat themselves level up at most ten times between two actions (A-06, UNS-15.1, UNS-18.3)', () => {
    const wrecks = (n: number, name: string) =>
      Array.from({ length: n }, (_, i) => ({ threat: 'wreck', as: `${name}${i}` }));
    const given = Given.parse({
      moment: 'action',
      threats: { wreck: { attack: 1, defence: 1, keywords: [{ k: 'madness', x: 9 }] } },
      me: {
        health: 3,
        hand: [{ core: 'strike', threat: 'wreck', as: 'strike' }],
        deck: [],
        battlefield: wrecks(1, 'a'),
        discard: wrecks(6, 'b'),
      },
    });
    const { state, names } = position(given);
    const s = state as unknown as UnsState;
    const x = new Ctx(rules, state as Core<BaseFrame>);
    let [at] = x.settle();
    [at] = x.take(at, `play:${names.strike}`);
    const open = x.take(at, `hit:${names.a0}`);
    expect(settleDown(x, open)).toBeGreaterThan(10);
    expect(s.players[0].level).toBe(11);
    expect(s.over).toBe('');
  });

  test('an ally that is refreshed without end goes to the box after its fourth effect (UNS-19.3)', () => {
    const given = Given.parse({
      moment: 'action',
      cores: {
        bell: { kind: 'ally', exhaust: [[{ ops: [{ op: 'refresh' }] }]] },
        gong: { kind: 'ally', exhaust: [[{ ops: [{ op: 'refresh' }] }]] },
      },
      me: { play: ['bell', 'gong'], battlefield: ['strike'] },
    });
    const { state, names } = position(given);
    const s = state as unknown as UnsState;
    const x = new Ctx(rules, state as Core<BaseFrame>);
    let open = x.settle();
    open = x.take(open[0], `exhaust:${names.bell}`);
    let used = 0;
    for (let i = 0; i < 40; i++) {
      const option = offeredIds(open[0].ask).find((id) => /^(exhaust|refresh):/.test(id));
      if (!option) break;
      if (option.startsWith('exhaust')) used++;
      open = x.take(open[0], option);
    }
    expect(used).toBeLessThan(10);
    expect(s.box.length).toBeGreaterThan(0);
    expect(s.innerStrength).toBe(s.box.length);
  });
});

/** Loops if nothing ended them: every card does something again, refreshes, returns or pays for itself. */
const LOOPERS = {
  waker: { kind: 'ally', exhaust: [[{ ops: [{ op: 'refresh' }] }], [{ ops: [{ op: 'gain', what: 'ap', n: 1 }] }]] },
  echo: { play: [{ ops: [{ op: 'repeatEffect' }] }, { ops: [{ op: 'refresh' }] }] },
  wheel: { play: [{ ops: [{ op: 'takeBack' }] }, { ops: [{ op: 'gain', what: 'ap', n: 2 }] }] },
};

/** Plays one turn in which nobody declines or ends anything as long as there is something else to do. */
function endlessTurn(luck: number): { s: UnsState; answers: number } {
  const some = (id: keyof typeof LOOPERS, n: number) =>
    Array.from({ length: n }, (_, i) => ({ core: id, as: `${id}${i}` }));
  const given = Given.parse({
    moment: 'action',
    cores: LOOPERS,
    threats: { wall: { attack: 1, defence: 20 } },
    me: {
      ap: 6,
      hand: [...some('echo', 1), ...some('wheel', 3)],
      play: some('waker', 3),
      battlefield: ['wall', 'wall', 'wall'],
      deck: ['strike'],
    },
  });
  const { state } = position(given);
  const s = state as unknown as UnsState;
  const x = new Ctx(rules, state as Core<BaseFrame>);
  const rng = quickRng(luck);
  let open = x.settle();
  for (let answers = 0; answers < 3_000; answers++) {
    const ids = offeredIds(open[0].ask);
    const busy = ids.filter((id) => id !== 'end' && id !== 'skip');
    if (ids.includes('end') && busy.length === 0) return { s, answers };
    open = x.take(open[0], busy.length > 0 ? busy[below(rng, busy.length)] : 'skip');
  }
  throw new Error('never ends');
}

describe('cards that feed each other', () => {
  test('a turn ends although nobody wants it to, and no effect is resolved a fifth time (UNS-19.3, UNS-19.4)', () => {
    const turns = Array.from({ length: 40 }, (_, luck) => endlessTurn(luck));
    for (const { s } of turns) {
      expect(s.turn).toBe(1);
      for (let i = 1; i < s.reps.length; i += 2) expect(s.reps[i]).toBeLessThanOrEqual(4);
      expect(s.box.length).toBe(s.innerStrength);
    }
    // They do feed each other: there are long turns, and more than one card in each had to go.
    expect(Math.max(...turns.map(({ answers }) => answers))).toBeGreaterThan(60);
    expect(turns.reduce((n, { s }) => n + s.innerStrength, 0)).toBeGreaterThan(turns.length);
  });
});

describe('threats never run out (7.10, number 6)', () => {
  test.each(BOSS_IDS)('%s: the longest game needs fewer than there are', (boss) => {
    for (const players of [1, 2]) {
      for (const difficulty of DIFFICULTIES) {
        const s = initialState(Options.parse({ players, boss, difficulty }), keyedRng('long'));
        new Ctx(rules, s as unknown as Core<BaseFrame>).settle();
        // One draft for each player in each turn, up to the one that ends in Maximum Danger.
        const drafts = players * (turnsLeft(s) + 1);
        expect(s.threatDeck.length + s.reserve.length).toBe(39);
        expect(drafts).toBeLessThanOrEqual(players === 1 ? s.threatDeck.length : 30);
      }
    }
  });
});

describe('boss cards', () => {
  test('46 boss cards (A-01)', () => {
    const groups = BASE_PACK.bossCards.reduce((sum, card) => sum + card.copies, 0);
    expect(groups + BASE_PACK.story.length).toBe(46);
  });
});
