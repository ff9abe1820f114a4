import { type Ask, asksOne, asksOrder, asksSubset, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import {
  attackOf,
  becomesVisible,
  byRef,
  countKeyword,
  hasKeyword,
  isAlly,
  isTactic,
  onDeck,
  optionFor,
  threatNames,
  type UnsHandlers,
  type X,
} from '../rules/cards.ts';
import { addedFor } from '../rules/modifiers.ts';
import { discardFromPlay, hurt, loseGame } from '../rules/players.ts';
import { ACTIVE_THREATS, DANGER_REMOVE_PRICE, LEVEL_UPS_IN_A_CHAIN, REMOVE_SPACE_FOR_EACH } from '../rules/rulings.ts';
import { dangerLevel, matOf, nextSpace } from '../rules/track.ts';
import { acted } from '../rules/vocabulary.ts';
import { NONE, type Player, type UnsFrame, type UnsState } from '../state.ts';
import { refillMarket } from './action.ts';

/** Phases D and E (UNS-11, UNS-12), the danger track and what its spaces offer (UNS-13). */

type Phases = Pick<UnsHandlers, 'threat' | 'dismiss' | 'cleanup' | 'refill' | 'danger' | 'market'>;

const LINE_UP = 0;
const ATTACK = 1;

export const phases: Phases = {
  /** from left to right, each Rage before the damage of its threat; the order is asked where it matters. */
  threat: asksOrder({
    run(x, f): 'wait' | undefined {
      const { s } = x;
      if (f.step === LINE_UP) {
        f.items = s.players[f.seat].field.slice();
        if (orderMatters(s, f.seat)) return 'wait';
        f.step = ATTACK;
        begin(s, f);
        return undefined;
      }
      const card = f.items[0];
      if (card === undefined) return void x.pop();
      if (f.rage > 0) {
        f.rage--;
        x.push({ k: 'dismiss', seat: f.seat, rule: 'UNS-18.7' });
        return undefined;
      }
      attack(x, f, card);
      f.items.shift();
      begin(s, f);
      return undefined;
    },
    ask(s, f, _stack, no) {
      no?.('', 'UNS-11.1', 'allAttack');
      return { seat: f.seat, kind: 'order', of: f.items.map((card) => optionFor('threat:', s, card)) };
    },
    take(x, f, pick): void {
      const { field } = x.s.players[f.seat];
      f.items = pick.map((id) => byRef(x.s, field, id));
      f.step = ATTACK;
      begin(x.s, f);
    },
  }),

  /** UNS-18.7 and 7.7: an ally of the player's choice; without one nothing happens. */
  dismiss: asksOne({
    ask(s, f, _stack, no) {
      no?.('', f.rule, 'mustDismiss');
      const allies = alliesOf(s, f.seat);
      const options = allies.length > 0 ? allies.map((card) => optionFor('dismiss:', s, card)) : ['none'];
      return { seat: f.seat, kind: 'one', options };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick !== 'none') discardFromPlay(x, f.seat, byRef(x.s, x.s.players[f.seat].play, pick), f.rule);
    },
  }),

  /** UNS-12.1 to 12.4. */
  cleanup: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ > 0) return void x.pop();
      const p = s.players[f.seat];
      for (const card of p.play.filter((c) => isTactic(s, c))) discardFromPlay(x, f.seat, card, 'UNS-12.1');
      p.ap = 0;
      p.armour = Math.min(p.armour, addedFor(s, 'keepArmour', f.seat));
      x.tell('cleanedUp', 'UNS-12.2', f.seat, { armour: p.armour });
      startRefill(x, f.seat);
    },
  },

  /** UNS-12.4 with the guards of; after each defeat and level up of a winning turn one may stop. */
  refill: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      const top = onDeck(s, f.seat);
      p.filled = needsThreats(s, f.seat) ? 0 : 1;
      if (p.filled === 1) return void x.pop();
      if (s.won === 1 && f.asked !== doneBy(p)) {
        f.asked = doneBy(p);
        return x.push({ k: 'playOn', seat: f.seat }) as undefined;
      }
      if (top === NONE) {
        if (f.tried === 1 || p.chain >= LEVEL_UPS_IN_A_CHAIN) return void x.pop();
        f.tried = 1;
        return x.push({ k: 'levelUp', seat: f.seat, step: 0, cause: 'levelUp' }) as undefined;
      }
      f.tried = 0;
      p.deck.pop();
      p.field.push(top);
      x.tell('activated', 'UNS-12.4', f.seat, threatNames(s, top));
      const next = onDeck(s, f.seat);
      if (next === NONE) return;
      reveal(x, f.seat, next);
    },
  },

  /** UNS-12.5, 13.2 to 13.5 and A-29: space by space; each one landed on may be used. */
  danger: {
    run(x, f): undefined {
      const { s } = x;
      if (f.left === 0 || s.won === 1) return void x.pop();
      f.left--;
      s.danger = nextSpace(s, s.danger);
      const space = matOf(s).track[s.danger];
      if (!space) return loseGame(x, 'danger', 'UNS-12.5') as undefined;
      x.tell('danger', 'UNS-13.2', f.seat, { space: s.danger, level: dangerLevel(s) });
      if (space.effect === 'market') x.push({ k: 'market', seat: f.seat, shared: 1 });
      if (space.effect !== 'remove') return;
      const seats = REMOVE_SPACE_FOR_EACH ? s.players.map((_, seat) => seat).reverse() : [f.seat];
      for (const seat of seats) {
        x.push({
          k: 'remove',
          seat,
          from: ['hand', 'discard', 'play'],
          price: DANGER_REMOVE_PRICE,
          rule: 'UNS-13.4',
          bare: 1,
        });
      }
    },
  },

  /** UNS-13.4: any number under the deck, then up to six again. For two players together: the first answer counts. */
  market: asksSubset({
    ask(s, f, _stack, no) {
      no?.('', 'UNS-13.4', 'fromMarket');
      const { upgrades } = packOf(s);
      const from = s.market.filter((u) => u !== NONE).map((u) => `shelve:${upgrades[u].id}`);
      const of = (seat: number): Extract<Ask, { kind: 'subset' }> => ({
        seat,
        kind: 'subset',
        from: from.slice(),
        min: 0,
        max: from.length,
      });
      if (f.shared === 0 || s.players.length === 1) return of(f.seat);
      return s.players.map((_, seat) => of(seat));
    },
    take(x, _f, ids, seat): void {
      const { s } = x;
      const { upgradeIndex } = packOf(s);
      x.pop();
      if (ids.length === 0 && !s.market.includes(NONE)) return;
      if (ids.length > 0) acted(x);
      for (const id of ids) {
        const upgrade = upgradeIndex.get(refOf(id)) as number;
        s.market[s.market.indexOf(upgrade)] = NONE;
        s.upgradeDeck.unshift(upgrade);
        s.upgradeKnown++;
      }
      if (ids.length > 0) x.tell('shelved', 'UNS-13.4', seat, { upgrades: ids.map(refOf) });
      refillMarket(x, seat);
    },
  }),
};

/** The new threat on deck can be read (UNS-1.8); Madness may be set off (UNS-18.3). */
export function reveal(x: X, seat: number, card: number): void {
  const { s } = x;
  becomesVisible(s, card);
  x.reveal('revealed', 'UNS-12.4', seat, threatNames(s, card));
  x.push({ k: 'reveal', seat, card, at: 0 });
}

export function startRefill(x: X, seat: number): void {
  const { s } = x;
  x.push({ k: 'refill', seat, tried: 0, asked: s.won === 1 ? doneBy(s.players[seat]) : NONE });
}

/** UNS-12.4: too few on the battlefield, or a Swift one on deck. */
export function needsThreats(s: UnsState, seat: number): boolean {
  const top = onDeck(s, seat);
  return countingThreats(s, seat) < activeLimit(s) || (top !== NONE && hasKeyword(s, top, 'swift', false));
}

/** Changes with every defeat and every level up. */
function doneBy(p: Player): number {
  return 1000 * p.level + p.defeated;
}

function begin(s: UnsState, f: Extract<UnsFrame, { k: 'threat' }>): void {
  const card = f.items[0];
  f.rage = card === undefined || !s.players[f.seat].field.includes(card) ? 0 : countKeyword(s, card, 'rage', true);
}

/** UNS-11.1; damage on the threat does not matter. Allies may take some of it away. */
function attack(x: X, f: Extract<UnsFrame, { k: 'threat' }>, card: number): void {
  const { s } = x;
  if (!s.players[f.seat].field.includes(card)) return;
  const n = attackOf(s, card) + addedFor(s, 'threatDamage', f.seat, f.hits === 0);
  f.hits++;
  if (n > 0) hurt(x, f.seat, n, 'UNS-11.1', card);
}

/** Only where an ally protects from the first hit, or may fall to Rage before it has protected from all. */
function orderMatters(s: UnsState, seat: number): boolean {
  const { field } = s.players[seat];
  if (field.length < 2) return false;
  if (addedFor(s, 'shields', seat) === 0) return false;
  return addedFor(s, 'shieldsFirst', seat) > 0 || field.some((card) => hasKeyword(s, card, 'rage', true));
}

export function alliesOf(s: UnsState, seat: number): number[] {
  return s.players[seat].play.filter((card) => isAlly(s, card));
}

/** UNS-18.2: Swift threats do not count. */
function countingThreats(s: UnsState, seat: number): number {
  let n = 0;
  for (const card of s.players[seat].field) if (!hasKeyword(s, card, 'swift', true)) n++;
  return n;
}

function activeLimit(s: UnsState): number {
  return ACTIVE_THREATS + addedFor(s, 'activeLimit', NONE);
}
