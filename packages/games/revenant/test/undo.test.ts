import { canonical, type Eyes, quickRng, samplePick, seedOf, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../module.ts';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';

/** The contract takes back single answers; here it is whole turns, answer by answer, up to the newest hidden draw. */

const TURNS = 24;

describe('taking back within a turn', () => {
  it.each([1, 2, 4])('with %i players restores everything, up to what somebody has learned', (players) => {
    const options = game.parseOptions({ players, firstGame: true }) as Options;
    const table = new Table(rules, options, seedOf('undo', players));
    const eyes: Eyes[] = ['table', ...Array.from({ length: players }, (_, seat) => seat)];
    const all = (): string => canonical([table.copyState(), eyes.map((one) => table.seen(one)), table.told]);
    const rng = quickRng(players);
    const answer = (): void => {
      const [seat] = table.waitingFor;
      const { decisions } = table.seen(seat);
      // An aside now and then: it is part of the turn like every other answer.
      const decision = rng[3] % 4 === 0 ? decisions[decisions.length - 1] : decisions[0];
      const outcome = table.answer({ decision: decision.id, seat, pick: samplePick(decision.ask, rng) });
      expect(outcome.ok).toBe(true);
    };
    let longest = 0;
    let stopped = 0;
    let whole = 0;
    const seen = new Set<string>();
    for (let turns = 0; table.over === '' && turns < TURNS; ) {
      const [seat] = table.waitingFor;
      const { cycle, round, active } = table.copyState();
      const turn = `${cycle}.${round}.${seat}`;
      if (active !== seat || seen.has(turn)) {
        answer();
        continue;
      }
      seen.add(turn);
      turns++;
      const before: string[] = [];
      while (table.over === '' && table.copyState().active === seat) {
        before.push(all());
        answer();
      }
      const played = before.length;
      for (let was = before.pop(); was !== undefined; was = before.pop()) {
        const offer = table.undo(seat);
        if (!offer.ok) {
          expect(offer.why).toBe('barrier');
          stopped++;
          before.push('');
          break;
        }
        expect(all()).toBe(was);
      }
      if (before.length === 0) whole++;
      longest = Math.max(longest, played - before.length);
    }
    expect(longest).toBeGreaterThan(3);
    expect(whole).toBeGreaterThan(0);
    expect(stopped).toBeGreaterThan(0);
  });
});
