import { opsFrame } from '@starhold/effects';
import { asksAmounts, asksOne, asksSubset, type Handlers, optionId, parseOption, refOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import {
  cardId,
  cardIn,
  discardCards,
  discardHidden,
  drawableIn,
  drawCards,
  drawHidden,
  HAND_LIMIT,
  pileOf,
} from '../rules/cards.ts';
import { gainTactics, hiddenOf } from '../rules/gain.ts';
import { occur, type Word } from '../rules/listening.ts';
import { changes } from '../rules/modifiers.ts';
import { ANY, isPayable } from '../rules/pay.ts';
import { FIGURE_REFS, figureIn, houseIn, houseOf, isHouseShip, PILES } from '../rules/refs.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';

type Own = 'draw' | 'discard' | 'discardHidden' | 'hidden' | 'keep' | 'play' | 'playing' | 'enter';

export const cards: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-17.1: how many of which kind, then they are looked at. */
  draw: asksAmounts({
    run(x) {
      if (PILES.some((_, pile) => drawableIn(x.s, pile) > 0)) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'amounts',
      bins: PILES.map((kind, pile) => ({
        id: optionId('draw', kind),
        min: 0,
        max: Math.min(f.n, drawableIn(s, pile)),
      })),
      min: 0,
      max: f.n,
      about: { n: f.n },
    }),
    take(x, f, pick): void {
      x.pop();
      const counts = PILES.map((kind) => pick[optionId('draw', kind)] ?? 0);
      drawCards(x, f.seat, counts, 'REV-17.1');
      const over = x.s.players[f.seat].hand.length - HAND_LIMIT;
      if (over > 0) x.push({ k: 'discard', seat: f.seat, least: over, most: over, why: 'limit', any: 0, tactics: 0 });
    },
  }),

  /** REV-17.2, 17.3; as a price, for an effect, by a failure. */
  discard: asksSubset({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'subset',
      from: s.players[f.seat].hand.map((card) => optionId('discard', cardId(s, card), PILES[pileOf(s, card)])),
      min: f.least,
      max: f.most,
      about: { least: f.least, most: f.most, why: f.why },
    }),
    take(x, f, pick): void {
      x.pop();
      const gone = pick.map((option) => cardIn(x.s, parseOption(option).refs[0]));
      discardCards(x, f.seat, gone, 'REV-17.3');
      const any = gone.length * f.any;
      if (any > 0) x.push(any === 1 ? { k: 'gain', seat: f.seat, or: 0 } : { k: 'gains', seat: f.seat, n: any });
      if (gone.length * f.tactics > 0) gainTactics(x, f.seat, gone.length * f.tactics);
    },
  }),

  discardHidden: asksSubset({
    ask(s, f) {
      const from = HOUSES.flatMap((house, i) =>
        new Array<string>(s.players[f.seat].hidden[i]).fill(optionId('shed', house)),
      );
      const ask = { seat: f.seat, kind: 'subset' as const, from, min: f.n, max: f.n, about: { n: f.n, why: f.why } };
      // That all of them are alike is nobody else's business.
      return f.n < from.length ? { ...ask, stop: 1 } : ask;
    },
    take(x, f, pick): void {
      x.pop();
      discardHidden(
        x,
        f.seat,
        pick.map((option) => houseIn(refOf(option))),
        f.why,
        'REV-9.4',
      );
    },
  }),

  /** REV-9.1: one card, and as many more as rank and abilities give; one is kept. */
  hidden: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ > 0) {
        x.pop();
        return occur(x, ['hidden'], f.seat, f.ship) as undefined;
      }
      const p = s.players[f.seat];
      const more = packOf(s).crews[p.side].hiddenDraw[p.rank] + changes.sum(s, 'drawHidden', f.seat);
      const drawn = drawHidden(x, 1 + more);
      if (drawn.length === 0) return void x.pop();
      x.reveal('hiddenDrawn', 'REV-9.1', f.seat, { n: drawn.length }, { houses: drawn.map((i) => HOUSES[i]) }, [
        f.seat,
      ]);
      x.push({ k: 'keep', seat: f.seat, cards: drawn });
    },
  },

  keep: asksOne({
    ask(_s, f) {
      const options = [...new Set(f.cards)].sort((a, b) => a - b).map((house) => optionId('keep', HOUSES[house]));
      const ask = { seat: f.seat, kind: 'one' as const, options, about: { n: f.cards.length } };
      return f.cards.length > 1 ? { ...ask, stop: 1 } : ask;
    },
    take(x, f, pick): void {
      const { s } = x;
      const house = houseIn(refOf(pick));
      x.pop();
      const rest = f.cards.slice();
      rest.splice(rest.indexOf(house), 1);
      s.hiddenDiscard.push(...rest);
      const p = s.players[f.seat];
      p.hidden[house]++;
      x.tell('hiddenKept', 'REV-9.1', f.seat, { now: hiddenOf(p) }, { house: HOUSES[house] }, [f.seat]);
    },
  }),

  /** REV-17.4, 27.3. Whether there is anything to play is nobody else's business. */
  play: asksOne({
    run(x, f) {
      if (x.s.players[f.seat].hand.length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f, _stack, no) {
      const options: string[] = [];
      for (const card of s.players[f.seat].hand) playOptions(s, f, card, options, no);
      options.push('none');
      return { seat: f.seat, kind: 'one', options, stop: 1, about: { less: f.less, affinity: f.affinity } };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick !== 'none') playCard(x, f, pick);
    },
  }),

  playing: {
    run(x, f): undefined {
      const { s } = x;
      x.pop();
      // REV-27.3: one more card instead of the discount, at full price.
      if (f.second === 1) x.push({ k: 'play', seat: f.seat, less: 0, affinity: 2, ship: f.ship });
      const on: Word[] = pileOf(s, f.card) < 2 ? ['play', 'permanent'] : ['play'];
      // AMB-35: heard before it takes its place, so that it does not hear itself.
      const { seat, card, slot, ship } = f;
      occur(x, on, seat, ship, { k: 'enter', seat, card, slot, ship, step: 0 });
    },
  },

  /** REV-17.5 to 17.7. */
  enter: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      const { operations, frigates } = packOf(s);
      if (f.step++ > 0) {
        x.pop();
        if (operations[f.card].kind === 'command') p.commands.push(f.card);
        return;
      }
      switch (operations[f.card].kind) {
        case 'cadet':
          p.cadets[f.slot] = f.card;
          return void x.pop();
        case 'frigate': {
          x.pop();
          const list = `${frigates[p.board].id}/slot${p.frigates.push(f.card) - 1}`;
          return void x.push(opsFrame(f.seat, list, f.ship, list));
        }
        case 'command': {
          const list = `${operations[f.card].id}/do`;
          return void x.push(opsFrame(f.seat, list, f.ship, list));
        }
      }
    },
  },
};

const CADET_SLOTS = 2;
type PlayFrame = Extract<Frame, { k: 'play' }>;

/** The first free slot of a cadet (1 or 2); NONE. */
function freeSlot(s: State, player: number, figure: number): number {
  const { cadets } = s.players[player];
  for (let slot = (figure - 1) * CADET_SLOTS; slot < figure * CADET_SLOTS; slot++)
    if (cadets[slot] === NONE) return slot;
  return NONE;
}

/** AMB-37: only the ship actually crewed counts. */
function hasAffinity(s: State, card: number): boolean {
  return isHouseShip(s.ship) && packOf(s).flag[card] === houseOf(s.ship);
}

function playOptions(
  s: State,
  f: PlayFrame,
  card: number,
  into: string[],
  no?: (option: string, rule: string, msg: string) => void,
): void {
  const { price, operations } = packOf(s);
  const id = operations[card].id;
  const places = placesOf(s, f.seat, card);
  if (places.length === 0) return no?.(optionId('play', id), 'REV-17.8', 'noFreeSlot');
  const less = f.less + changes.sum(s, 'discount', f.seat);
  const full = [...price[card], 0];
  const cheap = f.affinity === 1 && hasAffinity(s, card);
  const payable = isPayable(s, f.seat, full, less);
  if (!payable) no?.(optionId('play', id), 'REV-17.4', 'cannotPay');
  for (const place of places) {
    if (payable) into.push(optionId('play', id, ...place));
    if (cheap && isPayable(s, f.seat, full, less + 1)) into.push(optionId('cheap', id, ...place));
  }
}

/** A cadet card names its cadet; other cards have one place, if it is free. */
function placesOf(s: State, player: number, card: number): string[][] {
  const { operations, frigates } = packOf(s);
  const p = s.players[player];
  switch (operations[card].kind) {
    case 'cadet':
      return [1, 2].filter((figure) => freeSlot(s, player, figure) !== NONE).map((figure) => [FIGURE_REFS[figure]]);
    case 'frigate':
      return p.frigates.length < frigates[p.board].slots.length ? [[]] : [];
    case 'command':
      return [[]];
  }
}

function playCard(x: X, f: PlayFrame, pick: string): void {
  const { s } = x;
  const { verb, refs } = parseOption(pick);
  const { seat, ship } = f;
  const card = cardIn(s, refs[0]);
  const { hand } = s.players[seat];
  hand.splice(hand.indexOf(card), 1);
  const cadet = refs.length > 1 ? figureIn(refs[1]) : 0;
  const slot = cadet > 0 ? freeSlot(s, seat, cadet) : NONE;
  const cheap = verb === 'cheap';
  const price = [...packOf(s).price[card], 0];
  const sum = price.reduce((a, b) => a + b, 0) - price[ANY];
  const less = Math.min(sum, f.less + changes.sum(s, 'discount', seat) + (cheap ? 1 : 0));
  const second = f.affinity === 1 && !cheap && hasAffinity(s, card) ? 1 : 0;
  x.reveal('played', 'REV-17.4', seat, { card: refs[0], cadet, less });
  x.push({ k: 'playing', seat, card, slot, second, ship });
  if (less < sum) x.push({ k: 'pay', seat, price, less, what: refs[0] });
}
