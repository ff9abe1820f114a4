import type { UnsSight } from '../view/sight.ts';
import type { SleeveView } from '../view.ts';
import { MAX_USES, type Node, POINT } from './model.ts';
import { Scene } from './scene.ts';
import { V, W } from './worth.ts';

/** Written over by every plan: cards in hand or to be drawn, the best use of an action point first. */
const hand = {
  bits: new Int32Array(MAX_USES),
  costs: new Int32Array(MAX_USES),
  density: new Float64Array(MAX_USES),
  /** What they are worth where the next turn's action points can pay for them, and where not. */
  held: new Float64Array(MAX_USES),
  surplus: new Float64Array(MAX_USES),
};

/** What a position is worth at the end of a turn. */
export class Outlook extends Scene {
  private readonly needed: number;
  private held = 0;

  constructor(sight: UnsSight, seat: number, drafted?: SleeveView) {
    super(sight, seat, drafted);
    this.needed = Math.min(9, V.reserve + V.perTurn * sight.danger.turnsLeft);
  }

  /** Threats as they stand now. */
  protected measure(node: Node): void {
    node.deck = this.me.deckSize;
    for (let i = 0; i < this.threats; i++) {
      const t = this.victims[i];
      node.left[i] = t.left;
      node.lefts = (node.lefts + Math.imul(t.left, POINT[i])) | 0;
      if (t.left !== t.health) node.wounded |= 1 << i;
      if (t.onDeck) continue;
      if (t.mine) {
        node.attack += t.attack;
        node.rage += t.rage;
        if (!t.swift) node.counting++;
      } else node.others += t.attack;
    }
  }

  /** Once all cards are there. */
  protected sortHand(): void {
    const { bits, costs, density, held, surplus } = hand;
    for (let i = 0; i < this.uses; i++) {
      const c = this.choices[i];
      if (!c.hand) continue;
      const dense = c.held / (c.cost + 0.3);
      let at = this.held++;
      for (; at > 0 && dense > density[at - 1]; at--) {
        bits[at] = bits[at - 1];
        costs[at] = costs[at - 1];
        density[at] = density[at - 1];
        held[at] = held[at - 1];
        surplus[at] = surplus[at - 1];
      }
      bits[at] = 1 << i;
      costs[at] = c.cost;
      density[at] = dense;
      held[at] = V.hold * c.held;
      surplus[at] = V.surplus * c.held;
    }
  }

  protected positionWorth(node: Node): number {
    let v = node.extra + W.credits * node.credits;
    for (let open = node.wounded; open !== 0; open &= open - 1) {
      const i = 31 - Math.clz32(open & -open);
      const { health } = this.victims[i];
      v += (V.partial * (health - node.left[i])) / health;
    }
    v -= this.harm(node.attack - node.armour, node.health) + 0.6 * node.others;
    const levels = node.levelled || 3 - node.counting > node.deck;
    if (levels) v += V.level;
    else v += node.lasting - (node.rage > 0 && node.lasting > 0 ? V.rage * node.rage : 0);
    return v + this.potential(node.avail, levels);
  }

  /** Health is there to be used up: it hurts to have less than the turns to come will ask for. */
  private harm(damage: number, health: number): number {
    const left = damage > 0 ? health - damage : health;
    if (left <= 0) return V.death + damage;
    const short = Math.max(0, this.needed - left);
    return V.health * short * short + V.healthLow / left - V.heal * left;
  }

  /** What the hand could do with the next turn's action points. */
  private potential(avail: number, levels: boolean): number {
    const { bits, costs, held, surplus } = hand;
    let ap = 3;
    let room = levels ? 3 : MAX_USES;
    let v = 0;
    for (let k = 0; k < this.held && room > 0; k++) {
      if ((avail & bits[k]) === 0) continue;
      room--;
      const cost = costs[k];
      if (cost <= ap) {
        ap -= cost;
        v += held[k];
      } else v += surplus[k];
    }
    return v;
  }
}
