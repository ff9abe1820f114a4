import { type Asides, optionId } from '@starhold/kernel';
import { HOUSES } from '../content/index.ts';
import type { Events } from '../events.ts';
import { shortOf } from '../rules/pay.ts';
import { LETTERS } from '../rules/refs.ts';
import { excessOf } from '../rules/storage.ts';
import type { Frame, State } from '../state.ts';
import { burn } from './effects.ts';

/** REV-4.12: hidden influence for a resource. AMB-56: before each step, after the last one, and within a payment. */

const BURNS: readonly (readonly string[])[] = HOUSES.map((house) =>
  [...LETTERS].map((letter) => optionId('burn', house, letter)),
);

/** The first question of each step; nothing of it is half done then. */
const MOMENTS: readonly string[] = ['send', 'bonus', 'close'];

function isMoment(s: State, f: Frame, stack: readonly Frame[]): boolean {
  if (MOMENTS.includes(f.k)) return true;
  if (f.k === 'pay') return mayAdd(s, f);
  const below = stack[stack.length - 2];
  if (f.k === 'effects') return below?.k === 'crewAction';
  return f.k === 'corrupt' && below?.k === 'turn';
}

/** A payment that is short asks for cards itself; one that is not stays payable where the resource fits. */
function mayAdd(s: State, f: Extract<Frame, { k: 'pay' }>): boolean {
  const p = s.players[f.seat];
  return shortOf(p.stored, f.price, f.less) <= 0 && excessOf(s, p) < 0;
}

export const asides: Asides<State, Frame, Events> = {
  options(s, seat, f, stack) {
    const options: string[] = [];
    if (s.over !== '' || s.active !== seat || f === undefined || !isMoment(s, f, stack)) return options;
    const { hidden } = s.players[seat];
    for (let house = 0; house < hidden.length; house++) if (hidden[house] > 0) options.push(...BURNS[house]);
    return options;
  },
  take(x, option, seat): void {
    burn(x, seat, option);
  },
};
