import { type BossDef, type DangerDef, type Op, packOf } from '../content/index.ts';
import type { BosView } from '../view.ts';

/**
 * A rough sketch of the rest of the round, for judging orders of cards: no draws, no upgrades, no choices of others.
 * The real rules are far away on purpose: this is a player's mental arithmetic, made from a view.
 */
export interface Sketch {
  ship: number;
  columns: Foe[][];
  closedRows: number;
  intact: number;
  life: number;
  heat: number;
  heatMax: number;
  bossColumn: number;
  bossHp: number;
  bossAttack: number;
  bossShield: boolean;
  /** XP gained, counted in points of usefulness. */
  gained: number;
  hurt: number;
}

interface Foe {
  hp: number;
  attack: number;
  xp: number;
  shield: boolean;
  ops: readonly Op[];
}

const NO_OPS: readonly Op[] = [];

export function sketchOf(view: BosView): Sketch {
  const { enemy } = packOf(view).byId;
  return {
    ship: view.ship,
    columns: view.columns.map((column) =>
      column.map((e) => ({
        hp: e.hp - e.damage,
        attack: e.attack,
        xp: e.xp,
        shield: e.shield,
        ops: enemy.get(e.type)?.ops ?? NO_OPS,
      })),
    ),
    closedRows: view.closedRows,
    intact: view.intact,
    life: view.life,
    heat: view.heat,
    heatMax: view.heatMax,
    bossColumn: view.boss?.entered ? view.boss.column : 0,
    bossHp: view.boss?.entered ? view.boss.hp : 0,
    bossAttack: view.boss?.attack ?? 0,
    bossShield: view.boss?.shield ?? false,
    gained: 0,
    hurt: 0,
  };
}

const clampColumn = (c: number): number => Math.max(1, Math.min(4, c));

function hurt(k: Sketch, n: number): void {
  k.hurt += n;
  k.intact -= n;
}

function fire(k: Sketch, column: number, points: number): void {
  const foes = k.columns[column - 1];
  let left = points;
  while (left > 0 && foes.length > 0) {
    const foe = foes[foes.length - 1];
    if (foe.shield) left--;
    const dealt = Math.min(left, foe.hp);
    left -= dealt;
    foe.hp -= dealt;
    k.gained += 0.4 * dealt;
    if (foe.hp > 0) return;
    foes.pop();
    k.gained += foe.xp + 0.6;
  }
  if (left <= 0 || k.bossColumn !== column) return;
  const dealt = Math.min(k.bossHp, left - (k.bossShield ? 1 : 0));
  if (dealt <= 0) return;
  k.bossHp -= dealt;
  k.gained += 2.5 * dealt + (k.bossHp === 0 ? 100 : 0);
}

/** Where a rocket does most: a kill, else any open hit. */
export function bestColumn(k: Sketch, points: number): number {
  let best = 1;
  let bestWorth = -1;
  for (let c = 1; c <= 4; c++) {
    const foes = k.columns[c - 1];
    const foe = foes[foes.length - 1];
    let worth = 0;
    if (!foe) worth = k.bossColumn === c && !(k.bossShield && points < 2) ? 5 : 0;
    else if (foe.shield && points < 2) worth = 0.1;
    else worth = (foe.hp <= points - (foe.shield ? 1 : 0) ? 2 + foe.xp : 1) + foes.length;
    if (worth > bestWorth) {
      best = c;
      bestWorth = worth;
    }
  }
  return best;
}

/** Carries out one command card; returns whether the rest of the slot is skipped. */
function command(k: Sketch, kind: string, levels: BosView['levels']): boolean {
  if (HOT.has(kind)) {
    k.heat++;
    if (k.heat >= k.heatMax) hurt(k, 20);
  }
  switch (kind) {
    case 'moveLeft':
    case 'moveRight':
    case 'doubleLeft':
    case 'doubleRight':
      k.ship = clampColumn(k.ship + STEPS[kind]);
      return false;
    case 'shot':
      fire(k, k.ship, 1);
      return false;
    case 'doubleShot':
      fire(k, k.ship, 2);
      return false;
    case 'laser':
      fire(k, k.ship, Math.min(4, 2 + levels.laser));
      return false;
    case 'rocket':
      fire(k, bestColumn(k, 1 + levels.rockets), 1 + levels.rockets);
      return false;
    case 'heal':
      if (k.intact < k.life) {
        k.intact++;
        k.gained += 2.5;
      }
      return false;
    case 'teleport':
      k.ship = bestColumn(k, 2);
      return false;
    case 'beltBomb':
      for (const foes of k.columns) if (foes.length === 3 - k.closedRows) k.gained += (foes.pop()?.xp ?? 0) + 1;
      return false;
    case 'emp':
      return true;
    default:
      return false;
  }
}

const HOT = new Set(['rocket', 'laser', 'emp', 'beltBomb']);
const STEPS: Record<string, number> = { moveLeft: -1, moveRight: 1, doubleLeft: -2, doubleRight: 2 };

/** What a danger card is likely to cost. */
function danger(k: Sketch, def: DangerDef): void {
  const op = def.ops[0];
  switch (def.kind) {
    case 'attack':
      if (op?.op === 'attackColumns' && op.cols.includes(k.ship)) {
        hurt(k, Math.max(0, ...k.columns[k.ship - 1].map((f) => f.attack)));
      }
      return;
    case 'newEnemies':
      for (const foes of k.columns) {
        if (foes.length >= 3 - k.closedRows) hurt(k, foes.pop()?.attack ?? 0);
        if (k.bossColumn === 0) foes.unshift({ hp: 1, attack: 1, xp: 1, shield: false, ops: NO_OPS });
      }
      return;
    case 'move':
      if (op?.op === 'shift') {
        const foe = k.columns[op.from - 1].pop();
        if (!foe) return;
        if (k.columns[op.to - 1].length < 3 - k.closedRows) k.columns[op.to - 1].push(foe);
        else hurt(k, foe.attack);
      }
      return;
    case 'activation':
      k.columns.forEach((foes, i) => {
        for (const foe of foes) for (const o of foe.ops) act(k, o, i + 1, foe.attack);
      });
      return;
    default:
      return;
  }
}

function act(k: Sketch, op: Op, column: number, attack: number): void {
  if (op.op === 'damageShip') hurt(k, op.n);
  else if (op.op === 'attack' && Math.abs(column - k.ship) <= op.reach) hurt(k, attack);
  else if (op.op === 'heat' && ++k.heat >= k.heatMax) hurt(k, 20);
  else if (op.op === 'summon') k.gained -= 0.7;
  else if (op.op === 'xp') k.gained += 0.5 * op.n;
}

function bossCard(k: Sketch, def: BossDef, slot: number): void {
  if (k.bossColumn === 0) return;
  for (const op of def.cards[slot]) {
    if (op.op === 'moveSelf') {
      const side = Math.sign(k.ship - k.bossColumn);
      const away = side === 0 ? (def.preferred === 'left' ? -1 : 1) : -side;
      const step = { left: -1, right: 1, toward: side, away }[op.dir];
      k.bossColumn = clampColumn(k.bossColumn + step);
    } else if (op.op === 'flipBoss') k.bossAttack = 3 - k.bossAttack;
    else act(k, op, k.bossColumn, k.bossAttack);
  }
}

/** How the round ends if the open slots run in this order; higher is better. `flips` says which cards cool instead. */
export function scoreOrder(view: BosView, kinds: readonly string[], from: number, flip: readonly boolean[]): number {
  const k = sketchOf(view);
  const { byId } = packOf(view);
  const boss = view.boss?.entered ? byId.boss.get(view.boss.id) : undefined;
  for (let slot = from; slot < kinds.length; slot++) {
    let skipped = false;
    const skippedByBoss = slot === 1 && boss?.cards[0][0]?.op === 'skipCommand';
    if (flip[slot]) k.heat = Math.max(0, k.heat - 1);
    else if (!skippedByBoss) skipped = command(k, kinds[slot], view.levels);
    if (skipped) continue;
    const def = byId.danger.get(view.slots[slot].danger ?? '');
    if (def && !view.dangersRetired) danger(k, def);
    if (boss) bossCard(k, boss, slot);
    if (k.intact <= 0) return -60 - 10 * (kinds.length - slot) + k.gained;
    if (k.bossColumn > 0 && k.bossHp <= 0) return 200;
  }
  const hot = k.heat >= k.heatMax - 1 ? 3 : k.heat >= k.heatMax - 2 ? 1 : 0;
  const low = k.intact <= 1 ? 4 : k.intact === 2 ? 1 : 0;
  return k.gained - 4 * k.hurt - hot - low - crowd(k);
}

/** Enemies near the line weigh on the next rounds. */
function crowd(k: Sketch): number {
  let weight = 0;
  const rows = 3 - k.closedRows;
  for (const foes of k.columns) {
    foes.forEach((foe, i) => {
      weight += 0.5 + 0.2 * foe.hp;
      if (i === rows - 1) weight += 1.2 * foe.attack;
    });
  }
  return weight;
}
