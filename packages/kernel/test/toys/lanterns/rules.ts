import { parseOption } from '../../../option.ts';
import { placed } from '../../../result.ts';
import { below, shuffleInPlace } from '../../../rng.ts';
import type { OptionInfo, Rng, Rules } from '../../../types.ts';
import { handlers } from './play.ts';
import { hiddenFrom, redeal, view } from './sight.ts';
import {
  clone,
  HAND_LIMIT,
  handleOf,
  type LanternsFrame,
  type LanternsOptions,
  type LanternsState,
  type LanternsView,
  NAMES,
  ROUNDS,
  SEATS,
  START,
  zonesOf,
} from './state.ts';

export type LanternsRules = Rules<LanternsState, LanternsFrame, LanternsView, LanternsOptions>;

export const lanterns: LanternsRules = {
  id: 'lanterns',
  version: '1',
  handlers,
  seats: (options) => options.players,
  initial: (_options, rng) =>
    clone({ rulesVersion: '1', rng, stack: [{ k: 'setup', seat: -1 }], asked: 0, opened: 0, over: '', ...START }),
  clone,
  view,
  redeal,
  describe: (_s, option): OptionInfo => ({ touches: parseOption(option).refs, rule: 'LAN-8' }),
  round: (s) => s.round,
  result: (s) => ({
    reason: 'rounds',
    sides: placed(SEATS.map((seat) => ({ seats: [seat], keys: [s.score[seat]] }))),
  }),
  veil: (option) => (option.startsWith('play:') ? 'play:?' : option),
  signals: (_s, seat) => [`wave:${seat}`],
  broken: (s) => {
    const cards = zonesOf(s).flat();
    const problems = new Set(cards).size === cards.length ? [] : ['a card lies in two places'];
    if (new Set(s.handle).size !== s.handle.length) problems.push('two cards have one handle');
    if (s.score.some((n) => !(n >= 0))) problems.push('a score is not a number');
    return problems;
  },
  inventory: (s) => {
    const counts: Record<string, number> = {};
    for (const card of zonesOf(s).flat()) counts[NAMES[card]] = (counts[NAMES[card]] ?? 0) + 1;
    return counts;
  },
  secrets: (s, eyes) => {
    const hidden = new Set(hiddenFrom(s, eyes).map(([list, i]) => list[i]));
    const open = new Set(NAMES.filter((_, card) => !hidden.has(card)));
    return [...new Set(NAMES)].filter((name) => !open.has(name));
  },
  hiddenHandles: (s, eyes) => hiddenFrom(s, eyes).map(([list, i]) => handleOf(s, list[i])),
};

/** A position in the last round with everything thrown about; enough to reach reshuffles at once. */
export function latePosition(seed: number): LanternsState {
  const rng: Rng = [1, seed, 2, 3, 4];
  const cards = shuffleInPlace(
    rng,
    NAMES.map((_, card) => card),
  );
  const s = lanterns.initial({ players: 2 }, rng);
  s.stack = [{ k: 'round', seat: -1, step: 2 }];
  s.round = ROUNDS - 1;
  for (const seat of SEATS) {
    s.hands[seat] = cards.splice(0, 1 + below(rng, HAND_LIMIT - 1));
    s.lanterns[seat] = cards.pop() ?? -1;
    s.looked[seat] = below(rng, 2);
  }
  s.row = cards.splice(0, 2);
  s.discard = cards;
  return s;
}
