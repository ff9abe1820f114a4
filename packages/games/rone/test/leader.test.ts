import { quickRng, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { packs } from '../content/index.ts';
import { game } from '../module.ts';
import { LEADER_WISHES } from '../options.ts';
import { rules } from '../rules.ts';
import type { View } from '../view.ts';

/** Leaders that a table is set to. */

/** Plays until both lead; says whether seat 0 was asked, and who leads it. */
function leads(leader: string, seed: string): { asked: boolean; leader: string; other: string } {
  const table = new Table(rules, game.parseOptions({ mode: 'duel', leader1: leader }), seed.repeat(16));
  const rng = quickRng(3);
  let asked = false;
  for (;;) {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [mine, other] = (view as View).players.map(({ base }) => base[0]?.id);
    if (mine !== undefined && other !== undefined) return { asked, leader: mine, other };
    asked ||= seat === 0 && decisions[0].at === 'leader';
    table.answer({ decision: decisions[0].id, seat, pick: game.brain.choose(view, decisions[0], rng) });
  }
}

describe('the leader of a seat', () => {
  it('can be any of the pack', () => {
    const { permanents, leaderCount } = packs.at(packs.base);
    expect(LEADER_WISHES.slice(2)).toEqual(permanents.slice(0, leaderCount).map(({ id }) => id));
  });

  it('is chosen at the table unless it is set', () => {
    expect(leads('table', '1a').asked).toBe(true);
  });

  it('is the one it is set to, or chosen where somebody was first', () => {
    const seeds = ['1a', '2b', '3c', '4d', '5e', '6f'];
    const all = LEADER_WISHES.slice(2).flatMap((wish) => seeds.map((seed) => ({ wish, ...leads(wish, seed) })));
    for (const { wish, asked, leader, other } of all) {
      expect(asked).toBe(other === wish);
      expect(leader === wish).toBe(!asked);
    }
    expect(new Set(all.map(({ asked }) => asked)).size).toBe(2);
  });

  it('is dealt where it is left to luck', () => {
    const dealt = Array.from({ length: 30 }, (_, i) => leads('random', (16 + i).toString(16)));
    expect(dealt.every(({ asked, leader, other }) => !asked && leader !== other)).toBe(true);
    expect(new Set(dealt.map(({ leader }) => leader)).size).toBeGreaterThan(4);
  });

  it('is set for every seat of its own', () => {
    const wishes = { leader1: 'L3', leader2: 'L1', leader3: 'L8', leader4: 'L5' };
    const table = new Table(rules, game.parseOptions({ mode: 'team', ...wishes }), '1a'.repeat(16));
    const { players } = table.seen(0).view as View;
    expect(players.map(({ base }) => base[0].id)).toEqual(Object.values(wishes));
  });

  it('goes to who comes first where two seats are set to the same', () => {
    const options = game.parseOptions({ mode: 'duel', leader1: 'L3', leader2: 'L3' });
    const table = new Table(rules, options, '1a'.repeat(16));
    const [waiting] = table.waitingFor;
    const { view, decisions } = table.seen(waiting);
    expect(decisions[0].at).toBe('leader');
    expect((view as View).players[1 - waiting].base.map(({ id }) => id)).toEqual(['L3']);
  });
});
