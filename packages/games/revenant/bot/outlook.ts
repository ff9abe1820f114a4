import { HOUSES } from '../content/index.ts';
import { DAMAGE_SPACES } from '../rules/board.ts';
import { DISTANCE, NEAR } from '../rules/geometry.ts';
import { kindOf } from '../rules/refs.ts';
import { HOUSE_COUNT, HOUSE_SHIPS, OUTER } from '../state.ts';
import { isOuter, type Scene } from './scene.ts';
import { W } from './weights.ts';

/** The raid to come, as the deciding players would like it, and what is left of the Houses then. */
export class Outlook {
  readonly scene: Scene;
  /** By sector: what the first, the first two … damages cost me; what does not hurt me costs nothing or less. */
  readonly costs: number[][];
  /** By ship: is it lost? */
  readonly lost: boolean[];
  /** By House: the power to expect at the end. */
  readonly power: number[];

  constructor(scene: Scene) {
    this.scene = scene;
    this.lost = new Array<boolean>(HOUSE_SHIPS).fill(false);
    this.costs = scene.view.sectors.map(({ voidborn, shields }, sector) =>
      this.#raid(sector, Math.max(0, voidborn - shields)),
    );
    this.power = this.#powers();
  }

  #powers(): number[] {
    const { scene } = this;
    const sure = this.sure;
    const lives = W.survival ** scene.later;
    const power = HOUSES.map(() => 0);
    for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
      if (scene.at[ship] < 0) continue;
      power[ship % HOUSE_COUNT] += (this.lost[ship] ? 1 - sure : 1) * lives;
    }
    for (const { id, sector } of scene.view.ships) {
      if (sector === 'card') power[HOUSES.findIndex((house) => id.endsWith(house))] += lives;
    }
    const { colonies, colonyIndex } = scene.pack;
    const colony = scene.view.cycle === 4 ? colonies[colonyIndex.get(scene.view.chosen) ?? -1] : undefined;
    if (colony) power[HOUSES.indexOf(colony.house)]++;
    return power;
  }

  /** How sure the raid is as it looks now. */
  get sure(): number {
    const { round, players } = this.scene.view;
    const turns = round === 0 ? 0 : players.reduce((n, p) => n + p.home.length, 0);
    return Math.max(0.35, 1 - (W.unsure * turns * 2) / players.length);
  }

  /** REV-29.2. */
  decider(sector: number): number {
    const { scene } = this;
    let best = scene.me;
    let least = Number.POSITIVE_INFINITY;
    for (const player of scene.view.order) {
      const at = scene.frigateSector(player);
      if (at < 0 || DISTANCE[at][sector] >= least) continue;
      best = player;
      least = DISTANCE[at][sector];
    }
    return best;
  }

  /** Of a ship that is hit: as part of its worth. */
  hit(free: number): number {
    if (free <= 0) return 1;
    const { later } = this.scene;
    return later === 0 ? 0.001 : W.marker[free - 1] * (0.6 + 0.2 * later);
  }

  #raid(sector: number, damage: number): number[] {
    const costs = [0];
    if (damage === 0) return costs;
    const { scene } = this;
    const ships = scene.shipsIn(sector);
    const decider = this.decider(sector);
    const free = ships.map((ship) => DAMAGE_SPACES[kindOf(ship)] - scene.damage[ship]);
    for (let k = 0; k < damage; k++) {
      let pick = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < ships.length; i++) {
        if (free[i] < 0) continue;
        const cost = scene.shipWorth(decider, ships[i]) * this.hit(free[i]);
        if (cost < least) [pick, least] = [i, cost];
      }
      if (pick < 0) {
        costs.push(costs[k] + W.hull);
        continue;
      }
      const ship = ships[pick];
      costs.push(costs[k] + scene.shipWorth(scene.me, ship) * this.hit(free[pick]));
      if (free[pick] === 0) this.lost[ship] = true;
      free[pick]--;
    }
    return costs;
  }

  /** What I save if `n` ships fewer strike, after `past` that are counted away already. */
  saves(sector: number, past = 0, n = 1): number {
    const costs = this.costs[sector];
    const from = costs.length - 1 - past;
    return from <= 0 ? 0 : (costs[from] - costs[Math.max(0, from - n)]) * this.sure;
  }

  /** Voidborn ships that are gone strike no more later, either, unless the fleet jumps. */
  destroys(sector: number, past = 0, n = 1): number {
    const { scene } = this;
    if (scene.view.sectors[sector].voidborn < past + n) return Number.NEGATIVE_INFINITY;
    const lasting = scene.view.chosen !== '' || scene.later === 0 ? 0 : W.lasting * this.mine(sector);
    return this.saves(sector, past, n) + n * lasting;
  }

  /** Are those who live here my friends? −1 … 1. */
  mine(sector: number): number {
    let sum = 0;
    for (const ship of this.scene.shipsIn(sector)) sum += this.scene.cares(this.scene.me)[ship % HOUSE_COUNT];
    return Math.max(-1, Math.min(1, sum / 4));
  }

  /** What `n` are worth in these sectors (bits): as many together as are best for each, for one may not save a ship. */
  best(mask: number, n: number, worth: (sector: number, past: number, n: number) => number): number {
    const past = new Array<number>(OUTER).fill(0);
    let total = 0;
    for (let left = n; left > 0; ) {
      let most = 0;
      let [at, packet] = [-1, 1];
      for (let sector = 0; sector < OUTER; sector++) {
        if (((mask >> sector) & 1) === 0) continue;
        for (let k = 1; k <= left; k++) {
          const each = worth(sector, past[sector], k) / k;
          if (each > most) [most, at, packet] = [each, sector, k];
        }
      }
      if (at < 0) break;
      past[at] += packet;
      left -= packet;
      total += most * packet;
    }
    return total;
  }

  /** One of `n` that are still to be placed: with the others, if that is what they are good for. */
  oneOf(sector: number, n: number, worth: (sector: number, past: number, n: number) => number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 1; k <= n; k++) most = Math.max(most, worth(sector, 0, k) / k);
    return most;
  }

  /** Sectors of a range, as bits; `from` is my sector, none on the Revenant. */
  reach(range: string, from: number): number {
    const frigate = this.scene.frigateSector(this.scene.me);
    const at = range === 'frigate' || range === 'nearFrigate' ? frigate : from;
    if (range === 'any') return (1 << OUTER) - 1;
    if (!isOuter(at)) return 0;
    return range === 'near' || range === 'nearFrigate' ? NEAR[at] : 1 << at;
  }
}
