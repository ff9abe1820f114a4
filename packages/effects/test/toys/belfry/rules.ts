import { below, type Handlers, placed, quickRng, type Rules } from '@starhold/kernel';
import { occurrenceFaults } from '../../../index.ts';
import { handlersOf } from './play.ts';
import { type BelfryFrame, type BelfryOptions, type BelfryState, belfryOf, clone } from './state.ts';

type BelfryView = Pick<BelfryState, 'round' | 'active' | 'rope' | 'hung' | 'score' | 'log'>;
export type BelfryRules = Rules<BelfryState, BelfryFrame, BelfryView, BelfryOptions>;

export function belfryWith(handlers: Handlers<BelfryState, BelfryFrame>): BelfryRules {
  return {
    id: 'belfry',
    version: '1',
    handlers,
    seats: (options) => belfryOf(options).seats,
    initial({ belfry }, rng): BelfryState {
      const { bells, seats } = belfryOf({ belfry });
      return {
        rulesVersion: '1',
        rng,
        stack: [{ k: 'round', seat: -1, turns: 0 }],
        asked: 0,
        opened: 0,
        over: '',
        belfry,
        round: 0,
        active: 0,
        rope: 0,
        hung: bells.flatMap((bell, key) => (bell.hangs ? [key] : [])),
        score: new Array<number>(seats).fill(0),
        log: [],
      };
    },
    result: (s) => ({
      reason: s.over,
      sides: placed(s.score.map((score, seat) => ({ seats: [seat], keys: [score] }))),
    }),
    clone,
    view: ({ round, active, rope, hung, score, log }) => ({
      round,
      active,
      rope,
      hung: hung.slice(),
      score: score.slice(),
      log: log.slice(),
    }),
    redeal: (s, _eyes, rng) => ({ ...clone(s), rng: quickRng(below(rng, 0x100000000)) }),
    describe: (_s, option) => ({ touches: option.split(':').slice(1), rule: 'BEL-1' }),
    round: (s) => s.round,
    signals: () => [],
    broken(s): string[] {
      const faults = occurrenceFaults(s.stack);
      if (new Set(s.hung).size < s.hung.length) faults.push('a bell hangs twice');
      if (s.score.some((n) => n < 0)) faults.push('a score is below 0');
      return faults;
    },
    inventory: (s) => ({ bells: belfryOf(s).bells.length }),
    secrets: () => [],
  };
}

export const belfry = belfryWith(handlersOf());
