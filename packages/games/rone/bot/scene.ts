import type { RoneSight } from '../view/sight.ts';
import type { PlayerView } from '../view.ts';
import { type CardFacts, factsOf, type PackFacts, type Tally } from './facts.ts';
import { Front } from './front.ts';
import { armourWorth, healthWorth, log, W } from './weights.ts';

export type { RoneSight };

export const WILD = 5;
export const KINDS_OF = 6;
export const LETTERS = 'urkgyw';
const MOST = 18;

/** Yields of faces by their letters. */
const yields = new Map<string, readonly number[]>();

export function yieldOf(face: string): readonly number[] {
  let counts = yields.get(face);
  if (counts) return counts;
  const found = [0, 0, 0, 0, 0, 0];
  for (const letter of face) {
    const kind = LETTERS.indexOf(letter);
    if (kind >= 0) found[kind]++;
  }
  counts = found;
  yields.set(face, counts);
  return counts;
}

export function sum(counts: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < counts.length; i++) n += counts[i];
  return n;
}

/** Seats that a seat fights: none against the Invasion. */
export function foesOf(sight: RoneSight, seat: number): number[] {
  const { mode } = sight.options;
  if (mode === 'coop') return [];
  const foes: number[] = [];
  for (let other = 0; other < sight.players.length; other++) {
    if (mode === 'team' ? (other - seat) % 2 !== 0 : other !== seat) foes.push(other);
  }
  return foes;
}

export function matesOf(sight: RoneSight, seat: number): number[] {
  const foes = foesOf(sight, seat);
  return sight.players.flatMap((_, other) => (foes.includes(other) ? [] : [other]));
}

const ROLLED = 1;

/** One player's turn in numbers. */
export class Scene {
  readonly sight: RoneSight;
  readonly seat: number;
  readonly facts: PackFacts;
  readonly me: PlayerView;
  readonly hand: number[] = [];
  readonly pool: readonly number[];
  readonly stored: readonly number[];
  readonly off: readonly number[];
  /** Dice that can be used, and what each gives. */
  readonly dice: number[] = [];
  readonly gives: (readonly number[])[] = [];
  /** Damage of this turn so far, with that of team mates. */
  melee = 0;
  ranged = 0;
  destruction = 0;
  foeArmour = 0;
  foeHealth = 0;
  /** How many more turns, about; and what later gains are worth for that. */
  readonly left: number;
  readonly future: number;
  readonly canTrain: boolean;
  readonly tired: boolean;
  /** Health that the survival check would leave, were nothing more scrapped; cards that phase 5 will scrap. */
  readonly margin: number;
  unplayed = 0;
  /** The deployed stack, against the Invasion. */
  readonly front: Front | undefined;

  constructor(sight: RoneSight, seat: number) {
    this.sight = sight;
    this.seat = seat;
    this.facts = factsOf(sight);
    const me = sight.players[seat];
    this.me = me;
    const { cardIndex } = this.facts.pack;
    for (const id of me.cards) this.hand.push(cardIndex.get(id) ?? 0);
    this.pool = me.pool;
    this.stored = me.stored;
    this.off = me.discounts;
    for (let die = 0; die < me.dice.length; die++) {
      const { state, up, faces } = me.dice[die];
      if (state !== ROLLED) continue;
      this.dice.push(die);
      this.gives.push(yieldOf(faces[up]));
    }
    this.canTrain = me.ground.length > 0;
    this.tired = me.base.some((b) => b.exhausted);
    const foes = foesOf(sight, seat);
    let weakest = me.health + 0.8 * me.armour;
    for (const foe of foes) {
      const { armour, health } = sight.players[foe];
      this.foeArmour += armour;
      this.foeHealth += health;
      weakest = Math.min(weakest, health + 0.8 * armour);
    }
    if (foes.length > 1) this.foeHealth -= foes.length - 1;
    this.left = sight.invasion ? roundsLeft(sight) : Math.max(1, Math.min(8, weakest / 4.5));
    this.future = Math.min(1.3, this.left / W.horizon);
    this.margin = me.health - me.scrap.length + technologiesIn(me, this.facts);
    this.front = sight.invasion ? new Front(sight, seat, this.facts) : undefined;
    const dealers = foes.length > 0 && sight.options.mode !== 'team' ? [seat] : matesOf(sight, seat);
    for (const mate of dealers) {
      this.addDamage(sight.players[mate].damage);
      if (this.front && mate !== seat && sight.phase === 4) this.melee += comingOf(sight.players[mate]);
    }
  }

  addDamage(packets: readonly string[]): void {
    for (const packet of packets) {
      const n = Number(packet.slice(1));
      if (packet[0] === 'm') this.melee += n;
      else if (packet[0] === 'r') this.ranged += n;
      else this.destruction += n;
    }
  }

  card(card: number): CardFacts {
    return this.facts.cards[card];
  }

  /** What the turn comes to: all its damage, dealt in the best order, and so much armour and health more. */
  outcome(melee: number, ranged: number, destruction: number, armour: number, health: number): number {
    const { me, front } = this;
    const ownA = me.armour + armour;
    const ownH = me.health + health;
    if (front) return front.outcome(melee, ranged, destruction, ownA, ownH, this.unplayed);
    return (
      this.damageWorth(melee, ranged, destruction) +
      armourWorth(ownA < MOST ? ownA : MOST) +
      healthWorth(ownH < MOST ? ownH : MOST)
    );
  }

  private damageWorth(melee: number, ranged: number, destruction: number): number {
    const armour = this.foeArmour;
    let left = armour - destruction;
    if (left < 0) left = 0;
    let through = melee - left;
    if (through < 0) {
      left -= melee;
      through = 0;
    } else left = 0;
    const health = this.foeHealth - ranged - through;
    // RONE-12.4: who wins must be alive after the check.
    if (health <= 0) return this.margin > this.unplayed ? W.win - health : 0.3 * W.foeHealth * this.foeHealth;
    return W.foeArmour * (armour - left) + foeWorth(this.foeHealth) - foeWorth(health);
  }

  /** Everything but damage, armour and health. */
  extras(t: Tally): number {
    const { future } = this;
    let v =
      future * (W.part * t.parts + W.recruit * t.recruits + W.discover * t.discoveries + W.enlist * t.enlists) +
      W.reroll * t.rerolls +
      W.recycle * t.recycles;
    if (t.screws > 0 && this.canTrain) v += future * W.screw * t.screws;
    if (t.draws > 0) v += W.draw * Math.min(t.draws, this.me.deck);
    if (t.drills > 0 && this.canTrain) v += future * W.drill * t.drills;
    if (t.screwsSwapped > 0) v += future * W.swap * t.screwsSwapped;
    if (t.sacrifices > 0) v += future * W.sacrifice * t.sacrifices;
    if (t.refreshes > 0 && this.tired) v += W.refresh * Math.min(t.refreshes, 2);
    v += W.exhaust * t.exhausts + W.foeDiscard * t.foeDiscards + W.foeScrap * t.foeScraps;
    if (t.foeStored > 0) v += W.foeStored * t.foeStored;
    v -= W.ownScrap * t.ownScraps;
    if (t.research !== 0) v -= W.research * Math.max(t.research, -this.me.research);
    if (t.storedOfOne > 0) v += W.store * t.storedOfOne;
    for (let kind = 0; kind < KINDS_OF; kind++) {
      if (t.stored[kind] > 0) v += W.store * Math.min(t.stored[kind], this.me.slots[kind] - this.me.stored[kind]);
    }
    if (t.salvages > 0 && this.me.discard.length > 0) v += W.salvage;
    if (t.echoes > 0) v += W.echo;
    return v;
  }

  /** An effect by itself, from how things stand. */
  worth(t: Tally): number {
    const { melee, ranged, destruction } = this;
    return (
      this.outcome(melee + t.melee, ranged + t.ranged, destruction + t.destruction, t.armour, t.health - t.lostHealth) -
      this.outcome(melee, ranged, destruction, 0, 0) +
      this.extras(t)
    );
  }
}

/** Who has not used the dice will still do something: together a stack can be cleared that is too much for one. */
function comingOf(mate: PlayerView): number {
  let rolled = 0;
  for (const { state } of mate.dice) if (state === ROLLED) rolled++;
  return mate.hand === 0 || mate.dice.length === 0 ? 0 : Math.round((W.mateMelee * rolled) / mate.dice.length);
}

function foeWorth(health: number): number {
  return W.foeHealth * health + W.foeHealthLow * log(1 + health);
}

/** RONE-12.4: a technology takes a card off the scrapyard before the check. */
export function technologiesIn(p: PlayerView, facts: PackFacts): number {
  const { permanentIndex, leaderCount } = facts.pack;
  let n = 0;
  for (const { id } of p.base) if ((permanentIndex.get(id) ?? 0) >= leaderCount) n++;
  return n;
}

function roundsLeft(sight: RoneSight): number {
  const inv = sight.invasion;
  if (!inv) return 5;
  const last = inv.events.length > 0 ? inv.events[inv.events.length - 1].round : 11;
  const rest = Math.max(1, last - inv.marker);
  return inv.part + 1 < inv.parts ? rest + 6 : Math.min(rest, 8);
}
