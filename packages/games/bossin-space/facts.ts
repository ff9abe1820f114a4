import type { FactChange, SeenEvent } from '@starhold/kernel';
import { BOSS_UID } from './state.ts';
import type { BosView } from './view.ts';

/** What a player may ask "why?" about, read off the events, and the numbers that are plotted over the rounds. */

type Reader = (n: (i: number) => number, pub: SeenEvent['pub']) => FactChange[];

const READERS: Record<string, Reader> = {
  shipHit: (n) => [{ fact: 'life', change: -1, now: n(0) }],
  shipHealed: (n) => [{ fact: 'life', change: 1, now: n(0) }],
  heat: (n) => [{ fact: 'heat', change: n(1), now: n(0) }],
  heatIgnored: (n) => [{ fact: 'heat', change: 0, now: n(0) }],
  cooled: (n) => [{ fact: 'heat', change: -n(1), now: n(0) }],
  xp: (n) => [{ fact: 'xp', change: 1, now: n(0) }],
  xpLost: (n) => [{ fact: 'xp', change: -n(1), now: n(0) }],
  // BOS-18.1: the marker that met the cube went back to 0; BOS-18.10: the Life path adds a token.
  upgraded: (_n, [path]) => [{ fact: 'xp', now: 0 }, ...(path === 'life' ? [{ fact: 'life', change: 1 }] : [])],
  enemyEntered: (n) => [{ fact: `damage:u${n(0)}`, change: 0, now: 0 }],
  summoned: (n) => [{ fact: `damage:u${n(0)}`, change: 0, now: 0 }],
  enemyHit: (n) => [{ fact: `damage:u${n(0)}`, change: 1 }],
  absorbed: (n) => [{ fact: n(0) === BOSS_UID ? 'boss' : `damage:u${n(0)}`, change: 0 }],
  bossEntered: (n) => [{ fact: 'boss', now: n(2) }],
  bossHit: (n) => [{ fact: 'boss', change: -1, now: n(0) }],
  bossHealed: (n) => [{ fact: 'boss', now: n(0) }],
};

export function facts(event: SeenEvent): FactChange[] {
  const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
  return read ? read((i) => Number(event.pub[i]), event.pub) : [];
}

/** BOS-3.4 and 20.4: for these a player looks at his hand. */
export function isPrivate(option: string): boolean {
  return option.startsWith('commit:') || option === 'keep' || option === 'refresh';
}

export function gauges(view: BosView): Record<string, number> {
  const { rockets, laser, deck, life } = view.levels;
  return {
    life: view.life,
    intact: view.intact,
    damage: view.life - view.intact,
    heat: view.heat,
    xp: view.xp,
    upgrades: rockets + laser + deck + life,
    enemies: view.columns.reduce((sum, column) => sum + column.length, 0),
    enemiesToCome: view.decks.enemies,
    boss: view.boss?.entered ? view.boss.hp : 0,
  };
}
