import { asksOne, type Handlers, optionId, refOf } from '@starhold/kernel';
import { BONUSES, type Bonus, packOf, RESOURCES } from '../content/index.ts';
import type { Events } from '../events.ts';
import { changeRank, gainTactics, MOST_RANK } from '../rules/gain.ts';
import { canActivate, occur } from '../rules/listening.ts';
import { modifierOf } from '../rules/modifiers.ts';
import { BONUS_IDS } from '../rules/option-ids.ts';
import { ANY, isPayable, NO_PRICE } from '../rules/pay.ts';
import { isolatable } from '../rules/possible.ts';
import { isCorrupted } from '../rules/storage.ts';
import type { Frame, State, X } from '../state.ts';

type Own = 'bonus' | 'neutralise' | 'promote' | 'rise';

/** REV-27.5: so much science for a rank. */
const PROMOTE_PRICE = 3;
const SCIENCE = 2;

export const bonus: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-4.10, 27. */
  bonus: asksOne({
    ask(s, f, _stack, no) {
      const p = s.players[f.seat];
      const { sections } = packOf(s).frigates[p.board];
      const options: string[] = [];
      sections.forEach((bonus, section) => {
        const id = BONUS_IDS.get(bonus) ?? '';
        if (isCorrupted(p, section)) no?.(id, 'REV-6.2', 'sectionCorrupted');
        else if (mayTakeBonus(s, f.seat, bonus)) options.push(id);
        else no?.(id, 'REV-27.1', 'bonusImpossible');
      });
      options.push('none');
      return { seat: f.seat, kind: 'one', options, about: {} };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick !== 'none') takeBonus(x, f.seat, refOf(pick) as Bonus);
    },
  }),

  /** REV-27.2: one part or both, in any order. */
  neutralise: asksOne({
    run(x, f) {
      const { s } = x;
      if (f.done !== 3 && partsOf(s, f.seat, f.done).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const options = partsOf(s, f.seat, f.done);
      if (f.done !== 0) options.push('end');
      return { seat: f.seat, kind: 'one', options, about: {} };
    },
    take(x, f, pick): void {
      const { s } = x;
      if (pick === 'end') return x.pop();
      x.push({ k: 'isolate', seat: f.seat, left: 1, from: 'any', must: 1, ship: s.ship });
      if (pick === 'part:card') {
        f.done |= 1;
        x.push({ k: 'discard', seat: f.seat, least: 1, most: 1, why: 'cost', any: 0, tactics: 0 });
        return;
      }
      f.done |= 2;
      if (pick === 'part:free') return;
      const kind = (RESOURCES as readonly string[]).indexOf(refOf(pick));
      x.push({ k: 'pay', seat: f.seat, price: priceOfOne(kind), less: 0, what: 'neutralise' });
    },
  }),

  promote: {
    run(x, f): undefined {
      x.pop();
      changeRank(x, f.seat, 1, 'REV-27.5');
    },
  },

  /** REV-16.1, 1.1. */
  rise: asksOne({
    ask: (_s, f) => ({ seat: f.seat, kind: 'one', options: ['do', 'skip'], about: {} }),
    take(x, f, pick): void {
      x.pop();
      if (pick === 'do') changeRank(x, f.seat, 1, 'REV-16.1');
    },
  }),
};

function priceOfOne(kind: number): number[] {
  const price = NO_PRICE.slice();
  price[kind] = 1;
  return price;
}

function promotePrice(s: State, player: number): number[] {
  const any = modifierOf(s, player, 'promoteWithAny')?.n ?? 0;
  const price = NO_PRICE.slice();
  price[SCIENCE] = PROMOTE_PRICE - any;
  price[ANY] = any;
  return price;
}

function mayTakeBonus(s: State, player: number, bonus: Bonus): boolean {
  const p = s.players[player];
  switch (bonus) {
    case 'neutralise':
      return partsOf(s, player, 0).length > 0;
    case 'affinity':
      return p.hand.length > 0;
    case 'promote':
      return p.rank < MOST_RANK && isPayable(s, player, promotePrice(s, player));
    case 'activate':
      return canActivate(s, player);
    case 'gain':
      return true;
  }
}

/** AMB-59: a part needs a token that can be isolated now. */
function partsOf(s: State, player: number, done: number): string[] {
  const parts: string[] = [];
  if (!isolatable(s, player, 'any')) return parts;
  if ((done & 1) === 0 && s.players[player].hand.length > 0) parts.push('part:card');
  if ((done & 2) !== 0) return parts;
  if (modifierOf(s, player, 'freeNeutralise')) {
    parts.push('part:free');
    return parts;
  }
  const other = modifierOf(s, player, 'neutraliseWith')?.resource;
  RESOURCES.forEach((resource, kind) => {
    if (resource !== 'energy' && resource !== other) return;
    if (isPayable(s, player, priceOfOne(kind))) parts.push(optionId('part', resource));
  });
  return parts;
}

function takeBonus(x: X, seat: number, bonus: Bonus): void {
  const { s } = x;
  x.tell('bonus', `REV-27.${[2, 3, 5, 6, 7][BONUSES.indexOf(bonus)]}`, seat, { action: bonus });
  switch (bonus) {
    case 'neutralise':
      return x.push({ k: 'neutralise', seat, done: 0 });
    case 'affinity':
      return x.push({ k: 'play', seat, less: 0, affinity: 1, ship: s.ship });
    case 'promote':
      x.push({ k: 'promote', seat });
      return x.push({ k: 'pay', seat, price: promotePrice(s, seat), less: 0, what: 'promote' });
    case 'activate':
      return occur(x, ['activate'], seat, s.ship);
    case 'gain': {
      x.push({ k: 'gain', seat, or: modifierOf(s, seat, 'gainOrTactics')?.n ?? 0 });
      const more = modifierOf(s, seat, 'gainAndTactics')?.n ?? 0;
      if (more > 0) gainTactics(x, seat, more);
    }
  }
}
