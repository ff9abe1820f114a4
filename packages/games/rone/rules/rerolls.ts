import { type Forbid, optionId, parseOption, type Seat } from '@starhold/kernel';
import type { State, X } from '../state.ts';
import { dieIn, dieRef, FACES, faceUp, isUsable, screwLetters } from './dice.ts';
import { rerollTargets } from './invasion/share.ts';
import { rerollsForbidden } from './invasion/stack.ts';
import { REROLL_IDS } from './option-ids.ts';
import { isActive } from './sides.ts';

/** Re-roll tokens (RONE-4.8): from the end of phase 3 until phase 5 of the own turn. */

const MAIN = 4;

export function rerolls(s: State, seat: Seat, options: string[], no?: Forbid): void {
  if (s.phase !== MAIN || s.players[seat].rerolls === 0 || !isActive(s, seat)) return;
  const forbidden = rerollsForbidden(s);
  for (const owner of rerollTargets(s, seat)) {
    const p = s.players[owner];
    for (let die = 0; die < p.dice.length; die++) {
      const option = owner === seat ? REROLL_IDS[die] : optionId('reroll', dieRef(die), `p${owner}`);
      if (forbidden) no?.(option, 'RONE-19.4', 'rerollsForbidden');
      else if (isUsable(p, die)) options.push(option);
      else no?.(option, 'RONE-4.8', 'dieUsed');
    }
  }
}

export function reroll(x: X, seat: Seat, option: string): void {
  const { refs } = parseOption(option);
  const owner = refs.length > 1 ? Number(refs[1].slice(1)) : seat;
  const die = dieIn(refs[0]);
  const me = x.s.players[seat];
  const p = x.s.players[owner];
  me.rerolls--;
  p.up[die] = x.die(`die${owner}`, FACES);
  const face = screwLetters(faceUp(p, die));
  x.tell('rerolled', 'RONE-4.8', seat, { owner, die: die + 1, face, left: me.rerolls });
}
