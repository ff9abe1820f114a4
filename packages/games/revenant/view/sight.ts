import type { Seat } from '@starhold/kernel';
import { HOUSES } from '../content/index.ts';
import type { Options } from '../options.ts';
import { powerOf } from '../rules/board.ts';
import { FIGURE_REFS, rowRef, SHIP_REFS } from '../rules/refs.ts';
import { NONE, type State } from '../state.ts';
import {
  type FailureView,
  failureView,
  type PlayerView,
  playerView,
  type RivalView,
  rewardsView,
  rivalView,
  type SectorView,
  type ShipView,
  sectorsView,
  shipsView,
  type View,
} from '../view.ts';

/** The parts of a view that the game's own policy reads. A view is one, too. */
export type RevenantSight = Pick<
  View,
  | 'pack'
  | 'options'
  | 'me'
  | 'cycle'
  | 'round'
  | 'order'
  | 'active'
  | 'figure'
  | 'ship'
  | 'marks'
  | 'ships'
  | 'sectors'
  | 'hull'
  | 'upper'
  | 'lower'
  | 'row'
  | 'chosen'
  | 'power'
  | 'rewards'
  | 'players'
  | 'rival'
  | 'over'
>;

/**
 * Parts of a view, each made when it is first read, by the function that makes it for the view. The state is in private
 * fields of the language, not of the compiler: whoever holds a sight has what the view would show, and no way to more.
 */
class Sight implements RevenantSight {
  readonly pack: string;
  readonly me: Seat;
  readonly cycle: number;
  readonly round: number;
  readonly active: number;
  readonly figure: string;
  readonly ship: string;
  readonly marks: number;
  readonly hull: number;
  readonly over: string;
  readonly #s: State;
  #options: Options | undefined;
  #ships: ShipView[] | undefined;
  #sectors: SectorView[] | undefined;
  #power: number[] | undefined;
  #rewards: boolean[][] | undefined;
  #players: PlayerView[] | undefined;
  #rival: RivalView | null | undefined;

  constructor(s: State, eyes: Seat) {
    this.#s = s;
    this.pack = s.pack;
    this.me = eyes;
    this.cycle = s.cycle;
    this.round = s.round;
    this.active = s.active;
    this.figure = s.figure === NONE ? '' : FIGURE_REFS[s.figure];
    this.ship = s.ship === NONE ? '' : SHIP_REFS[s.ship];
    this.marks = s.marks;
    this.hull = s.hull;
    this.over = s.over;
  }

  get options(): Options {
    this.#options ??= { ...this.#s.options };
    return this.#options;
  }

  get order(): number[] {
    return this.#s.order.slice();
  }

  get upper(): FailureView {
    return failureView(this.#s, this.#s.upper, this.#s.upperCover);
  }

  get lower(): FailureView {
    return failureView(this.#s, this.#s.lower, this.#s.lowerCover);
  }

  get row(): string[] {
    return this.#s.row.map((card) => rowRef(this.#s, card));
  }

  get chosen(): string {
    return this.#s.chosen === NONE ? '' : rowRef(this.#s, this.#s.chosen);
  }

  get ships(): ShipView[] {
    this.#ships ??= shipsView(this.#s);
    return this.#ships;
  }

  get sectors(): SectorView[] {
    this.#sectors ??= sectorsView(this.#s);
    return this.#sectors;
  }

  get power(): number[] {
    this.#power ??= HOUSES.map((_, house) => powerOf(this.#s, house));
    return this.#power;
  }

  get rewards(): boolean[][] {
    this.#rewards ??= rewardsView(this.#s);
    return this.#rewards;
  }

  get players(): PlayerView[] {
    this.#players ??= this.#s.players.map((_, player) => playerView(this.#s, this.me, player));
    return this.#players;
  }

  get rival(): RivalView | null {
    if (this.#rival === undefined) this.#rival = rivalView(this.#s);
    return this.#rival;
  }
}

export function sightOf(s: State, eyes: Seat): RevenantSight {
  return new Sight(s, eyes);
}
