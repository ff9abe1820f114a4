import { fork, shuffleInPlace } from '../../../rng.ts';
import type { Eyes, Rng, Seat, Together } from '../../../types.ts';
import {
  type Cards,
  clone,
  handleOf,
  type LanternsFrame,
  type LanternsState,
  type LanternsView,
  NAMES,
  SEATS,
} from './state.ts';

const shown = (s: LanternsState, cards: readonly number[]): Cards =>
  cards.map((card) => ({ k: handleOf(s, card), name: NAMES[card] }));

/** Where the cards lie whose faces `eyes` cannot know: [list, index] each. */
export function hiddenFrom(s: LanternsState, eyes: Eyes): [number[], number][] {
  const spots: [number[], number][] = s.deck.map((_, i) => [s.deck, i]);
  for (const seat of SEATS) {
    if (seat !== eyes) for (const i of s.hands[seat].keys()) spots.push([s.hands[seat], i]);
    if (seat !== eyes && s.committed[seat] >= 0) spots.push([s.committed, seat]);
    if (s.lanterns[seat] >= 0 && !(seat === eyes && s.looked[seat])) spots.push([s.lanterns, seat]);
  }
  return spots;
}

export function view(s: LanternsState, eyes: Eyes): LanternsView {
  const seen: LanternsView = {
    round: s.round,
    deck: s.deck.length,
    hands: s.hands.map((hand) => hand.length),
    row: shown(s, s.row),
    discard: shown(s, s.discard),
    won: s.won.map((pile) => shown(s, pile)),
    lit: s.lanterns.map((card) => (card < 0 ? 1 : 0)),
    looked: s.looked.slice(),
    score: s.score.slice(),
  };
  if (eyes !== 'table') {
    const committed = s.committed[eyes];
    const lantern = s.lanterns[eyes];
    seen.me = {
      hand: shown(s, s.hands[eyes]),
      committed: shown(s, committed < 0 ? [] : [committed]),
      lantern: shown(s, lantern >= 0 && s.looked[eyes] ? [lantern] : []),
    };
  }
  return seen;
}

/** A generator of its own for the world; those of its lanes are made from it when they are needed. */
export function freshGenerators(s: LanternsState, rng: Rng): void {
  s.rng = fork(rng, 0, 0);
  for (const f of s.stack) {
    if (f.k === 'together') for (const lane of (f as Together<LanternsFrame>).lanes) lane.rng = [];
  }
}

export function redeal(from: LanternsState, eyes: Seat, rng: Rng): LanternsState {
  const s = clone(from);
  const spots = hiddenFrom(s, eyes);
  const cards = spots.map(([list, i]) => list[i]).sort((a, b) => a - b);
  const numbers = cards.map((card) => s.handle[card]).sort((a, b) => a - b);
  shuffleInPlace(rng, cards);
  for (const [n, [list, i]] of spots.entries()) {
    list[i] = cards[n];
    s.handle[cards[n]] = numbers[n];
  }
  freshGenerators(s, rng);
  return s;
}
