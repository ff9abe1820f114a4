import type { AbilityDef, Cost, Op, OperationDef, Own, Trigger } from '../content/index.ts';
import { HOUSES, RESOURCES } from '../content/index.ts';
import { factOf } from '../progress.ts';
import { DAMAGE_SPACES } from '../rules/board.ts';
import { DISTANCE } from '../rules/geometry.ts';
import { houseIn, kindOf } from '../rules/refs.ts';
import { HOUSE_COUNT, HOUSE_SHIPS, OUTER, SUPPLY } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import type { PlayerView } from '../view.ts';
import { Outlook } from './outlook.ts';
import { Scene } from './scene.ts';
import { HEARD, OF_CADET } from './typical.ts';
import { W } from './weights.ts';

/** What things are worth to the one who looks, in prestige at the end: gains, effects, cards. */

/** Where something is done: my sector, the House of the ship I crewed. */
export interface Place {
  sector: number;
  house: number;
}
const NOWHERE: Place = { sector: SUPPLY, house: -1 };

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

const step = (x: number, width: number): number => 1 / (1 + Math.exp(-x / width));

export class Mind {
  readonly scene: Scene;
  readonly me: PlayerView;
  readonly turns: number;

  constructor(view: RevenantSight) {
    this.scene = new Scene(view);
    this.me = this.scene.own;
    this.turns = this.scene.turns;
  }

  #outlook: Outlook | undefined;
  get outlook(): Outlook {
    this.#outlook ??= new Outlook(this.scene);
    return this.#outlook;
  }

  // what can be gained

  /** One hidden influence card, of so many drawn. */
  hidden(draws = 1 + this.me.rank): number {
    const { power } = this.outlook;
    const mean = power.reduce((a, b) => a + b, 0) / HOUSE_COUNT;
    const most = Math.max(...power);
    const luck = [0, 0.4, 0.6, 0.7, 0.78][Math.min(4, draws - 1)];
    return mean + luck * (most - mean) + this.scene.agendaStep('hiddenCards');
  }

  influence(house: number): number {
    const { scene } = this;
    const now = this.me.influence[house];
    if (now >= 8) return 0;
    const at = [2, 5, 8].indexOf(now + 1);
    const reward = at >= 0 && scene.view.rewards[house][at] ? this.reward(house) : 0;
    return this.outlook.power[house] + reward + this.track(now);
  }

  /** For agendas that look at tracks. */
  track(now: number): number {
    const goal = this.scene.goal(this.me.personal);
    if (!goal || !('influence' in goal)) return 0;
    const { influence, tracks } = goal;
    if (now >= influence) return 0;
    const { off } = this.scene.personal;
    if (off <= 0) return 0;
    const best = this.me.influence.filter((n) => n < influence).sort((a, b) => b - a);
    const missing = best.slice(0, off).reduce((n, have) => n + influence - have, 0);
    if (missing > this.turns + 2) return 0.1;
    return now >= (best[Math.min(best.length, tracks) - 1] ?? 0) ? 5 / (missing + 1) : 0.2;
  }

  reward(house: number): number {
    return this.ops(this.scene.pack.houses[house].reward, NOWHERE);
  }

  bestInfluence(): number {
    let most = 0;
    for (let house = 0; house < HOUSE_COUNT; house++) most = Math.max(most, this.influence(house));
    return most;
  }

  tactics(n: number): number {
    const from = this.me.tactics;
    const to = Math.min(12, from + n);
    let worth = this.tacticsAt(to, this.scene.me) - this.tacticsAt(from, this.scene.me);
    for (const space of [3, 6, 12]) if (from < space && space <= to) worth += this.scene.kinds[space === 12 ? 3 : 0];
    return worth;
  }

  /** What a place on the track promises. */
  tacticsAt(x: number, player: number): number {
    const { view, later } = this.scene;
    const now = view.round === 0 ? 0 : view.players[player].home.length;
    const soon = view.chosen !== '' || later === 0;
    const more = W.tacticsPace * (soon ? now : now + 2);
    const width = soon && now === 0 ? 0.2 : 1.4;
    const reset = step(x + more - 7.5, width) * 2.6 + step(x + more - 10.5, width) * 3.2;
    return (soon ? 1 : 0.85) * reset + W.tactic * x * (later > 0 ? 1 : 0.3);
  }

  /** Data cubes or void remnants: three make a card. */
  thirds(n: number, have: number): number {
    const card = this.hidden();
    if (this.turns <= 1) return Math.floor((have + n) / 3) * card + 0.1 * n;
    return (n * card) / 3;
  }

  corrupted(p = this.me): number {
    return p.sections.filter(({ corrupted }) => corrupted).length;
  }

  #corruption: number | undefined;
  /** A corruption token more on my board. */
  corruption(): number {
    if (this.#corruption === undefined) {
      const n = this.corrupted();
      const clean = this.scene.personal.of === 'clean' && n === 0 ? W.clean : 0;
      this.#corruption = W.corruption + W.corruptionMore * n + clean;
      this.#corruption -= this.heardWorth(['corruption'], this.scene.view.figure);
    }
    return this.#corruption;
  }

  isolate(n = 1): number {
    const own = this.corrupted();
    const ships = this.scene.tainted.filter(Boolean).length;
    let worth = 0;
    for (let i = 0; i < Math.min(n, own + ships); i++) {
      worth += i < own ? W.corruption + W.corruptionMore * (own - i - 1) : W.isolateShip;
      if (own === 1 && i === 0 && this.scene.personal.of === 'clean') worth += 2;
    }
    return worth + this.thirds(Math.min(n, own + ships), this.me.remnants);
  }

  rankUp(): number {
    if (this.me.rank >= 3) return 0;
    return 2 + W.rankTurn * this.turns + this.scene.agendaStep('rank');
  }

  draw(n: number): number {
    const cards = this.me.cards.length;
    const room = Math.max(0, Math.min(n, 8 - cards));
    const each = this.turns >= 3 ? W.handCard * (cards > 5 ? 0.6 : 1) : 0.12 * this.turns;
    return room * each + (n - room) * 0.1;
  }

  deploy(kinds: readonly number[]): number {
    const { scene } = this;
    let most = 0;
    for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
      if (!kinds.includes(kindOf(ship)) || scene.view.ships[ship].sector !== '') continue;
      most = Math.max(most, scene.shipWorth(scene.me, ship));
    }
    return most * W.survival ** scene.later;
  }

  /** What `n` markers are worth that can be taken off somewhere in these sectors. */
  repair(n: number, mask: number): number {
    const { scene, outlook } = this;
    const worths: number[] = [];
    for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
      if (scene.damage[ship] === 0 || scene.at[ship] < 0 || ((mask >> scene.at[ship]) & 1) === 0) continue;
      const free = DAMAGE_SPACES[kindOf(ship)] - scene.damage[ship];
      for (let i = 0; i < scene.damage[ship]; i++)
        worths.push(scene.shipWorth(scene.me, ship) * outlook.hit(free + 1 + i));
    }
    worths.sort((a, b) => b - a);
    return worths.slice(0, n).reduce((sum, w) => sum + Math.max(0, w), 0);
  }

  kills(n: number, mask: number): number {
    const tactic = this.tactics(n) / n;
    return this.outlook.best(mask, n, (sector, past, k) => this.outlook.destroys(sector, past, k) + k * tactic);
  }

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
  ark(house: number, place: Place): [number, number] {
    const { upper, lower } = this.scene.pack.houses[house];
    this.#arks[house] ??= [this.ops(upper.do, place), this.ops(lower.do, place)];
    return this.#arks[house];
  }

  // abilities

  eachAbility(figure: string, each: (ability: AbilityDef) => void): void {
    const { pack } = this.scene;
    const crew = pack.crews[pack.crewIndex.get(this.me.side) ?? -1];
    if (!crew) return;
    if (figure === 'captain') {
      each(crew.basic);
      each(crew.developing[this.me.rank]);
    } else if (figure !== '') {
      const first = figure === 'cadet1' ? 0 : 2;
      for (const id of this.me.cadets.slice(first, first + 2)) this.abilitiesOf(id).forEach(each);
    }
    for (const id of this.me.frigates) this.abilitiesOf(id).forEach(each);
  }

  abilitiesOf(id: string): readonly AbilityDef[] {
    const { operations, operationIndex } = this.scene.pack;
    return id === '' ? [] : (operations[operationIndex.get(id) ?? -1]?.abilities ?? []);
  }

  #heard = new Map<string, Partial<Record<Trigger, number>>>();
  /** What abilities of this figure (and of the frigate) give when these things happen. */
  heardWorth(on: readonly Trigger[], figure: string): number {
    let heard = this.#heard.get(figure);
    if (!heard) {
      const worths: Partial<Record<Trigger, number>> = {};
      heard = worths;
      // Known before it is full: an ability that plays a card is not asked about itself.
      this.#heard.set(figure, heard);
      this.eachAbility(figure, (ability) => {
        worths[ability.on] = (worths[ability.on] ?? 0) + this.ability(ability);
      });
    }
    let sum = 0;
    for (const word of on) sum += heard[word] ?? 0;
    return sum;
  }

  ability({ if: condition, do: ops }: AbilityDef): number {
    const worth = this.ops(ops, { sector: -2, house: -1 });
    if (!condition) return worth;
    if ('copied' in condition) return 0.2 * worth;
    const n = factOf(this.scene.view, this.me, condition.of);
    return ('atLeast' in condition ? n >= condition.atLeast : n <= condition.atMost) ? worth : 0.15 * worth;
  }

  /** Activate, with everything that is in play. */
  activation(): number {
    const { pack } = this.scene;
    const crew = pack.crews[pack.crewIndex.get(this.me.side) ?? -1];
    const place = { sector: -2, house: -1 };
    let worth = crew ? this.ops(crew.activation, place) : 0;
    for (const id of this.me.frigates) {
      for (const ability of this.abilitiesOf(id)) if (ability.on === 'activate') worth += this.ability(ability);
    }
    return worth;
  }

  // cards

  /** What a card in play gives in so many turns to come. */
  future({ kind, abilities, modifiers }: OperationDef, turns: number): number {
    let worth = 0.1 * modifiers.length * turns;
    for (const { on, if: condition, do: ops, only } of abilities) {
      const gain = Math.min(
        2.2,
        this.ops(ops, { sector: -2, house: -1 }) * (condition ? 0.5 : 1) * (only === 'frigate' ? 0.35 : 1),
      );
      const often = on === 'activate' ? W.activating : HEARD[on] * (kind === 'cadet' ? OF_CADET : 1) * W.firing;
      worth += gain * Math.min(0.9, often) * turns;
    }
    return worth;
  }

  #cards = new Map<string, number>();
  /** A card once it is played, its price left out. */
  card(id: string): number {
    let worth = this.#cards.get(id);
    if (worth === undefined) {
      // A card that lets cards be played is not asked about itself.
      this.#cards.set(id, 0);
      worth = this.cardNow(id);
      this.#cards.set(id, worth);
    }
    return worth;
  }

  private cardNow(id: string): number {
    const { pack } = this.scene;
    const def = pack.operations[pack.operationIndex.get(id) ?? 0];
    const played = this.heardWorth(['play'], this.scene.view.figure);
    if (def.kind === 'command') return 1 + this.ops(def.do, this.here) + this.scene.agendaStep('commandCards') + played;
    const fact = def.kind === 'cadet' ? 'cadetCards' : 'frigateCards';
    const slots = pack.frigates[pack.frigateIndex.get(this.me.board) ?? -1]?.slots;
    const slot = def.kind === 'frigate' && slots ? this.ops(slots[this.me.frigates.length] ?? [], this.here) : 0;
    return 2 + this.future(def, this.turns) + this.scene.agendaStep(fact) + slot + played;
  }

  /** Where my crew of this turn is. */
  get here(): Place {
    const { ship } = this.scene.view;
    const at = this.scene.view.ships.findIndex(({ id }) => id === ship);
    if (at < 0) return NOWHERE;
    return { sector: this.scene.at[at], house: at < HOUSE_SHIPS ? at % HOUSE_COUNT : -1 };
  }

  priceOf(id: string): number {
    const { pack } = this.scene;
    const price = pack.price[pack.operationIndex.get(id) ?? 0];
    return price.reduce((sum, n, kind) => sum + n * this.scene.priceOfKind(kind), 0);
  }

  canPay(id: string, less: number): boolean {
    const { pack } = this.scene;
    const price = pack.price[pack.operationIndex.get(id) ?? 0];
    return price.reduce((short, n, kind) => short + Math.max(0, n - this.me.stored[kind]), 0) <= less;
  }

  hasPlace(id: string): boolean {
    const { operations, operationIndex } = this.scene.pack;
    const { kind } = operations[operationIndex.get(id) ?? 0];
    if (kind === 'cadet') return this.me.cadets.includes('');
    return kind === 'command' || this.me.frigates.length < 5;
  }

  /** The best card that can be played now. */
  play(less: number, house = -1): number {
    let most = 0;
    for (const id of this.me.cards) {
      const flag = this.scene.pack.flag[this.scene.pack.operationIndex.get(id) ?? 0];
      const off = less + (flag === house ? 1 : 0);
      if (!this.hasPlace(id) || !this.canPay(id, off)) continue;
      most = Math.max(most, this.card(id) - Math.max(0, this.priceOf(id) - off * 0.85));
    }
    return most;
  }

  // effects

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

  ops(ops: readonly Op[], place: Place): number {
    let sum = 0;
    for (const op of ops) sum += this.op(op, place);
    return sum;
  }

  op(op: Op, place: Place): number {
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

  private mask(range: string, place: Place): number {
    // Somewhere: not known yet.
    return place.sector === -2 && (range === 'here' || range === 'near')
      ? 0b10010010
      : this.outlook.reach(range, place.sector);
  }

  private single(op: Own, place: Place): number {
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
      const place = { sector: -2, house: -1 };
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

  private favour(which: Extract<Own, { op: 'influence' }>['with'], place: Place): number {
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
