import type { UnsView } from '../view.ts';
import type { Node } from './model.ts';
import type { Hit } from './reading.ts';
import { Scene } from './scene.ts';
import { turnsToLevel, useWorth, W } from './worth.ts';

/** What a step does to the small model of the table, and what the position is worth after it. */

/** How much a position at the end of a turn is worth, in points of damage dealt. */
export const V = {
  kill: 2.8,
  boss: 2.4,
  level: 5.5,
  /** Damage on a threat that lives on, as a part of a kill. */
  partial: 1.65,
  /** Health below what is needed, squared; a point of it near death; any point. */
  health: 0.075,
  healthLow: 2.2,
  heal: 0.25,
  /** Health needed at the end, and for each turn to come. */
  reserve: 2.5,
  perTurn: 0.5,
  death: 60,
  rage: 1.5,
  /** Cards in hand that the next turn's action points can pay for, and the others. */
  hold: 0.7,
  surplus: 0.2,
  ap: 1.2,
};
const WIN = 1000;

export class Moves extends Scene {
  /** Turns that an ally in play will still work. */
  protected readonly turns: number;
  private readonly needed: number;
  /** Cards in hand or to be drawn, the best use of an action point first. */
  protected order: number[] = [];

  constructor(view: UnsView, seat: number) {
    super(view, seat);
    this.turns = Math.max(0, Math.min(view.danger.turnsLeft, turnsToLevel(this.me) - 0.7));
    this.needed = Math.min(9, V.reserve + V.perTurn * view.danger.turnsLeft);
  }

  /** Targets worth trying for an instance: all it defeats, else the best to wound. */
  protected aims(node: Node, hit: Hit): number[] {
    const found: number[] = [];
    let wound = -1;
    let woundScore = -1;
    for (let i = 0; i < this.targets.length; i++) {
      if (!this.isLegal(node, i, hit)) continue;
      const t = this.targets[i];
      const n = this.dealt(node, hit.n, t.onDeck);
      if (n >= node.left[i]) found.push(i);
      else {
        const score = ((t.onDeck ? 0.4 : 1 + t.attack) + t.bossDamage) / (node.left[i] - n + 0.5) - t.fear;
        if (score > woundScore) [wound, woundScore] = [i, score];
      }
    }
    if (found.length === 0 && wound >= 0) found.push(wound);
    return found;
  }

  private isLegal(node: Node, i: number, hit: Hit): boolean {
    const t = this.targets[i];
    if (node.left[i] <= 0 || (hit.onDeck && !t.onDeck)) return false;
    if (hit.free || t.taunt) return true;
    for (let j = 0; j < this.targets.length; j++) {
      const other = this.targets[j];
      if (other.taunt && other.seat === t.seat && node.left[j] > 0) return false;
    }
    return true;
  }

  private dealt(node: Node, n: number, onDeck: boolean): number {
    return Math.max(0, n + this.mods.each + (node.struck ? 0 : this.mods.first) + (onDeck ? this.mods.onDeck : 0));
  }

  protected apply(node: Node, i: number, aim: number): void {
    const c = this.choices[i];
    const { use } = c;
    node.avail &= ~((1 << i) | c.closes);
    node.avail |= c.opens;
    node.ap = Math.min(6, node.ap - c.cost + use.ap);
    if (!c.hand && c.id !== '') node.spent |= 1 << i;
    node.lasting += this.turns * c.perTurn;
    node.credits += use.credits - (node.credits + use.credits >= use.price ? use.price : 0);
    node.health = Math.min(10, node.health + use.health);
    node.armour = Math.min(10, node.armour + use.armour);
    node.extra += use.train * W.train + use.remove * W.remove;
    if (node.tactics > 0) node.extra += use.takeBack * W.takeBack + use.again * W.again;
    if (c.hand && c.perTurn === 0) node.tactics++;
    for (let k = 0; k < use.refresh; k++) this.refresh(node);
    if (use.sweep > 0) this.sweep(node, use.sweep);
    for (let k = 0; k < use.hits.length; k++) {
      const hit = use.hits[k];
      let target = k === 0 && (aim < 0 || node.left[aim] > 0) ? aim : -1;
      if (target < 0) target = this.bestAim(node, hit);
      if (target >= 0) this.strike(node, target, hit);
    }
    this.settle(node);
  }

  private bestAim(node: Node, hit: Hit): number {
    const aims = this.aims(node, hit);
    let best = -1;
    let bestScore = -1;
    for (const i of aims) {
      const t = this.targets[i];
      const score = 3 * t.attack * (t.onDeck ? 0 : 1) + 2 * t.bossDamage + t.left - t.fear;
      if (score > bestScore) [best, bestScore] = [i, score];
    }
    return best;
  }

  private refresh(node: Node): void {
    let best = -1;
    for (let i = 0; i < this.choices.length; i++) {
      if (!((node.spent >> i) & 1)) continue;
      if (best < 0 || useWorth(this.choices[i].use) > useWorth(this.choices[best].use)) best = i;
    }
    if (best < 0) return;
    node.spent &= ~(1 << best);
    node.avail |= (1 << best) | this.choices[best].closes;
  }

  private sweep(node: Node, n: number): void {
    for (let i = 0; i < this.targets.length; i++) {
      const t = this.targets[i];
      if (!t.onDeck && t.seat === this.seat && node.left[i] > 0) {
        this.strike(node, i, { n, onDeck: false, free: true, killAp: 0, killCredits: 0 });
      }
    }
  }

  protected strike(node: Node, i: number, hit: Hit): void {
    const t = this.targets[i];
    const n = this.dealt(node, hit.n, t.onDeck);
    node.struck = true;
    if (!t.onDeck) node.ap = Math.max(0, node.ap - t.fear);
    if (n < node.left[i]) {
      node.left[i] -= n;
      return;
    }
    node.left[i] = 0;
    node.ap = Math.min(6, node.ap + hit.killAp + t.reward.ap);
    node.credits += hit.killCredits + t.reward.credits;
    node.health = Math.min(10, node.health + t.reward.health);
    node.armour = Math.min(10, node.armour + t.reward.armour);
    node.extra += V.kill + V.boss * t.bossDamage + t.reward.train * W.train + t.reward.remove * W.remove;
    const { boss } = this.view;
    if (t.bossDamage > 0 && boss.goal !== null && boss.damage + this.bossDealt(node) >= boss.goal) node.extra += WIN;
    if (t.draws >= 0) node.avail |= 1 << t.draws;
  }

  private bossDealt(node: Node): number {
    let n = 0;
    for (let i = 0; i < this.targets.length; i++) if (node.left[i] <= 0) n += this.targets[i].bossDamage;
    return n;
  }

  /** A level up in the action phase, and what the position is worth now. */
  protected settle(node: Node): void {
    if (!node.levelled && this.me.deckSize <= 1 && this.targets.length > 0) {
      let alive = 0;
      for (let i = 0; i < this.targets.length; i++) {
        if (this.targets[i].seat === this.seat && node.left[i] > 0) alive++;
      }
      if (alive === 0 && this.targets.some((t) => t.seat === this.seat)) {
        node.levelled = true;
        node.lasting = 0;
        for (let i = 0; i < this.choices.length; i++) if (!this.choices[i].hand) node.avail &= ~(1 << i);
      }
    }
    node.value = this.positionWorth(node);
  }

  protected positionWorth(node: Node): number {
    let v = node.extra + W.credits * node.credits;
    let attack = 0;
    let others = 0;
    let rage = 0;
    let counting = 0;
    let deck = this.me.deckSize;
    for (let i = 0; i < this.targets.length; i++) {
      const t = this.targets[i];
      const left = node.left[i];
      if (left > 0) {
        v += (V.partial * (t.health - left)) / t.health;
        if (t.onDeck) continue;
        if (t.seat === this.seat) {
          attack += t.attack;
          rage += t.rage;
          if (!t.swift) counting++;
        } else others += t.attack;
      } else if (t.onDeck && t.seat === this.seat) deck--;
    }
    v -= this.harm(attack - node.armour, node.health) + 0.6 * others;
    const levels = node.levelled || 3 - counting > deck;
    if (levels) v += V.level;
    else v += node.lasting - (rage > 0 && node.lasting > 0 ? V.rage * rage : 0);
    return v + this.potential(node, levels);
  }

  /** Health is there to be used up: it hurts to have less than the turns to come will ask for. */
  private harm(damage: number, health: number): number {
    const left = damage > 0 ? health - damage : health;
    if (left <= 0) return V.death + damage;
    const short = Math.max(0, this.needed - left);
    return V.health * short * short + V.healthLow / left - V.heal * left;
  }

  /** What the hand could do with the next turn's action points. */
  private potential(node: Node, levels: boolean): number {
    let ap = 3;
    let room = levels ? 3 : 99;
    let v = 0;
    for (const i of this.order) {
      if (!((node.avail >> i) & 1)) continue;
      const c = this.choices[i];
      if (room-- <= 0) continue;
      if (c.cost <= ap) {
        ap -= c.cost;
        v += V.hold * c.held;
      } else v += V.surplus * c.held;
    }
    return v;
  }

  protected density(i: number): number {
    const c = this.choices[i];
    return c.held / (c.cost + 0.3);
  }
}
