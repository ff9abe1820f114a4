import { type Rng, shuffleInPlace } from '@starhold/kernel';
import { framesOf, type State } from '../../state.ts';
import { invasionId, protocolId } from './cards.ts';

/** What nobody can know of the Invasion: the order of its draw deck and of its supplies (RONE-1.4). */

const ascending = (a: number, b: number): number => a - b;

function shuffled(rng: Rng, cards: readonly number[]): number[] {
  return shuffleInPlace(rng, cards.slice().sort(ascending));
}

/**
 * Deals anew what lies face down. Until the Invasion has reshuffled, nobody knows which cards are in its draw deck and which
 * in the supply. That cards were recycled onto the deck is not remembered: a world may put them deeper.
 */
export function redealInvasion(s: State, rng: Rng): void {
  const { inv } = s;
  if (!inv) return;
  inv.protocolSupply = shuffled(rng, inv.protocolSupply);
  if (inv.mixed === 1) {
    inv.deck = shuffled(rng, inv.deck);
    inv.supply = shuffled(rng, inv.supply);
    return;
  }
  const cards = shuffled(rng, [...inv.deck, ...inv.supply]);
  inv.deck = cards.splice(0, inv.deck.length);
  inv.supply = cards;
}

/** Ids that nobody can see anywhere on the Invasion's side. */
export function hiddenInvasion(s: State): string[] {
  const { inv } = s;
  if (!inv) return [];
  const cards = new Set([...inv.deck, ...inv.supply].map((card) => invasionId(s, card)));
  const open = [inv.discard, inv.scrap, inv.destroyed, inv.stack, inv.zones].flat();
  for (const card of open) if (card >= 0) cards.delete(invasionId(s, card));
  for (const f of framesOf(s)) if (f.k === 'deploy' && f.card >= 0) cards.delete(invasionId(s, f.card));
  return [...cards, ...inv.protocolSupply.map((protocol) => protocolId(s, protocol))];
}
