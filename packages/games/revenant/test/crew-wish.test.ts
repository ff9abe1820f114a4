import { quickRng, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { packs } from '../content/index.ts';
import { game } from '../module.ts';
import { CREW_WISHES } from '../options.ts';
import { rules } from '../rules.ts';
import type { View } from '../view.ts';

/** Crews that a table is set to (B-09). */

type Wishes = Record<string, string | number | boolean>;

/** Plays until every player has a crew; says who was asked for one, and which they have. */
function crews(wishes: Wishes, seed: string): { asked: number[]; sides: string[] } {
  const table = new Table(rules, game.parseOptions(wishes), seed.repeat(16));
  const rng = quickRng(3);
  const asked: number[] = [];
  for (;;) {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const sides = (view as View).players.map(({ side }) => side);
    if (!sides.includes('')) return { asked, sides };
    if (decisions[0].at === 'crewSide') asked.push(seat);
    table.answer({ decision: decisions[0].id, seat, pick: game.brain.choose(view, decisions[0], rng) });
  }
}

const SEEDS = ['1a', '2b', '3c', '4d', '5e', '6f'];
const boardOf = (side: string): string => side[0];

describe('the crew of a seat', () => {
  it('can be any of the pack (B-09)', () => {
    expect(CREW_WISHES.slice(2)).toEqual(packs.at(packs.base).crews.map(({ id }) => id));
  });

  it('is chosen at the table unless it is set', () => {
    expect(crews({ players: 2 }, '1a').asked.toSorted()).toEqual([0, 1]);
  });

  it('is the one it is set to, or chosen where somebody had its board first', () => {
    const all = CREW_WISHES.slice(2).flatMap((crew1) =>
      SEEDS.map((seed) => ({ crew1, ...crews({ players: 2, crew1 }, seed) })),
    );
    for (const { crew1, asked, sides } of all) {
      const isTaken = boardOf(sides[1]) === boardOf(crew1);
      expect(asked.includes(0)).toBe(isTaken);
      expect(sides[0] === crew1).toBe(!isTaken);
    }
    expect(new Set(all.map(({ asked }) => asked.includes(0))).size).toBe(2);
  });

  it('is set for every seat of its own, also in a first game', () => {
    const wishes = { players: 4, crew1: '3B', crew2: '1A', crew3: '4B', crew4: '2A' };
    for (const firstGame of [true, false]) {
      expect(crews({ ...wishes, firstGame }, '1a')).toEqual({ asked: [], sides: ['3B', '1A', '4B', '2A'] });
    }
  });

  it('is dealt where it is left to luck, and in a first game where its board is gone', () => {
    const dealt = Array.from({ length: 30 }, (_, i) => crews({ players: 2, crew1: 'random' }, (16 + i).toString(16)));
    expect(dealt.every(({ asked }) => !asked.includes(0))).toBe(true);
    expect(new Set(dealt.map(({ sides }) => sides[0])).size).toBeGreaterThan(4);
    for (const seed of SEEDS) {
      const { asked, sides } = crews({ players: 2, firstGame: true, crew1: '1A', crew2: '1B' }, seed);
      expect(asked).toEqual([]);
      expect(sides.filter((side) => boardOf(side) === '1')).toHaveLength(1);
    }
  });

  it('is the player’s own in a game against the Rival', () => {
    for (const seed of SEEDS) {
      const table = new Table(rules, game.parseOptions({ players: 1, crew1: '2B' }), seed.repeat(16));
      expect((table.seen(0).view as View).players[0].side).toBe('2B');
    }
  });
});
