import { quickRng, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { packs } from '../content/index.ts';
import { game } from '../module.ts';
import { LEADER_WISHES } from '../options.ts';
import { rules } from '../rules.ts';
import type { View } from '../view.ts';

/** The leader of the first seat, where the table is set to one. */

/** Plays until both lead; says whether seat 0 was asked, and who leads it. */
function leads(leader: string, seed: string): { asked: boolean; leader: string; other: string } {
  const table = new Table(rules, game.parseOptions({ mode: 'duel', leader }), seed.repeat(16));
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

describe('the leader of the first seat', () => {
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
});
