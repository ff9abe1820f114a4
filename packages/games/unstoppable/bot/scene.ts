import { type CoreDef, type Effect, storyIn } from '../content/index.ts';
import type { UnsSight } from '../view/sight.ts';
import type { CardView, PlayerView, SleeveView, ThreatView, WorkView } from '../view.ts';
import { cards, coreOf, factionOf, upgradeOf } from './cards.ts';
import { allyPerTurn, backOf, faceOf, type Printed, type Reading, read, rewardOf } from './faces.ts';
import { Choice, MAX_THREATS, MAX_USES, Victim } from './model.ts';
import { type Reader, readEffects, TurnReader } from './reading.ts';
import { turnsToLevel, useWorth, V, W } from './worth.ts';

/** Written over by every scene: one is looked at at a time. */
const choices = Array.from({ length: MAX_USES }, () => new Choice());
const victims = Array.from({ length: MAX_THREATS }, () => new Victim());

/** The table as a plan needs it: what can be hit and what can be done, read off a view. */
export class Scene {
  protected readonly sight: UnsSight;
  protected readonly seat: number;
  protected readonly me: PlayerView;
  protected readonly reader: Reader;
  /** Turns that an ally in play will still work. */
  protected readonly turns: number;
  protected readonly choices = choices;
  protected readonly victims = victims;
  protected uses = 0;
  protected threats = 0;
  protected readonly mods: Record<'each' | 'first' | 'onDeck', number> = { each: 0, first: 0, onDeck: 0 };

  constructor(sight: UnsSight, seat: number, drafted?: SleeveView) {
    this.sight = sight;
    this.seat = seat;
    this.me = sight.players[seat];
    this.reader = new TurnReader(sight, seat, drafted);
    this.turns = Math.max(0, Math.min(sight.danger.turnsLeft, turnsToLevel(this.me) - 0.7));
  }

  /** A card in hand, or (`inHand` false) one that a defeat would draw. Returns its mask. */
  protected addCard(card: CardView, inHand: boolean): number {
    const face = faceOf(card);
    if (!face || this.uses >= MAX_USES) return 0;
    const at = this.uses;
    const twin = this.twinOf(face);
    const isAlly = face.core.kind === 'ally';
    const c = this.addUse(inHand ? 'play' : '', card.ref, read(this.reader, face.play, !inHand));
    c.cost = card.cost;
    c.perTurn = isAlly ? allyPerTurn(this.reader, face, !inHand) : 0;
    c.lasting = this.turns * c.perTurn;
    c.held = c.worth + 1.7 * c.perTurn;
    c.hand = true;
    c.face = face;
    c.twin = twin;
    if (isAlly) c.opens = this.addExhausts(face, card, true);
    return 1 << at;
  }

  /** One that costs no action points and takes no card out of the hand, unless told otherwise. */
  private addUse(verb: Choice['verb'], ref: string, { use, worth }: Reading): Choice {
    const c = this.choices[this.uses];
    c.verb = verb;
    c.ref = ref;
    c.group = -1;
    c.cost = 0;
    c.hits = use.hits;
    c.sweep = use.sweep;
    c.ap = use.ap;
    c.credits = use.credits;
    c.price = use.price;
    c.health = use.health;
    c.armour = use.armour;
    c.refresh = use.refresh;
    c.extra = use.train * W.train + use.remove * W.remove;
    c.withTactic = use.takeBack * W.takeBack + use.again * W.again;
    c.worth = worth;
    c.held = 0;
    c.perTurn = 0;
    c.lasting = 0;
    c.opens = 0;
    c.closes = 0;
    c.hand = false;
    c.face = undefined;
    c.twin = this.uses++;
    return c;
  }

  private twinOf(face: Printed): number {
    for (let i = 0; i < this.uses; i++) if (this.choices[i].face === face) return i;
    return this.uses;
  }

  protected addExhausts(face: Printed, card: CardView, fresh: boolean): number {
    const several = face.exhaust.length > 1;
    const first = this.uses;
    let mask = 0;
    for (let g = 0; g < face.exhaust.length && this.uses < MAX_USES; g++) {
      const reading = read(this.reader, face.exhaust[g], fresh);
      if (reading.worth === 0) continue;
      mask |= 1 << this.uses;
      const c = this.addUse(fresh ? '' : 'exhaust', card.ref, reading);
      if (several) c.group = g;
    }
    for (let i = first; i < this.uses; i++) this.choices[i].closes = mask & ~(1 << i);
    return mask;
  }

  protected addVictim(threat: ThreatView, seat: number, onDeck: boolean): void {
    if (this.threats >= MAX_THREATS) return;
    const t = this.victims[this.threats++];
    const back = backOf(threat.threat);
    const reward = rewardOf(this.reader, back, threat);
    const at = this.uses;
    t.fear = 0;
    t.rage = 0;
    t.taunt = false;
    t.swift = false;
    for (const { k } of threat.keywords) {
      if (k === 'fear' && !onDeck) t.fear++;
      else if (k === 'rage') t.rage++;
      else if (k === 'taunt') t.taunt = true;
      else if (k === 'swift') t.swift = true;
    }
    t.ref = threat.ref;
    t.left = threat.health - threat.damage;
    t.health = threat.health;
    t.attack = threat.attack;
    t.onDeck = onDeck;
    t.seat = seat;
    t.mine = seat === this.seat;
    t.bossDamage = back.bossDamage;
    t.reward = reward;
    t.kill = V.kill + V.boss * t.bossDamage + reward.train * W.train + reward.remove * W.remove;
    t.lure = (onDeck ? 0.4 : 1 + t.attack) + t.bossDamage;
    t.appeal = 3 * t.attack * (onDeck ? 0 : 1) + 2 * t.bossDamage + t.left - t.fear;
    t.draws = t.mine && threat.core !== null && this.addCard(threat, false) !== 0 ? at : -1;
  }

  /** Effects of the card at work that are still to come. */
  protected addPending(): number {
    const work = workOf(this.sight, this.seat);
    const core = coreOf(work?.core ?? null);
    if (!work || !core || this.uses >= MAX_USES) return 0;
    const left = effectsLeft(work, core);
    if (left.length === 0) return 0;
    const source = { faction: factionOf(core.id), upgrades: work.upgrades.length, held: false };
    const use = readEffects(this.reader, left, source);
    const worth = useWorth(use);
    if (worth === 0) return 0;
    const at = this.uses;
    this.addUse('', '', { use, worth });
    return 1 << at;
  }

  /** What the story does to damage. */
  protected addToldModifiers(): void {
    const told = storyIn(cards, this.sight.boss.story);
    if (told) for (const m of told.modifiers) if (m.mod === 'damage') this.mods[m.when] += m.n;
  }

  protected idOf({ verb, ref, group }: Choice): string {
    if (verb === '') return '';
    return group < 0 ? `${verb}:${ref}` : `${verb}:${ref}.${group}`;
  }
}

/** The innermost card of this player that is being resolved. */
export function workOf({ work }: UnsSight, seat: number): WorkView | undefined {
  for (let i = work.length - 1; i >= 0; i--) if (work[i].core !== null && work[i].seat === seat) return work[i];
  return undefined;
}

const NO_EFFECTS: readonly Effect[] = [];

function effectsLeft({ what, group, upgrades, done, at }: WorkView, core: CoreDef): Effect[] {
  const found: Effect[] = [];
  let i = 0;
  const add = (effects: readonly Effect[]): void => {
    for (const e of effects) {
      if (i !== at && !done.includes(i)) found.push(e);
      i++;
    }
  };
  add(what === 'play' ? core.play : what === 'exhaust' ? (core.exhaust[group] ?? NO_EFFECTS) : NO_EFFECTS);
  for (const u of upgrades) add(upgradeOf(u)?.core.effects ?? NO_EFFECTS);
  return found;
}
