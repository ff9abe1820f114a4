import { type ForEachEvent, type GaugeChange, readEvent, type SeenEvent, verbOf } from '@starhold/kernel';
import type { Events } from './events.ts';
import { refOfThing } from './refs.ts';
import { BOSS_UID } from './state.ts';
import type { BosView } from './view.ts';

/** What a player may ask "why?" about, read off the events, and the numbers that are plotted over the rounds. */

const damageOf = (uid: number): string => `damage:${refOfThing(uid)}`;

const READERS: Partial<ForEachEvent<Events, [], GaugeChange[]>> = {
  shipHit: ({ pub }) => [{ gauge: 'life', change: -1, now: pub.now }],
  shipHealed: ({ pub }) => [{ gauge: 'life', change: 1, now: pub.now }],
  heat: ({ pub }) => [{ gauge: 'heat', change: pub.by, now: pub.now }],
  heatIgnored: ({ pub }) => [{ gauge: 'heat', change: 0, now: pub.now }],
  cooled: ({ pub }) => [{ gauge: 'heat', change: -pub.by, now: pub.now }],
  xp: ({ pub }) => [{ gauge: 'xp', change: 1, now: pub.now }],
  xpLost: ({ pub }) => [{ gauge: 'xp', change: -pub.by, now: pub.now }],
  // BOS-18.1: the marker that met the cube went back to 0; BOS-18.10: the Life path adds a token.
  upgraded: ({ pub }) => [{ gauge: 'xp', now: 0 }, ...(pub.path === 'life' ? [{ gauge: 'life', change: 1 }] : [])],
  enemyEntered: ({ pub }) => [{ gauge: damageOf(pub.uid), change: 0, now: 0 }],
  summoned: ({ pub }) => [{ gauge: damageOf(pub.uid), change: 0, now: 0 }],
  enemyHit: ({ pub }) => [{ gauge: damageOf(pub.uid), change: 1 }],
  absorbed: ({ pub }) => [{ gauge: pub.uid === BOSS_UID ? 'boss' : damageOf(pub.uid), change: 0 }],
  bossEntered: ({ pub }) => [{ gauge: 'boss', now: pub.hp }],
  bossHit: ({ pub }) => [{ gauge: 'boss', change: -1, now: pub.left }],
  bossHealed: ({ pub }) => [{ gauge: 'boss', now: pub.now }],
};

export function gaugeChanges(event: SeenEvent): GaugeChange[] {
  return readEvent(READERS, event) ?? [];
}

/** BOS-3.4 and 20.4: for these a player looks at his hand. */
export function isPrivate(option: string): boolean {
  return verbOf(option) === 'commit' || option === 'keep' || option === 'refresh';
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
