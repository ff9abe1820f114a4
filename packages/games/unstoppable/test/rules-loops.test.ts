import { type BaseFrame, type Core, Ctx, type Decision, offeredIds, quickRng, samplePick } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '../content/index.ts';
import { rules } from '../rules.ts';
import type { UnsState } from '../state.ts';
import { Given, position } from '../words/index.ts';

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

describe('boss cards', () => {
  test('46 boss cards (A-01)', () => {
    const groups = BASE_PACK.bossCards.reduce((sum, card) => sum + card.copies, 0);
    expect(groups + BASE_PACK.story.length).toBe(46);
  });
});
