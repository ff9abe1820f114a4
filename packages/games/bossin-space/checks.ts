import type { Eyes } from '@starhold/kernel';
import { packOf } from './content/index.ts';
import { capacity, enemyDef } from './rules/board.ts';
import { addedCards, kindOf } from './rules/cards.ts';
import type { BosState } from './state.ts';

/** BOS-25, each invariant in words where it is broken. */
export function broken(s: BosState): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const { def } = packOf(s);
  const { rockets, laser, deck, life } = s.levels;
  must(
    s.columns.every((column) => column.length <= capacity(s)),
    '1: a column holds more enemies than open rows',
  );
  must(s.heat >= 0 && s.heat <= def.heatMax, '2: heat out of bounds');
  must(s.heat < def.heatMax || s.over === 'loss', '2: exploded, but not lost');
  must(s.damaged >= 0 && s.damaged <= s.life, '3: damaged tokens out of bounds');
  must(s.life === def.startLife + life, '3: life tokens do not match the upgrades');
  must(
    s.columns.every((column) => column.every((e) => e.damage < enemyDef(s, e).hp)),
    '4: an enemy should have been defeated',
  );
  must(s.cubes.length + rockets + laser + deck + life + cubesInHand(s) === def.cubes.length, '5: a cube is lost');
  must(life <= Math.min(rockets, laser, deck), '6: life before the paths');
  must(s.closedRows === 0 || s.boss.revealed === 1, '9: rows closed before the boss was revealed');
  must(s.boss.entered === 0 || s.boss.revealed === 1, '9: boss on the board before it was revealed');
  must(s.boss.revealed === (s.enemyDeck.length === 0 && s.phase !== 'setup' ? 1 : 0), '15.1: reveal and deck disagree');
  must(
    s.upgradedStack.every((card) => card >= packOf(s).baseCards),
    '7.1: a base card lies in the upgraded stack',
  );
  must(stackedByClass(s), '2.5: the enemy deck is not stacked by class');
  return found;
}

/** Class 3 at the bottom, class 1 on top: everybody knows that much about the order of the deck. */
function stackedByClass(s: BosState): boolean {
  const { enemies } = packOf(s);
  return s.enemyDeck.every((type, i) => i === 0 || enemies[type].tier <= enemies[s.enemyDeck[i - 1]].tier);
}

/** A cube that is being placed lies on no space yet. */
function cubesInHand(s: BosState): number {
  return s.stack.filter((f) => f.k === 'upgrade').length;
}

/** BOS-25.7 and 25.8: cards are conserved. */
export function inventory(s: BosState): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string): void => {
    count[name] = (count[name] ?? 0) + 1;
  };
  const piles = [s.commandDeck, s.commandDiscard, s.upgradedStack, s.pool, s.removed, ...s.hands, ...s.picks];
  for (const pile of piles) for (const card of pile) add(`command ${card}`);
  for (const card of s.timeline) if (card >= 0) add(`command ${card}`);
  for (const pile of [s.dangerDeck, s.dangerDiscard, s.dangers]) for (const d of pile) if (d >= 0) add(`danger ${d}`);
  for (const type of [...s.enemyDeck, ...s.enemyDiscard]) add(`enemy ${type}`);
  for (const column of s.columns) for (const e of column) add(`enemy ${e.type}`);
  return count;
}

/** Kinds of command cards that `eyes` have never been able to see lying anywhere, and a boss that is still a secret. */
export function secrets(s: BosState, eyes: Eyes): string[] {
  const shown = [s.commandDiscard, s.pool, s.removed, s.timeline, addedCards(s)];
  if (typeof eyes === 'number') shown.push(s.hands[eyes], s.picks[eyes]);
  const seen = new Set(shown.flat().map((card) => (card < 0 ? '' : kindOf(s, card))));
  const hidden = [...s.hands, ...s.picks].flat().map((card) => kindOf(s, card));
  const names = [...new Set(hidden)].filter((kind) => !seen.has(kind));
  if (s.options.bossSelection === 'hidden' && s.boss.revealed === 0) names.push(packOf(s).bosses[s.boss.type].id);
  return names;
}
