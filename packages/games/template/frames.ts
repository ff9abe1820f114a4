import { opsFrame, opsHandlers } from '@starhold/effects';
import {
  type Asides,
  asksOne,
  asksSubset,
  type Forbid,
  type Handlers,
  optionId,
  parseOption,
  refOf,
  type Seat,
} from '@starhold/kernel';
import type { CardLexicon } from './content/index.ts';
import type { Events } from './events.ts';
import { slotIn, slotRef } from './refs.ts';
import { canDraw, defOf, draw, fillRow, findsOf, HAND_LIMIT, takeFind } from './rules/cards.ts';
import { scoreOf } from './rules/score.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { type Abouts, type Frame, NONE, type State, type X } from './state.ts';

/** How a game goes: `run` works, `ask` alone says what is legal and why something is not, `take` does what was chosen. */

const NOBODY = -1;
const START_HAND = 3;
const DIVE = 2;

export const handlers: Handlers<State, Frame, Events> = {
  /** TPL-1. */
  setup: {
    run(x): undefined {
      const { s } = x;
      x.pop();
      x.push({ k: 'round', seat: NOBODY, next: s.options.players });
      x.shuffle('deck', s.deck);
      fillRow(x);
      for (let seat = 0; seat < s.options.players; seat++) draw(x, seat, START_HAND, 'TPL-1');
    },
  },

  /** TPL-2. */
  round: {
    run(x, f): undefined {
      const { s } = x;
      if (f.next === s.options.players) {
        if (s.round === s.options.rounds) return end(x);
        f.next = 0;
        s.round++;
        x.tell('round', 'TPL-2', NOBODY, { round: s.round, of: s.options.rounds });
      }
      x.push({ k: 'turn', seat: f.next++ });
    },
  },

  /** TPL-3: one action, or none. */
  turn: asksOne({
    ask(s, f, _stack, no) {
      const about: Abouts['turn'] = { round: s.round };
      const options = [...dives(s, f.seat, no), ...plays(s, f.seat), ...hauls(s, f.seat, no), 'pass'];
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { verb, refs } = parseOption(pick);
      x.pop();
      if (verb === 'dive') draw(x, f.seat, DIVE, 'TPL-4');
      else if (verb === 'play') play(x, f.seat, refs[0]);
      else if (verb === 'haul') x.push({ k: 'pay', seat: f.seat, slot: slotIn(refs[0]) });
      else x.tell('passed', 'TPL-3', f.seat, {});
    },
  }),

  /**
   * TPL-6: any cards of the hand, as many as the find costs. All of them or none need no question; that there is one way
   * for another reason would tell that the hand holds equal cards, so then the question is asked (`stop`).
   */
  pay: asksSubset({
    ask(s, f, _stack, no) {
      const { id, cost } = defOf(s, s.row[f.slot]);
      const about: Abouts['pay'] = { find: id, cost };
      no?.('', 'TPL-6', 'payExactly', cost);
      const from = findsOf(s, s.hands[f.seat]).map((find) => optionId('pay', find));
      const ask = { seat: f.seat, kind: 'subset', from, min: cost, max: cost, about } as const;
      return cost === 0 || cost === from.length ? ask : { ...ask, stop: 1 };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      const paid = pick.map(refOf);
      for (const find of paid) s.discard.push(takeFind(s, s.hands[f.seat], find));
      const card = s.row[f.slot];
      s.row[f.slot] = NONE;
      s.holds[f.seat].push(card);
      x.tell('hauled', 'TPL-6', f.seat, { find: defOf(s, card).id, paid });
      fillRow(x);
    },
  }),

  ...opsHandlers<State, Frame, CardLexicon>(vocabulary),
};

function dives(s: State, seat: Seat, no?: Forbid): string[] {
  if (canDraw(s, seat)) return ['dive'];
  if (s.hands[seat].length >= HAND_LIMIT) no?.('dive', 'TPL-8', 'handFull', HAND_LIMIT);
  else no?.('dive', 'TPL-4', 'nothingToDraw');
  return [];
}

function plays(s: State, seat: Seat): string[] {
  return [...new Set(findsOf(s, s.hands[seat]))].map((find) => optionId('play', find));
}

function hauls(s: State, seat: Seat, no?: Forbid): string[] {
  return s.row.flatMap((card, slot) => {
    if (card === NONE) return [];
    const option = optionId('haul', slotRef(slot));
    const { cost } = defOf(s, card);
    if (cost <= s.hands[seat].length) return [option];
    no?.(option, 'TPL-6', 'tooFewCards', cost);
    return [];
  });
}

/** TPL-5. The list of operations is an address: it goes on although its card lies in the discard pile by then. */
function play(x: X, seat: Seat, find: string): void {
  const { s } = x;
  s.discard.push(takeFind(s, s.hands[seat], find));
  x.push(opsFrame(seat, `find:${find}`, NOBODY, `find:${find}`));
  // Who shows a card of the own hand learns nothing by it, so it may be taken back: `tell`, not `reveal`.
  x.tell('played', 'TPL-5', seat, { find });
}

/** TPL-11. */
function end(x: X): undefined {
  const { s } = x;
  s.over = 'rounds';
  x.tell('ended', 'TPL-11', NOBODY, { scores: s.coins.map((_, seat) => scoreOf(s, seat)) });
}

/** TPL-10: beside every question but that for the price, which would be another one afterwards. The question stays open. */
export const asides: Asides<State, Frame, Events> = {
  options: (s, seat, f) => (s.flares[seat] > 0 && f?.k !== 'pay' ? ['flare'] : []),
  take(x, _option, seat): void {
    const { s } = x;
    s.flares[seat]--;
    const swept = s.row.filter((card) => card !== NONE);
    s.discard.push(...swept);
    s.row.fill(NONE);
    x.tell('flare', 'TPL-10', seat, { finds: findsOf(s, swept) });
    fillRow(x);
  },
};
