import type { BosView } from '@starhold/bossin-space';
import {
  BASE_PACK,
  type BossDef,
  type CommandDef,
  type DangerDef,
  type EnemyDef,
  type Op,
} from '@starhold/bossin-space/content';
import type { BosText } from '../text/index.ts';

/** Printed cards by id, and short names for what they do. Cards of other packs simply have no definition here. */

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((def) => [def.id, def]));

const COMMANDS = byId(BASE_PACK.commands);
const DANGERS = byId(BASE_PACK.dangers);
const ENEMIES = byId(BASE_PACK.enemies);
const BOSSES = byId(BASE_PACK.bosses);

export const commandDef = (kind: string): CommandDef | undefined => COMMANDS.get(kind);
export const dangerDef = (id: string): DangerDef | undefined => DANGERS.get(id);
export const enemyDef = (type: string): EnemyDef | undefined => ENEMIES.get(type);
export const bossDef = (id: string): BossDef | undefined => BOSSES.get(id);

export function heatOf(kind: string): number {
  return commandDef(kind)?.heat ?? 0;
}

/** Columns an attack names, the columns a move goes between, the column a help card waits in. */
export function columnsOf(danger: DangerDef | undefined): { cols?: number[]; from?: number; to?: number } {
  const first = danger?.ops[0];
  if (first?.op === 'attackColumns') return { cols: [...first.cols] };
  if (first?.op === 'shift') return { from: first.from, to: first.to };
  if (first?.op === 'when') return { cols: [first.if.shipIn] };
  return {};
}

export const CARD_TONES: Record<string, string> = {
  moveLeft: '#69b8ff',
  moveRight: '#69b8ff',
  doubleLeft: '#69b8ff',
  doubleRight: '#69b8ff',
  freeMove: '#69b8ff',
  teleport: '#58e0d8',
  heal: '#7cf29c',
  shot: '#ffd166',
  doubleShot: '#ffd166',
  rocket: '#ff9a4d',
  laser: '#ff7d8d',
  tractor: '#8fd3ff',
  emp: '#c19bff',
  beltBomb: '#ff9a4d',
};

/** One short line on the face of a command card, with the levels the ship has now. */
export function gistOf(kind: string, view: BosView, w: BosText): string {
  const { gist } = w;
  if (!Object.hasOwn(gist, kind)) return '';
  const line = gist[kind as keyof typeof gist];
  if (typeof line === 'string') return line;
  return line(kind === 'rocket' ? view.levels.rockets + 1 : Math.min(4, 2 + view.levels.laser));
}

/** What a boss card does, in one word for the timeline. */
export function bossWord(ops: readonly Op[], w: BosText): string {
  const words = w.timeline.effects;
  const [first] = ops;
  switch (first?.op) {
    case 'attack':
      return first.reach === 1 ? words.attackNear : words.attack;
    case 'moveSelf':
      return words[first.dir];
    case 'heat':
      return words.heat;
    case 'summon':
      return words.summon;
    case 'flipBoss':
      return words.flip;
    case 'skipCommand':
      return words.emp;
    case 'healBoss':
      return words.heal;
    case 'damageShip':
      return words.hurt;
    case 'xp':
      return words.xp;
    default:
      return words.other;
  }
}
