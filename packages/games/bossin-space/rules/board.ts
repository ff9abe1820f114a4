import { type BossDef, type EnemyDef, packOf } from '../content/index.ts';
import { BOSS_UID, type BosState, type Enemy } from '../state.ts';
import { COLUMNS, ROWS } from './rulings.ts';

/** Questions about the board. Columns are numbered 1–4, rows 0–2 (A–C). */

export function enemyDef(s: BosState, e: Enemy): EnemyDef {
  return packOf(s).enemies[e.type];
}

export function bossDef(s: BosState): BossDef {
  return packOf(s).bosses[s.boss.type];
}

export function columnAt(s: BosState, column: number): Enemy[] {
  return s.columns[column - 1];
}

/** BOS-25.1: how many enemies a column can hold. */
export function capacity(s: BosState): number {
  return ROWS - s.closedRows;
}

export interface Square {
  column: number;
  index: number;
}

export function squareOf(s: BosState, uid: number): Square | undefined {
  for (let column = 1; column <= COLUMNS; column++) {
    const enemies = s.columns[column - 1];
    for (let index = 0; index < enemies.length; index++) if (enemies[index].uid === uid) return { column, index };
  }
  return undefined;
}

export function isOnBoard(column: number): boolean {
  return column >= 1 && column <= COLUMNS;
}

export function enemiesOnBoard(s: BosState): number {
  return s.columns[0].length + s.columns[1].length + s.columns[2].length + s.columns[3].length;
}

/** BOS-12.1 and A-27: the order in which enemies activate. */
export function activationOrder(s: BosState): number[] {
  const uids: number[] = [];
  if (s.options.activationOrder === 'columnMajor') {
    for (const column of s.columns) for (const e of column) uids.push(e.uid);
    return uids;
  }
  for (let row = 0; row < ROWS; row++) {
    for (const column of s.columns) if (row < column.length) uids.push(column[row].uid);
  }
  return uids;
}

/** BOS-7.3: enemies in row C, columns 1 to 4. */
export function lastRow(s: BosState): number[] {
  const index = capacity(s) - 1;
  if (index < 0) return [];
  return s.columns.filter((column) => column.length > index).map((column) => column[index].uid);
}

/** Column of a thing that acts: an enemy or the boss. */
export function columnOf(s: BosState, uid: number): number | undefined {
  if (uid === BOSS_UID) return s.boss.entered ? s.boss.column : undefined;
  return squareOf(s, uid)?.column;
}

/** Attack strength of a thing that acts; the boss's is on its visible side (BOS-16.3). */
export function attackOf(s: BosState, uid: number): number {
  if (uid === BOSS_UID) return bossDef(s).sides[s.boss.side].attack;
  const square = squareOf(s, uid);
  return square ? enemyDef(s, columnAt(s, square.column)[square.index]).attack : 0;
}
