import type { Forbid } from '@starhold/kernel';
import type { UnsState } from '../state.ts';
import { hasKeyword, onDeck, optionFor } from './cards.ts';
import { addedFor } from './modifiers.ts';

export type Reach = 'any' | 'onDeck' | 'active';

/** UNS-10.1, 20.8: threats that one damage instance may be aimed at. Says through `no` which Taunt forbids. */
export function targetsFor(s: UnsState, reach: Reach, ignoreTaunt: boolean, no?: Forbid): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const { field } = s.players[seat];
    const top = onDeck(s, seat);
    // UNS-20.10: Taunt holds for the battlefield it is on, with its deck.
    const taunted = !ignoreTaunt && hasTaunt(s, field, top);
    const consider = (card: number, active: boolean): void => {
      if (reach !== 'any' && (reach === 'active') !== active) no?.(optionFor('hit:', s, card), 'UNS-16.1', reach);
      else if (taunted && !hasKeyword(s, card, 'taunt', active))
        no?.(optionFor('hit:', s, card), 'UNS-18.4', 'taunted');
      else found.push(card);
    };
    for (const card of field) consider(card, true);
    if (top >= 0) consider(top, false);
  }
  return found;
}

function hasTaunt(s: UnsState, field: readonly number[], top: number): boolean {
  for (const card of field) if (hasKeyword(s, card, 'taunt', true)) return true;
  return top >= 0 && hasKeyword(s, top, 'taunt', false);
}

/** Whether the next instance of this player is the first of the turn, and something changes only that one. */
export function firstDiffers(s: UnsState, seat: number): boolean {
  return s.players[seat].struck === 0 && addedFor(s, 'damageFirst', seat) > 0;
}

/** What the next damage instance of this player really deals (passives and story). */
export function dealtTo(s: UnsState, seat: number, n: number, active: boolean): number {
  return Math.max(0, n + addedFor(s, 'damage', seat, s.players[seat].struck === 0, !active));
}

/** The same, and that it was dealt. */
export function dealtBy(s: UnsState, seat: number, n: number, active: boolean): number {
  const dealt = dealtTo(s, seat, n, active);
  s.players[seat].struck = 1;
  return dealt;
}
