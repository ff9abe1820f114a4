import type { Work } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { BOSS_UID, type BosFrame, type BosState, type Enemy } from '../state.ts';
import { bossDef, columnAt, enemiesOnBoard, enemyDef, squareOf } from './board.ts';
import { LASER_LEVEL_FOR_COOLING, SCIENTIST_BONUS } from './rulings.ts';

export type X = Work<BosState, BosFrame, Events>;

/** BOS-14: each point turns one life token; the last one ends the game at once. */
export function hurtShip(x: X, n: number, rule: string): void {
  const { s } = x;
  for (let i = 0; i < n && s.over === ''; i++) {
    s.damaged++;
    x.tell('shipHit', rule, s.captain, { now: s.life - s.damaged });
    if (s.damaged >= s.life) finish(x, 'loss', 'hull', 'BOS-14.2');
  }
}

/** BOS-6.3, 12.5, 14.3. */
export function healShip(x: X, n: number, rule: string): void {
  const { s } = x;
  if (s.damaged === 0) x.tell('shipIntact', rule, s.captain, { now: s.life });
  for (let i = 0; i < n && s.damaged > 0; i++) {
    s.damaged--;
    x.tell('shipHealed', rule, s.captain, { now: s.life - s.damaged });
  }
}

function finish(x: X, over: 'win' | 'loss', end: Exclude<BosState['end'], ''>, rule: string): void {
  x.s.over = over;
  x.s.end = end;
  x.tell('gameOver', rule, x.s.captain, { over, end });
}

/** BOS-8.2 and 8.3: one step of heat. */
export function heatStep(x: X, rule: string): void {
  const { s } = x;
  s.heat++;
  x.tell('heat', rule, s.captain, { now: s.heat, by: 1 });
  if (s.heat >= packOf(s).def.heatMax) finish(x, 'loss', 'heat', 'BOS-8.3');
}

/** BOS-8.4: fixed before the card is flipped (BOS-5.6), floor 0. */
export function coolShip(x: X): void {
  const { s } = x;
  const fields = s.levels.laser >= LASER_LEVEL_FOR_COOLING ? 2 : 1;
  const cooled = Math.min(s.heat, fields);
  s.heat -= cooled;
  x.tell('cooled', 'BOS-8.4', s.captain, { now: s.heat, by: cooled });
}

/** BOS-9: one point of damage on the nearest target of a column; false when there was none. */
export function strike(x: X, column: number): boolean {
  const { s } = x;
  const enemies = columnAt(s, column);
  if (enemies.length > 0) {
    strikeEnemy(x, column, enemies[enemies.length - 1]);
    return true;
  }
  if (!s.boss.entered || s.boss.column !== column) return false;
  strikeBoss(x);
  return true;
}

function absorbs(s: BosState, uid: number): boolean {
  if (s.absorbed.includes(uid)) return false;
  s.absorbed.push(uid);
  return true;
}

function strikeEnemy(x: X, column: number, e: Enemy): void {
  const { s } = x;
  const def = enemyDef(s, e);
  if (def.shield && absorbs(s, e.uid)) {
    x.tell('absorbed', 'BOS-9.3', s.captain, { uid: e.uid, enemy: def.id, column });
    return;
  }
  e.damage++;
  x.tell('enemyHit', 'BOS-9.1', s.captain, { uid: e.uid, enemy: def.id, column, left: def.hp - e.damage });
  if (e.damage >= def.hp) defeat(x, e.uid);
}

function strikeBoss(x: X): void {
  const { s } = x;
  const def = bossDef(s);
  if (def.sides[s.boss.side].shield && absorbs(s, BOSS_UID)) {
    x.tell('absorbed', 'BOS-9.3', s.captain, { uid: BOSS_UID, enemy: def.id, column: s.boss.column });
    return;
  }
  s.boss.hp--;
  x.tell('bossHit', 'BOS-15.6', s.captain, { left: s.boss.hp });
  if (s.boss.hp <= 0) finish(x, 'win', 'boss', 'BOS-15.10');
}

/** BOS-9.2: off the board, onto the discard pile, XP (with the Scientist's, BOS-19.4) before anything else goes on. */
export function defeat(x: X, uid: number): void {
  const { s } = x;
  const e = takeOff(s, uid);
  if (!e) return;
  const def = enemyDef(s, e);
  let gain = def.xp;
  x.tell('defeated', 'BOS-9.2', s.captain, { uid, enemy: def.id, xp: def.xp });
  toDiscard(x, e);
  if (s.crewUsed === 0 && s.crew[s.captain] === 'scientist') {
    s.crewUsed = 1;
    gain += SCIENTIST_BONUS;
    x.tell('crewUsed', 'BOS-19.4', s.captain, { crew: 'scientist' });
  }
  x.push({ k: 'xp', seat: s.captain, left: gain });
}

/** BOS-12.12: off the board without XP. */
export function discardEnemy(x: X, uid: number): void {
  const { s } = x;
  const e = takeOff(s, uid);
  if (!e) return;
  x.tell('discarded', 'BOS-12.12', s.captain, { uid, enemy: enemyDef(s, e).id });
  toDiscard(x, e);
}

/** Enemies below close the gap by themselves: a column is an array (BOS-10.1). */
function takeOff(s: BosState, uid: number): Enemy | undefined {
  const square = squareOf(s, uid);
  return square && columnAt(s, square.column).splice(square.index, 1)[0];
}

/** Every way off the board ends here, after it was told, so the check of BOS-17 has one home. */
function toDiscard(x: X, e: Enemy): void {
  x.s.enemyDiscard.push(e.type);
  checkRetirement(x);
}

/** BOS-17.2 and A-36. */
function checkRetirement(x: X): void {
  const { s } = x;
  if (s.retired === 1 || s.options.dangerRetirement !== 'permanent') return;
  if (s.enemyDeck.length > 0 || enemiesOnBoard(s) > 0) return;
  s.retired = 1;
  x.tell('dangersRetired', 'BOS-17.1', s.captain, {});
}

/** BOS-13: an enemy already taken off its column enters row D. */
export function breakLine(x: X, e: Enemy, column: number): void {
  const { s } = x;
  const def = enemyDef(s, e);
  x.tell('lineBroken', 'BOS-13.1', s.captain, { uid: e.uid, enemy: def.id, column, attack: def.attack });
  toDiscard(x, e);
  hurtShip(x, def.attack, 'BOS-13.1');
}
