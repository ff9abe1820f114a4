import { asksOne } from '../../../asking.ts';
import { optionId, refOf, verbOf } from '../../../option.ts';
import type { Asides, Handlers, Seat, Work } from '../../../types.ts';
import { type BazaarFrame, type BazaarState, type Events, ROUNDS, seatsOf, WARES } from './state.ts';

export type X = Work<BazaarState, BazaarFrame, Events>;

function setup(x: X): void {
  const { s } = x;
  x.pop();
  s.deck = x.shuffle(
    'deck',
    WARES.map((_, ware) => ware),
  );
  for (const seat of seatsOf(s)) {
    s.hands[seat] = s.deck.splice(-2).sort((a, b) => a - b);
    x.reveal('dealt', 'BAZ-1', seat, { n: 2 }, { wares: s.hands[seat].slice() }, [seat]);
  }
  x.push({ k: 'round', seat: -1, step: 0 });
}

/** Nobody learns anything: the owner knew the ware, and the others see a card go face down. */
export function sell(x: X, seat: Seat, ware: number): void {
  const { s } = x;
  s.hands[seat] = s.hands[seat].filter((w) => w !== ware);
  s.sold[seat].push(ware);
  s.score[seat]++;
  x.tell('sold', 'BAZ-3', seat, { left: s.hands[seat].length }, { ware }, [seat]);
}

function endRound(x: X, f: { step: number }): void {
  const { s } = x;
  f.step = 0;
  if (++s.round <= ROUNDS) return;
  // Face up at last: what was sold counts for its owner.
  x.learned();
  s.over = 'closed';
  x.tell('over', 'BAZ-9', -1, { scores: s.score.slice() });
}

export const handlers: Handlers<BazaarState, BazaarFrame, Events> = {
  setup: {
    run: (x) => {
      setup(x);
      return undefined;
    },
  },
  round: {
    run: (x, f) => {
      f.step++;
      if (f.step === 1)
        x.together(
          false,
          seatsOf(x.s).map((seat) => ({ k: 'trade', seat, left: 2 })),
        );
      else if (f.step === 2) for (const seat of seatsOf(x.s).toReversed()) x.push({ k: 'toll', seat });
      else endRound(x, f);
      return undefined;
    },
  },
  trade: asksOne({
    ask: (s, f) => ({
      kind: 'one',
      seat: f.seat,
      about: { left: f.left },
      options: [
        ...s.hands[f.seat].map((ware) => optionId('sell', ware)),
        ...(s.hands[f.seat].length > 0 ? ['show'] : []),
        ...seatsOf(s).flatMap((seat) => (seat === f.seat ? [] : [optionId('offer', `s${seat}`)])),
        'done',
      ],
    }),
    take: (x, f, pick) => {
      if (--f.left === 0 || pick === 'done') x.pop();
      if (verbOf(pick) === 'sell') sell(x, f.seat, Number(refOf(pick)));
      if (pick === 'show') x.push({ k: 'show', seat: f.seat, ware: x.s.hands[f.seat][0], step: 0 });
      if (verbOf(pick) === 'offer') x.push({ k: 'deal', seat: Number(refOf(pick).slice(1)), from: f.seat });
    },
  }),
  deal: asksOne({
    ask: (_s, f) => ({ kind: 'one', seat: f.seat, about: { from: f.from }, options: ['accept', 'refuse'] }),
    take: (x, f, pick) => {
      x.pop();
      if (pick === 'refuse') return;
      for (const seat of [f.seat, f.from]) x.s.score[seat]++;
      x.tell('dealMade', 'BAZ-4', f.seat, { with: f.from });
    },
  }),
  show: {
    run: (x, f) => {
      const { s } = x;
      x.pop();
      s.hands[f.seat] = s.hands[f.seat].filter((w) => w !== f.ware);
      s.shown.push(f.ware);
      x.reveal('shown', 'BAZ-5', f.seat, { ware: f.ware });
      s.score[f.seat] += 2;
      return undefined;
    },
  },
  // Forced although there may be a coin to spend: an aside never keeps the game waiting by itself …
  toll: asksOne({
    ask: (_s, f) => ({ kind: 'one', seat: f.seat, options: ['pay'] }),
    take: (x, f) => {
      x.pop();
      x.tell('paid', 'BAZ-6', f.seat, {});
      x.push({ k: 'linger', seat: f.seat });
    },
  }),
  // … except where the rules want a moment for it.
  linger: asksOne({
    ask: (_s, f) => ({ kind: 'one', seat: f.seat, stop: 'aside', about: {}, options: ['go'] }),
    take: (x) => x.pop(),
  }),
};

/** A coin is spent on a sure point or on a die, at any time but while a deal is being offered to oneself. */
export const asides: Asides<BazaarState, BazaarFrame, Events> = {
  options: (s, seat, f, _stack, no) => {
    if (s.coins[seat] === 0) {
      no?.('coin', 'BAZ-7', 'noCoin');
      return [];
    }
    return f?.k === 'deal' ? ['coin'] : ['coin', 'gamble'];
  },
  take: (x, option, seat) => {
    const { s } = x;
    s.coins[seat]--;
    x.tell('spent', 'BAZ-7', seat, { left: s.coins[seat] });
    if (option === 'coin') s.score[seat]++;
    else {
      const n = x.die('gamble', 4);
      s.score[seat] += n;
      x.tell('rolled', 'BAZ-8', seat, { n });
    }
  },
};
