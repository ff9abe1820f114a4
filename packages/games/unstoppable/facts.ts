import type { FactChange, SeenEvent } from '@starhold/kernel';
import type { UnsView } from './view.ts';

/** What a player may ask "why?" about, read off the events; the numbers of a player are named with the seat. */

type Reader = (event: SeenEvent, n: (i: number) => number) => FactChange[];

const GAINED: Record<string, string> = { credit: 'credits', ap: 'ap', health: 'health', armour: 'armour' };

const changed =
  (sign: 1 | -1): Reader =>
  ({ seat, pub }, n) => [{ fact: `${GAINED[String(pub[0])]}:${seat}`, change: sign * n(1), now: n(2) }];

const READERS: Record<string, Reader> = {
  gained: changed(1),
  lost: changed(-1),
  played: ({ seat }, n) => (n(2) === 0 ? [] : [{ fact: `ap:${seat}`, change: -n(2) }]),
  hurt: ({ seat }, n) => [
    ...(n(4) === 0 ? [] : [{ fact: `armour:${seat}`, change: -n(4), now: n(1) }]),
    ...(n(5) === 0 ? [] : [{ fact: `health:${seat}`, change: -n(5), now: n(2) }]),
  ],
  // UNS-12.2 and 12.3: what is left of armour stays, action points are gone.
  cleanedUp: ({ seat }, n) => [
    { fact: `armour:${seat}`, now: n(0) },
    { fact: `ap:${seat}`, now: 0 },
  ],
  levelUp: ({ seat }, n) => [{ fact: `level:${seat}`, change: 1, now: n(0) }],
  danger: (_event, n) => [{ fact: 'danger', now: n(1) }],
  bossDamage: (_event, n) => [{ fact: 'boss', change: n(0), now: n(1) }],
  damaged: ({ pub }, n) => [{ fact: `damage:${pub[0]}`, change: n(1), now: n(2) }],
};

export function facts(event: SeenEvent): FactChange[] {
  const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
  return read ? read(event, (i) => Number(event.pub[i])) : [];
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
