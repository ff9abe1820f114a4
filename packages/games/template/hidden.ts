import { below, type Eyes, quickRng, type Rng, type Seat, shuffleInPlace } from '@starhold/kernel';
import { findsOf } from './rules/cards.ts';
import { cloneState, NONE, type State } from './state.ts';

/** What `eyes` cannot know: the deck, and the hands of the others. */
function hiddenLists(s: State, eyes: Eyes): number[][] {
  return [s.deck, ...s.hands.filter((_, seat) => seat !== eyes)];
}

/**
 * A world that `eyes` cannot tell from `from`: hidden cards are collected, sorted (so that where they really were leaves
 * no trace), shuffled and dealt out again. It gets luck of its own. That a card was in the discard pile when the deck was
 * last made is not remembered: a world may then deal a rival what a perfect memory would rule out.
 */
export function redeal(from: State, eyes: Seat, rng: Rng): State {
  const s = cloneState(from);
  s.rng = quickRng(below(rng, 0x100000000));
  const lists = hiddenLists(s, eyes);
  const cards = shuffleInPlace(
    rng,
    lists.flat().sort((a, b) => a - b),
  );
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = cards.pop() ?? NONE;
  return s;
}

/** Finds that `eyes` can see nowhere: their names may appear in nothing that is sent there. */
export function secrets(s: State, eyes: Eyes): string[] {
  const own = eyes === 'table' ? [] : s.hands[eyes];
  const row = s.row.filter((card) => card !== NONE);
  const open = new Set(findsOf(s, [...s.discard, ...row, ...s.holds.flat(), ...own]));
  return [...new Set(findsOf(s, hiddenLists(s, eyes).flat()))].filter((find) => !open.has(find));
}
