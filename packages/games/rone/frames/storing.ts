import { opsFrame } from '@starhold/effects';
import {
  asksAmounts,
  asksOne,
  asksOrder,
  asksSubset,
  type Handlers,
  optionId,
  parseOption,
  refOf,
  type Seat,
} from '@starhold/kernel';
import { countsOf, LETTERS, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { cardId, cardIds, cardIn, distinct, forget } from '../rules/cards.ts';
import { isUsable, yieldOf } from '../rules/dice.ts';
import { mates } from '../rules/invasion/teams.ts';
import { changeOf } from '../rules/modifiers.ts';
import { addTo, KINDS_OF, nothing, roomFor, total, WILD } from '../rules/resources.ts';
import { type Frame, type Player, type State, USED, type X } from '../state.ts';

/** Phase 5 (RONE-6.5) and everything else that is stored. */

type Own = 'storing' | 'keep' | 'keepOne' | 'scrap' | 'unplayed' | 'store' | 'raid';

export const storing: Pick<Handlers<State, Frame, Events>, Own> = {
  /**
   * What is kept, the order of scrapping, then storing: dice, pool and the costs of scrapped cards together, kind by kind.
   * Every outcome of A-21 can be had that way, with fewer questions (B-02).
   */
  storing: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      const { cards } = packOf(s);
      switch (f.step++) {
        case 0:
          // What stays, or is asked about, tells whether the hand holds such a card, if one could be there.
          if (p.hand.length > 0 && [...p.hand, ...p.deck].some((card) => cards[card].keep || cards[card].fleeting)) {
            x.learned();
          }
          // RONE-6.6: what destroys itself stays in the hand until phase 10.
          for (const card of p.hand.slice()) if (cards[card].fleeting) moveToFront(p, card, f.kept++);
          if (p.hand.slice(f.kept).some((card) => cards[card].keep)) x.push({ k: 'keep', seat: f.seat, kept: f.kept });
          return;
        case 1: {
          f.kept += f.r;
          f.r = 0;
          const left = changeOf(s, 'keep', f.seat);
          if (left > 0 && p.hand.length > 0) x.push({ k: 'keepOne', seat: f.seat, kept: f.kept, left, done: 0 });
          return;
        }
        case 2:
          f.kept += f.r;
          f.r = 0;
          if (f.kept > 0) {
            const kept = p.hand.slice(0, f.kept);
            x.reveal('kept', 'RONE-11.14', f.seat, { count: f.kept }, { cards: cardIds(s, kept) }, mates(s, f.seat));
          }
          if (p.hand.length === f.kept + 1) scrapAll(x, f.seat, f.kept, p.hand.slice(f.kept));
          else if (p.hand.length > f.kept) x.push({ k: 'scrap', seat: f.seat, kept: f.kept });
          return;
        default: {
          x.pop();
          for (let die = 0; die < p.dice.length; die++) {
            if (!isUsable(p, die)) continue;
            addTo(p.pool, yieldOf(p, die));
            p.dice[die] = USED;
          }
          if (total(p.pool) === 0) return;
          x.push({ k: 'store', seat: f.seat, what: p.pool });
          p.pool = nothing();
        }
      }
    },
  },

  /** RONE-11.14: cards that say so themselves. Answers how many stay. */
  keep: asksSubset({
    ask(s, f) {
      const { cards } = packOf(s);
      const own = s.players[f.seat].hand.slice(f.kept).filter((card) => cards[card].keep);
      const from = own.map((card) => optionId('keep', cardId(s, card)));
      return { seat: f.seat, kind: 'subset', from, min: 0, max: from.length, about: {}, stop: 1 };
    },
    take(x, f, pick): void {
      const p = x.s.players[f.seat];
      pick.forEach((option, i) => {
        moveToFront(p, cardIn(x.s, refOf(option)), f.kept + i);
      });
      x.ret(pick.length);
    },
  }),

  /** TE18: any card but those that destroy themselves. Answers how many stay. */
  keepOne: asksOne({
    ask(s, f) {
      const options = distinct(s.players[f.seat].hand.slice(f.kept)).map((card) => optionId('keep', cardId(s, card)));
      return { seat: f.seat, kind: 'one', options: [...options, 'none'], about: { n: f.left }, stop: 1 };
    },
    take(x, f, pick): void {
      if (pick === 'none') return x.ret(f.done);
      moveToFront(x.s.players[f.seat], cardIn(x.s, refOf(pick)), f.kept++);
      f.done++;
      if (--f.left === 0) x.ret(f.done);
    },
  }),

  /** The order on the scrapyard: the first goes down first. */
  scrap: asksOrder({
    ask(s, f) {
      const of = s.players[f.seat].hand.slice(f.kept).map((card) => optionId('scrap', cardId(s, card)));
      // Equal cards need no order, but nobody else shall know that they are equal.
      return { seat: f.seat, kind: 'order', of, about: {}, stop: 1 };
    },
    take(x, f, pick): void {
      x.pop();
      scrapAll(
        x,
        f.seat,
        f.kept,
        pick.map((option) => cardIn(x.s, refOf(option))),
      );
    },
  }),

  /** Passives of cards that were not played (RONE-1.5). */
  unplayed: {
    run(x, f): undefined {
      const card = f.cards.shift();
      if (card === undefined) return void x.pop();
      const list = packOf(x.s).unplayedList[card];
      x.push(opsFrame(f.seat, list, card, list));
    },
  },

  /** RONE-5.4 to 5.7: into a slot of its colour or a wild one; what has no room or is not wanted is destroyed. */
  store: asksAmounts({
    run(x, f) {
      const p = x.s.players[f.seat];
      const kind = f.what.findIndex((n) => n > 0);
      if (kind < 0) return void x.pop();
      if (roomFor(x.s, p, kind) + (kind === WILD ? 0 : roomFor(x.s, p, WILD)) > 0) return 'wait';
      const of = LETTERS[kind];
      x.tell('stored', 'RONE-5.7', f.seat, { of, kept: '', lost: of.repeat(f.what[kind]) });
      f.what[kind] = 0;
      return undefined;
    },
    ask(s, f) {
      const p = s.players[f.seat];
      const kind = f.what.findIndex((n) => n > 0);
      const n = f.what[kind];
      const letter = LETTERS[kind];
      const bins = [{ id: optionId('slot', letter), min: 0, max: Math.min(n, roomFor(s, p, kind)) }];
      if (kind !== WILD) bins.push({ id: optionId('wild', letter), min: 0, max: Math.min(n, roomFor(s, p, WILD)) });
      return { seat: f.seat, kind: 'amounts', bins, min: 0, max: n, about: { kind: letter, n } };
    },
    take(x, f, pick): void {
      const p = x.s.players[f.seat];
      const kind = f.what.findIndex((n) => n > 0);
      const letter = LETTERS[kind];
      const own = pick[optionId('slot', letter)] ?? 0;
      const wild = pick[optionId('wild', letter)] ?? 0;
      p.stored[kind] += own;
      p.stored[WILD] += wild;
      const lost = f.what[kind] - own - wild;
      f.what[kind] = 0;
      const kept = letter.repeat(own) + LETTERS[WILD].repeat(wild);
      x.tell('stored', 'RONE-5.4', f.seat, { of: letter, kept, lost: letter.repeat(lost) });
    },
  }),

  /** Stored resources of `owner` are destroyed, chosen by `seat`; then some of their kinds may be stored (TE14). */
  raid: asksOne({
    run(x, f) {
      const left = f.n > 0 ? total(x.s.players[f.owner].stored) : f.take;
      if (left > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const step = f.n > 0 ? 'destroy' : 'take';
      const from = f.n > 0 ? s.players[f.owner].stored : f.gone;
      const options: string[] = [];
      for (let kind = 0; kind < KINDS_OF; kind++) if (from[kind] > 0) options.push(optionId(step, LETTERS[kind]));
      if (step === 'take') options.push('none');
      return { seat: f.seat, kind: 'one', options, about: { step, n: f.n > 0 ? f.n : f.take, owner: f.owner } };
    },
    take(x, f, pick): void {
      const { verb, refs } = parseOption(pick);
      if (verb === 'none') return x.pop();
      const kind = LETTERS.indexOf(refs[0]);
      if (verb === 'destroy') {
        f.n--;
        f.gone[kind]++;
        x.s.players[f.owner].stored[kind]--;
        return x.tell('storedLost', 'RONE-11.4', f.owner, { lost: refs[0] });
      }
      f.take--;
      x.push({ k: 'store', seat: f.seat, what: countsOf(refs[0]) });
    },
  }),
};

function moveToFront(p: Player, card: number, place: number): void {
  const at = p.hand.lastIndexOf(card);
  p.hand.splice(at, 1);
  p.hand.splice(place, 0, card);
}

/** RONE-6.5: onto the scrapyard; their costs join the pool that is stored now. */
function scrapAll(x: X, seat: Seat, kept: number, cards: readonly number[]): void {
  const { s } = x;
  const p = s.players[seat];
  const { cost, unplayedList } = packOf(s);
  p.hand.length = kept;
  for (const card of cards) {
    p.scrap.push(card);
    forget(p, card);
    addTo(p.pool, cost[card]);
  }
  x.reveal('scrapped', 'RONE-6.5', seat, { cards: cardIds(s, cards), from: 'hand' });
  const passives = cards.filter((card) => unplayedList[card] !== '');
  if (passives.length > 0) x.push({ k: 'unplayed', seat, cards: passives });
}
