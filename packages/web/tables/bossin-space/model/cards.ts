import type { BosView } from '@starhold/bossin-space';
import {
  type BossDef,
  type CommandDef,
  type DangerDef,
  type EnemyDef,
  type InPack,
  type Op,
  packOf,
} from '@starhold/bossin-space/content';
import type { BosText } from '../text/index.ts';

/** Printed cards by id, and short names for what they do. */

export const commandDef = (of: InPack, kind: string): CommandDef | undefined => packOf(of).byId.command.get(kind);
export const dangerDef = (of: InPack, id: string): DangerDef | undefined => packOf(of).byId.danger.get(id);
export const enemyDef = (of: InPack, type: string): EnemyDef | undefined => packOf(of).byId.enemy.get(type);
export const bossDef = (of: InPack, id: string): BossDef | undefined => packOf(of).byId.boss.get(id);

export function heatOf(of: InPack, kind: string): number {
  return commandDef(of, kind)?.heat ?? 0;
}

/** What the icon of a danger card depends on. */
export function iconOfDanger(danger: DangerDef | undefined): { kind: string; from?: number; to?: number } {
  const { from, to } = columnsOf(danger);
  const [first] = danger?.ops ?? [];
  const brings = first?.op === 'when' ? first.then[0]?.op : undefined;
  const kind = danger?.kind === 'help' && brings === 'xp' ? 'helpXp' : (danger?.kind ?? '');
  return from === undefined || to === undefined ? { kind } : { kind, from, to };
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
      return w.ship.heat;
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
      return w.ship.xp;
    default:
      return words.other;
  }
}
