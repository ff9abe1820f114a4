import { BOSS_UID } from './state.ts';

export { BOSS_UID };

/** References in option ids, pings and facts: `u7` is an enemy, `boss` the boss, `c2` a column. */

const BOSS = 'boss';

export function refOfThing(uid: number): string {
  return uid === BOSS_UID ? BOSS : `u${uid}`;
}

export function uidIn(ref: string): number {
  return ref === BOSS ? BOSS_UID : Number(ref.slice(1));
}

export function refOfColumn(column: number): string {
  return `c${column}`;
}

export function columnIn(ref: string): number {
  return Number(ref.slice(1));
}
