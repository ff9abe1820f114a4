import { opsFrame } from '@starhold/effects';
import { asksOne, type Forbid, partOf, refOf } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import {
  byRef,
  cardNames,
  coreOf,
  isTactic,
  onDeck,
  optionFor,
  ref,
  takeFrom,
  type UnsHandlers,
  type X,
} from '../rules/cards.ts';
import {
  boundX,
  countRepetition,
  type EffectRef,
  effectsOf,
  haggleCost,
  hindrance,
  repetitions,
} from '../rules/effects.ts';
import { finish, gain, lose } from '../rules/players.ts';
import { REPETITIONS_BEFORE_REMOVAL } from '../rules/rulings.ts';
import { acted } from '../rules/vocabulary.ts';
import { NONE, type UnsFrame, type UnsState } from '../state.ts';
import { removeCard } from './level.ts';
import { alliesOf, reveal } from './phases.ts';

/** The effects of one card, in the order its player likes (UNS-1.6), and the choices inside them. */

type Resolve = Pick<UnsHandlers, 'resolve' | 'refresh' | 'again' | 'takeBack' | 'whom'>;
type Resolving = Extract<UnsFrame, { k: 'resolve' }>;

export const resolve: Resolve = {
  /**
   * Nobody is asked what makes no difference: effects that only give, and a last effect that can be declined when it
   * comes to it. UNS-14.4: it does not matter where the card is by now.
   */
  resolve: asksOne({
    run(x, f): 'wait' | undefined {
      const { s } = x;
      if (f.at !== NONE) {
        finishEffect(x, f);
        return undefined;
      }
      const open = openEffects(s, f);
      if (open.length === 0) return void x.pop();
      if (s.won === 1) return 'wait';
      const list = effectsOf(s, f.card, f.via, f.group);
      const asks = open.some((i) => !list[i].quiet || isLast(s, f.card, list[i]));
      if (!asks || (open.length === 1 && list[open[0]].skippable)) {
        start(x, f, list, open[0]);
        return undefined;
      }
      return 'wait';
    },
    ask(s, f, _stack, no) {
      const options = openEffects(s, f, no).map((i) => `do:${i}`);
      options.push('skip');
      if (s.won === 1) options.push('stop');
      no?.('', 'UNS-1.6', 'oneEffect');
      const about: Abouts['resolve'] = { core: coreOf(s, f.card)?.id ?? '', via: f.via };
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      if (pick === 'skip') return x.pop();
      if (pick === 'stop') return finish(x);
      start(x, f, effectsOf(x.s, f.card, f.via, f.group), Number(refOf(pick)));
    },
  }),

  /** UNS-16.8 and A-52. */
  refresh: asksOne({
    ask(s, f, _stack, no) {
      const options: string[] = [];
      for (const card of alliesOf(s, f.seat)) {
        const id = optionFor('refresh:', s, card);
        if (card === f.self) no?.(id, 'UNS-8.5', 'notItself');
        else if (s.cards.exhausted[card] === 0) no?.(id, 'UNS-16.8', 'ready');
        else options.push(id);
      }
      no?.('', 'UNS-16.8', 'exhaustedAllies');
      options.push('skip');
      return { seat: f.seat, kind: 'one', options };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'skip') return;
      const card = byRef(x.s, x.s.players[f.seat].play, pick);
      x.s.cards.exhausted[card] = 0;
      acted(x);
      x.tell('refreshed', 'UNS-16.8', f.seat, cardNames(x.s, card));
    },
  }),

  /** UNS-16.10 and 7.2: one effect of another tactic in play, with new choices. */
  again: asksOne({
    ask(s, f, _stack, no) {
      const options: string[] = [];
      for (const card of otherTactics(s, f.seat, f.self)) {
        effectsOf(s, card, 'play', 0).forEach((e, i) => {
          const id = `again:${ref(s, card)}.${i}`;
          const why = hindrance(s, f.seat, card, e.effect);
          if (!e.repeatable) no?.(id, 'UNS-16.10', 'notRepeatable');
          else if (why) no?.(id, why.rule, why.msg, why.n);
          else options.push(id);
        });
      }
      no?.('', 'UNS-16.10', 'otherTactic');
      options.push('skip');
      return { seat: f.seat, kind: 'one', options };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      if (pick === 'skip') return;
      acted(x);
      const card = byRef(s, s.players[f.seat].play, pick);
      const effect = partOf(pick);
      x.tell('repeated', 'UNS-16.10', f.seat, { ...cardNames(s, card), effect });
      x.push({ k: 'resolve', seat: f.seat, card, via: 'play', group: 0, done: ~(1 << effect), at: NONE, acted: 0 });
    },
  }),

  takeBack: asksOne({
    ask(s, f, _stack, no) {
      no?.('', 'UNS-16.10', 'tacticBack');
      const options = otherTactics(s, f.seat, f.self).map((card) => optionFor('return:', s, card));
      options.push('skip');
      return { seat: f.seat, kind: 'one', options };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      if (pick === 'skip') return;
      const p = s.players[f.seat];
      const card = byRef(s, p.play, pick);
      takeFrom(p.play, card);
      p.hand.push(card);
      acted(x);
      x.tell('returned', 'UNS-16.10', f.seat, cardNames(s, card));
    },
  }),

  /** UNS-20.9: "you or another player". */
  whom: asksOne({
    ask(s, f, _stack, no) {
      no?.('', 'UNS-20.9', 'onePlayer');
      const about: Abouts['whom'] = { what: f.what, n: f.n };
      return { seat: f.seat, kind: 'one', options: s.players.map((_, seat) => `seat:${seat}`), about };
    },
    take(x, f, pick): void {
      x.pop();
      acted(x);
      gain(x, Number(refOf(pick)), f.what, f.n);
    },
  }),
};

function otherTactics(s: UnsState, seat: number, self: number): number[] {
  return s.players[seat].play.filter((card) => card !== self && isTactic(s, card));
}

/** Effects that are not over and can be resolved now; the others may become possible while the card resolves. */
function openEffects(s: UnsState, f: Resolving, no?: Forbid): number[] {
  const open: number[] = [];
  const list = effectsOf(s, f.card, f.via, f.group);
  for (let i = 0; i < list.length; i++) {
    if ((f.done >> i) & 1) continue;
    const why = hindrance(s, f.seat, f.card, list[i].effect);
    if (why) no?.(`do:${i}`, why.rule, why.msg, why.n);
    else open.push(i);
  }
  return open;
}

/** The next resolution would be the one after which the card must go. */
function isLast(s: UnsState, card: number, e: EffectRef): boolean {
  return repetitions(s, card, e.slot) === REPETITIONS_BEFORE_REMOVAL - 1;
}

/** X and the price of a Haggle are fixed now. */
function start(x: X, f: Resolving, list: readonly EffectRef[], i: number): void {
  const { s } = x;
  const { effect, list: address } = list[i];
  f.done |= 1 << i;
  f.at = i;
  f.acted = 0;
  const bound = boundX(s, f.seat, f.card, effect);
  if (typeof effect.kw === 'object') {
    const cost = haggleCost(s, f.seat, f.card, effect.kw.haggle);
    if (cost > 0) lose(x, f.seat, 'credit', cost, 'UNS-17.3');
  }
  x.push(opsFrame(f.seat, address, f.card, f.cause ?? '', bound));
}

/** UNS-19.3 and A-18: counted when it is over; after the fourth time the card goes, from wherever it is. */
function finishEffect(x: X, f: Resolving): void {
  const { s } = x;
  const { slot } = effectsOf(s, f.card, f.via, f.group)[f.at];
  f.at = NONE;
  if (f.acted === 0 || countRepetition(s, f.card, slot) < REPETITIONS_BEFORE_REMOVAL) return;
  const owner = s.players.findIndex((p) =>
    [p.hand, p.play, p.discard, p.deck, p.field].some((z) => z.includes(f.card)),
  );
  if (owner < 0) return;
  const wasOnDeck = onDeck(s, owner) === f.card;
  removeCard(x, owner, f.card, 'UNS-19.3');
  s.innerStrength++;
  x.push({ k: 'levelCheck', seat: owner });
  if (wasOnDeck && onDeck(s, owner) !== NONE) reveal(x, owner, onDeck(s, owner));
}
