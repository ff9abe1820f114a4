import type { KernelEvents, NoFields, SeenEvent } from '@starhold/kernel';
import type { CrewId } from './content/index.ts';
import type { BosState, Path } from './state.ts';

/** An enemy by its uid, and which card it is. */
type OfEnemy = { uid: number; enemy: string };
type InColumn = OfEnemy & { column: number };
type FromTo = { from: number; to: number };
type OfCommand = { slot: number; card: string };

/**
 * Everything the rules tell. `now` is what a number is afterwards, `left` what remains of it; slots and columns count
 * from 1.
 */
export interface Events extends KernelEvents {
  round: { pub: { round: number } };
  captain: { pub: NoFields };
  drew: { pub: { count: number }; priv: { cards: string[] } };
  /** Sorted, here and below: in which order cards were drawn is for nobody else to know. */
  refreshed: { pub: { cards: string[] } };
  revealed: { pub: { cards: string[] } };
  cardRemoved: { pub: { card: string } };
  /** By slot; `none` for an empty one. */
  arranged: { pub: { cards: string[] } };
  /** By slot; empty where no card was left. */
  dangersLaid: { pub: { dangers: string[] } };
  commandsReshuffled: { pub: { count: number } };
  dangersReshuffled: { pub: { count: number } };
  commandResolves: { pub: OfCommand };
  commandFlipped: { pub: OfCommand };
  commandSkipped: { pub: OfCommand };
  dangerResolves: { pub: { slot: number; danger: string } };
  bossCardResolves: { pub: { slot: number; boss: string } };
  dangerSkipped: { pub: NoFields };
  dangersRetired: { pub: NoFields };
  crewUsed: { pub: { crew: CrewId } };
  swapped: { pub: { uid: number; enemy: string; withUid: number; withEnemy: string } };
  heat: { pub: { now: number; by: number } };
  heatIgnored: { pub: { now: number } };
  cooled: { pub: { now: number; by: number } };
  shipHit: { pub: { now: number } };
  shipHealed: { pub: { now: number } };
  shipIntact: { pub: { now: number } };
  shipMoved: { pub: FromTo };
  shipStays: { pub: { column: number } };
  missed: { pub: { column: number } };
  /** Also by the boss: then the uid is `BOSS_UID` and `enemy` is the boss's id. */
  absorbed: { pub: InColumn };
  enemyHit: { pub: InColumn & { left: number } };
  defeated: { pub: OfEnemy & { xp: number } };
  discarded: { pub: OfEnemy };
  lineBroken: { pub: InColumn & { attack: number } };
  activated: { pub: InColumn };
  enemyMoved: { pub: OfEnemy & FromTo };
  enemyEntered: { pub: InColumn };
  summoned: { pub: InColumn };
  pushedDown: { pub: { enemies: number } };
  /** 1 = A. */
  rowClosed: { pub: { row: number } };
  bossRevealed: { pub: { boss: string } };
  bossEntered: { pub: { boss: string; column: number; hp: number } };
  bossMoved: { pub: FromTo };
  bossHit: { pub: { left: number } };
  bossHealed: { pub: { now: number } };
  bossFlipped: { pub: { side: 1 | 2 } };
  bossEmp: { pub: NoFields };
  xp: { pub: { now: number } };
  xpLost: { pub: { now: number; by: number } };
  upgraded: { pub: { path: Path; level: number } };
  cardsAdded: { pub: { cards: string[] } };
  gameOver: { pub: { over: 'win' | 'loss'; end: Exclude<BosState['end'], ''> } };
}

/** An event as somebody may see it. */
export type Told = SeenEvent<Events>;
