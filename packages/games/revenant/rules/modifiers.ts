import { type Modifiers, modifiers } from '@starhold/effects';
import { type Modifier, packOf } from '../content/index.ts';
import { NONE, type State } from '../state.ts';
import { abilityRef, CARD0, eachAbility } from './abilities.ts';

/** What abilities and boards change without being asked: prices, draws, bonus actions. */

type Changed = 'discount' | 'drawHidden';

export const changes: Modifiers<State, Changed, number> = modifiers<State, Changed, number>({
  /** `player`: whose turn it is; abilities work in no other (6.3.1, 8). */
  active(s, player, into) {
    if (s.active !== player) return;
    eachAbility(s, player, s.figure, (key, { on, do: ops }) => {
      for (const op of ops) {
        if (op.op === 'discount' && on === 'play') into.add('discount', op.n, key);
        else if (op.op === 'drawHidden' && on === 'hidden') into.add('drawHidden', op.n, key);
      }
    });
  },
  source: (s, key) => (key < CARD0 ? 'crew' : abilityRef(s, s.active, key)),
});

/** A modifier of the frigate board or of a frigate card. */
export function modifierOf<M extends Modifier['mod']>(
  s: State,
  player: number,
  mod: M,
): Extract<Modifier, { mod: M }> | undefined {
  const { frigates, operations } = packOf(s);
  const p = s.players[player];
  const is = (m: Modifier): m is Extract<Modifier, { mod: M }> => m.mod === mod;
  const own = p.board === NONE ? undefined : frigates[p.board].modifiers.find(is);
  if (own) return own;
  for (const card of p.frigates) {
    const found = operations[card].modifiers.find(is);
    if (found) return found;
  }
  return undefined;
}
