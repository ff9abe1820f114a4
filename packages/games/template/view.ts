import type { Eyes } from '@starhold/kernel';
import { defOf, findsOf } from './rules/cards.ts';
import { scoreOf } from './rules/score.ts';
import { NONE, type State } from './state.ts';

/** What one pair of eyes may know, built from nothing. Hidden cards are counted, never named. */
export interface View {
  pack: string;
  round: number;
  rounds: number;
  /** What the void scores in a game alone, else 0. */
  quota: number;
  deck: number;
  discard: string[];
  /** By slot; empty where nothing lies. */
  row: string[];
  /** The own hand; nobody's for the table itself. */
  hand: string[];
  seats: SeatView[];
  /** The choice on a card that is open now (`find:toolbox/0`), or nothing. */
  choice: string;
  /** Whose eyes; NONE for the table itself. */
  me: number;
}

export interface SeatView {
  hand: number;
  hold: string[];
  coins: number;
  flares: number;
  score: number;
}

export function viewOf(s: State, eyes: Eyes): View {
  return {
    pack: s.pack,
    round: s.round,
    rounds: s.options.rounds,
    quota: s.options.players === 1 ? s.options.quota : 0,
    deck: s.deck.length,
    discard: findsOf(s, s.discard),
    row: s.row.map((card) => (card === NONE ? '' : defOf(s, card).id)),
    hand: eyes === 'table' ? [] : findsOf(s, s.hands[eyes]),
    seats: s.hands.map((hand, seat) => ({
      hand: hand.length,
      hold: findsOf(s, s.holds[seat]),
      coins: s.coins[seat],
      flares: s.flares[seat],
      score: scoreOf(s, seat),
    })),
    choice: choiceIn(s),
    me: eyes === 'table' ? NONE : eyes,
  };
}

function choiceIn(s: State): string {
  const top = s.stack.at(-1);
  return top?.k === 'branch' && 'list' in top ? `${top.list}/${top.at}` : '';
}
