import type { BosSight } from '../view/sight.ts';
import type { Rehearsal } from './plan.ts';

const IDLE = ['none', 'none', 'none', 'none'];

/** How useful kinds of cards look this round, about 0 to 5. Made for one decision. */
export class Usefulness {
  private readonly sight: BosSight;
  private readonly rehearsal: Rehearsal;
  private readonly known = new Map<string, number>();

  constructor(sight: BosSight, rehearsal: Rehearsal) {
    this.sight = sight;
    this.rehearsal = rehearsal;
  }

  of(kind: string): number {
    let worth = this.known.get(kind);
    if (worth === undefined) {
      worth = this.judge(kind);
      this.known.set(kind, worth);
    }
    return worth;
  }

  private judge(kind: string): number {
    const { sight } = this;
    const hotLeft = sight.heatMax - 1 - sight.heat;
    const heat = hotLeft <= 0 ? -4 : hotLeft === 1 ? -1 : 0;
    const column = sight.columns[sight.ship - 1];
    const target = column[column.length - 1];
    const bossOpen = sight.boss?.entered && sight.boss.column === sight.ship && column.length === 0;
    switch (kind) {
      case 'shot':
        return bossOpen ? 4 : target ? (target.shield ? 1.4 : 3) : 1.8;
      case 'doubleShot':
        return bossOpen ? 6 : target ? 4 : 3;
      case 'laser':
        return (bossOpen ? 6 : target ? 4 : 3) + heat + 0.5 * sight.levels.laser;
      case 'rocket':
        return 3.4 + 0.8 * sight.levels.rockets + heat;
      case 'heal':
        return sight.intact < sight.life ? (sight.intact <= 1 ? 5 : 3.2) : 0.6;
      case 'emp':
        return 1 + heat + Math.max(0, ...sight.slots.map((slot, i) => this.menace(slot.danger, i)));
      case 'beltBomb':
        return sight.columns.filter((c) => c.length === 3 - sight.closedRows).length * 3 + heat;
      case 'tractor':
        return 1.2;
      case 'teleport':
        return 2.6;
      case 'freeMove':
        return 2.2;
      default:
        return target || bossOpen ? 1.5 : 2.2;
    }
  }

  /** How bad a danger card looks. */
  private menace(danger: string | null, slot: number): number {
    if (danger === null || this.sight.dangersRetired) return 0;
    const before = this.rehearsal.score(IDLE, slot);
    const without = this.rehearsal.score(IDLE, slot, -1, slot);
    return Math.min(4, Math.max(0, without - before) * 0.4);
  }
}
