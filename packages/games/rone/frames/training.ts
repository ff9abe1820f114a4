import { asksAmounts, asksOne, asksOrder, type Handlers, optionId, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { cardId, cardIds, cardIn, putOnDeck, takeOut } from '../rules/cards.ts';
import { changeOf } from '../rules/modifiers.ts';
import type { Frame, Player, State, X } from '../state.ts';

/** The training ground, and how cards come to the discard pile (RONE-6.9, 6.10, 8). */

type Own = 'tidy' | 'training' | 'atop' | 'graduate' | 'screws' | 'unscrew' | 'enlist' | 'drill';

export const training: Pick<Handlers<State, Frame, Events>, Own> = {
  /** RONE-6.9: the first goes down first. */
  tidy: asksOrder({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'order',
      of: s.players[f.seat].played.map((card) => optionId('discard', cardId(s, card))),
      about: {},
    }),
    take(x, f, pick): void {
      const p = x.s.players[f.seat];
      x.pop();
      if (pick.length === 0) return;
      const cards = pick.map(refOf);
      p.played.length = 0;
      for (const id of cards) p.discard.push(cardIn(x.s, id));
      x.tell('discarded', 'RONE-6.9', f.seat, { cards, from: 'played' });
    },
  }),

  /** RONE-6.10: all cards with enough screws; the screws are destroyed. */
  training: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      const { training: needed } = packOf(s);
      x.pop();
      const cards: number[] = [];
      for (let i = 0; i < p.ground.length; ) {
        if (p.screws[i] < needed[p.ground[i]]) i++;
        else cards.push(takeGround(p, i));
      }
      if (cards.length === 0) return;
      const left = Math.min(changeOf(s, 'trainedOnTop', f.seat), cards.length);
      if (left > 0) x.push({ k: 'atop', seat: f.seat, cards, left });
      else x.push({ k: 'graduate', seat: f.seat, cards });
    },
  },

  /** TE20. */
  atop: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: [...[...new Set(cardIds(s, f.cards))].map((id) => optionId('top', id)), 'none'],
      about: { n: f.left },
    }),
    take(x, f, pick): void {
      if (pick !== 'none') {
        const card = cardIn(x.s, refOf(pick));
        takeOut(f.cards, card);
        putOnDeck(x.s.players[f.seat], card, true);
        x.tell('trained', 'RONE-11.9', f.seat, { card: refOf(pick), to: 'deck', how: 'screws' });
        if (--f.left > 0 && f.cards.length > 0) return;
      }
      x.pop();
      x.push({ k: 'graduate', seat: f.seat, cards: f.cards });
    },
  }),

  /** the owner orders them. */
  graduate: asksOrder({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'order',
      of: f.cards.map((card) => optionId('train', cardId(s, card))),
      about: {},
    }),
    take(x, f, pick): void {
      x.pop();
      for (const option of pick) trained(x, f.seat, cardIn(x.s, refOf(option)), 'screws');
    },
  }),

  /** RONE-8.2. */
  screws: asksAmounts({
    run(x, f) {
      if (x.s.players[f.seat].ground.length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'amounts',
      bins: s.players[f.seat].ground.map((_, i) => ({ id: optionId('screw', placeRef(i)), min: 0, max: f.n })),
      min: f.n,
      max: f.n,
      about: { n: f.n },
    }),
    take(x, f, pick): void {
      const p = x.s.players[f.seat];
      x.pop();
      p.ground.forEach((card, i) => {
        const n = pick[optionId('screw', placeRef(i))] ?? 0;
        if (n === 0) return;
        p.screws[i] += n;
        x.tell('screws', 'RONE-8.2', f.seat, { card: cardId(x.s, card), n, now: p.screws[i] });
      });
    },
  }),

  unscrew: asksOne({
    run(x, f) {
      if (f.n > 0 && x.s.players[f.seat].screws.some((n) => n > 0)) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: s.players[f.seat].screws.flatMap((n, i) => (n > 0 ? [optionId('unscrew', placeRef(i))] : [])),
      about: { n: f.n },
    }),
    take(x, f, pick): void {
      f.n--;
      x.s.players[f.seat].screws[placeIn(refOf(pick))]--;
      x.tell('screwsLost', 'RONE-11.4', f.seat, { n: 1 });
    },
  }),

  /** RONE-8.5, A-06: any card of the starter pile. */
  enlist: asksOne({
    ask(s, f) {
      const { starters } = packOf(s);
      const options = starters.flatMap((card, i) => (s.starters[i] > 0 ? [optionId('enlist', cardId(s, card))] : []));
      return { seat: f.seat, kind: 'one', options, about: {} };
    },
    run(x) {
      // Somebody else may have taken the last one in the meantime.
      if (x.s.starters.some((n) => n > 0)) return 'wait';
      x.pop();
      return undefined;
    },
    take(x, f, pick): void {
      const card = cardIn(x.s, refOf(pick));
      x.pop();
      x.s.starters[packOf(x.s).starterAt[card]]--;
      trained(x, f.seat, card, 'enlisted');
    },
  }),

  /** A card of the own training ground is trained at once. */
  drill: asksOne({
    run(x, f) {
      if (drillable(x.s, f.seat, f.most).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: drillable(s, f.seat, f.most).map((i) => optionId('train', placeRef(i))),
      about: { most: f.most },
    }),
    take(x, f, pick): void {
      x.pop();
      trained(x, f.seat, takeGround(x.s.players[f.seat], placeIn(refOf(pick))), 'effect');
    },
  }),
};

/** Places of the training ground are counted from 1: `g2`. */
export const placeRef = (i: number): string => `g${i + 1}`;
const placeIn = (ref: string): number => Number(ref.slice(1)) - 1;

function takeGround(p: Player, i: number): number {
  p.screws.splice(i, 1);
  return p.ground.splice(i, 1)[0];
}

function trained(x: X, seat: number, card: number, how: 'screws' | 'effect' | 'enlisted'): void {
  x.s.players[seat].discard.push(card);
  x.tell('trained', 'RONE-8.4', seat, { card: cardId(x.s, card), to: 'discard', how });
}

function drillable(s: State, seat: number, most: number): number[] {
  const { training: cost } = packOf(s);
  return s.players[seat].ground.flatMap((card, i) => (cost[card] <= most ? [i] : []));
}
