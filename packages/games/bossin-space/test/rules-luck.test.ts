import { type Chance, Ctx, hashOf, keyedRng, quickRng, type Scalar, seedOf, Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { rules } from '../rules.ts';
import { initialState } from '../setup.ts';
import { viewOf } from '../view.ts';
import { newTable, playOut, somePick, TOUGH } from './support/play.ts';

describe('luck', () => {
  test('the same seed and the same answers give the same game (BOS-24.4)', () => {
    for (let game = 0; game < 10; game++) {
      const table = newTable({ players: 1 + (game % 5) }, game);
      playOut(table, game, () => {});
      const again = Table.load(rules, table.log());
      expect(again.hash).toBe(table.hash);
      expect(again.events('table')).toEqual(table.events('table'));
    }
  });

  test('another seed gives another game (BOS-24.4)', () => {
    const hashes = Array.from({ length: 50 }, (_, game) => hashOf(newTable({ players: 3 }, game).copyState().hands));
    expect(new Set(hashes).size).toBe(50);
  });

  test('luck is asked for under these names only, and no other source is used (BOS-24.4)', () => {
    const asked = new Set<string>();
    // With every shuffle leaving the order as it is and dice that show their faces in turn, the seed does not matter.
    let face = 0;
    const noLuck: Chance = {
      die(label, sides) {
        asked.add(label);
        return face++ % sides;
      },
      shuffle(label, items: readonly Scalar[]) {
        asked.add(label);
        return items.slice();
      },
    };
    const play = (seed: string, game: number): string => {
      const raw = { players: 1 + (game % 5), difficulty: 'easy', bossSelection: 'random', pack: TOUGH };
      const s = initialState(readOptions(raw), keyedRng(seed));
      const ctx = new Ctx(rules, s, undefined, noLuck);
      const rng = quickRng(game);
      face = game;
      for (let open = ctx.settle(); open.length > 0; ) {
        const [{ ask }] = open;
        open = ctx.take(open[0], somePick(viewOf(s, ask.seat), ask, rng));
      }
      return hashOf({ ...s, rng: [] });
    };
    for (let game = 0; game < 40; game++) expect(play(seedOf('a', game), game)).toBe(play(seedOf('b', game), game));
    expect([...asked].sort()).toEqual([
      'boss',
      'captain',
      'commands',
      'crew',
      'dangers',
      'enemies1',
      'enemies2',
      'enemies3',
      'mix',
      'summon',
      'upgraded',
    ]);
  });

  test('the enemy deck only ever shrinks, from the top (BOS-24.3)', () => {
    for (let game = 0; game < 20; game++) {
      let before: number[] | undefined;
      playOut(newTable({ players: 1 + (game % 5) }, game), game, (s) => {
        if (before) expect(s.enemyDeck).toEqual(before.slice(0, s.enemyDeck.length));
        before = s.enemyDeck;
      });
    }
  });
});
