import { opsFrame } from '@starhold/effects';
import { asksOne, asksOrder, type Handlers, optionId, parseOption, refOf, type Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import {
  cardId,
  cardIds,
  cardIn,
  destroyCards,
  distinct,
  drawable,
  putOnDeck,
  reshuffleable,
  show,
  takeFromHand,
  takeOut,
  takeTop,
} from '../rules/cards.ts';
import { fall, isFallen } from '../rules/end.ts';
import { store } from '../rules/gain.ts';
import { recycleSources } from '../rules/invasion/share.ts';
import { hasMates, mates } from '../rules/invasion/teams.ts';
import { occur } from '../rules/listening.ts';
import { KINDS_OF } from '../rules/resources.ts';
import { type Frame, NONE, type Player, type State, type X } from '../state.ts';

/** Draw decks: drawing, top cards that go elsewhere, sacrifice, recycling, reshuffling. */

type Own = 'draw' | 'take' | 'mill' | 'reshuffle' | 'sacrifice' | 'giveBack' | 'recycle';

export const deck: Pick<Handlers<State, Frame, Events>, Own> = {
  /** RONE-6.2, A-60: one at a time, deciding after each; not offered where no card can be had. */
  draw: asksOne({
    run(x, f) {
      if (f.n !== 0 && drawable(x.s.players[f.seat]) > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const { length } = s.players[f.seat].deck;
      const about = { left: f.n, deck: length };
      return { seat: f.seat, kind: 'one', options: [length > 0 ? 'draw' : 'reshuffle', 'end'], about };
    },
    take(x, f, pick): void {
      if (pick === 'end') return x.pop();
      if (f.n > 0) f.n--;
      if (x.s.players[f.seat].deck.length > 0) drawOne(x, f.seat);
      else x.push({ k: 'take', seat: f.seat });
    },
  }),

  take: {
    run(x, f): undefined {
      const p = x.s.players[f.seat];
      if (p.deck.length === 0 && reshuffleable(p) > 0) return void x.push({ k: 'reshuffle', seat: f.seat, step: 0 });
      x.pop();
      if (p.deck.length > 0) drawOne(x, f.seat);
    },
  },

  /** RONE-11.2, 11.3, A-29: what is there, then a reshuffle, then the rest. */
  mill: {
    run(x, f): undefined {
      const { s } = x;
      if (f.n === 0) return void x.pop();
      if (!hasTop(x, f.owner)) return;
      const p = s.players[f.owner];
      f.n--;
      const card = takeTop(p);
      (f.to === 'discard' ? p.discard : p.scrap).push(card);
      const cards = [cardId(s, card)];
      if (f.to === 'discard') x.reveal('discarded', 'RONE-11.2', f.owner, { cards, from: 'deck' });
      else x.reveal('scrapped', 'RONE-11.3', f.owner, { cards, from: 'deck' });
      if (f.stores === NONE) return;
      const cost = packOf(s).cost[card];
      for (let kind = KINDS_OF - 1; kind >= 0; kind--) store(x, f.stores, kind, cost[kind]);
    },
  },

  /** RONE-9.2: the steps of the board, then the shuffle, unless the steps have beaten the player. */
  reshuffle: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ === 0) {
        x.tell('reshuffling', 'RONE-9.2', f.seat, {});
        return void x.push(opsFrame(f.seat, 'reshuffle/player', NONE, 'reshuffle/player'));
      }
      x.pop();
      if ((s.fallen & (1 << f.seat)) !== 0) return;
      const p = s.players[f.seat];
      p.deck.push(...p.discard, ...p.scrap);
      p.discard.length = 0;
      p.scrap.length = 0;
      p.openTop = 0;
      p.ownTop = 0;
      x.shuffle(`deck${f.seat}`, p.deck);
      x.tell('reshuffled', 'RONE-9.2', f.seat, { count: p.deck.length });
      occur(x, ['reshuffled'], f.seat, NONE);
    },
  },

  /** RONE-11.5. Too few cards lose the game (RONE-9.5). */
  sacrifice: asksOne({
    run(x, f) {
      const p = x.s.players[f.seat];
      if (f.step === 1) return 'wait';
      if (f.cards.length < f.n) {
        if (hasTop(x, f.seat)) f.cards.push(takeTop(p));
        return undefined;
      }
      f.step = 1;
      const cards = cardIds(x.s, f.cards);
      x.reveal('sacrificed', 'RONE-11.5', f.seat, { count: cards.length }, { cards }, [f.seat]);
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: distinct(f.cards).map((card) => optionId('destroy', cardId(s, card))),
      about: {},
      // That they are all equal is for nobody else to see.
      stop: 1,
    }),
    take(x, f, pick): void {
      const card = cardIn(x.s, refOf(pick));
      x.pop();
      const rest = f.cards.slice();
      takeOut(rest, card);
      x.learned();
      destroyCards(x, f.seat, [card], 'deck', 'RONE-11.5');
      if (rest.length > 0) x.push({ k: 'giveBack', seat: f.seat, cards: rest });
    },
  }),

  giveBack: asksOrder({
    ask(s, f) {
      const of = f.cards.map((card) => optionId('return', cardId(s, card)));
      const ask = { seat: f.seat, kind: 'order' as const, of, about: {} };
      return of.length > 1 ? { ...ask, stop: 1 } : ask;
    },
    take(x, f, pick): void {
      x.pop();
      for (const option of pick) putOnDeck(x.s.players[f.seat], cardIn(x.s, refOf(option)), false);
      x.tell('returned', 'RONE-11.5', f.seat, { count: pick.length });
    },
  }),

  /** RONE-11.6: one by one; with team mates from anybody's piles (RONE-20.6). */
  recycle: asksOne({
    run(x, f) {
      if (f.n > 0 && recyclable(x.s, f.seat, f.from).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const options = recyclable(s, f.seat, f.from);
      const ask = { seat: f.seat, kind: 'one' as const, options, about: { n: f.n } };
      // One option because the hand holds equal cards tells what it holds.
      return options.length === 1 && s.players[f.seat].hand.length > 1 && f.from === 'any' ? { ...ask, stop: 1 } : ask;
    },
    take(x, f, pick): void {
      f.n--;
      const { refs } = parseOption(pick);
      recycle(x, refs.length > 1 ? Number(refs[1].slice(1)) : f.seat, refs[0]);
    },
  }),
};

/** Is there a card to take? If not, a reshuffle comes first, or the player is beaten; the frame that asks is run again. */
function hasTop(x: X, seat: Seat): boolean {
  const p = x.s.players[seat];
  if (p.deck.length > 0) return true;
  if (reshuffleable(p) === 0) fall(x, seat, 'deck');
  // In quick training the match goes on to the end of the phase: what cannot be done any more is left.
  if (!isFallen(x, seat)) x.push({ k: 'reshuffle', seat, step: 0 });
  else if (x.s.ended === '') dropTop(x);
  return false;
}

function dropTop(x: X): void {
  const f = x.stack[x.stack.length - 1];
  if (f.k === 'sacrifice') for (const card of f.cards) putOnDeck(x.s.players[f.seat], card, false);
  x.pop();
}

function drawOne(x: X, seat: Seat): void {
  const { s } = x;
  const p = s.players[seat];
  const known = p.openTop > 0;
  const card = takeTop(p);
  p.hand.push(card);
  if (known) show(p, card);
  x.reveal('drew', 'RONE-11.1', seat, { left: p.deck.length }, { card: cardId(s, card) }, mates(s, seat));
  const list = packOf(s).drawnList[card];
  if (list === '') return;
  show(p, card);
  x.tell('showed', 'RONE-11.1', seat, { card: cardId(s, card) });
  x.push(opsFrame(seat, list, card, list));
}

function recyclable(s: State, seat: Seat, from: 'any' | 'scrapyard'): string[] {
  const found: string[] = [];
  for (const owner of recycleSources(s, seat)) {
    const p = s.players[owner];
    const option = (ref: string): string =>
      owner === seat ? optionId('recycle', ref) : optionId('recycle', ref, `p${owner}`);
    if (p.scrap.length > 0) found.push(option('scrapyard'));
    if (from === 'scrapyard') continue;
    if (p.discard.length > 0) found.push(option('discard'));
    // Team mates see hands: then the owner is named, and the option is no secret (rules/veil.ts).
    const named = (card: number): string =>
      hasMates(s) ? optionId('recycle', cardId(s, card), `p${owner}`) : option(cardId(s, card));
    for (const card of distinct(p.hand)) found.push(named(card));
  }
  return found;
}

function recycle(x: X, owner: Seat, ref: string): void {
  const { s } = x;
  const p = s.players[owner];
  if (ref === 'scrapyard' || ref === 'discard') {
    const card = (ref === 'scrapyard' ? p.scrap : p.discard).pop() as number;
    putOnDeck(p, card, true);
    return x.tell('recycled', 'RONE-11.6', owner, { from: ref, card: cardId(s, card) }, { card: cardId(s, card) }, [
      owner,
    ]);
  }
  fromHand(p, cardIn(s, ref));
  x.tell('recycled', 'RONE-11.6', owner, { from: 'hand', card: '' }, { card: ref }, mates(s, owner));
}

function fromHand(p: Player, card: number): void {
  takeFromHand(p, card);
  putOnDeck(p, card, false);
}
