import { type DangerDef, type Op, packOf } from '../content/index.ts';
import type { BosSight } from '../view/sight.ts';

/**
 * A rough sketch of the table, in which the rest of a round is tried out: no draws, no upgrades, no choices of others.
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

/** Never changed: a wounded one is another one, so that sketches can share them. */
export interface Foe {
  hp: number;
  attack: number;
  xp: number;
  shield: boolean;
  ops: readonly Op[];
}

const NO_OPS: readonly Op[] = [];

export function sketchOf(sight: BosSight): Sketch {
  const { boss } = sight;
  const { enemy } = packOf(sight).byId;
  return {
    ship: sight.ship,
    columns: sight.columns.map((column) =>
      column.map((e) => ({
        hp: e.hp - e.damage,
        attack: e.attack,
        xp: e.xp,
        shield: e.shield,
        ops: enemy.get(e.type)?.ops ?? NO_OPS,
      })),
    ),
    closedRows: sight.closedRows,
    intact: sight.intact,
    life: sight.life,
    heat: sight.heat,
    heatMax: sight.heatMax,
    bossColumn: boss?.entered ? boss.column : 0,
    bossHp: boss?.entered ? boss.hp : 0,
    bossAttack: boss?.attack ?? 0,
    bossShield: boss?.shield ?? false,
    gained: 0,
    hurt: 0,
  };
}

export function copyInto(to: Sketch, from: Sketch): void {
  for (let c = 0; c < from.columns.length; c++) {
    const column = to.columns[c];
    const foes = from.columns[c];
    column.length = 0;
    for (const foe of foes) column.push(foe);
  }
  to.ship = from.ship;
  to.closedRows = from.closedRows;
  to.intact = from.intact;
  to.life = from.life;
  to.heat = from.heat;
  to.heatMax = from.heatMax;
  to.bossColumn = from.bossColumn;
  to.bossHp = from.bossHp;
  to.bossAttack = from.bossAttack;
  to.bossShield = from.bossShield;
  to.gained = from.gained;
  to.hurt = from.hurt;
}

export const clampColumn = (c: number): number => Math.max(1, Math.min(4, c));

export function hurt(k: Sketch, n: number): void {
  k.hurt += n;
  k.intact -= n;
}

export function fire(k: Sketch, column: number, points: number): void {
  const foes = k.columns[column - 1];
  let left = points;
  while (left > 0 && foes.length > 0) {
    const foe = foes[foes.length - 1];
    if (foe.shield) left--;
    const dealt = Math.min(left, foe.hp);
    left -= dealt;
    k.gained += 0.4 * dealt;
    if (foe.hp > dealt) {
      if (dealt !== 0) foes[foes.length - 1] = wounded(foe, dealt);
      return;
    }
    foes.pop();
    k.gained += foe.xp + 0.6;
  }
  if (left <= 0 || k.bossColumn !== column) return;
  const dealt = Math.min(k.bossHp, left - (k.bossShield ? 1 : 0));
  if (dealt <= 0) return;
  k.bossHp -= dealt;
  k.gained += 2.5 * dealt + (k.bossHp === 0 ? 100 : 0);
}

function wounded({ hp, attack, xp, shield, ops }: Foe, dealt: number): Foe {
  return { hp: hp - dealt, attack, xp, shield, ops };
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

const NEWCOMER: Foe = { hp: 1, attack: 1, xp: 1, shield: false, ops: NO_OPS };

/** What a danger card is likely to cost. */
export function danger(k: Sketch, { kind, ops }: DangerDef): void {
  const op = ops[0];
  switch (kind) {
    case 'attack':
      if (op?.op === 'attackColumns' && op.cols.includes(k.ship)) hurt(k, strongest(k.columns[k.ship - 1]));
      return;
    case 'newEnemies':
      for (const foes of k.columns) {
        if (foes.length >= 3 - k.closedRows) hurt(k, foes.pop()?.attack ?? 0);
        if (k.bossColumn === 0) foes.unshift(NEWCOMER);
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
      for (let c = 0; c < k.columns.length; c++) {
        for (const foe of k.columns[c]) for (const o of foe.ops) act(k, o, c + 1, foe.attack);
      }
      return;
    default:
      return;
  }
}

function strongest(foes: readonly Foe[]): number {
  let most = 0;
  for (const { attack } of foes) most = Math.max(most, attack);
  return most;
}

export function act(k: Sketch, op: Op, column: number, attack: number): void {
  if (op.op === 'damageShip') hurt(k, op.n);
  else if (op.op === 'attack' && Math.abs(column - k.ship) <= op.reach) hurt(k, attack);
  else if (op.op === 'heat' && ++k.heat >= k.heatMax) hurt(k, 20);
  else if (op.op === 'summon') k.gained -= 0.7;
  else if (op.op === 'xp') k.gained += 0.5 * op.n;
}

/** Enemies near the line weigh on the next rounds. */
export function crowd(k: Sketch): number {
  let weight = 0;
  const rows = 3 - k.closedRows;
  for (const foes of k.columns) {
    for (let i = 0; i < foes.length; i++) {
      weight += 0.5 + 0.2 * foes[i].hp;
      if (i === rows - 1) weight += 1.2 * foes[i].attack;
    }
  }
  return weight;
}
