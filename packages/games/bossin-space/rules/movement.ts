import { BOSS_UID, type Enemy } from '../state.ts';
import { bossDef, capacity, columnAt, columnOf, enemiesOnBoard, enemyDef, isOnBoard, squareOf } from './board.ts';
import { breakLine, hurtShip, type X } from './damage.ts';
import { COLUMNS, REVEAL_AT_ENEMIES_LEFT, ROWS, ROWS_CLOSE_BEFORE_ENTRY, SHIFT_TAKES_DISCARDS } from './rulings.ts';

/** BOS-6.1 and 6.2: as far as the board goes, no wrap-around. */
export function moveShip(x: X, by: number, rule: string): void {
  const { s } = x;
  setShip(x, Math.max(1, Math.min(COLUMNS, s.ship + by)), rule);
}

export function setShip(x: X, column: number, rule: string): void {
  const { s } = x;
  const from = s.ship;
  s.ship = column;
  if (from === column) x.tell('shipStays', rule, s.captain, { column });
  else x.tell('shipMoved', rule, s.captain, { from, to: column });
}

/** BOS-10.3 to 10.5: one enemy, or the boss, to another column. */
export function moveTo(x: X, uid: number, to: number, rule: string): void {
  const { s } = x;
  if (!isOnBoard(to)) return;
  if (uid === BOSS_UID) {
    const from = s.boss.column;
    s.boss.column = to;
    x.tell('bossMoved', rule, s.captain, { from, to });
    return;
  }
  const square = squareOf(s, uid);
  if (!square) return;
  const [e] = columnAt(s, square.column).splice(square.index, 1);
  x.tell('enemyMoved', rule, s.captain, { uid, enemy: enemyDef(s, e).id, from: square.column, to });
  land(x, e, to);
}

/** Directly under the lowest enemy; a full column means row D. */
function land(x: X, e: Enemy, column: number): void {
  const enemies = columnAt(x.s, column);
  if (enemies.length < capacity(x.s)) enemies.push(e);
  else breakLine(x, e, column);
}

/** The column next to `uid` on the ship's side or the other; undefined: no move, 'open': somebody must choose. */
function stepFor(x: X, uid: number, dir: 'toward' | 'away'): number | 'open' | undefined {
  const { s } = x;
  const at = columnOf(s, uid);
  if (at === undefined) return undefined;
  if (at === s.ship) {
    if (dir === 'toward') return undefined;
    if (at === 1) return 2;
    if (at === COLUMNS) return COLUMNS - 1;
    return 'open';
  }
  const step = Math.sign(s.ship - at) * (dir === 'toward' ? 1 : -1);
  return isOnBoard(at + step) ? at + step : undefined;
}

/** BOS-12.6, 12.7, 16.3. */
export function moveSelf(x: X, uid: number, dir: 'left' | 'right' | 'away' | 'toward'): void {
  const { s } = x;
  const at = columnOf(s, uid);
  if (at === undefined) return;
  if (dir === 'left' || dir === 'right') return moveTo(x, uid, at + (dir === 'left' ? -1 : 1), 'BOS-12.6');
  const to = stepFor(x, uid, dir);
  if (to === undefined) return;
  if (to !== 'open') return moveTo(x, uid, to, 'BOS-12.7');
  const preferred = uid === BOSS_UID ? bossDef(s).preferred : 'none';
  if (preferred !== 'none') return moveTo(x, uid, at + (preferred === 'left' ? -1 : 1), 'BOS-16.3');
  x.push({ k: 'dodge', seat: s.captain, uid });
}

/** BOS-15.1 and A-30: the last card off the deck reveals the boss. Whoever draws shows the card to all. */
function drawEnemy(x: X): Enemy | undefined {
  const { s } = x;
  const type = s.enemyDeck.pop();
  if (type === undefined) return undefined;
  if (s.enemyDeck.length === REVEAL_AT_ENEMIES_LEFT) {
    s.boss.revealed = 1;
    x.reveal('bossRevealed', 'BOS-15.1', s.captain, { boss: bossDef(s).id });
  }
  return { uid: s.nextUid++, type, damage: 0 };
}

/** BOS-12.10: from the deck, else a random card from the discard pile, without the damage it once had. */
function drawSummoned(x: X): Enemy | undefined {
  const { s } = x;
  const drawn = drawEnemy(x);
  if (drawn || s.enemyDiscard.length === 0) return drawn;
  const [type] = s.enemyDiscard.splice(x.die('summon', s.enemyDiscard.length), 1);
  return { uid: s.nextUid++, type, damage: 0 };
}

/** BOS-12.10 and 16.3: directly below the summoner; the boss summons into the highest open row. */
export function summon(x: X, uid: number): void {
  const { s } = x;
  const square = uid === BOSS_UID ? { column: s.boss.column, index: -1 } : squareOf(s, uid);
  if (!square) return;
  const e = drawSummoned(x);
  if (!e) return;
  x.reveal('summoned', 'BOS-12.10', s.captain, { uid: e.uid, enemy: enemyDef(s, e).id, column: square.column });
  const enemies = columnAt(s, square.column);
  enemies.splice(square.index + 1, 0, e);
  if (enemies.length > capacity(s)) breakLine(x, enemies.pop() as Enemy, square.column);
}

/** BOS-11.4 and 11.5, with A-23. */
export function shiftNearest(x: X, from: number, to: number): void {
  const { s } = x;
  const enemies = columnAt(s, from);
  if (enemies.length === 0) {
    const e = SHIFT_TAKES_DISCARDS ? drawSummoned(x) : drawEnemy(x);
    if (!e) return;
    enemies.push(e);
    x.reveal('enemyEntered', 'BOS-11.5', s.captain, { uid: e.uid, enemy: enemyDef(s, e).id, column: from });
  }
  moveTo(x, enemies[enemies.length - 1].uid, to, 'BOS-11.4');
}

/** BOS-11.8: everything moves down; then new enemies, or with an empty deck a row closes. */
export function newEnemies(x: X): void {
  const { s } = x;
  const refill = s.enemyDeck.length > 0;
  if (!refill && s.closedRows === ROWS) return;
  x.tell('pushedDown', 'BOS-10.6', s.captain, { enemies: enemiesOnBoard(s) });
  for (let column = 1; column <= COLUMNS && s.over === ''; column++) {
    const enemies = columnAt(s, column);
    if (enemies.length === capacity(s)) breakLine(x, enemies.pop() as Enemy, column);
  }
  if (s.over !== '') return;
  if (refill) return enterRow(x, 'BOS-11.8');
  if (s.boss.entered === 0 && !ROWS_CLOSE_BEFORE_ENTRY) return;
  s.closedRows++;
  x.tell('rowClosed', 'BOS-11.8', s.captain, { row: s.closedRows });
}

/** One new enemy on top of each column, left to right, as long as there are any. */
export function enterRow(x: X, rule: string): void {
  const { s } = x;
  for (let column = 1; column <= COLUMNS; column++) {
    const e = drawEnemy(x);
    if (!e) return;
    columnAt(s, column).unshift(e);
    x.reveal('enemyEntered', rule, s.captain, { uid: e.uid, enemy: enemyDef(s, e).id, column });
  }
}

/** BOS-11.3: only the strongest enemy in the ship's column hurts it. */
export function attackColumns(x: X, columns: readonly number[]): void {
  const { s } = x;
  if (!columns.includes(s.ship)) return;
  let strongest = 0;
  for (const e of columnAt(s, s.ship)) strongest = Math.max(strongest, enemyDef(s, e).attack);
  hurtShip(x, strongest, 'BOS-11.3');
}
