import type { Ask, Forbid, Handlers, Picked, Seat, Work } from '../../../types.ts';
import { HAND_LIMIT, handleOf, type LanternsFrame, type LanternsState, NAMES, ROUNDS, SEATS } from './state.ts';

export type X = Work<LanternsState, LanternsFrame>;

/** Shuffles `cards` into the deck; what was known of them ends here. */
export function intoDeck(x: X, cards: number[], renew = true): void {
  const { s } = x;
  x.shuffle('deck', cards);
  if (renew) for (const card of cards) s.handle[card] = s.nextHandle++;
  s.deck.push(...cards);
  x.tell('shuffled', 'LAN-1', -1, { n: cards.length });
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
  x.reveal('drew', 'LAN-4', seat, {}, { k: handleOf(s, card), name: NAMES[card] }, [seat]);
}

export function light(x: X, seat: Seat, told = true): void {
  const { s } = x;
  const card = s.lanterns[seat];
  s.lanterns[seat] = -1;
  s.won[seat].push(card);
  const lantern = { k: handleOf(s, card), name: NAMES[card] };
  if (told) x.reveal('lit', 'LAN-6', seat, lantern);
  else x.tell('lit', 'LAN-6', seat, lantern);
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
    x.reveal('revealed', 'LAN-2', seat, { k: handleOf(s, card), name: NAMES[card] });
    s.committed[seat] = -1;
    s.row.push(card);
  }
}

function endRound(x: X, f: { step: number }): void {
  const { s } = x;
  s.discard.push(...s.row);
  s.row = [];
  f.step = 0;
  if (++s.round <= ROUNDS) return;
  s.over = s.score[0] === s.score[1] ? 'even' : s.score[0] > s.score[1] ? 'win0' : 'win1';
  x.tell('ended', 'LAN-9', -1, { over: s.over });
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

function peek(x: X, seat: Seat): void {
  x.s.looked[seat] = 1;
  x.reveal('peeked', 'LAN-5', seat, {});
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
      x.tell('committed', 'LAN-2', f.seat, {});
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
      x.tell('grabbed', 'LAN-3', seat, { k: String(pick).slice(5) });
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
      x.tell('oiled', 'LAN-7', f.seat, { to: SEATS.map((seat) => given[`seat:${seat}`]) });
    },
  },
};
