import { shuffleInPlace } from '../../rng.ts';
import type { CheckName } from '../../testing/index.ts';
import type { AnyRules, Handlers, Seat, Work } from '../../types.ts';
import {
  clone,
  draw,
  freshGenerators,
  handlers,
  hiddenFrom,
  intoDeck,
  type LanternsFrame,
  type LanternsRules,
  type LanternsState,
  lanterns,
  light,
  NAMES,
  redeal,
  takeTurn,
  turnOptions,
  view,
} from './lanterns.ts';

type X = Work<LanternsState, LanternsFrame>;

/** Lanterns with one bug each, and the promises that the bug breaks. */
export interface BrokenToy {
  bug: string;
  rules: AnyRules;
  breaks: CheckName[];
  options?: unknown;
}

function withHandlers(changed: Partial<Handlers<LanternsState, LanternsFrame>>): LanternsRules {
  return { ...lanterns, handlers: { ...handlers, ...changed } };
}

/** A turn in which `option` is done differently. */
function withTurn(option: string, instead: (x: X, seat: Seat) => void): LanternsRules {
  return withHandlers({
    turn: {
      ...handlers.turn,
      take: (x, f, pick, seat) => {
        if (pick !== option) return takeTurn(x, f, pick, seat);
        if (--f.left === 0) x.pop();
        instead(x, seat);
      },
    },
  });
}

/** A floor after which something else happens too. */
function withFloor(also: (x: X, seat: Seat) => void): LanternsRules {
  return withHandlers({
    floor: {
      ...handlers.floor,
      take: (x, f, pick, seat) => {
        handlers.floor.take?.(x, f, pick, seat);
        also(x, seat);
      },
    },
  });
}

/** A round in which something else happens before the turns. */
function withRound(also: (x: X) => void): LanternsRules {
  return withHandlers({
    round: {
      run: (x, f) => {
        if (f.step === 2) also(x);
        return handlers.round.run?.(x, f);
      },
    },
  });
}

/** Draws, but the reshuffle leaves the handles as they were. */
function drawWithOldHandles(x: X, seat: Seat): void {
  const { s } = x;
  if (s.deck.length === 0) {
    intoDeck(x, [...s.discard, ...s.won[0], ...s.won[1]], false);
    s.discard = [];
    s.won = [[], []];
  }
  draw(x, seat);
}

function drawAloud(x: X, seat: Seat): void {
  draw(x, seat);
  const card = x.s.hands[seat].at(-1);
  if (card !== undefined) x.emit('cheered', 'LAN-4', seat, [`drew:${NAMES[card]}`]);
}

function redealInTrueOrder(from: LanternsState, eyes: Seat, rng: number[]): LanternsState {
  const s = clone(from);
  const spots = hiddenFrom(s, eyes);
  const numbers = spots.map(([list, i]) => s.handle[list[i]]).sort((a, b) => a - b);
  const cards = shuffleInPlace(
    rng,
    spots.map(([list, i]) => list[i]),
  );
  for (const [n, [list, i]] of spots.entries()) {
    list[i] = cards[n];
    s.handle[cards[n]] = numbers[n];
  }
  freshGenerators(s, rng);
  return s;
}

function redealButTop(from: LanternsState, eyes: Seat, rng: number[]): LanternsState {
  const s = clone(from);
  const top = s.deck.pop();
  const dealt = redeal(s, eyes, rng);
  if (top !== undefined) dealt.deck.push(top);
  return dealt;
}

/** Counts outside the state: nothing that goes back in time takes it along. */
let grabs = 0;

/** Remembers beside the state what belongs into it; copies carry it on, files do not. */
const grabbedBefore = new WeakMap<LanternsState, number>();

export const brokenToys: BrokenToy[] = [
  {
    bug: 'the view shows the hand of the other seat',
    rules: {
      ...lanterns,
      view: (s: LanternsState, eyes: Seat | 'table') => ({
        ...view(s, eyes),
        hint: s.hands.flat().map((card) => NAMES[card]),
      }),
    },
    breaks: ['barrier', 'redealView', 'secrets'],
  },
  {
    bug: 'a copy shares the hands with its original',
    rules: { ...lanterns, clone: (s: LanternsState) => ({ ...clone(s), hands: s.hands }) },
    breaks: ['clone'],
  },
  {
    bug: 'a copy forgets the score',
    rules: { ...lanterns, clone: (s: LanternsState) => ({ ...clone(s), score: [0, 0] }) },
    breaks: ['clone'],
  },
  {
    bug: 'a lantern is lit without a barrier, so undo goes back past what it showed',
    rules: withTurn('light', (x, seat) => light(x, seat, false)),
    breaks: ['barrier'],
  },
  {
    bug: 'a look at the own lantern is no barrier',
    rules: withTurn('peek', (x, seat) => {
      x.s.looked[seat] = 1;
      x.emit('peeked', 'LAN-5', seat, []);
    }),
    breaks: ['barrier'],
  },
  {
    bug: 'an option is offered, but throws',
    rules: withTurn('oil', () => {
      throw new Error('no oil');
    }),
    breaks: ['offered'],
  },
  {
    bug: 'handles survive the reshuffle',
    rules: withTurn('draw', drawWithOldHandles),
    breaks: ['handles'],
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
    bug: 'a public event names a drawn card',
    rules: withTurn('draw', drawAloud),
    breaks: ['secrets'],
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
    bug: 'the card that nobody took is lost',
    rules: withFloor((x) => {
      x.s.row = [];
    }),
    breaks: ['inventory'],
  },
  {
    bug: 'a score falls below zero',
    rules: withTurn('roll', (x, seat) => {
      x.s.score[seat] = -1;
    }),
    breaks: ['invariants'],
  },
  {
    bug: 'one list stands in two places',
    rules: withFloor((x) => {
      x.s.looked = x.s.score;
    }),
    breaks: ['tree'],
  },
  {
    bug: 'the state holds what JSON cannot',
    rules: withFloor((x) => {
      Object.assign(x.s, { lamp: undefined });
    }),
    breaks: ['plain'],
  },
  {
    bug: 'a frame holds an object',
    rules: withTurn('oil', (x, seat) => x.push({ k: 'oil', seat, memo: { wick: 1 } } as LanternsFrame)),
    breaks: ['frames', 'clone'],
  },
  {
    bug: 're-dealing starts from the true order of the cards',
    rules: { ...lanterns, redeal: redealInTrueOrder },
    breaks: ['redealKnows'],
  },
  {
    bug: 're-dealing leaves the top card of the deck where it is',
    rules: { ...lanterns, redeal: redealButTop },
    breaks: ['redealAll'],
  },
  {
    bug: 'a re-dealt world has the luck of the game',
    rules: {
      ...lanterns,
      redeal: (s: LanternsState, eyes: Seat, rng: number[]) => ({ ...redeal(s, eyes, rng), rng: s.rng.slice() }),
    },
    breaks: ['redealWorld'],
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
    breaks: ['refused', 'saveLoad', 'replay', 'undo', 'barrier', 'redealView', 'atomic'],
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
  {
    bug: 'an event is part of the state and changes after it was sent',
    rules: withRound((x) => x.emit('scored', 'LAN-9', -1, x.s.score)),
    breaks: ['events'],
  },
  {
    bug: 'an event has a private part for nobody',
    rules: withRound((x) => x.emit('whispered', 'LAN-9', -1, [], ['psst'], [])),
    breaks: ['events'],
  },
  {
    bug: 'something is counted outside the state',
    rules: withFloor((x, seat) => {
      x.s.score[seat] += ++grabs % 7;
    }),
    breaks: ['saveLoad', 'replay', 'saveFile', 'undo', 'atomic', 'barrier'],
  },
  {
    bug: 'something is remembered beside the state',
    rules: {
      ...withFloor((x, seat) => {
        const before = grabbedBefore.get(x.s) ?? 0;
        x.s.score[seat] += before;
        grabbedBefore.set(x.s, before + 1);
      }),
      clone: (s: LanternsState) => {
        const copy = clone(s);
        grabbedBefore.set(copy, grabbedBefore.get(s) ?? 0);
        return copy;
      },
    },
    breaks: ['saveLoad', 'barrier'],
  },
  {
    bug: 'options are of a kind that files cannot hold',
    rules: lanterns,
    options: { players: 2, house: { rules: ['none'] } },
    breaks: ['saveFile'],
  },
];
