import type { GaugeChange, SeenEvent, SeenEventOf } from '@starhold/kernel';
import type { Events, ForSomeEvents } from './events.ts';
import type { View } from './view.ts';

/** What a player may ask "why?" about, read off the events; the numbers of a player are named with the seat. */

const counted =
  (gauge: string) =>
  ({ seat, pub }: SeenEventOf<Events, 'tactics' | 'data' | 'remnants' | 'rank' | 'supply'>): GaugeChange[] => [
    { gauge: `${gauge}:${seat}`, change: pub.n, now: pub.now },
  ];

const READERS: ForSomeEvents<[], GaugeChange[]> = {
  tactics: counted('tactics'),
  data: counted('data'),
  remnants: counted('remnants'),
  rank: counted('rank'),
  supply: counted('supply'),
  reset: ({ seat, pub }) => [{ gauge: `tactics:${seat}`, now: pub.now }],
  influence: ({ seat, pub }) => [{ gauge: `${pub.house}:${seat}`, change: pub.n, now: pub.now }],
  destroyed: ({ pub }) => [{ gauge: `voidborn:${pub.sector}`, change: -1, now: pub.now }],
  arrived: ({ pub }) => [{ gauge: `voidborn:${pub.sector}`, change: pub.n, now: pub.now }],
  hit: ({ pub }) => [{ gauge: `damage:${pub.ship}`, change: 1, now: pub.now }],
  hullHit: ({ pub }) => [{ gauge: 'hull', now: pub.now }],
  shipLost: ({ pub }) => [{ gauge: `power:${pub.ship.slice(-3)}`, change: -1, now: pub.power }],
  deployed: ({ pub }) => [{ gauge: `power:${pub.ship.slice(-3)}`, change: 1, now: pub.power }],
};

export function gaugeChanges(event: SeenEvent): GaugeChange[] {
  if (!Object.hasOwn(READERS, event.type)) return [];
  // The key is the event's own type, so reader and event fit; TypeScript cannot follow the lookup.
  const read = READERS[event.type as keyof Events] as ((event: SeenEvent) => GaugeChange[]) | undefined;
  return read?.(event) ?? [];
}

/** The public numbers of a position, plotted over the cycles. */
export function gauges(view: View): Record<string, number> {
  const numbers: Record<string, number> = {};
  view.players.forEach((p, player) => {
    numbers[`tactics:${player}`] = p.tactics;
    numbers[`influence:${player}`] = p.influence.reduce((a, b) => a + b, 0);
    numbers[`cards:${player}`] = p.frigates.length + p.commands.length + p.cadets.filter((id) => id !== '').length;
  });
  numbers.ships = view.power.reduce((a, b) => a + b, 0);
  numbers.voidborn = view.sectors.reduce((n, { voidborn }) => n + voidborn, 0);
  numbers.hull = view.hull;
  return numbers;
}
