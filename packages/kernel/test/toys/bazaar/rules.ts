import { parseOption, verbOf } from '../../../option.ts';
import { placed, type Result } from '../../../result.ts';
import { fork, shuffleInPlace } from '../../../rng.ts';
import type { Asked, Decision, Eyes, Rng, Rules, Seat, Together } from '../../../types.ts';
import { asides, handlers } from './play.ts';
import {
  type Abouts,
  type BazaarFrame,
  type BazaarOptions,
  type BazaarState,
  type BazaarView,
  clone,
  seatsOf,
  teamOf,
  WARES,
} from './state.ts';

export type BazaarRules = Rules<BazaarState, BazaarFrame, BazaarView, BazaarOptions>;

/** Where the wares lie that `eyes` cannot know. */
function hiddenFrom(s: BazaarState, eyes: Eyes): [number[], number][] {
  const piles = [s.deck, ...seatsOf(s).flatMap((seat) => (seat === eyes ? [] : [s.hands[seat], s.sold[seat]]))];
  return piles.flatMap((pile) => pile.map((_, i): [number[], number] => [pile, i]));
}

function redeal(from: BazaarState, eyes: Seat, rng: Rng): BazaarState {
  const s = clone(from);
  const spots = hiddenFrom(s, eyes);
  const wares = shuffleInPlace(
    rng,
    spots.map(([pile, i]) => pile[i]).sort((a, b) => a - b),
  );
  for (const [n, [pile, i]] of spots.entries()) pile[i] = wares[n];
  for (const seat of seatsOf(s)) if (seat !== eyes) s.hands[seat].sort((a, b) => a - b);
  s.rng = fork(rng, 0, 0);
  for (const f of s.stack) {
    if (f.k === 'together') for (const lane of (f as Together<BazaarFrame>).lanes) lane.rng = [];
  }
  return s;
}

export function resultOf(s: BazaarState): Result {
  const teams = [...new Map(seatsOf(s).map((seat) => [teamOf(s, seat)[0], teamOf(s, seat)])).values()];
  const sum = (seats: Seat[], of: number[]): number => seats.reduce((n, seat) => n + of[seat], 0);
  return {
    reason: s.over,
    sides: placed(
      teams.map((seats) => {
        const [points, coins] = [sum(seats, s.score), sum(seats, s.coins)];
        return { seats, keys: [points, coins], parts: { points, coins } };
      }),
    ),
  };
}

export const bazaar: BazaarRules = {
  id: 'bazaar',
  version: '1',
  handlers,
  asides,
  seats: (options) => options.players,
  initial: ({ players }, rng) =>
    clone({
      rulesVersion: '1',
      rng,
      stack: [{ k: 'setup', seat: -1 }],
      asked: 0,
      opened: 0,
      over: '',
      players,
      round: 1,
      deck: [],
      hands: Array.from({ length: players }, () => []),
      sold: Array.from({ length: players }, () => []),
      shown: [],
      coins: Array.from({ length: players }, () => 4),
      score: Array.from({ length: players }, () => 0),
    }),
  clone,
  view: (s, eyes) => {
    const seen: BazaarView = {
      round: s.round,
      deck: s.deck.length,
      hands: s.hands.map((hand) => hand.length),
      sold: s.sold.map((pile) => pile.length),
      shown: s.shown.map((ware) => WARES[ware]),
      coins: s.coins.slice(),
      score: s.score.slice(),
    };
    if (eyes !== 'table') {
      seen.mine = { hand: s.hands[eyes].map((w) => WARES[w]), sold: s.sold[eyes].map((w) => WARES[w]) };
    }
    return seen;
  },
  redeal,
  describe: (_s, option) => ({ touches: parseOption(option).refs, rule: 'BAZ-2' }),
  round: (s) => s.round,
  result: resultOf,
  veil: (option) => (verbOf(option) === 'sell' ? 'sell:?' : option),
  signals: (_s, seat) => [`wave:${seat}`],
  broken: (s) => (s.coins.some((n) => n < 0) ? ['a coin was spent twice'] : []),
  inventory: (s) => {
    const counts: Record<string, number> = {};
    for (const ware of [s.deck, ...s.hands, ...s.sold, s.shown].flat())
      counts[WARES[ware]] = (counts[WARES[ware]] ?? 0) + 1;
    return counts;
  },
  secrets: (s, eyes) => hiddenFrom(s, eyes).map(([pile, i]) => WARES[pile[i]]),
};

/** The game's words, as far as a test needs them: what is asked is read off `at` and `about`. */
export const speaks = {
  prompt: (_view: unknown, decision: Decision): string => {
    const d = decision as Asked<Abouts> | (Decision & { at: 'aside' | 'toll' });
    switch (d.at) {
      case 'trade':
        return `Trade, ${d.ask.about.left} left`;
      case 'deal':
        return `A deal with ${d.ask.about.from}?`;
      case 'linger':
        return 'Spend a coin, or go';
      default:
        return `At any time`;
    }
  },
};
