import type { Op } from './ops.ts';
import type { PackDef } from './schema-pack.ts';

type Addressed = [address: string, ops: readonly Op[]];

/** Every list of operations that a pack holds, with its address, which does not depend on where a card lies: `C07/on1`. */
export function listsIn(def: PackDef): Addressed[] {
  return [
    ...def.operations.flatMap(({ id, abilities, do: ops }): Addressed[] => [
      ...abilities.map((ability, i): Addressed => [`${id}/on${i}`, ability.do]),
      [`${id}/do`, ops],
    ]),
    ...[...def.planets, ...def.houses].flatMap(({ id, upper, lower }): Addressed[] => [
      [`${id}/upper`, upper.do],
      [`${id}/lower`, lower.do],
    ]),
    ...def.houses.map(({ id, reward }): Addressed => [`${id}/reward`, reward]),
    ...def.failures.flatMap(({ id, upper, lower }): Addressed[] => [
      [`${id}/upper`, upper],
      [`${id}/lower`, lower],
    ]),
    ...def.scanners.map(({ id, benefits }): Addressed => [`${id}/benefits`, benefits]),
    ...def.crews.flatMap(({ id, basic, developing, activation }): Addressed[] => [
      [`${id}/basic`, basic.do],
      ...developing.map((level, rank): Addressed => [`${id}/rank${rank}`, level.do]),
      [`${id}/activation`, activation],
    ]),
    ...def.frigates.flatMap(({ id, slots }) => slots.map((ops, i): Addressed => [`${id}/slot${i}`, ops])),
    ...def.actions.map(({ id, do: ops }): Addressed => [`${id}/do`, ops]),
  ];
}
