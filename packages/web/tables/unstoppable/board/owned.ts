import type { SleeveView, UnsView } from '@starhold/unstoppable';
import { coreIn, FACTIONS, type Pack, packOf, type Requirement } from '@starhold/unstoppable/content';

/** What players have, counted as the story and the achievements count it: in all zones (UNS-21.7). */

/** Every sleeve of a player, wherever it lies. */
export function ownedBy(view: UnsView, seat: number): SleeveView[] {
  const p = view.players[seat];
  if (!p) return [];
  return [...p.hand, ...p.play, ...p.discard, ...p.deck, ...(p.onDeck ? [p.onDeck] : []), ...p.field];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const upgradesOn = (card: SleeveView): number => (card.top === null ? 0 : 1) + (card.bottom === null ? 0 : 1);

type Owning = Extract<Requirement, { req: 'own' }>['what'];

function countOwned(pack: Pack, cards: readonly SleeveView[], what: Owning): number {
  const ofFaction = (faction: string): number => cards.filter((c) => coreIn(pack, c.core)?.faction === faction).length;
  switch (what) {
    case 'tactic':
    case 'ally':
      return cards.filter((c) => coreIn(pack, c.core)?.kind === what).length;
    case 'oneFaction':
      return Math.max(...FACTIONS.map(ofFaction));
    case 'eachFaction':
      return Math.min(...FACTIONS.map(ofFaction));
    case 'upgrades':
      return sum(cards.map(upgradesOn));
    default:
      return ofFaction(what);
  }
}

/** How much of what a story option asks for the players have now; null for what is simply suffered. */
export function haveOf(view: UnsView, req: Requirement): number | null {
  const { players } = view;
  switch (req.req) {
    case 'pay':
      return sum(players.map((p) => p.credits));
    case 'remove':
      return sum(players.map((p) => [...p.hand, ...p.discard].filter((c) => c.core !== null).length));
    case 'discardAlly':
      return sum(players.map((p) => p.hand.filter((c) => coreIn(packOf(view), c.core)?.kind === 'ally').length));
    case 'level':
      return Math.max(...players.map((p) => p.level));
    case 'defeated':
      return sum(players.map((p) => p.defeated));
    case 'own':
      return countOwned(
        packOf(view),
        players.flatMap((_, seat) => ownedBy(view, seat)),
        req.what,
      );
    case 'damage':
    case 'danger':
      return null;
    default:
      return req satisfies never;
  }
}

/** Rules file 7.8: numbers are for one player, most of them count for each. */
export function neededOf(view: UnsView, req: Requirement): number {
  return req.req === 'level' || req.req === 'danger' || req.req === 'damage' ? req.n : req.n * view.players.length;
}
