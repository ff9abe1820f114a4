import type { Cost, Op, Own, Trigger } from '../content/index.ts';
import { HOUSES, RESOURCES } from '../content/index.ts';
import { factOf } from '../progress.ts';
import { DISTANCE } from '../rules/geometry.ts';
import { houseIn } from '../rules/refs.ts';
import { OUTER } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import { Abilities } from './abilities.ts';
import { type SectorPlace, SOMEWHERE } from './gains.ts';

const MINDS = new WeakMap<RevenantSight, Mind>();

/** A sight is good for one decision; whoever asks again about it gets the same thoughts. */
export function mindOf(view: RevenantSight): Mind {
  let mind = MINDS.get(view);
  if (!mind) {
    mind = new Mind(view);
    MINDS.set(view, mind);
  }
  return mind;
}

/** Outer sectors at most so many steps away, as bits. */
export function within(sector: number, steps: number): number {
  let mask = 0;
  for (let at = 0; at < OUTER; at++) if (sector >= 0 && DISTANCE[sector][at] <= steps) mask |= 1 << at;
  return mask;
}

/** What effects are worth: of ships, planets, arks, and lists of operations as cards have them. */
export class Mind extends Abilities {
  #sorties: number[] = [];
  /** A fighter, or the frigate, that attacks here or so many steps away. */
  sortie(sector: number, steps = 1): number {
    const key = OUTER * Math.min(steps, 4) + sector;
    this.#sorties[key] ??= this.kills(1, within(sector, steps));
    return this.#sorties[key];
  }

  #planets: { clean: number; dirty: number; cleanMines: boolean; dirtyMines: boolean }[] = [];
  planet(sector: number, figure: string): number {
    const at = this.scene.view.sectors[sector];
    if (!at || at.planet === '' || at.lander !== '') return 0;
    let so = this.#planets[sector];
    if (!so) {
      const { planets, planetIndex } = this.scene.pack;
      const { upper, lower } = planets[planetIndex.get(at.planet) ?? 0];
      const place = { sector, house: -1 };
      const data = at.data ? this.thirds(1, this.me.data) : 0;
      const clean = data + this.ops(upper.do, place);
      const dirty = this.corrupted() >= 4 ? 0 : data + this.ops(lower.do, place) - this.corruption();
      so = { clean, dirty, cleanMines: upper.symbol === true, dirtyMines: lower.symbol === true };
      this.#planets[sector] = so;
    }
    const mining = this.heardWorth(['mining'], figure);
    return Math.max(0.01, so.clean + (so.cleanMines ? mining : 0), so.dirty + (so.dirtyMines ? mining : 0));
  }

  /** Steps that abilities of this figure add to a manoeuvre of such a ship. */
  moves(figure: string, ship: Trigger): number {
    let n = 0;
    this.eachAbility(figure, ({ on, only, do: ops }) => {
      if ((on !== 'manoeuvre' && on !== ship) || (only === 'frigate' && ship !== 'frigate')) return;
      for (const op of ops) if (op.op === 'moves') n += op.n;
    });
    return n;
  }

  #arks: [number, number][] = [];
  /** The two effects of an ark. */
  ark(house: number, place: SectorPlace): [number, number] {
    const { upper, lower } = this.scene.pack.houses[house];
    this.#arks[house] ??= [this.ops(upper.do, place), this.ops(lower.do, place)];
    return this.#arks[house];
  }

  cost(cost: Cost): number | undefined {
    const { stored, remnants, cards } = this.me;
    let worth = 0;
    let spare = stored.reduce((a, b) => a + b, 0);
    for (let kind = 0; kind < 4; kind++) {
      const n = cost[RESOURCES[kind]] ?? 0;
      if (n > stored[kind]) return undefined;
      worth += n * this.scene.priceOfKind(kind);
      spare -= n;
    }
    const any = cost.any ?? 0;
    if (any > spare || (cost.remnants ?? 0) > remnants || (cost.cards ?? 0) > cards.length) return undefined;
    if ((cost.hidden ?? 0) > this.me.hiddenCards) return undefined;
    const card = this.turns >= 3 ? 0.35 : 0.08;
    return (
      worth +
      any * Math.min(...this.scene.kinds) +
      this.thirds(cost.remnants ?? 0, 0) +
      card * (cost.cards ?? 0) +
      1.6 * (cost.hidden ?? 0)
    );
  }

  ops(ops: readonly Op[], place: SectorPlace): number {
    let sum = 0;
    for (const op of ops) sum += this.op(op, place);
    return sum;
  }

  op(op: Op, place: SectorPlace): number {
    switch (op.op) {
      case 'when':
        return 0.5 * this.ops(op.then, place);
      case 'choose':
        return Math.max(...op.of.map((branch) => this.ops(branch.do, place)));
      case 'may':
        return Math.max(0, this.ops(op.do, place));
      case 'repeat':
        return 2 * this.ops(op.do, place);
      case 'each':
        return 0;
      case 'pay': {
        const cost = this.cost(op.cost);
        return cost === undefined ? 0 : Math.max(0, this.ops(op.do, place) - cost);
      }
      default:
        return this.single(op, place);
    }
  }

  private amount(n: Extract<Own, { op: 'gain' }>['n']): number {
    if (typeof n === 'number') return n;
    const value = n.base + n.each * Math.floor(factOf(this.scene.view, this.me, n.per) / (n.by ?? 1));
    return Math.max(0, n.max === undefined ? value : Math.min(value, n.max));
  }

  private mask(range: string, place: SectorPlace): number {
    // Somewhere: not known yet.
    return place.sector === SOMEWHERE.sector && (range === 'here' || range === 'near')
      ? 0b10010010
      : this.outlook.reach(range, place.sector);
  }

  private single(op: Own, place: SectorPlace): number {
    const { scene } = this;
    switch (op.op) {
      case 'gain': {
        const n = this.amount(op.n);
        const each = op.what === 'any' ? scene.any : scene.kinds[RESOURCES.indexOf(op.what)];
        const room = scene.own.capacity - scene.own.stored.reduce((a, b) => a + b, 0);
        return each * (Math.min(n, Math.max(1, room)) * (n > 2 ? 0.93 : 1)) + 0.2 * Math.max(0, n - Math.max(1, room));
      }
      case 'tactics':
        return this.tactics(op.n);
      case 'hidden':
        return op.n * this.hidden();
      case 'drawHidden':
        return 0.4 * op.n;
      case 'influence':
        return this.favour(op.with, place);
      case 'data':
        return this.thirds(op.n, this.me.data);
      case 'remnant':
        return this.thirds(op.n, this.me.remnants);
      case 'isolate':
        return this.isolate(op.n);
      case 'rank':
        return this.rankUp();
      case 'shield':
        return this.outlook.best(this.mask(op.at.range, place), op.n, (sector, past, k) =>
          this.outlook.saves(sector, past, k),
        );
      case 'destroy':
        return this.kills(op.n, this.mask(op.at.range, place));
      case 'damage':
        return 0.7 * this.kills(op.n, this.mask('near', place));
      case 'repair':
        return op.n === 'all'
          ? 0.8 * this.repair(4, this.mask(op.at.range, place))
          : this.repair(op.n, this.mask(op.at.range, place));
      case 'moves':
        return 0.3 + 0.1 * op.n;
      case 'limitedMoves':
        return 0.15 * op.n;
      case 'moveFrigate':
        return 0.2;
      case 'deploy':
        return this.deploy(op.what === 'shuttle' ? [3] : op.what === 'small' ? [1, 2, 3] : [0, 1, 2, 3]);
      case 'chooseShuttle':
        return 0.95 * this.deploy([3]);
      case 'draw':
        return this.draw(op.n);
      case 'play':
        return this.play(op.less);
      case 'discount':
        return 0.8 * op.n;
      case 'discardFor':
        return Math.min(op.most, this.me.cards.length) * 0.8;
      case 'ignore':
        return 0.4;
      case 'copyPlanet':
        return this.copies(op.what);
      case 'copyArk':
        return 1.4;
      case 'copyFrigate':
        return this.frigate(scene.view.figure);
      case 'removeColonies':
        return 0.4;
      default:
        return 0;
    }
  }

  private copies(what: 'occupied' | 'clean'): number {
    const { planets, planetIndex } = this.scene.pack;
    let most = 0;
    for (const { planet, lander } of this.scene.view.sectors) {
      if (planet === '' || (what === 'occupied' && lander === '')) continue;
      const { upper, lower } = planets[planetIndex.get(planet) ?? 0];
      const place = SOMEWHERE;
      most = Math.max(most, this.ops(upper.do, place));
      if (what === 'occupied' && this.corrupted() < 4)
        most = Math.max(most, this.ops(lower.do, place) - this.corruption());
    }
    return most;
  }

  /** What my frigate can do where it is. */
  frigate(figure: string): number {
    const sector = this.scene.frigateSector(this.scene.me);
    if (sector < 0) return 0;
    const fly =
      this.sortie(sector, 1 + this.moves(figure, 'frigate')) + this.heardWorth(['attack', 'manoeuvre'], figure);
    const land = this.planet(sector, figure);
    return (
      Math.max(fly, land > 0 ? land + this.heardWorth(['planet'], figure) : 0) + this.heardWorth(['frigate'], figure)
    );
  }

  private favour(which: Extract<Own, { op: 'influence' }>['with'], place: SectorPlace): number {
    if (which === 'any') return this.bestInfluence();
    if (which === 'crewed') return place.house < 0 ? 0 : this.influence(place.house);
    const { scene } = this;
    let most = 0;
    HOUSES.forEach((id, house) => {
      const ark = scene.at[houseIn(id)];
      const fits =
        'powerAtMost' in which
          ? scene.view.power[house] <= which.powerAtMost
          : ark >= 0 && ark < 8 && scene.view.sectors[ark].voidborn <= which.arkAmong;
      if (fits) most = Math.max(most, this.influence(house));
    });
    return most;
  }
}
