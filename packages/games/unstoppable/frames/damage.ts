import { opsFrame } from '@starhold/effects';
import { asksOne, refOf } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import { isBossDef, type Op, packOf } from '../content/index.ts';
import {
  becomesVisible,
  byRef,
  cardNames,
  countKeyword,
  hasKeyword,
  healthOf,
  isActive,
  keywordsOf,
  onDeck,
  optionFor,
  takeFrom,
  threatNames,
  threatOf,
  threatOwner,
  type UnsHandlers,
  type X,
} from '../rules/cards.ts';
import { effectsOf, isQuiet } from '../rules/effects.ts';
import { payFear, reopen } from '../rules/players.ts';
import { MADNESS_DAMAGE, OVERKILL_IS_LOST } from '../rules/rulings.ts';
import { dealtBy, dealtTo, firstDiffers, targetsFor } from '../rules/targets.ts';
import { acted } from '../rules/vocabulary.ts';
import { NONE, type UnsFrame, type UnsState } from '../state.ts';

/** Damage instances and what they set off (UNS-10, UNS-14, UNS-18): each is a frame, so events nest to any depth. */

type Damage = Pick<UnsHandlers, 'hit' | 'sweep' | 'wound' | 'defeat' | 'reward' | 'reveal' | 'check'>;

export const damage: Damage = {
  /** UNS-10.1, 10.2 and A-16: one instance, one target, chosen now. */
  hit: asksOne({
    ask(s, f, _stack, no) {
      const options = targetsFor(s, f.to, f.free === 1, no).map((card) => optionFor('hit:', s, card));
      options.push('skip');
      no?.('', 'UNS-10.1', 'threatsOnly');
      const about: Abouts['hit'] = { n: dealtTo(s, f.seat, f.n, f.to !== 'onDeck'), to: f.to };
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      if (pick === 'skip') return;
      strike(x, f.seat, byRef(s, targetsFor(s, f.to, f.free === 1), pick), f.n);
    },
  }),

  /**
   * 7.2: names a battlefield, so Taunt does not matter; one instance for each threat that is still there. From left to
   * right; which one comes next is asked where the order makes a difference.
   */
  sweep: asksOne({
    run(x, f): 'wait' | undefined {
      if (f.chosen === 0) return 'wait';
      f.items = f.items.filter((card) => isActive(x.s, card));
      if (f.items.length === 0) return void x.pop();
      if (sweepOrderMatters(x.s, f)) return 'wait';
      strike(x, f.seat, f.items.shift() as number, f.n);
      return undefined;
    },
    ask(s, f, _stack, no) {
      const about: Abouts['sweep'] = {
        n: dealtTo(s, f.seat, f.n, true),
        step: f.chosen === 1 ? 'next' : 'field',
      };
      if (f.chosen === 1) {
        no?.('', 'UNS-16.1', 'allAreHit');
        return { seat: f.seat, kind: 'one', options: f.items.map((card) => optionFor('hit:', s, card)), about };
      }
      no?.('', 'UNS-16.1', 'oneField');
      const options = s.players.flatMap((p, seat) => (p.field.length > 0 ? [`sweep:p${seat}`] : []));
      options.push('skip');
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      if (f.chosen === 1) {
        const next = byRef(s, f.items, pick);
        takeFrom(f.items, next);
        return strike(x, f.seat, next, f.n);
      }
      f.chosen = 1;
      if (pick !== 'skip') f.items = s.players[Number(refOf(pick).slice(1))].field.slice();
    },
  }),

  wound: {
    run(x, f): undefined {
      const { s } = x;
      const owner = threatOwner(s, f.card);
      if (owner === NONE) return x.ret(0) as undefined;
      const health = healthOf(s, f.card);
      const total = s.cards.damage[f.card] + f.n;
      s.cards.damage[f.card] = OVERKILL_IS_LOST ? Math.min(health, total) : total;
      const damage = s.cards.damage[f.card];
      x.tell('damaged', 'UNS-10.4', f.seat, { ...threatNames(s, f.card), n: f.n, damage, health });
      if (total < health) return x.ret(0) as undefined;
      x.pop();
      startDefeat(x, f.seat, f.card, owner);
    },
  },

  /** UNS-10.5 in the order of A-04: draw, boss effect, reward, revealed card, level up. */
  defeat: {
    run(x, f): undefined {
      const { s } = x;
      const def = threatOf(s, f.card);
      const boss = isBossDef(def);
      switch (f.step++) {
        case 0:
          return draw(x, f);
        case 1:
          if (boss && def.onDrawn.length > 0) x.push(opsFrame(f.owner, `boss:${def.id}`, NONE, `boss:${def.id}`));
          return;
        case 2:
          if (boss) putAway(x, f.owner, f.card, def.afterDrawn);
          return;
        case 3: {
          const lists = rewardsOf(s, f.card);
          if (lists.length > 0) x.push({ k: 'reward', seat: f.seat, lists, card: f.card, cause: 'reward' });
          return;
        }
        case 4:
          return afterDefeat(x, f.seat);
        case 5:
          // Only if it still lies there: what came in between may have taken it, or shuffled the deck.
          if (f.next !== NONE && onDeck(s, f.owner) === f.next && s.cards.handle[f.next] === f.nextHandle) {
            x.push({ k: 'reveal', seat: f.owner, card: f.next, at: 0 });
          }
          return;
        case 6:
          x.push({ k: 'levelCheck', seat: f.owner });
          return;
        default:
          return x.ret(1) as undefined;
      }
    },
  },

  /** UNS-10.5 step 3: the threat's own and those of its upgrades, each optional. */
  reward: asksOne({
    run(x, f): 'wait' | undefined {
      if (f.lists.length === 0) return void x.pop();
      if (!packOf(x.s).lists.at(f.lists[0]).every(isQuiet)) return 'wait';
      x.push(opsFrame(f.seat, f.lists.shift() as string, f.card, ''));
      return undefined;
    },
    ask(_s, f, _stack, no) {
      no?.('', 'UNS-10.5', 'takeOrLeave');
      const about: Abouts['reward'] = { list: f.lists[0] };
      return { seat: f.seat, kind: 'one', options: ['reward', 'skip'], about };
    },
    take(x, f, pick): void {
      const list = f.lists.shift() as string;
      if (pick === 'reward') x.push(opsFrame(f.seat, list, f.card, ''));
    },
  }),

  /** UNS-18.3 and 18.8: every Madness instance by itself, as long as the threat is there. */
  reveal: {
    run(x, f): undefined {
      const { s } = x;
      if (threatOwner(s, f.card) === NONE) return void x.pop();
      const keyword = keywordsOf(s, f.card, false)[f.at++];
      if (!keyword) return void x.pop();
      if (keyword.k !== 'madness' || s.players[f.seat].health > keyword.x) return;
      x.tell('madness', 'UNS-18.3', f.seat, { ...threatNames(s, f.card), x: keyword.x });
      x.push({ k: 'wound', seat: f.seat, card: f.card, n: MADNESS_DAMAGE, cause: 'madness' });
    },
  },

  /**
   * health that fell to the damage already there defeats at once; the owner counts as the one who did it, and
   * says which comes first where several fall together (UNS-14.5).
   */
  check: asksOne({
    run(x, _f): 'wait' | undefined {
      const { s } = x;
      const [seat, fallen] = fallenThreats(s);
      if (fallen.length > 1) return 'wait';
      if (fallen.length === 0) return void x.pop();
      startDefeat(x, seat, fallen[0], seat);
      return undefined;
    },
    ask(s, _f, _stack, no) {
      no?.('', 'UNS-14.5', 'oneAfterAnother');
      const [seat, fallen] = fallenThreats(s);
      return { seat, kind: 'one', options: fallen.map((card) => optionFor('threat:', s, card)) };
    },
    take(x, _f, pick): void {
      const [seat, fallen] = fallenThreats(x.s);
      startDefeat(x, seat, byRef(x.s, fallen, pick), seat);
    },
  }),
};

/** The step of `defeat` up to which the threat side is read: rewards of the threat and its upgrades. */
export const REWARD_READ = 4;

/**
 * The first instance of the turn is another than the rest; Fear takes action points that a reward gives; or a reward
 * removes a card, which may be one that another of them brings to hand.
 */
function sweepOrderMatters(s: UnsState, f: Extract<UnsFrame, { k: 'sweep' }>): boolean {
  if (f.items.length < 2) return false;
  if (firstDiffers(s, f.seat)) return true;
  const falls = f.items.filter((card) => s.cards.damage[card] + dealtTo(s, f.seat, f.n, true) >= healthOf(s, card));
  const gives = (wanted: (op: Op) => boolean): boolean =>
    falls.some((card) => rewardsOf(s, card).some((list) => packOf(s).lists.at(list).some(wanted)));
  if (falls.length > 1 && gives((op) => op.op === 'remove')) return true;
  return (
    f.items.some((card) => hasKeyword(s, card, 'fear', true)) && gives((op) => op.op === 'gain' && op.what === 'ap')
  );
}

/** Threats of one player with as much damage as health: of the first player who has any. */
function fallenThreats(s: UnsState): [seat: number, cards: number[]] {
  for (let seat = 0; seat < s.players.length; seat++) {
    const fallen = [...s.players[seat].field, onDeck(s, seat)].filter(
      (card) => card !== NONE && s.cards.damage[card] > 0 && s.cards.damage[card] >= healthOf(s, card),
    );
    if (fallen.length > 0) return [seat, fallen];
  }
  return [0, []];
}

/** Aimed by a player: Fear first (UNS-18.1, A-13, A-14), then the damage. */
function strike(x: X, seat: number, card: number, n: number): void {
  const { s } = x;
  const active = isActive(s, card);
  acted(x);
  if (active || s.options.fearOnDeck) payFear(x, seat, countKeyword(s, card, 'fear', active));
  x.push({ k: 'wound', seat, card, n: dealtBy(s, seat, n, active) });
}

function startDefeat(x: X, seat: number, card: number, owner: number): void {
  const onTop = onDeck(x.s, owner) === card ? 1 : 0;
  x.push({ k: 'defeat', seat, card, owner, step: 0, onDeck: onTop, next: NONE, nextHandle: NONE });
}

/** UNS-10.5 step 1 and 20.11: the owner takes it, before anything else. The next card can be read from now on. */
function draw(x: X, f: Extract<UnsFrame, { k: 'defeat' }>): undefined {
  const { s } = x;
  const p = s.players[f.owner];
  if (!takeFrom(p.field, f.card)) takeFrom(p.deck, f.card);
  p.hand.push(f.card);
  s.cards.damage[f.card] = 0;
  s.players[f.seat].defeated++;
  const { ref, core } = cardNames(s, f.card);
  x.tell('defeated', 'UNS-10.5', f.seat, { ref, threat: threatOf(s, f.card).id, owner: f.owner, core });
  reopen(s, f.owner);
  if (f.onDeck === 0) return;
  const next = onDeck(s, f.owner);
  if (next === NONE) return;
  f.next = next;
  f.nextHandle = s.cards.handle[next];
  becomesVisible(s, next);
  x.reveal('revealed', 'UNS-10.5', f.owner, threatNames(s, next));
}

/** 7.6, 7.7: drawn, and never played. */
function putAway(x: X, owner: number, card: number, where: 'discard' | 'box'): void {
  const { s } = x;
  const p = s.players[owner];
  if (!takeFrom(p.hand, card)) return;
  (where === 'discard' ? p.discard : s.box).push(card);
  x.tell('putAway', 'UNS-10.5', owner, { ...threatNames(s, card), to: where });
}

function rewardsOf(s: UnsState, card: number): string[] {
  const { upgrades, lists } = packOf(s);
  const def = threatOf(s, card);
  const found = isBossDef(def) ? [] : [`threat:${def.id}`];
  for (const u of [s.cards.top[card], s.cards.bottom[card]])
    if (u !== NONE) found.push(`upgrade:${upgrades[u].id}/reward`);
  return found.filter((list) => lists.at(list).length > 0);
}

/** Allies of the defeating player that have something to say about it. */
function afterDefeat(x: X, seat: number): undefined {
  const { s } = x;
  const { cores } = packOf(s);
  for (const card of s.players[seat].play.slice().reverse()) {
    if (effectsOf(s, card, 'defeat', 0).length === 0) continue;
    const cause = `core:${cores[s.cards.core[card]].id}`;
    x.push({ k: 'resolve', seat, card, via: 'defeat', group: 0, done: 0, at: NONE, acted: 0, cause });
  }
}
