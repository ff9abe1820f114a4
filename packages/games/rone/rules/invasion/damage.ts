import { DAMAGES } from '../../content/index.ts';
import { NONE, type State, type X } from '../../state.ts';
import { invasionId } from './cards.ts';
import { holds } from './conditions.ts';
import { armourLeft, eachLasting, healthLeft, invasionOf, scenarioOf, targetLeft, topHas } from './stack.ts';

/** Damage of players against the Invasion (RONE-20.2 to 20.4). */

const [MELEE, RANGED] = [0, 1];

/** Deals one packet to the top card and answers how much of it is left over once the card is defeated. */
export function strike(x: X, seat: number, kind: number, n: number): number {
  const { s } = x;
  const inv = invasionOf(s);
  const at = inv.stack.length - 1;
  const [armour, health] = [armourLeft(s), healthLeft(s)];
  const immune = topHas(s, 'immune', kind);
  const toArmour = kind === RANGED || immune ? 0 : Math.min(n, armour);
  const toHealth = immune
    ? 0
    : kind === RANGED
      ? Math.min(n, health)
      : kind === MELEE
        ? Math.min(n - toArmour, health)
        : 0;
  inv.armourHit[at] += toArmour;
  inv.healthHit[at] += toHealth;
  x.tell('struck', 'RONE-20.2', seat, {
    card: invasionId(s, inv.stack[at]),
    damage: DAMAGES[kind],
    n,
    armour: armour - toArmour,
    health: health - toHealth,
  });
  if (health > toHealth) return 0;
  return n - toArmour - toHealth;
}

/** Is the top card beaten? Also without being hit: support it lived on may be gone. */
export function topIsBeaten(s: State): boolean {
  return invasionOf(s).stack.length > 0 && healthLeft(s) <= 0;
}

/** RONE-20.2: the top card goes on the discard pile. */
export function takeOffTop(s: State): number {
  const inv = invasionOf(s);
  const card = inv.stack.pop() ?? NONE;
  inv.moreArmour.pop();
  inv.moreHealth.pop();
  inv.armourHit.pop();
  inv.healthHit.pop();
  inv.discard.push(card);
  return card;
}

/** May damage go to the scenario card now (RONE-20.4)? */
export function targetable(s: State): boolean {
  const { target } = scenarioOf(s);
  if (!target || !holds(s, target.when)) return false;
  let free = true;
  eachLasting(s, (m) => {
    if (m.mod === 'untargetable') free = false;
  });
  return free;
}

/** as on a card; what it has lost stays lost. */
export function besiege(x: X, seat: number, kind: number, n: number): void {
  const { s } = x;
  const inv = invasionOf(s);
  const [armour, health] = targetLeft(s);
  const toArmour = kind === RANGED ? 0 : Math.min(n, armour);
  const toHealth = kind === RANGED ? Math.min(n, health) : kind === MELEE ? Math.min(n - toArmour, health) : 0;
  inv.targetArmourHit += toArmour;
  inv.targetHealthHit += toHealth;
  x.tell('besieged', 'RONE-20.4', seat, {
    damage: DAMAGES[kind],
    n,
    armour: armour - toArmour,
    health: health - toHealth,
  });
}
