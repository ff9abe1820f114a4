import { below, fork, shuffleInPlace } from '../../rng.ts';
import { cloneStack } from '../../stack.ts';
import type {
  Ask,
  BaseFrame,
  Core,
  Eyes,
  Forbid,
  Handlers,
  OptionInfo,
  Picked,
  Rng,
  Rules,
  Seat,
  Together,
  Work,
} from '../../types.ts';

/**
 * Lanterns, a game for the tests of the contract. Two seats hold hidden hands and one face-down lantern each. A round:
 * both commit a card (sealed lanes), the committed cards go face up into the row, whoever is first takes one of them
 * (open floor), then both act at the same time (open lanes): draw, peek at or light the own lantern, roll, split oil.
 */
export interface Table {
  round: number;
  /** Card index → handle number. */
  handle: number[];
  nextHandle: number;
  deck: number[];
  hands: number[][];
  /** Face-down cards; -1 when lit. */
  lanterns: number[];
  /** Has the owner looked at the lantern? */
  looked: number[];
  /** -1 when nothing is committed. */
  committed: number[];
  row: number[];
  discard: number[];
  won: number[][];
  score: number[];
}

export type LanternsState = Core<LanternsFrame> & Table;
export type LanternsFrame =
  | (BaseFrame & { k: 'setup' })
  | (BaseFrame & { k: 'round'; step: number })
  | (BaseFrame & { k: 'commit' })
  | (BaseFrame & { k: 'floor' })
  | (BaseFrame & { k: 'turn'; left: number })
  | (BaseFrame & { k: 'oil' });

export interface LanternsOptions {
  players: 2;
}

type Cards = { k: string; name: string }[];

export interface LanternsView {
  round: number;
  deck: number;
  hands: number[];
  row: Cards;
  discard: Cards;
  won: Cards[];
  lit: number[];
  looked: number[];
  score: number[];
  me?: { hand: Cards; committed: Cards; lantern: Cards };
}

type X = Work<LanternsState, LanternsFrame>;

export const NAMES = ['moth', 'moth', 'owl', 'bat', 'fox', 'hare', 'toad', 'toad', 'newt', 'crow', 'wolf', 'lynx'];
const ROUNDS = 5;
const HAND_LIMIT = 3;
const SEATS: readonly Seat[] = [0, 1];

export const handleOf = (s: LanternsState, card: number): string => `k${s.handle[card]}`;
const shown = (s: LanternsState, cards: readonly number[]): Cards =>
  cards.map((card) => ({ k: handleOf(s, card), name: NAMES[card] }));

/** Shuffles `cards` into the deck; what was known of them ends here. */
export function intoDeck(x: X, cards: number[], renew = true): void {
  const { s } = x;
  x.shuffle('deck', cards);
  if (renew) for (const card of cards) s.handle[card] = s.nextHandle++;
  s.deck.push(...cards);
  x.emit('shuffled', 'LAN-1', -1, [cards.length]);
}

export function draw(x: X, seat: Seat): void {
  const { s } = x;
  if (s.deck.length === 0) {
    intoDeck(
      x,
      [...s.discard, ...s.won[0], ...s.won[1]].sort((a, b) => a - b),
    );
    s.discard = [];
    s.won = [[], []];
  }
  const card = s.deck.pop();
  if (card === undefined) throw new Error('no card left');
  s.hands[seat].push(card);
  x.emit('drew', 'LAN-4', seat, [], [handleOf(s, card), NAMES[card]], [seat]);
}

export function light(x: X, seat: Seat, told = true): void {
  const { s } = x;
  const card = s.lanterns[seat];
  s.lanterns[seat] = -1;
  s.won[seat].push(card);
  if (told) x.learned();
  x.emit('lit', 'LAN-6', seat, [handleOf(s, card), NAMES[card]]);
}

function setup(x: X): void {
  const { s } = x;
  x.pop();
  intoDeck(
    x,
    NAMES.map((_, card) => card),
  );
  for (const seat of SEATS) {
    s.lanterns[seat] = s.deck.pop() ?? -1;
    draw(x, seat);
    draw(x, seat);
  }
  x.push({ k: 'round', seat: -1, step: 0 });
}

function reveal(x: X): void {
  const { s } = x;
  for (const seat of SEATS) {
    const card = s.committed[seat];
    if (card < 0) continue;
    // Not left to the closing of the lanes: when one hand is empty, there is only one lane.
    x.learned();
    s.committed[seat] = -1;
    s.row.push(card);
    x.emit('revealed', 'LAN-2', seat, [handleOf(s, card), NAMES[card]]);
  }
}

function endRound(x: X, f: { step: number }): void {
  const { s } = x;
  s.discard.push(...s.row);
  s.row = [];
  f.step = 0;
  if (++s.round <= ROUNDS) return;
  s.over = s.score[0] === s.score[1] ? 'even' : s.score[0] > s.score[1] ? 'win0' : 'win1';
  x.emit('ended', 'LAN-9', -1, [s.over]);
}

export function turnOptions(s: LanternsState, seat: Seat, no?: Forbid): string[] {
  const options = [];
  const canBeDrawn = s.deck.length + s.discard.length + s.won[0].length + s.won[1].length;
  if (s.hands[seat].length >= HAND_LIMIT) no?.('draw', 'LAN-4', 'handFull', HAND_LIMIT);
  else if (canBeDrawn === 0) no?.('draw', 'LAN-4', 'nothingLeft');
  else options.push('draw');
  if (s.lanterns[seat] < 0) no?.('light', 'LAN-6', 'alreadyLit');
  else {
    if (s.looked[seat]) no?.('peek', 'LAN-5', 'alreadySeen');
    else options.push('peek');
    options.push('light');
  }
  return [...options, 'roll', 'oil', 'end'];
}

export function peek(x: X, seat: Seat): void {
  x.s.looked[seat] = 1;
  x.learned();
  x.emit('peeked', 'LAN-5', seat, []);
}

export function takeTurn(x: X, f: { left: number }, pick: Picked, seat: Seat): void {
  if (--f.left === 0 || pick === 'end') x.pop();
  if (pick === 'draw') draw(x, seat);
  if (pick === 'peek') peek(x, seat);
  if (pick === 'light') light(x, seat);
  if (pick === 'roll') x.s.score[seat] += x.die('roll', 3);
  if (pick === 'oil') x.push({ k: 'oil', seat });
}

export const handlers: Handlers<LanternsState, LanternsFrame> = {
  setup: {
    run: (x) => {
      setup(x);
      return undefined;
    },
  },
  round: {
    run: (x, f) => {
      f.step++;
      if (f.step === 1) {
        x.together(
          true,
          SEATS.filter((seat) => x.s.hands[seat].length > 0).map((seat) => ({ k: 'commit', seat })),
        );
      } else if (f.step === 2) {
        reveal(x);
        if (x.s.row.length > 0) x.push({ k: 'floor', seat: -1 });
      } else if (f.step === 3) {
        x.together(
          false,
          SEATS.map((seat) => ({ k: 'turn', seat, left: 3, cause: `turn:${seat}` })),
        );
      } else endRound(x, f);
      return undefined;
    },
  },
  commit: {
    ask: (s, f) => ({
      kind: 'one',
      seat: f.seat,
      stop: 1,
      options: s.hands[f.seat].map((c) => `play:${handleOf(s, c)}`),
    }),
    take: (x, f, pick) => {
      const { s } = x;
      const hand = s.hands[f.seat];
      const at = hand.findIndex((card) => `play:${handleOf(s, card)}` === pick);
      s.committed[f.seat] = hand.splice(at, 1)[0];
      x.pop();
      x.emit('committed', 'LAN-2', f.seat, []);
    },
  },
  floor: {
    ask: (s) =>
      SEATS.map(
        (seat): Ask => ({ kind: 'one', seat, options: [...s.row.map((card) => `grab:${handleOf(s, card)}`), 'leave'] }),
      ),
    take: (x, _f, pick, seat) => {
      const { s } = x;
      x.pop();
      const at = s.row.findIndex((card) => `grab:${handleOf(s, card)}` === pick);
      if (at < 0) return;
      s.won[seat].push(...s.row.splice(at, 1));
      s.score[seat]++;
      x.emit('grabbed', 'LAN-3', seat, [String(pick).slice(5)]);
    },
  },
  turn: {
    ask: (s, f, _stack, no) => ({ kind: 'one', seat: f.seat, options: turnOptions(s, f.seat, no) }),
    take: (x, f, pick, seat) => takeTurn(x, f, pick, seat),
  },
  oil: {
    ask: (_s, f) => ({
      kind: 'amounts',
      seat: f.seat,
      min: 2,
      max: 3,
      bins: SEATS.map((seat) => ({ id: `seat:${seat}`, min: 0, max: 2 })),
    }),
    take: (x, f, pick) => {
      const given = pick as Record<string, number>;
      x.pop();
      // Counted from 0: a bin that is missing from the pick would make the score NaN.
      for (const seat of SEATS) x.s.score[seat] += given[`seat:${seat}`];
      x.emit('oiled', 'LAN-7', f.seat, [given['seat:0'], given['seat:1']]);
    },
  },
};

export const zonesOf = (s: LanternsState): number[][] => [
  s.deck,
  ...s.hands,
  s.lanterns.filter((card) => card >= 0),
  s.committed.filter((card) => card >= 0),
  s.row,
  s.discard,
  ...s.won,
];

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

export function clone(s: LanternsState): LanternsState {
  return {
    ...s,
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    handle: s.handle.slice(),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    lanterns: s.lanterns.slice(),
    looked: s.looked.slice(),
    committed: s.committed.slice(),
    row: s.row.slice(),
    discard: s.discard.slice(),
    won: s.won.map((pile) => pile.slice()),
    score: s.score.slice(),
  };
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

const START: Table = {
  round: 1,
  handle: NAMES.map((_, card) => card),
  nextHandle: NAMES.length,
  deck: [],
  hands: [[], []],
  lanterns: [-1, -1],
  looked: [0, 0],
  committed: [-1, -1],
  row: [],
  discard: [],
  won: [[], []],
  score: [0, 0],
};

export type LanternsRules = Rules<LanternsState, LanternsFrame, LanternsView, LanternsOptions>;

export const lanterns: LanternsRules = {
  id: 'lanterns',
  version: '1',
  handlers,
  seats: (options) => options.players,
  initial: (_options, rng) =>
    clone({ rulesVersion: '1', rng, stack: [{ k: 'setup', seat: -1 }], asked: 0, opened: 0, over: '', ...START }),
  clone,
  view,
  redeal,
  describe: (_s, option): OptionInfo => ({ touches: option.split(':').slice(1), rule: 'LAN-8' }),
  round: (s) => s.round,
  signals: (_s, seat) => [`wave:${seat}`],
  broken: (s) => {
    const cards = zonesOf(s).flat();
    const problems = new Set(cards).size === cards.length ? [] : ['a card lies in two places'];
    if (new Set(s.handle).size !== s.handle.length) problems.push('two cards have one handle');
    if (s.score.some((n) => !(n >= 0))) problems.push('a score is not a number');
    return problems;
  },
  inventory: (s) => {
    const counts: Record<string, number> = {};
    for (const card of zonesOf(s).flat()) counts[NAMES[card]] = (counts[NAMES[card]] ?? 0) + 1;
    return counts;
  },
  secrets: (s, eyes) => {
    const hidden = new Set(hiddenFrom(s, eyes).map(([list, i]) => list[i]));
    const open = new Set(NAMES.filter((_, card) => !hidden.has(card)));
    return [...new Set(NAMES)].filter((name) => !open.has(name));
  },
  hiddenHandles: (s, eyes) => hiddenFrom(s, eyes).map(([list, i]) => handleOf(s, list[i])),
};

/** A position in the last round with everything thrown about; enough to reach reshuffles at once. */
export function latePosition(seed: number): LanternsState {
  const rng: Rng = [1, seed, 2, 3, 4];
  const cards = shuffleInPlace(
    rng,
    NAMES.map((_, card) => card),
  );
  const s = lanterns.initial({ players: 2 }, rng);
  s.stack = [{ k: 'round', seat: -1, step: 2 }];
  s.round = ROUNDS - 1;
  for (const seat of SEATS) {
    s.hands[seat] = cards.splice(0, 1 + below(rng, HAND_LIMIT - 1));
    s.lanterns[seat] = cards.pop() ?? -1;
    s.looked[seat] = below(rng, 2);
  }
  s.row = cards.splice(0, 2);
  s.discard = cards;
  return s;
}
