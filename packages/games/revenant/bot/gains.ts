import type { AbilityDef, Op, Trigger } from '../content/index.ts';
import { DAMAGE_SPACES } from '../rules/board.ts';
import { kindOf } from '../rules/refs.ts';
import { HOUSE_COUNT, HOUSE_SHIPS, SUPPLY } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import type { PlayerView } from '../view.ts';
import { Outlook } from './outlook.ts';
import { Scene } from './scene.ts';
import { W } from './weights.ts';

/** Where something is done: my sector, the House of the ship I crewed. */
export interface SectorPlace {
  sector: number;
  house: number;
}
export const NOWHERE: SectorPlace = { sector: SUPPLY, house: -1 };
/** A sector that is not known yet. */
export const SOMEWHERE: SectorPlace = { sector: -2, house: -1 };

const step = (x: number, width: number): number => 1 / (1 + Math.exp(-x / width));

/** What the single things that can be gained are worth to the one who looks, in prestige at the end. */
export abstract class Gains {
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

  abstract ops(ops: readonly Op[], place: SectorPlace): number;
  abstract heardWorth(on: readonly Trigger[], figure: string): number;
  abstract eachAbility(figure: string, each: (ability: AbilityDef) => void): void;

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
    const first = view.players.length > 2 ? W.tacticOfMany : W.tactic;
    const soon = view.chosen !== '' || later === 0;
    const more = W.tacticsPace * (soon ? now : now + 2);
    const width = soon && now === 0 ? 0.2 : 1.4;
    const reset = step(x + more - 7.5, width) * 2.6 + step(x + more - 10.5, width) * 3.2;
    return (soon ? 1 : 0.85) * reset + first * x * (later > 0 ? 1 : 0.3);
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
}
