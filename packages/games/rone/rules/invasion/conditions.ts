import type { Condition, Fact } from '../../content/index.ts';
import type { State, X } from '../../state.ts';
import { endMatch } from '../end.ts';
import { eventsInOrder, invasionOf, scenarioOf, targetLeft } from './stack.ts';

/** What scenarios ask about the position (6.7), and what amounts count on the Invasion's side. */

export function countInvasion(s: State, fact: Fact): number {
  const n = s.players.length;
  if (fact === 'players') return n;
  if (fact === 'halfPlayers') return Math.ceil(n / 2);
  if (!s.inv) return 0;
  const { inv } = s;
  switch (fact) {
    case 'round':
      return inv.marker;
    case 'deployed':
      return inv.stack.length;
    case 'defeatedThisRound':
      return inv.defeated;
    case 'defeated':
      return inv.defeatedAll;
    case 'protocols':
      return inv.protocols.length;
    case 'invasionResearch':
      return inv.research;
    case 'invasionCards':
      return inv.deck.length + inv.discard.length + inv.scrap.length;
    case 'scenarioHealth':
      return targetLeft(s)[1];
    default:
      return 0;
  }
}

export function hasEnded(s: State, event: string): boolean {
  const at = eventsInOrder(scenarioOf(s)).findIndex(({ id }) => id === event);
  return at >= 0 && at < invasionOf(s).events;
}

/** Conditions of scenarios are about nobody in particular. */
export function holds(s: State, condition: Condition): boolean {
  if ('any' in condition) return condition.any.some((c) => holds(s, c));
  if ('all' in condition) return condition.all.every((c) => holds(s, c));
  if ('coop' in condition) return s.inv !== null;
  if ('ended' in condition) return hasEnded(s, condition.ended);
  const bound = 'atLeast' in condition ? condition.atLeast : condition.atMost;
  const limit = typeof bound === 'number' ? bound : countInvasion(s, bound);
  const n = countInvasion(s, condition.of);
  return 'atLeast' in condition ? n >= limit : n <= limit;
}

/** Has the scenario come to its end? Defeat counts before victory. */
export function checkScenario(x: X): boolean {
  const { s } = x;
  const { defeat, victory } = scenarioOf(s);
  if (defeat && holds(s, defeat)) endMatch(x, 'defeat');
  else if (holds(s, victory)) endMatch(x, 'victory');
  return s.ended !== '';
}
