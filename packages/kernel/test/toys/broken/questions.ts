import { handlers, turnOptions } from '../lanterns/play.ts';
import { type BrokenToy, withFloor, withHandlers, withTurn } from './changes.ts';

/** The game asks what it must not, or never stops. */
export const stubbornToys: BrokenToy[] = [
  {
    bug: 'an option is offered, but throws',
    rules: withTurn('oil', () => {
      throw new Error('no oil');
    }),
    breaks: ['offered'],
  },
  {
    bug: 'a frame works forever',
    rules: withHandlers({ round: { run: (x, f) => (x.s.round === 3 ? undefined : handlers.round.run?.(x, f)) } }),
    breaks: ['endless'],
  },
  {
    bug: 'the game never ends',
    rules: withFloor((x) => {
      x.s.round = 1;
    }),
    breaks: ['ends'],
  },
  {
    bug: 'a question has no options',
    rules: withHandlers({
      turn: {
        ...handlers.turn,
        ask: (s, f) => ({ kind: 'one', seat: f.seat, options: turnOptions(s, f.seat).slice(6) }),
      },
    }),
    breaks: ['options'],
  },
  {
    bug: 'a question asks for more than there is',
    rules: withHandlers({
      oil: { ...handlers.oil, ask: (_s, f) => ({ kind: 'subset', seat: f.seat, from: ['a'], min: 2, max: 2 }) },
    }),
    breaks: ['options'],
  },
  {
    bug: 'a waiting frame goes on counting',
    rules: withHandlers({
      oil: {
        ...handlers.oil,
        run: (x) => {
          x.s.score[0]++;
          return 'wait';
        },
      },
    }),
    breaks: ['settled', 'undo', 'redealView', 'atomic'],
  },
  {
    bug: 'saying why not changes the score',
    rules: withHandlers({
      turn: {
        ...handlers.turn,
        ask: (s, f, _stack, no) => {
          if (no) s.score[f.seat]++;
          return { kind: 'one', seat: f.seat, options: turnOptions(s, f.seat) };
        },
      },
    }),
    breaks: ['refused', 'saveLoad', 'replay', 'undo', 'barrier', 'redealView', 'atomic', 'film'],
  },
  {
    bug: 'an option is offered and refused',
    rules: withHandlers({
      turn: {
        ...handlers.turn,
        ask: (s, f, _stack, no) => {
          no?.('end', 'LAN-8', 'never');
          return { kind: 'one', seat: f.seat, options: turnOptions(s, f.seat, no) };
        },
      },
    }),
    breaks: ['refused'],
  },
];
