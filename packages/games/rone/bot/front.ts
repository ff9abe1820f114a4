import type { InvasionView } from '../view/invasion.ts';
import type { PackFacts } from './facts.ts';
import { type RoneSight, technologiesIn } from './scene.ts';
import { log, W } from './weights.ts';

/** The deployed stack as damage meets it: what each card takes, and what the round costs once so many are gone. */

const MOST = 18;

export class Front {
  /** From the top down: armour and health that are left, and whether damage beyond it is lost. */
  readonly armour: number[] = [];
  readonly health: number[] = [];
  readonly swallows: boolean[] = [];
  readonly immune: boolean[] = [];
  /** After so many defeats: ranged and melee damage of the resolution phase. */
  readonly ranged: number[] = [];
  readonly melee: number[] = [];
  private readonly inv: InvasionView;
  private readonly mates: { armour: number; health: number }[] = [];
  private readonly players: number;
  /** Cards on the scrapyard beyond what technologies take back, and rounds until the scenario ends at the latest. */
  private readonly scrap: number;
  readonly roundsLeft: number;

  constructor(sight: RoneSight, seat: number, facts: PackFacts) {
    const inv = sight.invasion as InvasionView;
    this.inv = inv;
    this.players = sight.players.length;
    const me = sight.players[seat];
    this.scrap = me.scrap.length - technologiesIn(me, facts);
    const last = inv.events.length > 0 ? inv.events[inv.events.length - 1].round : 11;
    this.roundsLeft = Math.max(1, last - inv.marker);
    sight.players.forEach(({ armour, health }, other) => {
      if (other !== seat) this.mates.push({ armour, health });
    });
    const { invasion, invasionIndex, scenarios } = facts.pack;
    const scenario = scenarios.find(({ id }) => id === inv.scenario);
    let [m, r, a, h] = [0, 0, 0, 0];
    for (let line = 0; line < inv.lines; line++) {
      const s = scenario?.support[line];
      if (!s) continue;
      m += s.melee;
      r += s.ranged;
      a += s.armour;
      h += s.health;
    }
    const cards = inv.stack.map(({ id }) => invasion[invasionIndex.get(id) ?? 0]);
    for (const { support } of cards) {
      m += support.melee;
      r += support.ranged;
      a += support.armour;
      h += support.health;
    }
    for (let i = cards.length - 1; i >= 0; i--) {
      const { combat, support, top } = cards[i];
      const { moreArmour, moreHealth, armourHit, healthHit } = inv.stack[i];
      this.armour.push(Math.max(0, combat.armour + a + moreArmour - armourHit));
      this.health.push(Math.max(1, combat.health + h + moreHealth - healthHit));
      this.swallows.push(top.some(({ mod }) => mod === 'swallow'));
      this.immune.push(top.some((x) => x.mod === 'immune' && x.to === 'destruction'));
      this.ranged.push(combat.ranged + r);
      this.melee.push(combat.melee + m);
      m -= support.melee;
      r -= support.ranged;
      a -= support.armour;
      h -= support.health;
    }
    this.ranged.push(0);
    this.melee.push(0);
  }

  /** What a turn with this damage leaves, for a player with so much armour and health and for the others. */
  outcome(
    melee: number,
    ranged: number,
    destruction: number,
    armour: number,
    health: number,
    unplayed: number,
  ): number {
    let m = melee;
    let r = ranged;
    let d = destruction;
    let k = 0;
    let v = 0;
    const cards = this.armour.length;
    for (; k < cards; k++) {
      let a = this.armour[k];
      let h = this.health[k];
      if (!this.immune[k]) {
        const off = d < a ? d : a;
        a -= off;
        d -= off;
      }
      if (m >= a + h) m -= a + h;
      else if (r >= h) r -= h;
      else if (m > a && m - a + r >= h) {
        h -= m - a;
        m = 0;
        r -= h;
      } else {
        v += W.scratch * Math.min(m + r, 8);
        break;
      }
      if (this.swallows[k]) m = r = d = 0;
    }
    v += W.defeat * k;
    const { target } = this.inv;
    if (target && (k === cards || target.open || this.inv.defeated + k >= this.players) && !this.shielded()) {
      let a = target.armourLeft - d;
      if (a < 0) a = 0;
      v += W.siegeArmour * (target.armourLeft - a);
      if (m > a) {
        r += m - a;
        v += W.siegeArmour * a;
      } else v += W.siegeArmour * m;
      v += W.siege * Math.min(r, target.healthLeft);
      if (r >= target.healthLeft && health > this.scrap + unplayed) v += W.win;
    }
    v += this.standing(armour, health, k) - this.checkHarm(health - this.lossOf(armour, k), unplayed);
    for (const mate of this.mates) v += W.mate * this.standing(mate.armour, mate.health, k);
    return v;
  }

  /** Health that the resolution phase takes of somebody with so much armour. */
  private lossOf(armour: number, k: number): number {
    const through = this.melee[k] - (armour < MOST ? armour : MOST);
    return this.ranged[k] + (through > 0 ? through : 0);
  }

  /** The survival check ends every scenario that is won: its price must be there when the time comes. */
  private checkHarm(health: number, unplayed: number): number {
    if (this.roundsLeft > 4) return 0;
    const price = this.scrap + unplayed;
    if (this.roundsLeft === 1 && this.inv.target === null && price >= health) return W.win / 2;
    const short = price + W.spare - health;
    return short > 0 ? (W.check * short) / this.roundsLeft : 0;
  }

  /** Scenario 2 before its shield falls. */
  private shielded(): boolean {
    const { target, stack } = this.inv;
    return target !== null && !target.open && stack.length === 0;
  }

  /** A player after the resolution phase of a stack with so many cards less. */
  private standing(armour: number, health: number, k: number): number {
    const a = armour < MOST ? armour : MOST;
    let h = (health < MOST ? health : MOST) - this.ranged[k];
    let left = a - this.melee[k];
    if (left < 0) {
      h += left;
      left = 0;
    }
    if (h <= 0) return -W.win + h;
    return W.coopArmour * left + W.coopArmourLow * log(2 + left) + W.coopHealth * h + W.coopHealthLow * log(h);
  }
}
