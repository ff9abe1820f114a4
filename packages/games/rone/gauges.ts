import type { GaugeChange, SeenEvent, SeenEventOf } from '@starhold/kernel';
import type { Events, ForSomeEvents } from './events.ts';
import type { View } from './view.ts';

/** What a player may ask "why?" about, read off the events; the numbers of a player are named with the seat. */

const changed =
  (sign: 1 | -1) =>
  ({ seat, pub }: SeenEventOf<Events, 'gained' | 'lost'>): GaugeChange[] => [
    { gauge: `${pub.what}:${seat}`, change: sign * pub.n, now: pub.now },
  ];

const READERS: ForSomeEvents<[], GaugeChange[]> = {
  gained: changed(1),
  lost: changed(-1),
  hurt: ({ seat, pub }) => [
    { gauge: `armour:${seat}`, now: pub.armour },
    { gauge: `health:${seat}`, now: pub.health },
  ],
  survival: ({ seat, pub }) => [{ gauge: `health:${seat}`, change: -pub.lost, now: pub.health }],
  rerolled: ({ seat, pub }) => [{ gauge: `reroll:${seat}`, change: -1, now: pub.left }],
  spent: ({ seat, pub }) => [{ gauge: `part:${seat}`, change: -pub.price, now: pub.left }],
  invasionResearch: ({ pub }) => [{ gauge: 'invasionResearch', change: pub.by, now: pub.now }],
};

export function gaugeChanges(event: SeenEvent): GaugeChange[] {
  if (!Object.hasOwn(READERS, event.type)) return [];
  // The key is the event's own type, so reader and event fit; TypeScript cannot follow the lookup.
  const read = READERS[event.type as keyof Events] as ((event: SeenEvent) => GaugeChange[]) | undefined;
  return read?.(event) ?? [];
}

/** The public numbers of a position, plotted over the rounds. */
export function gauges(view: View): Record<string, number> {
  const sum = (of: (p: View['players'][number]) => number): number => view.players.reduce((n, p) => n + of(p), 0);
  const numbers: Record<string, number> = {};
  view.players.forEach((p, seat) => {
    numbers[`health:${seat}`] = p.health;
    numbers[`armour:${seat}`] = p.armour;
  });
  numbers.technologies = sum((p) => Math.max(0, p.base.length - 1));
  numbers.scrapyard = sum((p) => p.scrap.length);
  numbers.training = sum((p) => p.ground.length);
  if (view.invasion) {
    numbers.deployed = view.invasion.stack.length;
    numbers.protocols = view.invasion.protocols.length;
    numbers.invasionResearch = view.invasion.research;
  }
  return numbers;
}
