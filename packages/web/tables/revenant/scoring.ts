import type { SeenEvent } from '@starhold/kernel';
import { eventOf, type View } from '@starhold/revenant';
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

/** While it is being told: hidden influence as far as it has been turned over. */
export function housesTold(view: View, told: readonly SeenEvent[], pack: Pack): HouseRow[] {
  const hidden = new Map(
    told.map(eventOf).flatMap((event) => (event.type === 'shown' ? [[event.seat, event.pub.hidden] as const] : [])),
  );
  const players = view.players.map((player, seat) => ({ ...player, hidden: hidden.get(seat) ?? player.hidden }));
  return houseRows({ ...view, players }, pack);
}

/** What each player's prestige is made of, by seat, as far as it has been told. */
export function partsTold(told: readonly SeenEvent[]): Map<number, Record<string, number>> {
  return new Map(told.map(eventOf).flatMap((event) => (event.type === 'scored' ? [[event.seat, event.pub]] : [])));
}

/** Sources besides the Houses that bring somebody something. */
export function sourcesIn(parts: ReadonlyMap<number, Record<string, number>>): string[] {
  const all = [...parts.values()];
  return Object.keys(all[0] ?? {}).filter(
    (part) => part !== 'houses' && part !== 'total' && all.some((one) => (one[part] ?? 0) !== 0),
  );
}

/** Where they stand while they are told: a row, its part of somebody's bar, a place from 1. */
export const tallyRow = (row: string): string => `tally.${row}`;
export const tallyPart = (row: string, seat: number): string => `tally.${row}.${seat}`;
export const tallyPlace = (place: number): string => `place.${place}`;
