import { offeredIds } from '../../../picks.ts';
import type { Handlers } from '../../../types.ts';
import type { BrokenToy } from '../broken/changes.ts';
import { asides, handlers, sell, type X } from './play.ts';
import { bazaar, resultOf, type speaks } from './rules.ts';
import type { BazaarFrame, BazaarState, Events } from './state.ts';

/** Bazaar with one bug each, and the promises that the bug breaks. */
export type BrokenBazaar = BrokenToy & { speaks?: typeof speaks };

const withHandlers = (changed: Partial<Handlers<BazaarState, BazaarFrame, Events>>): typeof bazaar => ({
  ...bazaar,
  handlers: { ...handlers, ...changed },
});

const withShow = (run: (x: X, f: Extract<BazaarFrame, { k: 'show' }>) => undefined): typeof bazaar =>
  withHandlers({ show: { run } });

function withSell(instead: (x: X, seat: number, ware: number) => void): typeof bazaar {
  const { trade } = handlers;
  return withHandlers({
    trade: {
      ...trade,
      take: (x, f, pick, seat) => {
        const ware = String(pick).startsWith('sell:') ? Number(String(pick).slice(5)) : -1;
        if (ware < 0) return trade.take?.(x, f, pick, seat);
        if (--f.left === 0) x.pop();
        instead(x, seat, ware);
      },
    },
  });
}

let asked = 0;

export const brokenBazaars: BrokenBazaar[] = [
  {
    bug: 'a ware sold face down is told as a number',
    rules: withSell((x, seat, ware) => {
      sell(x, seat, ware);
      x.tell('spent', 'BAZ-3', seat, { left: ware });
    }),
    breaks: ['veil'],
  },
  {
    bug: 'a ware is shown without a barrier',
    rules: withShow((x, f) => {
      x.pop();
      x.s.hands[f.seat] = x.s.hands[f.seat].filter((w) => w !== f.ware);
      x.s.shown.push(f.ware);
      x.tell('shown', 'BAZ-5', f.seat, { ware: f.ware });
      return undefined;
    }),
    breaks: ['barrier', 'film'],
  },
  {
    bug: 'a ware is shown one step before anybody is said to have learned it',
    rules: withShow((x, f) => {
      if (f.step++ === 0) {
        x.s.hands[f.seat] = x.s.hands[f.seat].filter((w) => w !== f.ware);
        x.s.shown.push(f.ware);
        x.tell('shown', 'BAZ-5', f.seat, { ware: f.ware });
      } else {
        x.pop();
        x.learned();
      }
      return undefined;
    }),
    breaks: ['film'],
  },
  {
    bug: 'a beat is made where a ware is in nobody’s hands',
    rules: withShow((x, f) => {
      x.pop();
      x.s.hands[f.seat] = x.s.hands[f.seat].filter((w) => w !== f.ware);
      x.reveal('shown', 'BAZ-5', f.seat, { ware: f.ware });
      x.beat();
      x.s.shown.push(f.ware);
      return undefined;
    }),
    breaks: ['inventory'],
  },
  {
    bug: 'a question says what lies on the deck',
    rules: withHandlers({
      trade: {
        ...handlers.trade,
        ask: (s, f, stack) => {
          const ask = handlers.trade.ask?.(s, f, stack);
          if (!ask || Array.isArray(ask)) throw new Error('trade asks one seat');
          return { ...ask, about: { left: f.left, peek: s.deck.at(-1) ?? 0 } };
        },
      },
    }),
    breaks: ['redealView', 'barrier'],
  },
  {
    bug: 'what may be done besides is counted when it is asked for',
    rules: {
      ...bazaar,
      asides: {
        ...asides,
        options: (s, seat, f, stack, no) => {
          if (s.players === 3) s.score[seat] += ++asked % 2;
          return asides.options(s, seat, f, stack, no);
        },
      },
    },
    breaks: [
      'settled',
      'refused',
      'saveLoad',
      'replay',
      'saveFile',
      'undo',
      'barrier',
      'redealView',
      'atomic',
      'film',
      'beside',
      'veil',
      'redealWorld',
    ],
  },
  {
    bug: 'a coin is offered that nobody has',
    rules: { ...bazaar, asides: { ...asides, options: () => ['coin'] } },
    breaks: ['invariants'],
  },
  {
    bug: 'a seat is left out of the ranking',
    rules: { ...bazaar, result: (s) => ({ reason: s.over, sides: resultOf(s).sides.slice(1) }) },
    breaks: ['result'],
  },
  {
    bug: 'a draw is broken by the order of seats',
    rules: {
      ...bazaar,
      result: (s) => {
        const { reason, sides } = resultOf(s);
        const order = sides.toSorted((a, b) => a.place - b.place);
        return { reason, sides: sides.map((side) => ({ ...side, place: order.indexOf(side) + 1 })) };
      },
    },
    breaks: ['result'],
  },
  {
    bug: 'a tie-breaker is the wrong way round',
    rules: {
      ...bazaar,
      result: (s) => {
        const { reason, sides } = resultOf(s);
        return { reason, sides: sides.map((side) => ({ ...side, place: sides.length + 1 - side.place })) };
      },
    },
    breaks: ['result'],
  },
  {
    bug: 'the prompt is read off the first option',
    rules: bazaar,
    speaks: { prompt: (_view, d) => `Choose: ${offeredIds(d.ask)[0]}` },
    breaks: ['wording'],
  },
];
