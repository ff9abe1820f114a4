import { defOf, HAND_LIMIT } from './rules/cards.ts';
import { ROW } from './setup.ts';
import { NONE, type State } from './state.ts';

export function everyCard(s: State): number[] {
  return [...s.deck, ...s.discard, ...s.row.filter((card) => card !== NONE), ...s.hands.flat(), ...s.holds.flat()];
}

/** What must always be so, whatever was answered. */
export function broken(s: State): string[] {
  const problems: string[] = [];
  const cards = everyCard(s);
  if (new Set(cards).size !== cards.length) problems.push('a card lies twice');
  if (s.row.length !== ROW) problems.push(`the row has ${s.row.length} slots`);
  if (s.row.includes(NONE) && s.round > 0 && s.deck.length > 0) problems.push('the row has a gap beside a deck');
  s.hands.forEach((hand, seat) => {
    if (hand.length > HAND_LIMIT) problems.push(`seat ${seat} holds ${hand.length} cards`);
    if (s.coins[seat] < 0) problems.push(`seat ${seat} has ${s.coins[seat]} coins`);
    if (s.flares[seat] < 0 || s.flares[seat] > 1) problems.push(`seat ${seat} has ${s.flares[seat]} flares`);
  });
  return problems;
}

/** No answer makes or loses a card. */
export function inventory(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of everyCard(s)) {
    const { id } = defOf(s, card);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}
