import { below, Ctx, keyedRng, listPicks, quickRng, type Rng, seedOf } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../module.ts';
import type { Options } from '../options.ts';
import { capacityOf, isCorrupted, SECTIONS, spacesOf } from '../rules/storage.ts';
import { rules } from '../rules.ts';
import { type Frame, NONE, type State } from '../state.ts';

/**
 * REV-5.5: resources may be rearranged between clean sections at any time. The game never asks for it: it counts them, and
 * asks what stays where a section is corrupted. Here every arrangement is laid out for real, token by token, and what can
 * come of it is held against what the game offers: nothing may be missing, nothing more be there.
 */

const BOARDS = 40;

/** A game after set-up, and one player's board with random sections corrupted, filled to a random degree, mostly to the brim. */
function randomBoard(rng: Rng, index: number): State {
  const s = rules.initial(
    game.parseOptions({ players: 2, firstGame: true }) as Options,
    keyedRng(seedOf('store', index)),
  );
  const x = new Ctx(rules, s as never);
  for (let open = x.settle(); s.cycle === 0; ) open = x.take(open[0], listPicks(open[0].ask, 1)[0]);
  const p = s.players[0];
  // At least one of the four is clean, at most three are: arrangements stay few enough to be listed.
  p.corrupted = 1 << (1 + below(rng, 4));
  for (let i = below(rng, 3); i > 0; i--) p.corrupted |= 1 << (1 + below(rng, 4));
  const capacity = capacityOf(s, p);
  p.stored = [0, 0, 0, 0];
  for (let i = Math.max(0, capacity - below(rng, 4)); i > 0; i--) p.stored[below(rng, 4)]++;
  // Between turns nobody listens.
  s.active = NONE;
  return s;
}

/** All ways to lay `stored` on the clean sections, or the first few: by section, how many of each kind. */
function arrangements(s: State, stored: readonly number[], most = Number.POSITIVE_INFINITY): number[][][] {
  const p = s.players[0];
  const clean = [0, 1, 2, 3, 4].filter((section) => !isCorrupted(p, section));
  const room = clean.map((section) => spacesOf(s, p, section));
  const laid = clean.map(() => [0, 0, 0, 0]);
  const found: number[][][] = [];
  const lay = (kind: number, left: number, from: number): void => {
    if (found.length >= most) return;
    if (kind === 4) {
      const bySection = Array.from({ length: SECTIONS }, () => [0, 0, 0, 0]);
      clean.forEach((section, i) => {
        bySection[section] = laid[i].slice();
      });
      found.push(bySection);
    } else if (left === 0) lay(kind + 1, stored[kind + 1] ?? 0, 0);
    else {
      // Tokens of a kind are alike: they are laid from left to right.
      for (let i = from; i < clean.length; i++) {
        if (room[i] === 0) continue;
        room[i]--;
        laid[i][kind]++;
        lay(kind, left - 1, i);
        laid[i][kind]--;
        room[i]++;
      }
    }
  };
  lay(0, stored[0], 0);
  return found;
}

/** Everything that answers can make of this frame: what is stored and frozen in the end. */
function reached(from: State, frame: Frame): Set<string> {
  const found = new Set<string>();
  const walk = (s: State): void => {
    const x = new Ctx(rules, s as never);
    const [decision] = x.settle();
    if (decision.at === 'send') {
      const { stored, corrupted, frozen } = s.players[0];
      found.add(outcome(stored, corrupted, frozen));
      return;
    }
    for (const pick of listPicks(decision.ask, 10_000)) {
      const copy = rules.clone(s);
      new Ctx(rules, copy as never).take(decision, pick);
      walk(copy);
    }
  };
  const s = rules.clone(from);
  s.stack.push({ k: 'send', seat: 0 }, frame);
  walk(s);
  return found;
}

const outcome = (stored: readonly number[], corrupted: number, frozen: readonly number[]): string =>
  `${stored} ${corrupted} ${frozen}`;

describe('resources, laid out token by token', () => {
  it('corruption: every section, and in it everything that some arrangement leaves there', () => {
    const rng = quickRng(1);
    let most = 0;
    for (let i = 0; i < BOARDS; i++) {
      const s = randomBoard(rng, i);
      const p = s.players[0];
      const expected = new Set<string>();
      for (const laid of arrangements(s, p.stored)) {
        for (let section = 1; section < SECTIONS; section++) {
          if (isCorrupted(p, section)) continue;
          const frozen = p.frozen.slice();
          laid[section].forEach((n, kind) => {
            frozen[section * 4 + kind] = n;
          });
          const stored = p.stored.map((n, kind) => n - laid[section][kind]);
          expected.add(outcome(stored, p.corrupted | (1 << section), frozen));
        }
      }
      most = Math.max(most, expected.size);
      expect(reached(s, { k: 'corrupt', seat: 0 })).toEqual(expected);
    }
    expect(most).toBeGreaterThan(20);
  });

  it('storing: of what is gained and what is there anything may go, as much as does not fit', () => {
    const rng = quickRng(2);
    let lost = 0;
    for (let i = 0; i < BOARDS; i++) {
      const s = randomBoard(rng, i);
      const p = s.players[0];
      const n = 1 + below(rng, 2);
      const expected = new Set<string>();
      // One token after the other: it finds a space, or it is lost, or a stored one goes for it (REV-5.3).
      const gain = (stored: readonly number[], left: number): void => {
        if (left === 0) {
          expected.add(outcome(stored, p.corrupted, p.frozen));
          return;
        }
        for (let kind = 0; kind < 4; kind++) {
          const more = stored.map((count, k) => count + (k === kind ? 1 : 0));
          if (arrangements(s, more, 1).length > 0) gain(more, left - 1);
          else {
            lost++;
            for (let gone = 0; gone < 4; gone++) {
              if (more[gone] > 0)
                gain(
                  more.map((count, k) => count - (k === gone ? 1 : 0)),
                  left - 1,
                );
            }
          }
        }
      };
      gain(p.stored, n);
      expect(reached(s, n === 1 ? { k: 'gain', seat: 0, or: 0 } : { k: 'gains', seat: 0, n })).toEqual(expected);
    }
    expect(lost).toBeGreaterThan(20);
  });

  it('paying: every mix that the price allows, whichever of its resources a discount takes off', () => {
    const rng = quickRng(3);
    let priced = 0;
    for (let i = 0; i < BOARDS; i++) {
      const s = randomBoard(rng, i);
      const p = s.players[0];
      const price = [0, 0, 0, 0, 0];
      for (let k = 1 + below(rng, 4); k > 0; k--) price[below(rng, 5)]++;
      const sum = price.reduce((a, b) => a + b, 0);
      const less = below(rng, Math.min(3, sum));
      const expected = new Set<string>();
      const hand = (stored: readonly number[], due: readonly number[], off: number): void => {
        const kind = due.findIndex((n) => n > 0);
        if (kind < 0) {
          if (off === 0) expected.add(outcome(stored, p.corrupted, p.frozen));
          return;
        }
        const rest = due.map((n, k) => n - (k === kind ? 1 : 0));
        if (off > 0) hand(stored, rest, off - 1);
        for (let k = 0; k < 4; k++) {
          if ((kind === k || kind === 4) && stored[k] > 0)
            hand(
              stored.map((n, at) => n - (at === k ? 1 : 0)),
              rest,
              off,
            );
        }
      };
      hand(p.stored, price, less);
      if (expected.size === 0) continue;
      priced++;
      expect(reached(s, { k: 'pay', seat: 0, price, less, what: 'C01' })).toEqual(expected);
    }
    expect(priced).toBeGreaterThan(20);
  });

  it('isolating: what was frozen lies free again, and there is always room for it', () => {
    const rng = quickRng(4);
    for (let i = 0; i < BOARDS; i++) {
      const s = randomBoard(rng, i);
      const p = s.players[0];
      const section = [1, 2, 3, 4].find((one) => isCorrupted(p, one)) ?? NONE;
      for (let n = below(rng, 3); n > 0; n--) p.frozen[section * 4 + below(rng, 4)]++;
      s.tainted = 0;
      const copy = rules.clone(s);
      copy.stack.push({ k: 'send', seat: 0 }, { k: 'isolate', seat: 0, left: 1, from: 'any', must: 1, ship: NONE });
      const x = new Ctx(rules, copy as never);
      const [decision] = x.settle();
      if (decision.at === 'isolate') x.take(decision, `isolate:section${section + 1}`);
      const after = copy.players[0];
      expect(arrangements(copy, after.stored, 1).length).toBeGreaterThan(0);
      expect(after.stored).toEqual(p.stored.map((n, kind) => n + p.frozen[section * 4 + kind]));
    }
  });
});
