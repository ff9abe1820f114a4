import { sideOf } from '@starhold/kernel';
import { everyCard } from '../checks.ts';
import { defOf, findsOf } from '../rules/cards.ts';
import { result, scoreOf } from '../rules/score.ts';
import { NONE, type State } from '../state.ts';

/** The position told in the words of `then`. */
export function tell(s: State): Record<string, unknown> {
  const seats = s.hands.map((_, seat) => seat);
  return {
    round: s.round,
    row: s.row.filter((card) => card !== NONE).map((card) => defOf(s, card).id),
    hands: s.hands.map((hand) => findsOf(s, hand)),
    handSizes: s.hands.map((hand) => hand.length),
    holds: s.holds.map((hold) => findsOf(s, hold)),
    coins: s.coins,
    flares: s.flares,
    deckSize: s.deck.length,
    sets: [...new Set(everyCard(s).map((card) => defOf(s, card).set))].sort(),
    discard: findsOf(s, s.discard),
    scores: seats.map((seat) => scoreOf(s, seat)),
    places: s.over === '' ? [] : seats.map((seat) => sideOf(result(s), seat).place),
    over: s.over,
  };
}
