import { type AnyRules, type Forbid, keyedRng, type Work } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { packOf } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { rules } from '../rules.ts';
import { initialState } from '../setup.ts';
import type { UnsState } from '../state.ts';
import { randomPosition } from '../testing/positions.ts';
import { viewOf } from '../view.ts';
import { MARKED_PACK, Watch, type Watched } from './support/secrecy.ts';

/** Games from the start and positions deep in a game, played on at random and searched. */
function searched(under: AnyRules, games: number, positions: number): Watched[] {
  const found: Watched[] = [];
  for (const players of [1, 2]) {
    for (const boss of BOSS_IDS) {
      const options = Options.parse({ players, boss });
      const watch = (s: UnsState, answers: number, luck: number): void => {
        const w = new Watch(under, s);
        w.play(answers, luck);
        found.push(w.found);
      };
      for (let i = 0; i < games; i++) watch(initialState(options, keyedRng(`${boss}${i}`), MARKED_PACK), 60, i);
      for (let i = 0; i < positions; i++) {
        const seed = `0000000${i}${boss}`;
        watch(randomPosition(options, seed, MARKED_PACK) as unknown as UnsState, 40, i);
      }
    }
  }
  return found;
}

const everything = (found: Watched[]): string[] => [...new Set(found.flatMap((w) => w.leaks))];
const hiddenIn = (s: UnsState): string => {
  const card = s.players.flatMap((p) => [...p.hand, ...p.discard])[0];
  return card === undefined ? 'nothing' : packOf(s).threats[s.cards.threat[card]].id;
};

describe('the threat side of a card in hand, in play, in the discard pile or below the top of a deck', () => {
  test('appears in no view, question, option, event, refusal, error or text (UNS-1.8, A-32)', () => {
    const found = searched(rules as unknown as AnyRules, 3, 5);
    expect(everything(found)).toEqual([]);
    const sum = (of: (w: Watched) => number): number => found.reduce((n, w) => n + of(w), 0);
    expect(sum((w) => w.met)).toBeGreaterThan(20_000);
    for (const where of ['view', 'question', 'option', 'event', 'refusal', 'error', 'text'] as const) {
      expect(
        sum((w) => w.looked[where]),
        where,
      ).toBeGreaterThan(1_000);
    }
  });

  const leaky = (change: Partial<AnyRules>): AnyRules => ({ ...(rules as unknown as AnyRules), ...change });
  const { action } = rules.handlers;
  const leakyAction = (change: object): AnyRules =>
    leaky({ handlers: { ...rules.handlers, action: { ...action, ...change } } as unknown as AnyRules['handlers'] });
  test.each<[string, AnyRules]>([
    ['view', leaky({ view: (s, eyes) => ({ ...viewOf(s, eyes), peek: hiddenIn(s) }) })],
    [
      'question',
      leakyAction({
        ask(s: UnsState, f: never, stack: never, no?: Forbid) {
          const asks = [action.ask?.(s, f, stack, no) ?? []].flat();
          for (const ask of asks) if (ask.kind === 'one') ask.options.unshift(`end:${hiddenIn(s)}`);
          return s.players.length === 1 ? asks[0] : asks;
        },
        take(x: Work<UnsState, never>, f: never, pick: never, seat: number) {
          const option = String(pick).startsWith('end:') ? 'end' : pick;
          return action.take?.(x as never, f, option as never, seat);
        },
      }),
    ],
    ['option', leaky({ describe: (s) => ({ touches: [], rule: '', shown: [hiddenIn(s)] }) })],
    [
      'event',
      leakyAction({
        take(x: Work<UnsState, never>, f: never, pick: never, seat: number) {
          x.tell('ended', 'UNS-7.3', seat, { hidden: hiddenIn(x.s) });
          return action.take?.(x as never, f, pick, seat);
        },
      }),
    ],
    [
      'refusal',
      leakyAction({
        ask(s: UnsState, f: never, stack: never, no?: Forbid) {
          no?.('play:k0', 'UNS-7.4', 'bossCard', hiddenIn(s));
          return action.ask?.(s, f, stack, no);
        },
      }),
    ],
  ])('a leak in the %s is found', (where, under) => {
    const leaks = everything(searched(under, 1, 1));
    expect(leaks.some((leak) => leak.startsWith(`${where}: `))).toBe(true);
  });

  test('nobody learns anything by asking about an option with a sleeve that lies hidden in a deck (UNS-1.8, A-49)', () => {
    let asked = 0;
    for (let i = 0; i < 8; i++) {
      const s = randomPosition(Options.parse({ players: 2 }), `0000000${i}`, MARKED_PACK) as unknown as UnsState;
      for (const verb of ['play', 'hit', 'fit']) {
        const options = (rules.hiddenHandles?.(s, 'table') ?? []).map((handle) => `${verb}:${handle}`);
        const told = new Set(options.map((option) => JSON.stringify(rules.describe(s, option).shown)));
        expect(told.size, verb).toBeLessThanOrEqual(1);
        asked += options.length;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
