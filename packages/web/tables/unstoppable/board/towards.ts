import { type Decision, refOf, verbOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import type { Effect } from '@starhold/unstoppable/content';
import { effectsNow, exhaustEffects } from '@starhold/unstoppable/text';
import type { Target } from '../../../desk/target.ts';
import { targetOf } from './targets.ts';

/** The instance of damage in an effect, where it can reach this threat. */
function strikes({ ops }: Effect, isOnDeck: boolean): boolean {
  return ops.some((op) => op.op === 'damage' && (isOnDeck || op.to !== 'onDeck'));
}

/**
 * A card was dragged onto a threat: of its effects that reach it the first without a price is meant; of an ally the symbol that
 * deals damage, where only one does. What costs something is asked for.
 */
export function towards({ at, ask }: Decision, goal: Target, view: UnsView, by?: Target): string | undefined {
  if (ask.kind !== 'one' || !isThreat(goal, view)) return undefined;
  const isOnDeck = view.players.some(({ onDeck }) => onDeck && goal === `card:${onDeck.ref}`);
  if (at === 'resolve') {
    const effects = effectsNow(view);
    const of = (id: string): Effect => effects[Number(refOf(id))];
    const reach = ask.options.filter((id) => verbOf(id) === 'do' && strikes(of(id), isOnDeck));
    // Whoever aims at this very question has seen the price.
    return reach.find((id) => typeof of(id).kw !== 'object') ?? (by === undefined ? reach[0] : undefined);
  }
  const [option, other] = ask.options.filter(
    (id) =>
      verbOf(id) === 'exhaust' &&
      targetOf(id, view) === by &&
      exhaustEffects(view, id).some((effect) => strikes(effect, isOnDeck)),
  );
  return other === undefined ? option : undefined;
}

function isThreat(target: Target, { players }: UnsView): boolean {
  return players.some(({ field, onDeck }) =>
    [...field, ...(onDeck ? [onDeck] : [])].some(({ ref }) => target === `card:${ref}`),
  );
}

/** The cards in play that bear the name of the card at work: which of them it is nobody can see, and it does not matter. */
export function isSource(target: Target, { ask }: Decision, { work, players }: UnsView): boolean {
  const core = work.findLast(({ seat, core: at }) => at !== null && seat === ask.seat)?.core;
  return players[ask.seat]?.play.some((card) => card.core === core && target === `card:${card.ref}`) ?? false;
}
