import { opsFrame } from '@starhold/effects';
import { asksOne, asksSubset } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import {
  byRef,
  cardNames,
  isRemovable,
  onDeck,
  optionFor,
  takeFrom,
  type UnsHandlers,
  type X,
} from '../rules/cards.ts';
import { discardFromPlay, lose, reopen } from '../rules/players.ts';
import { HAND_AFTER_LEVEL_UP, LEVEL_UPS_IN_A_CHAIN, TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { matOf } from '../rules/track.ts';
import { acted } from '../rules/vocabulary.ts';
import { shuffleDeck } from '../setup.ts';
import { NONE, type Player } from '../state.ts';
import { reveal } from './phases.ts';

/** Levelling up (UNS-15) and removing cards (UNS-19). */

type Level = Pick<UnsHandlers, 'levelCheck' | 'levelUp' | 'handDown' | 'remove'>;

export const level: Level = {
  /** UNS-15.1, A-05 and A-06. Refilling has a rule of its own (UNS-15.2). */
  levelCheck: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      x.pop();
      if (p.deck.length > 0 || p.field.length > 0 || s.phase === 'cleanup' || s.phase === 'setup') return;
      if (p.stuck === 1 || p.chain >= LEVEL_UPS_IN_A_CHAIN) return;
      x.push({ k: 'levelUp', seat: f.seat, step: 0, cause: 'levelUp' });
    },
  },

  levelUp: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      switch (f.step++) {
        case 0:
          p.chain++;
          p.level++;
          p.draft = Math.min(TOP_DRAFT_LEVEL, p.draft + 1);
          x.tell('levelUp', 'UNS-15.3', f.seat, { level: p.level, draft: p.draft });
          reopen(s, f.seat);
          return;
        case 1: {
          for (const card of p.play.slice()) discardFromPlay(x, f.seat, card, 'UNS-15.4');
          const upTo = s.options.levelUpDiscard === 'upTo' ? 1 : 0;
          const n = upTo ? HAND_AFTER_LEVEL_UP : Math.max(0, p.hand.length - HAND_AFTER_LEVEL_UP);
          if (n > 0) x.push({ k: 'handDown', seat: f.seat, n, upTo, rule: 'UNS-15.4' });
          return;
        }
        case 2:
          x.push({ k: 'remove', seat: f.seat, from: ['hand', 'discard'], price: 0, rule: 'UNS-15.5', bare: 1 });
          return;
        case 3: {
          const mat = matOf(s);
          if (mat.onLevelUp.length > 0) x.push(opsFrame(f.seat, `mat:${mat.id}`, NONE, `mat:${mat.id}`));
          return;
        }
        case 4:
          return newDeck(x, f.seat);
        default:
          x.pop();
      }
    },
  },

  handDown: asksSubset({
    ask(s, f, _stack, no) {
      const { hand } = s.players[f.seat];
      const n = Math.min(f.n, hand.length);
      no?.('', f.rule, 'discardSoMany', n);
      const about: Abouts['handDown'] = { n, upTo: f.upTo };
      const from = hand.map((card) => optionFor('discard:', s, card));
      return { seat: f.seat, kind: 'subset', from, min: f.upTo ? 0 : n, max: n, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      const p = s.players[f.seat];
      x.pop();
      for (const id of pick) {
        const card = byRef(s, p.hand, id);
        takeFrom(p.hand, card);
        p.discard.push(card);
        x.tell('discarded', f.rule, f.seat, cardNames(s, card));
      }
    },
  }),

  /** UNS-16.7, 13.4 and 15.5: always optional. `bare`: not an effect of a card. */
  remove: asksOne({
    ask(s, f, _stack, no) {
      const p = s.players[f.seat];
      const options: string[] = [];
      const poor = p.credits < f.price;
      no?.('', f.rule, 'removeWhere');
      for (const zone of f.from) {
        for (const card of p[zone as keyof Zones]) {
          const id = optionFor('remove:', s, card);
          if (!isRemovable(s, card)) no?.(id, 'UNS-19.2', 'bossCard');
          else if (poor) no?.(id, f.rule, 'tooFewCredits', f.price);
          else options.push(id);
        }
      }
      options.push('skip');
      const about: Abouts['remove'] = { price: f.price };
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      const p = s.players[f.seat];
      x.pop();
      if (pick === 'skip') return;
      if (f.price > 0) lose(x, f.seat, 'credit', f.price, f.rule);
      if (f.bare === 0) acted(x);
      removeCard(x, f.seat, byRef(s, [...p.hand, ...p.discard, ...p.play], pick), f.rule);
    },
  }),
};

type Zones = Pick<Player, 'hand' | 'discard' | 'play'>;

/** UNS-19.1: with everything in the sleeve. A-31: damage on it is gone. */
export function removeCard(x: X, seat: number, card: number, rule: string): void {
  const { s } = x;
  const p = s.players[seat];
  for (const zone of [p.hand, p.play, p.discard, p.deck, p.field]) takeFrom(zone, card);
  s.cards.damage[card] = 0;
  s.cards.exhausted[card] = 0;
  s.box.push(card);
  x.tell('removed', rule, seat, cardNames(s, card));
}

/** UNS-15.7: the discard pile becomes the deck; its top card is revealed. */
function newDeck(x: X, seat: number): undefined {
  const { s } = x;
  const p = s.players[seat];
  p.deck = [...p.discard, ...p.deck];
  p.discard = [];
  p.stuck = p.deck.length === 0 ? 1 : 0;
  if (p.stuck === 1) return;
  shuffleDeck(x, seat);
  x.tell('shuffled', 'UNS-15.7', seat, { cards: p.deck.length });
  reveal(x, seat, onDeck(s, seat));
}
