import { amountOf, type BranchFrame, type OpsFrame, opsFrame, type Vocabulary } from '@starhold/effects';
import { type Forbid, verbOf } from '@starhold/kernel';
import { type BosLexicon, type Fact, type Op, type Own, packOf } from '../content/index.ts';
import { refOfThing } from '../refs.ts';
import { BOSS_UID, type BosFrame, type BosState, NOBODY } from '../state.ts';
import {
  activationOrder,
  attackOf,
  bossDef,
  columnAt,
  columnOf,
  enemyDef,
  isOnBoard,
  lastRow,
  squareOf,
} from './board.ts';
import { defeat, discardEnemy, healShip, hurtShip, type X } from './damage.ts';
import { attackColumns, moveSelf, moveShip, newEnemies, shiftNearest, summon } from './movement.ts';
import { FREE_MOVE_MAY_STAY } from './rulings.ts';
import { loseXp } from './upgrades.ts';

const factOf = (s: BosState, fact: Fact): number => s.levels[fact];

/** What the operations of the pack do. Those that somebody may interrupt or must answer push a frame. */
function carryOut(x: X, op: Own, f: OpsFrame): void {
  const { s } = x;
  switch (op.op) {
    case 'moveShip':
      return moveShip(x, s.twist === 'pilot' ? -op.by : op.by, Math.abs(op.by) === 1 ? 'BOS-6.1' : 'BOS-6.2');
    case 'teleport':
      return x.push({ k: 'teleport', seat: s.captain });
    case 'healShip':
      return healShip(x, op.n, healRule(f));
    case 'hit': {
      const n = amountOf(op.n, s, factOf, f);
      if (op.at === 'anyColumn') x.push({ k: 'aim', seat: s.captain, n, reach: 'any' });
      else if (s.twist === 'gunner') x.push({ k: 'aim', seat: s.captain, n, reach: 'adjacent' });
      else x.push({ k: 'hit', seat: s.captain, column: s.ship, left: n });
      return;
    }
    case 'pull':
      return x.push({ k: 'pull', seat: s.captain });
    case 'skipDanger':
      s.slotSkipped = 1;
      return x.tell('dangerSkipped', 'BOS-6.7', s.captain, {});
    case 'destroyIt':
      return defeat(x, f.items[0]);
    case 'activateIt':
      return activate(x, f.items[0]);
    case 'attackColumns':
      return attackColumns(x, op.cols);
    case 'shift':
      return shiftNearest(x, op.from, op.to);
    case 'newEnemies':
      return newEnemies(x);
    case 'damageShip':
      return hurtShip(x, op.n, 'BOS-12.4');
    case 'moveSelf':
      return moveSelf(x, f.self, op.dir);
    case 'heat':
      return x.push({ k: 'heat', seat: s.captain, left: op.n, rule: 'BOS-12.8' });
    case 'attack':
      return attack(x, f.self, op.reach);
    case 'summon':
      return summon(x, f.self);
    case 'xp':
      if (op.n < 0) loseXp(x, -op.n);
      else x.push({ k: 'xp', seat: s.captain, left: op.n });
      return;
    case 'discardSelf':
      return discardEnemy(x, f.self);
    case 'skipCommand':
      s.nextSkipped = 1;
      return x.tell('bossEmp', 'BOS-16.4', s.captain, {});
    case 'flipBoss':
      s.boss.side = s.boss.side === 0 ? 1 : 0;
      return x.tell('bossFlipped', 'BOS-16.5', s.captain, { side: s.boss.side === 0 ? 1 : 2 });
    case 'healBoss':
      return healBoss(x, op.n);
    default:
      return op satisfies never;
  }
}

/** Heal, a Help card, or an enemy that heals the ship. */
function healRule(f: OpsFrame): string {
  if (f.self !== NOBODY) return 'BOS-12.5';
  return verbOf(f.list) === 'danger' ? 'BOS-11.7' : 'BOS-6.3';
}

/** BOS-12.2: on the list when the Activation began; skipped when it has left the board since. */
function activate(x: X, uid: number): void {
  const { s } = x;
  const square = squareOf(s, uid);
  if (!square) return;
  const def = enemyDef(s, columnAt(s, square.column)[square.index]);
  if (def.ops.length === 0) return;
  x.push(opsFrame(s.captain, `enemy:${def.id}`, uid, `enemy:${refOfThing(uid)}`));
  x.tell('activated', 'BOS-12.1', s.captain, { uid, enemy: def.id, column: square.column });
}

/** BOS-12.9, and 15.7 for the boss: reach 0 is the own column, 1 the neighbours too. */
function attack(x: X, uid: number, reach: number): void {
  const { s } = x;
  const column = columnOf(s, uid);
  if (column === undefined || Math.abs(column - s.ship) > reach) return;
  hurtShip(x, attackOf(s, uid), uid === BOSS_UID ? 'BOS-16.3' : 'BOS-12.9');
}

/** BOS-16.6. */
function healBoss(x: X, n: number): void {
  const { s } = x;
  const healed = Math.min(n, bossDef(s).hp - s.boss.hp);
  s.boss.hp += healed;
  if (healed > 0) x.tell('bossHealed', 'BOS-16.6', s.captain, { now: s.boss.hp });
}

export const vocabulary: Vocabulary<BosState, BosFrame, BosLexicon> = {
  lists: (s) => packOf(s).lists,
  carryOut,
  holds: (s, condition) => s.ship === condition.shipIn,
  count: factOf,
  group: (s, name) => (name === 'enemies' ? activationOrder(s) : lastRow(s)),
  /** what an enemy still had to do is void once it has left the board. */
  goesOn: (s, f) => f.self <= BOSS_UID || squareOf(s, f.self) !== undefined,
  chooser: (s: BosState, _f: BranchFrame) => s.captain,
  mayChoose(s: BosState, ops: readonly Op[], option: string, _f: BranchFrame, no?: Forbid): boolean {
    const first = ops[0];
    if (first?.op !== 'moveShip' || FREE_MOVE_MAY_STAY) return true;
    no?.('', 'BOS-7.5', 'leftOrRight');
    if (isOnBoard(s.ship + Math.sign(first.by))) return true;
    no?.(option, 'BOS-7.5', 'mustMove');
    return false;
  },
};
