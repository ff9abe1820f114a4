import { parseOption } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { type Op, packOf } from '@starhold/revenant/content';
import { chooserIn } from './targets.ts';

/** Of the effects and abilities that are offered, which one does a thing. */

/** The list that an option begins: `effect:BEL.1`, `use:C07.2`, `use:1A.2`. */
function addressOf(option: string, view: View): string | undefined {
  const { verb, refs } = parseOption(option);
  const [id, which] = (refs[0] ?? '').split('.');
  if (verb === 'effect') return `${id}/${which === '1' ? 'upper' : 'lower'}`;
  if (verb !== 'use') return undefined;
  if (!packOf(view).crewIndex.has(id)) return `${id}/on${Number(which) - 1}`;
  const rank = view.players[chooserIn(view)]?.rank ?? 0;
  return `${id}/${which === '1' ? 'basic' : which === '2' ? `rank${rank}` : 'activation'}`;
}

/** The operation itself and all within it. */
function within(op: Op): Op[] {
  switch (op.op) {
    case 'pay':
      return [op, ...op.do.flatMap(within)];
    case 'choose':
      return [op, ...op.of.flatMap((branch) => branch.do.flatMap(within))];
    default:
      return [op];
  }
}

/** The one option that does this; undefined where none or several do. */
export function onlyOne(options: readonly string[], view: View, does: (op: Op) => boolean): string | undefined {
  const { lists } = packOf(view);
  const [option, other] = options.filter((id) => {
    const address = addressOf(id, view);
    return address !== undefined && lists.at(address).flatMap(within).some(does);
  });
  return other === undefined ? option : undefined;
}
