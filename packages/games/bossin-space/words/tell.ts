import type { Scalar } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { kindOf, kindsOf } from '../rules/cards.ts';
import type { BosState, Enemy } from '../state.ts';

/** The position told in the words of `then`. */
export function tell(s: BosState, names: Record<string, string>): Record<string, unknown> {
  const pack = packOf(s);
  const called = Object.fromEntries(Object.entries(names).map(([name, ref]) => [ref, name]));
  const enemyIds = (types: number[]): string[] => types.map((type) => pack.enemies[type].id);
  const column = (enemies: Enemy[]): unknown[] =>
    enemies.map((e) => {
      const name = called[`u${e.uid}`] ?? pack.enemies[e.type].id;
      return e.damage === 0 ? name : { type: name, damage: e.damage };
    });
  const dangerIds = (list: number[]): (string | null)[] => list.map((d) => (d < 0 ? null : pack.dangers[d].id));
  return {
    round: s.round,
    phase: s.phase,
    captain: s.captain,
    crewUsed: s.crewUsed === 1,
    ship: s.ship,
    life: s.life,
    intact: s.life - s.damaged,
    heat: s.heat,
    xp: s.xp,
    cubes: s.cubes,
    levels: s.levels,
    c1: column(s.columns[0]),
    c2: column(s.columns[1]),
    c3: column(s.columns[2]),
    c4: column(s.columns[3]),
    closedRows: s.closedRows,
    boss: s.boss.entered ? { column: s.boss.column, hp: s.boss.hp, side: s.boss.side + 1 } : null,
    bossRevealed: s.boss.revealed === 1,
    enemyDeck: enemyIds(s.enemyDeck).reverse(),
    enemyDeckSize: s.enemyDeck.length,
    enemyDiscard: enemyIds(s.enemyDiscard),
    dangerDeckSize: s.dangerDeck.length,
    dangerDiscard: dangerIds(s.dangerDiscard),
    commandDeckSize: s.commandDeck.length,
    commandDeckTop: kindsOf(s, s.commandDeck.slice(-4)).sort(),
    commandDiscard: kindsOf(s, s.commandDiscard),
    upgradedStackSize: s.upgradedStack.length,
    hands: s.hands.map((hand) => kindsOf(s, hand).sort()),
    handSizes: s.hands.map((hand) => hand.length),
    commands: s.timeline.map((card) => (card < 0 ? null : kindOf(s, card))),
    dangers: dangerIds(s.dangers),
    slots: s.slots,
    retired: s.retired === 1,
    over: s.over,
    end: s.end,
  };
}

/** What a shuffled item is called in `chance`. */
export function nameOf(s: BosState, label: string, item: Scalar): string {
  if (typeof item === 'string') return item;
  if (label.startsWith('enemies')) return packOf(s).enemies[item].id;
  if (label === 'dangers') return packOf(s).dangers[item].id;
  return kindOf(s, item);
}
