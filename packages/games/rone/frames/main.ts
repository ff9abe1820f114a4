import { opsFrame } from '@starhold/effects';
import { asksOne, type Forbid, type Handlers, optionId, parseOption, refOf, type Seat } from '@starhold/kernel';
import { countsOf, LETTERS, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import {
  cardId,
  cardIn,
  destroyCards,
  distinct,
  permanentId,
  permanentIn,
  takeFromHand,
  takeOut,
} from '../rules/cards.ts';
import { dieIn, isUsable, yieldOf } from '../rules/dice.ts';
import { gain, store } from '../rules/gain.ts';
import { hasMates } from '../rules/invasion/teams.ts';
import { activateIds, CONVERT_IDS, DIE_IDS, playIds } from '../rules/option-ids.ts';
import { canPay, paymentsFor } from '../rules/pay.ts';
import { reroll, rerolls } from '../rules/rerolls.ts';
import { addTo, KINDS_OF, lettersOf, nothing, total, WILD } from '../rules/resources.ts';
import { type Frame, framesOf, type Player, type State, USED, type X } from '../state.ts';

/** Phase 4 (RONE-7): dice, cards, activated abilities, stored pairs. */

type Own = 'main' | 'pay' | 'playing' | 'kind' | 'salvage' | 'echo' | 'cull';

const PAIR = 2;
/** What nothing is called in `pay:-`. */
const NOTHING = '-';

export const main: Pick<Handlers<State, Frame, Events>, Own> = {
  main: asksOne({
    run(x, f) {
      const { s } = x;
      if (f.ended === 0) return 'wait';
      if (belongings(s.players[f.seat]) >= f.ended) f.ended = 0;
      else if (framesOf(s).every((other) => other.k !== 'main' || other.ended > 0)) leave(x, f.seat);
      else return 'hold';
      return undefined;
    },
    ask(s, f, _stack, no) {
      const options: string[] = [];
      diceOptions(s, f.seat, options, no);
      const p = s.players[f.seat];
      const plays = playIds(s);
      for (let i = 0; i < p.hand.length; i++) {
        const card = p.hand[i];
        if (p.hand.indexOf(card) < i) continue;
        const option = plays[card];
        if (canPay(s, p, card, 0)) options.push(option);
        else no?.(option, 'RONE-7.4', 'cannotPay');
      }
      activations(s, f.seat, options, no);
      for (let kind = 0; kind < KINDS_OF; kind++) {
        if (p.stored[kind] >= PAIR) options.push(PAIR_OPTIONS[kind]);
        else no?.(PAIR_OPTIONS[kind], 'RONE-7.7', 'noPair', LETTERS[kind]);
      }
      rerolls(s, f.seat, options, no);
      options.push('end');
      // Ending by itself would tell that no card of the hand can be played.
      return { seat: f.seat, kind: 'one', options, about: {}, stop: 1 };
    },
    take(x, f, pick): void {
      const { s } = x;
      const p = s.players[f.seat];
      const { verb, refs } = parseOption(pick);
      switch (verb) {
        case 'die':
        case 'convert':
          return takeDice(x, f.seat, pick);
        case 'play': {
          const card = cardIn(s, refs[0]);
          takeFromHand(p, card);
          return play(x, f.seat, card, 'hand', 0);
        }
        case 'reroll':
          return reroll(x, f.seat, pick);
        case 'activate':
          return activate(x, f.seat, permanentIn(s, refs[0]));
        case 'pair':
          return usePair(x, f.seat, LETTERS.indexOf(refs[0]));
        default:
          // B-04: a team mate may still bring something.
          if (hasMates(s)) f.ended = 1 + belongings(p);
          else leave(x, f.seat);
      }
    },
  }),

  /** One decision: which resources go. With one way only it is not asked. */
  pay: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: paymentsFor(s, s.players[f.seat], f.card, f.less).map((letters) => optionId('pay', letters || NOTHING)),
      about: { card: cardId(s, f.card) },
    }),
    take(x, f, pick): void {
      x.pop();
      payAndPlay(x, f.seat, f.card, f.from, refOf(pick));
    },
  }),

  /** during its effects the card is in no zone. */
  playing: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ === 0) {
        const list = packOf(s).playList[f.card];
        return void x.push(opsFrame(f.seat, list, f.card, list));
      }
      x.pop();
      s.players[f.seat].played.push(f.card);
    },
  },

  /** RONE-7.3, A-13: any kind for two dice; else one of the colours. */
  kind: asksOne({
    ask: (_s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: (f.what === 'convert' ? KIND_OPTIONS : COLOUR_OPTIONS).slice(),
      about: { what: f.what, n: f.n },
    }),
    take(x, f, pick): void {
      const kind = LETTERS.indexOf(refOf(pick));
      x.pop();
      if (f.what === 'store') return store(x, f.seat, kind, f.n);
      if (f.what === 'gain') return gain(x, f.seat, LETTERS[kind], f.n, 'RONE-11.11');
      const p = x.s.players[f.seat];
      p.pool[kind]++;
      x.tell('converted', 'RONE-7.3', f.seat, { dice: f.dice.map((die) => die + 1), got: LETTERS[kind] });
    },
  }),

  /** the top card of the own discard pile for less; dice may help to pay, pairs may not. */
  salvage: asksOne({
    run(x, f) {
      if (x.s.players[f.seat].discard.length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f, _stack, no) {
      const p = s.players[f.seat];
      const card = p.discard[p.discard.length - 1];
      const option = optionId('play', cardId(s, card));
      const options: string[] = [];
      if (canPay(s, p, card, f.less)) options.push(option);
      else no?.(option, 'RONE-7.4', 'cannotPay');
      if (s.phase === 4) {
        diceOptions(s, f.seat, options, no);
        rerolls(s, f.seat, options, no);
      }
      options.push('skip');
      return { seat: f.seat, kind: 'one', options, about: { card: cardId(s, card), less: f.less } };
    },
    take(x, f, pick): void {
      const { verb } = parseOption(pick);
      if (verb === 'reroll') return reroll(x, f.seat, pick);
      if (verb === 'die' || verb === 'convert') return takeDice(x, f.seat, pick);
      x.pop();
      if (pick === 'skip') return;
      const card = x.s.players[f.seat].discard.pop() as number;
      play(x, f.seat, card, 'discard', f.less);
    },
  }),

  /** the effects of another card in the played zone, new choices. */
  echo: asksOne({
    run(x, f) {
      if (repeatable(x.s, f.seat, f.card).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: repeatable(s, f.seat, f.card).map((card) => optionId('repeat', cardId(s, card))),
      about: {},
    }),
    take(x, f, pick): void {
      const card = cardIn(x.s, refOf(pick));
      x.pop();
      const list = packOf(x.s).playList[card];
      x.push(opsFrame(f.seat, list, card, list));
      x.tell('repeated', 'RONE-7.5', f.seat, { card: refOf(pick) });
    },
  }),

  /** A card of the own played zone is destroyed. */
  cull: asksOne({
    run(x, f) {
      if (x.s.players[f.seat].played.length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: distinct(s.players[f.seat].played).map((card) => optionId('destroy', cardId(s, card))),
      about: {},
    }),
    take(x, f, pick): void {
      const card = cardIn(x.s, refOf(pick));
      x.pop();
      takeOut(x.s.players[f.seat].played, card);
      destroyCards(x, f.seat, [card], 'played', 'RONE-11.4');
    },
  }),
};

/** What team mates can add to: whoever gets more of it is asked again. */
function belongings(p: Player): number {
  return total(p.pool) + total(p.stored) + p.hand.length + p.rerolls;
}

function leave(x: X, seat: Seat): void {
  // discounts that nobody has used are gone.
  x.s.players[seat].off = nothing();
  x.pop();
}

const PAIR_OPTIONS = [...LETTERS].map((letter) => optionId('pair', letter));
const KIND_OPTIONS = [...LETTERS].map((letter) => optionId('kind', letter));
const COLOUR_OPTIONS = KIND_OPTIONS.slice(0, WILD);

/** RONE-7.2, 7.3. A die without a coloured screw gives nothing by itself. */
function diceOptions(s: State, seat: Seat, options: string[], no?: Forbid): void {
  const p = s.players[seat];
  const n = p.dice.length;
  for (let a = 0; a < n; a++) {
    if (!isUsable(p, a)) {
      no?.(DIE_IDS[a], 'RONE-4.6', 'dieUsed');
      continue;
    }
    if (total(yieldOf(p, a)) > 0) options.push(DIE_IDS[a]);
    else no?.(DIE_IDS[a], 'RONE-4.3', 'noEffect');
  }
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const option = CONVERT_IDS[a][b];
      if (isUsable(p, a) && isUsable(p, b)) options.push(option);
      else no?.(option, 'RONE-7.3', 'dieUsed');
    }
  }
}

function takeDice(x: X, seat: Seat, pick: string): void {
  const dice = parseOption(pick).refs.map(dieIn);
  const p = x.s.players[seat];
  for (const die of dice) p.dice[die] = USED;
  if (dice.length > 1) return x.push({ k: 'kind', seat, what: 'convert', n: 1, dice });
  const got = yieldOf(p, dice[0]);
  addTo(p.pool, got);
  x.tell('usedDie', 'RONE-7.2', seat, { die: dice[0] + 1, got: lettersOf(got) });
}

/** RONE-7.6, A-15. */
function activations(s: State, seat: Seat, options: string[], no?: Forbid): void {
  const p = s.players[seat];
  const { useList } = packOf(s);
  for (let i = 0; i < p.base.length; i++) {
    const permanent = p.base[i];
    if (useList[permanent] === '') continue;
    const option = activateIds(s)[permanent];
    if ((p.tired & (1 << i)) === 0) options.push(option);
    else no?.(option, 'RONE-7.6', 'exhausted');
  }
}

function activate(x: X, seat: Seat, permanent: number): void {
  const { s } = x;
  const p = s.players[seat];
  p.tired |= 1 << p.base.indexOf(permanent);
  const list = packOf(s).useList[permanent];
  x.push(opsFrame(seat, list, permanent, list));
  x.tell('activated', 'RONE-7.6', seat, { card: permanentId(s, permanent) });
}

/** RONE-7.7. */
function usePair(x: X, seat: Seat, kind: number): void {
  const { s } = x;
  const p = s.players[seat];
  p.stored[kind] -= PAIR;
  p.off[kind]++;
  const list = packOf(s).pairList[kind];
  if (list !== '') x.push(opsFrame(seat, list, kind, list));
  x.tell('pair', 'RONE-7.7', seat, { kind: LETTERS[kind] });
}

/** The card has left its place and is on its way; where there is one way to pay, it is paid at once. */
function play(x: X, seat: Seat, card: number, from: 'hand' | 'discard', less: number): void {
  const ways = paymentsFor(x.s, x.s.players[seat], card, less);
  if (ways.length === 1) payAndPlay(x, seat, card, from, ways[0]);
  else x.push({ k: 'pay', seat, card, from, less });
}

function payAndPlay(x: X, seat: Seat, card: number, from: 'hand' | 'discard', paid: string): void {
  const { s } = x;
  const p = s.players[seat];
  const letters = paid === NOTHING ? '' : paid;
  const counts = countsOf(letters);
  for (let kind = 0; kind < KINDS_OF; kind++) p.pool[kind] -= counts[kind];
  // the next card uses up all discounts.
  p.off = nothing();
  const less = packOf(s).costSum[card] - letters.length;
  x.tell('played', 'RONE-7.4', seat, { card: cardId(s, card), from, paid: letters, less });
  if (packOf(s).playList[card] === '') p.played.push(card);
  else x.push({ k: 'playing', seat, card, step: 0 });
}

function repeatable(s: State, seat: Seat, self: number): number[] {
  const { playList } = packOf(s);
  return distinct(s.players[seat].played).filter((card) => card !== self && playList[card] !== '');
}
