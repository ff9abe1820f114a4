import { type Decision, refOf, verbOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import { effectsNow } from '@starhold/unstoppable/text';
import type { Target } from '../../../desk/target.ts';

/** A card was dragged onto a threat: of its effects the first that deals damage is meant. */
export function towards({ at, ask }: Decision, goal: Target, view: UnsView): string | undefined {
  if (at !== 'resolve' || ask.kind !== 'one' || !isThreat(goal, view)) return undefined;
  const effects = effectsNow(view);
  const strikes = (option: string): boolean =>
    effects[Number(refOf(option))]?.ops.some(({ op }) => op === 'damage') ?? false;
  return ask.options.find((option) => verbOf(option) === 'do' && strikes(option));
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
