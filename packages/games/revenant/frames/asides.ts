import { type Asides, optionId } from '@starhold/kernel';
import { HOUSES } from '../content/index.ts';
import type { Events } from '../events.ts';
import { ATTACK, MANOEUVRE } from '../rules/moves.ts';
import { shortOf } from '../rules/pay.ts';
import { kindOf, LETTERS, PLANET0 } from '../rules/refs.ts';
import { excessOf } from '../rules/storage.ts';
import { DROPSHIP, type Frame, type State } from '../state.ts';
import { burn } from './effects.ts';

/** REV-4.12: hidden influence for a resource. AMB-56: before each step, after the last one, and within a payment. */

const BURNS: readonly (readonly string[])[] = HOUSES.map((house) =>
  [...LETTERS].map((letter) => optionId('burn', house, letter)),
);

/** The first question of each step; nothing of it is half done then. */
function isMoment(s: State, f: Frame, stack: readonly Frame[]): boolean {
  switch (f.k) {
    case 'send':
    case 'bonus':
    case 'close':
      return true;
    case 'influence':
      return f.why === 'revenant';
    case 'corrupt':
      return stack[stack.length - 2]?.k === 'turn';
    case 'pay':
      return mayAdd(s, f);
    default:
      return opensCrewAction(stack);
  }
}

/** Before step 3: nothing of what the crewed ship does has begun. An ability of the crew action may have been used. */
function opensCrewAction(stack: readonly Frame[]): boolean {
  const at = stack.findIndex(({ k }) => k === 'crewAction');
  return at >= 0 && stack.slice(at + 1).every(isUntouched);
}

const SHIP_LISTS: readonly string[] = ['fighter/do', 'dropship/do', 'frigate/do', 'frigate/do/0.do:sortie'];

function isUntouched(f: Frame): boolean {
  switch (f.k) {
    case 'gate':
      return true;
    case 'occ':
      return f.used.length === 0;
    case 'ops':
    case 'branch':
      return SHIP_LISTS.includes(f.list);
    case 'sortie':
      return f.can === (kindOf(f.ship) === DROPSHIP ? MANOEUVRE : MANOEUVRE | ATTACK);
    case 'effects':
      return f.of < PLANET0;
    default:
      return false;
  }
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
