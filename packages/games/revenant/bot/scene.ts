import { type Goal, HOUSES, type Pack, packOf } from '../content/index.ts';
import { progressOf } from '../progress.ts';
import { kindOf, SECTOR_REFS, SHIP_REFS } from '../rules/refs.ts';
import { FRIGATE0, HOUSE_COUNT, HOUSE_SHIPS, OUTER, SUPPLY } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import type { PlayerView } from '../view.ts';
import { W } from './weights.ts';

/** A position in numbers: what the policy looks up again and again, worked out once for a decision. */

const CYCLES = 4;
const TURNS = 3;
const SECTOR_AT = new Map(SECTOR_REFS.map((ref, i) => [ref, i]));
export const AGENDA = 6;

export class Scene {
  readonly view: RevenantSight;
  readonly pack: Pack;
  readonly me: number;
  readonly own: PlayerView;
  /** By ship, frigates included: its sector; SUPPLY in the supply and on a card. */
  readonly at: number[];
  readonly damage: number[];
  readonly taken: boolean[];
  readonly tainted: boolean[];
  /** Cycles after the present one. */
  readonly later: number;
  #stakes: number[][] | undefined;
  #cares: number[][] = [];

  constructor(view: RevenantSight) {
    this.view = view;
    this.pack = packOf(view);
    this.me = Math.max(0, view.me);
    this.own = view.players[this.me];
    this.later = CYCLES - Math.max(1, view.cycle);
    const { ships } = view;
    this.at = ships.map(({ sector }) => SECTOR_AT.get(sector) ?? SUPPLY);
    this.damage = ships.map(({ damage }) => damage);
    this.taken = ships.map(({ crew }) => crew !== '');
    this.tainted = ships.map(({ corrupted }) => corrupted);
  }

  /** Turns that a player has still to begin. */
  turnsOf(player: number): number {
    const { cycle, round, players } = this.view;
    if (cycle === 0) return CYCLES * TURNS;
    return TURNS * this.later + (round === 0 ? 0 : players[player].home.length);
  }
  get turns(): number {
    return this.turnsOf(this.me);
  }

  /** Influence by player and House, hidden cards included: those of others are spread evenly. */
  get stakes(): number[][] {
    if (!this.#stakes) {
      this.#stakes = this.view.players.map((p) =>
        p.influence.map((n, house) => n + (p.hidden[house] ?? p.hiddenCards / HOUSE_COUNT)),
      );
    }
    return this.#stakes;
  }

  /** What a ship of the House is worth to a player: the own influence against that of the others. */
  cares(player: number): number[] {
    this.#cares[player] ??= HOUSES.map((_, house) => {
      const others = this.stakes.reduce((n, stake, other) => (other === player ? n : n + stake[house]), 0);
      const rivals = Math.max(1, this.stakes.length - 1);
      return this.stakes[player][house] + W.growth * this.later - (W.rivalry * others) / rivals;
    });
    return this.#cares[player];
  }

  /** The same for one ship; my fleet agenda counts kinds. */
  shipWorth(player: number, ship: number): number {
    const care = this.cares(player)[ship % HOUSE_COUNT];
    return player === this.me ? care + this.agendaShip(kindOf(ship)) : care;
  }

  #fleet: number[] | undefined;
  /** What one ship of a kind means for my fleet agenda. */
  agendaShip(kind: number): number {
    if (!this.#fleet) {
      this.#fleet = [0, 0, 0, 0];
      const goal = this.goal(this.own.fleet);
      const so = goal && progressOf(this.view, this.me, this.own.fleet);
      const which = goal && ('ships' in goal ? goal.ships : 'asPlayers' in goal ? goal.asPlayers : '');
      const at = ['ark', 'fighter', 'dropship', 'shuttle'].indexOf(which ?? '');
      if (so && at >= 0) {
        const off = so.have - so.need;
        this.#fleet[at] = off >= 3 || off < -3 ? 0.2 : off >= 2 ? 0.7 : 1.8;
      }
    }
    return this.#fleet[kind];
  }

  goal(agenda: string): Goal | undefined {
    return this.pack.agendas[this.pack.agendaIndex.get(agenda) ?? -1]?.goal;
  }

  #personal: { of: string; off: number } | undefined;
  /** What my personal agenda counts, and how much is missing. */
  get personal(): { of: string; off: number } {
    if (!this.#personal) {
      const goal = this.goal(this.own.personal);
      const so = goal && progressOf(this.view, this.me, this.own.personal);
      const of = !goal ? '' : 'of' in goal ? goal.of : 'influence' in goal ? 'influence' : 'clean';
      this.#personal = { of, off: so ? so.need - so.have : 0 };
    }
    return this.#personal;
  }

  /** One more of what the personal agenda counts. */
  agendaStep(of: string): number {
    const { personal } = this;
    if (personal.of !== of || personal.off <= 0) return 0;
    const reachable = personal.off <= 1 + this.turns * W.agendaPace;
    return reachable ? AGENDA / (personal.off + W.agendaFar) : 0.3;
  }

  frigateSector(player: number): number {
    return this.at[FRIGATE0 + player] ?? SUPPLY;
  }

  shipsIn(sector: number): number[] {
    const found: number[] = [];
    for (let ship = 0; ship < HOUSE_SHIPS; ship++) if (this.at[ship] === sector) found.push(ship);
    return found;
  }

  // resources

  /** What any resource is worth with so many turns to come. */
  static unit(turns: number): number {
    return turns >= W.unitTurns ? W.unit : W.unitEnd + ((W.unit - W.unitEnd) * turns) / W.unitTurns;
  }

  #kinds: number[] | undefined;
  /** One more of each kind: what cards in hand, Reinforce, Hypercharge and Promote ask for is worth more. */
  get kinds(): number[] {
    if (!this.#kinds) {
      const hoard = this.turns <= W.hoardTurns ? 0.5 * this.agendaStep('resources') : 0;
      const unit = Scene.unit(this.turns + (this.view.figure === '' ? 0 : 0.5)) + hoard;
      const { stored, capacity, rank, cards } = this.own;
      const want = [1, 1, rank < 3 ? 3 : 0, 2];
      for (const id of cards) {
        const price = this.pack.price[this.pack.operationIndex.get(id) ?? 0];
        for (let kind = 0; kind < 4; kind++) want[kind] += W.wanted * price[kind];
      }
      const free = capacity - stored.reduce((a, b) => a + b, 0);
      const room = free >= 2 ? 1 : free === 1 ? 0.8 : 0.3;
      this.#kinds = stored.map((n, kind) => {
        const wanted = n < want[kind] ? W.scarce : W.plenty;
        return unit * room * wanted + 0.01 * kind;
      });
    }
    return this.#kinds;
  }
  get any(): number {
    return Math.max(...this.kinds);
  }
  /** What giving one away costs. */
  priceOfKind(kind: number): number {
    const { kinds, own } = this;
    const full = own.capacity - own.stored.reduce((a, b) => a + b, 0) <= 0;
    return full ? 0.5 * Scene.unit(this.turns) : kinds[kind];
  }
}

export const isOuter = (sector: number): boolean => sector >= 0 && sector < OUTER;
export const houseOfRef = (ship: string): number => SHIP_REFS.indexOf(ship) % HOUSE_COUNT;
