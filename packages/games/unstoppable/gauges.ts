import type { GaugeChange, SeenEvent, SeenEventOf } from '@starhold/kernel';
import type { Gain } from './content/index.ts';
import type { Events, ForSomeEvents } from './events.ts';
import type { UnsView } from './view.ts';

/** What a player may ask "why?" about, read off the events; the numbers of a player are named with the seat. */

const GAINED: Record<Gain, string> = { credit: 'credits', ap: 'ap', health: 'health', armour: 'armour' };

const changed =
  (sign: 1 | -1) =>
  ({ seat, pub }: SeenEventOf<Events, 'gained' | 'lost'>): GaugeChange[] => [
    { gauge: `${GAINED[pub.what]}:${seat}`, change: sign * pub.n, now: pub.now },
  ];

const READERS: ForSomeEvents<[], GaugeChange[]> = {
  gained: changed(1),
  lost: changed(-1),
  played: ({ seat, pub }) => (pub.cost === 0 ? [] : [{ gauge: `ap:${seat}`, change: -pub.cost }]),
  hurt: ({ seat, pub }) => [
    ...(pub.stopped === 0 ? [] : [{ gauge: `armour:${seat}`, change: -pub.stopped, now: pub.armour }]),
    ...(pub.lost === 0 ? [] : [{ gauge: `health:${seat}`, change: -pub.lost, now: pub.health }]),
  ],
  // UNS-12.2 and 12.3: what is left of armour stays, action points are gone.
  cleanedUp: ({ seat, pub }) => [
    { gauge: `armour:${seat}`, now: pub.armour },
    { gauge: `ap:${seat}`, now: 0 },
  ],
  levelUp: ({ seat, pub }) => [{ gauge: `level:${seat}`, change: 1, now: pub.level }],
  danger: ({ pub }) => [{ gauge: 'danger', now: pub.level }],
  bossDamage: ({ pub }) => [{ gauge: 'boss', change: pub.n, now: pub.now }],
  damaged: ({ pub }) => [{ gauge: `damage:${pub.ref}`, change: pub.n, now: pub.damage }],
};

export function gaugeChanges(event: SeenEvent): GaugeChange[] {
  if (!Object.hasOwn(READERS, event.type)) return [];
  // The key is the event's own type, so reader and event fit; TypeScript cannot follow the lookup.
  const read = READERS[event.type as keyof Events] as ((event: SeenEvent) => GaugeChange[]) | undefined;
  return read?.(event) ?? [];
}

/** The public numbers of a position, plotted over the turns. */
export function gauges(view: UnsView): Record<string, number> {
  const sum = (of: (p: UnsView['players'][number]) => number): number => view.players.reduce((n, p) => n + of(p), 0);
  return {
    health: sum((p) => p.health),
    credits: sum((p) => p.credits),
    level: Math.max(...view.players.map((p) => p.level)),
    danger: view.danger.level,
    turnsLeft: view.danger.turnsLeft,
    boss: view.boss.damage,
    threats: sum((p) => p.field.length),
    attack: sum((p) => p.field.reduce((n, t) => n + t.attack, 0)),
  };
}
