import type { View } from '@starhold/revenant';
import { HOUSES, type House, type Pack } from '@starhold/revenant/content';

/** What one House brings one player. */
export interface HouseScore {
  influence: number;
  hidden: number;
  points: number;
}
export interface HouseRow {
  house: House;
  /** With the one more of the chosen colony. */
  power: number;
  /** By player. */
  scores: HouseScore[];
}

/** REV-33.3, read off the view of an ended game, where hidden influence lies open. */
export function houseRows(view: View, pack: Pack): HouseRow[] {
  const colony = pack.colonies[pack.colonyIndex.get(view.chosen) ?? -1]?.house;
  return HOUSES.map((house, i) => {
    const power = (view.power[i] ?? 0) + (house === colony ? 1 : 0);
    const scores = view.players.map(({ influence, hidden }) => {
      const [open, kept] = [influence[i] ?? 0, hidden[i] ?? 0];
      return { influence: open, hidden: kept, points: power * (open + kept) };
    });
    return { house, power, scores };
  });
}
