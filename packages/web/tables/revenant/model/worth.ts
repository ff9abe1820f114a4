import type { View } from '@starhold/revenant';

/** What a House is worth to a player, as far as these eyes know: power × (influence + hidden influence). */
export function worthOf({ power, players }: View, seat: number, house: number): number {
  return power[house] * heldOf(players[seat], house);
}

/** The same once one of its ships has fallen. */
export function worthAfterLoss(view: View, seat: number, house: number): number {
  return Math.max(0, worthOf(view, seat, house) - heldOf(view.players[seat], house));
}

/** Hidden influence of others is a count without Houses: it is none here. */
function heldOf(player: View['players'][number] | undefined, house: number): number {
  return player === undefined ? 0 : player.influence[house] + (player.hidden[house] ?? 0);
}
