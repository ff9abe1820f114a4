import { eventOf, type UnsView } from '@starhold/unstoppable';
import { packOf } from '@starhold/unstoppable/content';
import type { LogEntry } from '../../../session/types.ts';
import { spacesOf } from './dangerTrack.ts';
import { chapterOf, chaptersOf } from './storyPath.ts';

/** A lost game in numbers: how far each of the three things was that decide it. */

export type MeasureId = 'boss' | 'time' | 'health';

export interface Measure {
  id: MeasureId;
  have: number;
  of: number;
  /** What ended the game. */
  fatal: boolean;
}

const HEALTH = 10;

export function measuresOf(view: UnsView): Measure[] {
  const { boss, end, players } = view;
  const pack = packOf(view);
  const turns = spacesOf(view).filter(({ state }) => state !== 'skipped').length + 1;
  const left = end === 'danger' ? 0 : view.danger.turnsLeft + 1;
  return [
    boss.goal === null
      ? { id: 'boss', have: chapterOf(pack, boss.story ?? 0), of: chaptersOf(pack).length - 1, fatal: false }
      : { id: 'boss', have: boss.damage, of: boss.goal, fatal: false },
    { id: 'time', have: Math.max(0, turns - left), of: turns, fatal: end === 'danger' },
    {
      id: 'health',
      have: players.reduce((sum, p) => sum + p.health, 0),
      of: HEALTH * players.length,
      fatal: end === 'health',
    },
  ];
}

const DEEDS = new Set(['hurt', 'played', 'exhausted', 'defeated', 'bossDamage', 'levelUp', 'bought']);

/** What was done and suffered in the last turn, oldest first. */
export function lastDeeds(log: readonly LogEntry[], most = 5): LogEntry[] {
  const start = lastTurn(log)?.event.n ?? 0;
  return log.filter(({ event }) => event.n >= start && DEEDS.has(event.type)).slice(-most);
}

export function lastTurn(log: readonly LogEntry[]): LogEntry | undefined {
  return log.findLast(({ event }) => event.type === 'turn');
}

/** How much more health or armour the last hit would have left alive; 0 where no hit ended it. */
export function lacking(log: readonly LogEntry[]): number {
  const last = log.map(({ event }) => eventOf(event)).findLast((event) => event.type === 'hurt');
  if (!last || last.pub.health > 0) return 0;
  const { n, stopped, lost } = last.pub;
  return n - stopped - lost + 1;
}
