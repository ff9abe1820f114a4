import { type BossDef, type DangerDef, packOf } from '../content/index.ts';
import type { BosSight } from '../view/sight.ts';
import { act, bestColumn, clampColumn, copyInto, crowd, danger, fire, hurt, type Sketch, sketchOf } from './sketch.ts';

/** Written over by every order that is tried. */
const scratch: Sketch = {
  ship: 0,
  columns: [[], [], [], []],
  closedRows: 0,
  intact: 0,
  life: 0,
  heat: 0,
  heatMax: 0,
  bossColumn: 0,
  bossHp: 0,
  bossAttack: 0,
  bossShield: false,
  gained: 0.5,
  hurt: 0,
};

const NO_FLIP = -1;

/** The rest of the round, tried out with the command cards in one order after another. */
export class Rehearsal {
  readonly now: Sketch;
  private readonly levels: BosSight['levels'];
  private readonly dangers: (DangerDef | undefined)[];
  private readonly boss: BossDef | undefined;

  constructor(sight: BosSight) {
    const { boss } = sight;
    const { byId } = packOf(sight);
    this.now = sketchOf(sight);
    this.levels = sight.levels;
    this.dangers = sight.slots.map((slot) =>
      slot.danger && !sight.dangersRetired ? byId.danger.get(slot.danger) : undefined,
    );
    this.boss = boss?.entered ? byId.boss.get(boss.id) : undefined;
  }

  /**
   * How the round ends if the open slots run in this order; higher is better. The card in slot `flipped` cools instead;
   * the danger of slot `spared` is left out.
   */
  score(kinds: readonly string[], from: number, flipped = NO_FLIP, spared = NO_FLIP): number {
    const k = scratch;
    copyInto(k, this.now);
    for (let slot = from; slot < kinds.length; slot++) {
      if (flipped === slot) k.heat = Math.max(0, k.heat - 1);
      else if (!this.isSkippedByBoss(slot) && command(k, kinds[slot], this.levels)) continue;
      const card = slot === spared ? undefined : this.dangers[slot];
      if (card) danger(k, card);
      if (this.boss) bossCard(k, this.boss, slot);
      if (k.intact <= 0) return -60 - 10 * (kinds.length - slot) + k.gained;
      if (k.bossColumn > 0 && k.bossHp <= 0) return 200;
    }
    const hot = k.heat >= k.heatMax - 1 ? 3 : k.heat >= k.heatMax - 2 ? 1 : 0;
    const low = k.intact <= 1 ? 4 : k.intact === 2 ? 1 : 0;
    return k.gained - 4 * k.hurt - hot - low - crowd(k);
  }

  private isSkippedByBoss(slot: number): boolean {
    return slot === 1 && this.boss?.cards[0][0]?.op === 'skipCommand';
  }
}

const HOT = new Set(['rocket', 'laser', 'emp', 'beltBomb']);
const STEPS: Record<string, number> = { moveLeft: -1, moveRight: 1, doubleLeft: -2, doubleRight: 2 };

/** Carries out one command card; returns whether the rest of the slot is skipped. */
function command(k: Sketch, kind: string, levels: BosSight['levels']): boolean {
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
