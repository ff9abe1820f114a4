import type { Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { BosState } from '../state.ts';
import {
  type BossView,
  type BosView,
  bossView,
  columnsView,
  decksView,
  type EnemyView,
  handView,
  openOptions,
  type SeatView,
  type SlotView,
  seatsView,
  slotNow,
  slotsView,
} from '../view.ts';

/** The parts of a view that the game's own policy reads. A view is one, too. */
export type BosSight = Pick<
  BosView,
  | 'pack'
  | 'options'
  | 'eyes'
  | 'seats'
  | 'ship'
  | 'life'
  | 'intact'
  | 'heat'
  | 'heatMax'
  | 'xp'
  | 'cubes'
  | 'levels'
  | 'columns'
  | 'closedRows'
  | 'boss'
  | 'slots'
  | 'slot'
  | 'dangersRetired'
  | 'decks'
  | 'hand'
  | 'over'
>;

/**
 * Parts of a view, each made when it is first read, by the function that makes it for the view. The state is in private
 * fields of the language, not of the compiler: whoever holds a sight has what the view would show, and no way to more.
 */
class Sight implements BosSight {
  readonly pack: string;
  readonly eyes: Seat;
  readonly ship: number;
  readonly life: number;
  readonly intact: number;
  readonly heat: number;
  readonly xp: number;
  readonly closedRows: number;
  readonly dangersRetired: boolean;
  readonly over: string;
  readonly #s: BosState;
  #columns: EnemyView[][] | undefined;
  #boss: BossView | null | undefined;
  #slots: SlotView[] | undefined;
  #hand: string[] | undefined;

  constructor(s: BosState, eyes: Seat) {
    this.#s = s;
    this.pack = s.pack;
    this.eyes = eyes;
    this.ship = s.ship;
    this.life = s.life;
    this.intact = s.life - s.damaged;
    this.heat = s.heat;
    this.xp = s.xp;
    this.closedRows = s.closedRows;
    this.dangersRetired = s.retired === 1;
    this.over = s.over;
  }

  get options(): BosView['options'] {
    return openOptions(this.#s);
  }

  get seats(): SeatView[] {
    return seatsView(this.#s);
  }

  get heatMax(): number {
    return packOf(this.#s).def.heatMax;
  }

  get cubes(): number[] {
    return this.#s.cubes.slice();
  }

  get levels(): BosView['levels'] {
    return { ...this.#s.levels };
  }

  get columns(): EnemyView[][] {
    this.#columns ??= columnsView(this.#s);
    return this.#columns;
  }

  get boss(): BossView | null {
    if (this.#boss === undefined) this.#boss = bossView(this.#s);
    return this.#boss;
  }

  get slots(): SlotView[] {
    this.#slots ??= slotsView(this.#s);
    return this.#slots;
  }

  get slot(): number {
    return slotNow(this.#s);
  }

  get decks(): BosView['decks'] {
    return decksView(this.#s);
  }

  get hand(): string[] {
    this.#hand ??= handView(this.#s, this.eyes);
    return this.#hand;
  }
}

export function sightOf(s: BosState, eyes: Seat): BosSight {
  return new Sight(s, eyes);
}
