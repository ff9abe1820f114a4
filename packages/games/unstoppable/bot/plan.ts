import type { UnsView } from '../view.ts';
import { copy, keyOf, type Node } from './model.ts';
import { CORE, type Hit } from './reading.ts';
import { Scene } from './scene.ts';
import { allyPerTurn, turnsToLevel, useWorth, W } from './worth.ts';

/**
 * Plans the rest of a turn: a beam of sequences of cards, allies and targets in a small model of the table. Core sides of
 * active threats lie open, so the plan knows what a defeat draws. What it does not know (the next threat on deck) it
 * leaves out. Cheap enough to be asked again after every step, so it need not be right about everything.
 */

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
const WIDTH = 5;
const MAX_DEPTH = 14;

export class Planner extends Scene {
  private readonly turns: number;
  private readonly needed: number;
  private order: number[] = [];
  private start: Node;

  constructor(view: UnsView, seat: number) {
    super(view, seat);
    this.turns = Math.max(0, Math.min(view.danger.turnsLeft, turnsToLevel(this.me) - 0.7));
    this.needed = Math.min(9, V.reserve + V.perTurn * view.danger.turnsLeft);
    const { me } = this;
    let avail = 0;
    let lasting = 0;
    for (const c of me.hand) avail |= this.addCard(c, true);
    for (const c of me.play) {
      if (CORE.get(c.core ?? '')?.kind !== 'ally') continue;
      lasting += this.turns * allyPerTurn(this.reader, c, false);
      const opens = this.addExhausts(c, false);
      if (!c.exhausted) avail |= opens;
    }
    this.readModifiers();
    view.players.forEach((p, s) => {
      for (const t of p.field) this.addTarget(t, s, false);
      if (p.onDeck) this.addTarget(p.onDeck, s, true);
    });
    avail |= this.addPending();
    this.order = this.choices
      .map((_, i) => i)
      .filter((i) => this.choices[i].hand)
      .sort((a, b) => this.density(b) - this.density(a));
    this.start = {
      left: this.targets.map((t) => t.left),
      avail,
      ap: me.ap,
      credits: me.credits,
      health: me.health,
      armour: me.armour,
      extra: 0,
      lasting,
      struck: me.struck,
      levelled: false,
      spent: 0,
      tactics: this.reader.facts.tactics ?? 0,
      first: 'end',
      value: 0,
    };
    this.start.value = this.positionWorth(this.start);
  }

  /** The first step of the best way to play on; `end` when nothing is better than stopping. */
  act(): string {
    return this.search([this.start], this.start);
  }

  /** The best target for a damage instance that is being dealt now. */
  aim(ids: readonly string[], hit: Hit): string {
    const frontier: Node[] = [];
    this.targets.forEach((t, i) => {
      if (!ids.includes(t.id)) return;
      const node = copy(this.start);
      node.first = t.id;
      this.strike(node, i, hit);
      this.settle(node);
      frontier.push(node);
    });
    if (frontier.length === 0) return 'skip';
    return frontier.length === 1 ? frontier[0].first : this.search(frontier, frontier[0]);
  }

  private search(frontier: Node[], first: Node): string {
    let beam = frontier;
    let best = first;
    for (const n of beam) if (n.value > best.value + 1e-9) best = n;
    for (let depth = 0; depth < MAX_DEPTH && beam.length > 0; depth++) {
      const seen = new Set<number>();
      const next: Node[] = [];
      for (const node of beam) this.expand(node, next, seen);
      for (const n of next) if (n.value > best.value + 1e-9) best = n;
      if (next.length > WIDTH) {
        next.sort((a, b) => b.value + V.ap * b.ap - a.value - V.ap * a.ap);
        next.length = WIDTH;
      }
      beam = next;
    }
    return best.first;
  }

  private expand(node: Node, into: Node[], seen: Set<number>): void {
    const tried: string[] = [];
    for (let i = 0; i < this.choices.length; i++) {
      if (!((node.avail >> i) & 1)) continue;
      const c = this.choices[i];
      if (c.cost > node.ap || tried.includes(c.twin)) continue;
      tried.push(c.twin);
      const first = c.use.hits[0];
      const aims = first ? this.aims(node, first) : [-1];
      if (aims.length === 0) aims.push(-1);
      for (const aim of aims) {
        const child = copy(node);
        if (child.first === 'end') child.first = c.id;
        this.apply(child, i, aim);
        const key = keyOf(child);
        if (seen.has(key)) continue;
        seen.add(key);
        into.push(child);
      }
    }
  }

  /** Targets worth trying for an instance: all it defeats, else the best to wound. */
  private aims(node: Node, hit: Hit): number[] {
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

  private apply(node: Node, i: number, aim: number): void {
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

  private strike(node: Node, i: number, hit: Hit): void {
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
  private settle(node: Node): void {
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

  private positionWorth(node: Node): number {
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

  private density(i: number): number {
    const c = this.choices[i];
    return c.held / (c.cost + 0.3);
  }
}
