import type { UnsSight } from '../view/sight.ts';
import type { SleeveView } from '../view.ts';
import { type Node, POINT } from './model.ts';
import { Outlook } from './outlook.ts';
import type { Hit } from './reading.ts';

const WIN = 1000;

/** Written over by every step. */
const aimed: number[] = [];

/** What a step does to the small model of the table. */
export class Moves extends Outlook {
  /** Can a level up come in the middle of the turn? Does anything have Taunt? */
  private mayLevel = false;
  private anyTaunt = false;
  /** Damage that the boss has still to take; endless where another end is sought. */
  private readonly bossLeft: number;

  constructor(sight: UnsSight, seat: number, drafted?: SleeveView) {
    super(sight, seat, drafted);
    const { goal, damage } = sight.boss;
    this.bossLeft = goal === null ? Number.POSITIVE_INFINITY : goal - damage;
  }

  /** Once all victims are there. */
  protected survey(): void {
    let mine = false;
    for (let i = 0; i < this.threats; i++) {
      mine ||= this.victims[i].mine;
      this.anyTaunt ||= this.victims[i].taunt;
    }
    this.mayLevel = mine && this.me.deckSize <= 1;
  }

  /** Victims worth trying for an instance: all it defeats, else the best to wound. How many, in `into`. */
  protected aims(node: Node, hit: Hit, into: number[]): number {
    const onField = this.dealt(node, hit.n, false);
    const onDeck = this.dealt(node, hit.n, true);
    let found = 0;
    let wound = -1;
    let woundScore = -1;
    for (let i = 0; i < this.threats; i++) {
      if (!this.isLegal(node, i, hit)) continue;
      const t = this.victims[i];
      const n = t.onDeck ? onDeck : onField;
      if (n >= node.left[i]) into[found++] = i;
      else if (found === 0) {
        const score = t.lure / (node.left[i] - n + 0.5) - t.fear;
        if (score > woundScore) {
          wound = i;
          woundScore = score;
        }
      }
    }
    if (found === 0 && wound >= 0) into[found++] = wound;
    return found;
  }

  /** Of those, the one that matters most. */
  private bestAim(node: Node, hit: Hit): number {
    const found = this.aims(node, hit, aimed);
    let best = -1;
    let bestScore = -1;
    for (let k = 0; k < found; k++) {
      const i = aimed[k];
      const { appeal } = this.victims[i];
      if (appeal > bestScore) {
        best = i;
        bestScore = appeal;
      }
    }
    return best;
  }

  private isLegal(node: Node, i: number, hit: Hit): boolean {
    const t = this.victims[i];
    if (node.left[i] <= 0 || (hit.onDeck && !t.onDeck)) return false;
    if (!this.anyTaunt || hit.free || t.taunt) return true;
    for (let j = 0; j < this.threats; j++) {
      const other = this.victims[j];
      if (other.taunt && other.seat === t.seat && node.left[j] > 0) return false;
    }
    return true;
  }

  private dealt(node: Node, n: number, onDeck: boolean): number {
    const { each, first, onDeck: more } = this.mods;
    return atLeast0(n + each + (node.struck ? 0 : first) + (onDeck ? more : 0));
  }

  protected apply(node: Node, i: number, aim: number): void {
    const c = this.choices[i];
    const { hits } = c;
    node.avail = (node.avail & ~((1 << i) | c.closes)) | c.opens;
    node.ap = atMost(6, node.ap - c.cost + c.ap);
    if (!c.hand && c.verb !== '') node.spent |= 1 << i;
    node.lasting += c.lasting;
    node.credits += c.credits - (node.credits + c.credits >= c.price ? c.price : 0);
    node.health = atMost(10, node.health + c.health);
    node.armour = atMost(10, node.armour + c.armour);
    node.extra += c.extra;
    if (node.tactics > 0) node.extra += c.withTactic;
    if (c.hand && c.perTurn === 0) node.tactics++;
    for (let k = 0; k < c.refresh; k++) this.refresh(node);
    if (c.sweep > 0) this.sweep(node, c.sweep);
    for (let k = 0; k < hits.length; k++) {
      const hit = hits[k];
      let victim = k === 0 && (aim < 0 || node.left[aim] > 0) ? aim : -1;
      if (victim < 0) victim = this.bestAim(node, hit);
      if (victim >= 0) this.strike(node, victim, hit.n, hit.killAp, hit.killCredits);
    }
    this.levelUp(node);
  }

  private refresh(node: Node): void {
    let best = -1;
    for (let i = 0; i < this.uses; i++) {
      if (!((node.spent >> i) & 1)) continue;
      if (best < 0 || this.choices[i].worth > this.choices[best].worth) best = i;
    }
    if (best < 0) return;
    node.spent &= ~(1 << best);
    node.avail |= (1 << best) | this.choices[best].closes;
  }

  private sweep(node: Node, n: number): void {
    for (let i = 0; i < this.threats; i++) {
      const t = this.victims[i];
      if (!t.onDeck && t.mine && node.left[i] > 0) this.strike(node, i, n, 0, 0);
    }
  }

  protected strike(node: Node, i: number, points: number, killAp: number, killCredits: number): void {
    const t = this.victims[i];
    const left = node.left[i];
    const n = this.dealt(node, points, t.onDeck);
    node.struck = true;
    if (!t.onDeck) node.ap = atLeast0(node.ap - t.fear);
    if (n < left) {
      node.left[i] = left - n;
      node.lefts = (node.lefts - Math.imul(n, POINT[i])) | 0;
      node.wounded |= 1 << i;
    } else this.defeat(node, i, killAp, killCredits);
  }

  private defeat(node: Node, i: number, killAp: number, killCredits: number): void {
    const t = this.victims[i];
    const { reward } = t;
    node.lefts = (node.lefts - Math.imul(node.left[i], POINT[i])) | 0;
    node.left[i] = 0;
    node.wounded &= ~(1 << i);
    if (t.mine && t.onDeck) node.deck--;
    else if (t.mine) {
      node.attack -= t.attack;
      node.rage -= t.rage;
      if (!t.swift) node.counting--;
    } else if (!t.onDeck) node.others -= t.attack;
    node.ap = atMost(6, node.ap + killAp + reward.ap);
    node.credits += killCredits + reward.credits;
    node.health = atMost(10, node.health + reward.health);
    node.armour = atMost(10, node.armour + reward.armour);
    node.extra += t.kill;
    if (t.bossDamage > 0 && this.bossDealt(node) >= this.bossLeft) node.extra += WIN;
    if (t.draws >= 0) node.avail |= 1 << t.draws;
  }

  private bossDealt(node: Node): number {
    let n = 0;
    for (let i = 0; i < this.threats; i++) if (node.left[i] <= 0) n += this.victims[i].bossDamage;
    return n;
  }

  /** A level up in the action phase takes all allies out of play. */
  protected levelUp(node: Node): void {
    if (!this.mayLevel || node.levelled) return;
    for (let i = 0; i < this.threats; i++) {
      if (this.victims[i].mine && node.left[i] > 0) return;
    }
    node.levelled = true;
    node.lasting = 0;
    for (let i = 0; i < this.uses; i++) if (!this.choices[i].hand) node.avail &= ~(1 << i);
  }
}

/** The language's own make fractions of whole numbers, which are slower to reckon with. */
function atMost(most: number, n: number): number {
  return n < most ? n : most;
}

function atLeast0(n: number): number {
  return n > 0 ? n : 0;
}
