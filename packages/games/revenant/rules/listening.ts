import { isPlain, opsFrame, triggers } from '@starhold/effects';
import type { Op, Own, RevenantLexicon, Trigger } from '../content/index.ts';
import { ACTION, type Frame, type State } from '../state.ts';
import { abilityOf, abilityRef, eachAbility, listOf, priceOf } from './abilities.ts';
import { holdsFor } from './facts.ts';
import { SET } from './gain.ts';
import { canPay, payCost } from './pay.ts';
import { isPossible } from './possible.ts';
import { isFrigate } from './refs.ts';

/** Triggered abilities (REV-18). They fire in turns of their owner in the Action phase only; `it` is the acting ship. */

/** `permanent` beside `play`: a cadet or frigate card. */
export type Word = Trigger | 'permanent';

/** Gives what nobody would decline; how much does not depend on what was done before. */
function isHarmless(op: Own): boolean {
  switch (op.op) {
    case 'gain':
      return typeof op.n === 'number';
    case 'tactics':
    case 'data':
    case 'remnant':
      return true;
    default:
      return false;
  }
}

/** A third void remnant goes with the other two: not everybody wants that (agenda G6, colony K6). */
function isWelcome(s: State, ops: readonly Op[]): boolean {
  if (s.players[s.active].remnants === SET - 1 && ops.some(({ op }) => op === 'remnant')) return false;
  return isPlain<RevenantLexicon>(ops, isHarmless);
}

/** These are over when `after` comes: the acting ship is the crewed one again (AMB-17). */
const SHIP_EFFECTS: readonly string[] = ['ark', 'fighter', 'dropship', 'frigate', 'planet', 'crew'];

/** For which ship an ability counts its ranges. */
function shipFor(s: State, o: { on: string[]; it: number; stage: number }): number {
  return o.stage === 2 && SHIP_EFFECTS.includes(o.on[0]) ? s.ship : o.it;
}

const heard = triggers<State, Frame, Word>({
  hear(s, on, seat, it, into) {
    if (s.active !== seat || s.phase !== ACTION) return;
    eachAbility(s, seat, s.figure, (key, ability) => {
      if (!on.includes(ability.on)) return;
      if (ability.only === 'frigate' && !isFrigate(it)) return;
      if (ability.only === 'permanent' && !on.includes('permanent')) return;
      // REV-27.6: Activate is nothing but its abilities.
      if (ability.window === 'during' && ability.on !== 'activate') into.during.push(key);
      else into.after.push(key);
    });
  },
  ready(s, key, o) {
    const { seat } = o;
    const ability = abilityOf(s, seat, key);
    const ship = shipFor(s, o);
    if (ability.if && !holdsFor(s, ability.if, seat, ship)) return false;
    return isPossible(s, ability.do, { player: seat, ship, o });
  },
  decides: (_s, _key, o) => o.seat,
  must: () => false,
  plain: (s, key) => isWelcome(s, abilityOf(s, s.active, key).do),
  name: (s, key) => abilityRef(s, s.active, key),
  use(x, key, o) {
    const { s } = x;
    const { seat } = o;
    const list = listOf(s, seat, key);
    const ship = shipFor(s, o);
    x.tell('used', 'REV-18.5', seat, { ability: abilityRef(s, seat, key) });
    const price = priceOf(abilityOf(s, seat, key).do);
    x.push(opsFrame(seat, price ? `${list}/0.do` : list, ship, list));
    if (price) payCost(x, seat, price.cost, list);
  },
  seats: (s) => s.players.length,
  first: (s) => Math.max(0, s.active),
});

export const { occur, handlers: triggerHandlers } = heard;

/** Is any ability of Activate ready (REV-27.6)? */
export function canActivate(s: State, player: number): boolean {
  let can = false;
  eachAbility(s, player, s.figure, (_key, { on, if: condition, do: ops }) => {
    if (can || on !== 'activate') return;
    if (condition && !holdsFor(s, condition, player, s.ship)) return;
    const price = priceOf(ops);
    if (price && !canPay(s, player, price.cost)) return;
    can = isPossible(s, ops, { player, ship: s.ship });
  });
  return can;
}
