import type { Amount, Condition, Fact } from '../content/index.ts';
import { MARK, NONE, SHUTTLE, type State } from '../state.ts';
import { sectorOf, shipsOnBoard } from './board.ts';
import { hiddenOf } from './gain.ts';
import { isOuter } from './geometry.ts';
import { corruptionOf, resourcesOf } from './storage.ts';

/** Numbers and conditions that cards ask about; `player` is whom they are about, `ship` acts. */
export function factOf(s: State, fact: Fact, player: number, ship: number): number {
  const p = s.players[player];
  switch (fact) {
    case 'tactics':
      return p.lastTactics === NONE ? p.tactics : p.lastTactics;
    case 'rank':
      return p.rank;
    case 'hand':
      return p.hand.length;
    case 'corruption':
      return corruptionOf(p);
    case 'remnants':
      return p.remnants;
    case 'resources':
      return resourcesOf(p);
    case 'hiddenCards':
      return hiddenOf(p);
    case 'hiddenOfOneHouse':
      return Math.max(...p.hidden);
    case 'cadetCards':
      return p.cadets.filter((card) => card !== NONE).length;
    case 'frigateCards':
      return p.frigates.length;
    case 'commandCards':
      return p.commands.length;
    case 'commandCardsAndRemnants':
      return p.commands.length + p.remnants;
    case 'voidbornHere': {
      const sector = sectorOf(s, ship);
      return isOuter(sector) ? s.voidborn[sector] : 0;
    }
    case 'shuttles':
      return shipsOnBoard(s, SHUTTLE);
  }
}

/** Never below 0. */
export function amountFor(s: State, n: Amount, player: number, ship: number): number {
  if (typeof n === 'number') return n;
  const fact = factOf(s, n.per, player, ship);
  const value = n.base + n.each * Math.floor(fact / (n.by ?? 1));
  return Math.max(0, n.max === undefined ? value : Math.min(value, n.max));
}

export function holdsFor(s: State, condition: Condition, player: number, ship: number): boolean {
  if ('copied' in condition) return (s.marks & MARK.copied) !== 0;
  const n = factOf(s, condition.of, player, ship);
  return 'atLeast' in condition ? n >= condition.atLeast : n <= condition.atMost;
}
