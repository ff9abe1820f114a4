import { NONE, type View } from '@starhold/revenant';
import { type AbilityDef, packOf, type Trigger } from '@starhold/revenant/content';
import type { Target } from '../../../desk/target.ts';
import { kindIn, type ShipKind } from './fleet.ts';
import { chooserIn, isShip } from './targets.ts';

/** Who goes along with a ship that is taken straight to its goal. */

/** Of equals the first. */
const FIGURES = ['cadet1', 'cadet2', 'captain'] as const;
const SLOTS = 2;

/** What a crew on such a ship sets off. */
const SETS_OFF: Record<ShipKind, readonly Trigger[]> = {
  ark: ['crew', 'ark', 'commission'],
  fighter: ['crew', 'fighter', 'manoeuvre', 'attack', 'kill'],
  dropship: ['crew', 'dropship', 'manoeuvre', 'planet', 'mining'],
  frigate: ['crew', 'frigate', 'manoeuvre', 'attack', 'kill', 'planet', 'mining', 'hidden'],
  shuttle: [],
};
const ANYWHERE: readonly Trigger[] = ['crew'];

function abilitiesOf(figure: string, view: View): readonly AbilityDef[] {
  const player = view.players[chooserIn(view)];
  const { crews, crewIndex, operations, operationIndex } = packOf(view);
  if (figure === 'captain') {
    const side = crews[crewIndex.get(player?.side ?? '') ?? NONE];
    return side ? [side.basic, side.developing[player.rank]] : [];
  }
  const at = (Number(figure.slice(-1)) - 1) * SLOTS;
  const cards = player?.cadets.slice(at, at + SLOTS) ?? [];
  return cards.flatMap((id) => operations[operationIndex.get(id) ?? NONE]?.abilities ?? []);
}

/** The option that sends somebody there: whose abilities it sets off most, else a cadet. */
export function sending(options: readonly string[], to: Target, view: View): string | undefined {
  const heard = isShip(to) ? SETS_OFF[kindIn(to)] : ANYWHERE;
  const counts = FIGURES.flatMap((figure) => {
    const option = `send:${figure}>${to}`;
    const n = abilitiesOf(figure, view).filter(({ on }) => heard.includes(on)).length;
    return options.includes(option) ? [{ option, n }] : [];
  });
  return counts.toSorted((a, b) => b.n - a.n)[0]?.option;
}
