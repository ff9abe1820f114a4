import type { Amount, Effect, Op } from '../content/index.ts';
import type { UnsSight } from '../view/sight.ts';
import type { PlayerView, SleeveView } from '../view.ts';
import { factionOf, kindOf } from './cards.ts';

/** What using a card does, added up: good enough to plan a turn with, read from the same data the rules play. */
export interface Use {
  /** Damage instances in order. */
  hits: Hit[];
  /** Damage to every active threat. */
  sweep: number;
  ap: number;
  credits: number;
  health: number;
  armour: number;
  /** Exhausted allies made ready. */
  refresh: number;
  /** Tactics repeated, taken back. */
  again: number;
  takeBack: number;
  train: number;
  remove: number;
  /** Credits asked for by Haggle and other prices. */
  price: number;
}

export interface Hit {
  n: number;
  onDeck: boolean;
  free: boolean;
  /** Gained if it defeats its victim. */
  killAp: number;
  killCredits: number;
}

/** Numbers a card may ask for when it is used. Most ask for nothing but the level, so the rest is counted on demand. */
export interface Reader {
  readonly level: number;
  readonly credits: number;
  readonly facts: Partial<Record<string, number>>;
  readonly factions: Factions;
}

/** Cards of each faction, in the order of FACTIONS; and how many factions there are among them. */
interface Factions {
  cards: number[];
  present: number;
}

function countFactions(zones: readonly (readonly SleeveView[])[], part: number): Factions {
  const cards = [0, 0, 0, 0];
  for (const zone of zones) {
    for (const c of zone) {
      const at = factionOf(c.core);
      if (at >= 0) cards[at] += part;
    }
  }
  let present = 0;
  for (const n of cards) if (n > 0) present++;
  return { cards, present };
}

/** The present moment of a player's turn. `drafted`: as if this card were in hand already. */
export class TurnReader implements Reader {
  readonly level: number;
  readonly credits: number;
  private readonly sight: UnsSight;
  private readonly me: PlayerView;
  private readonly drafted: readonly SleeveView[];
  private counted: Factions | undefined;
  private known: Partial<Record<string, number>> | undefined;

  constructor(sight: UnsSight, seat: number, drafted?: SleeveView) {
    this.sight = sight;
    this.me = sight.players[seat];
    this.drafted = drafted ? [drafted] : NO_CARDS;
    this.level = this.me.level;
    this.credits = this.me.credits;
  }

  get factions(): Factions {
    this.counted ??= countFactions([this.me.hand, this.drafted, this.me.play], 1);
    return this.counted;
  }

  get facts(): Partial<Record<string, number>> {
    this.known ??= this.count();
    return this.known;
  }

  private count(): Partial<Record<string, number>> {
    const { me } = this;
    const allies = me.play.filter((c) => kindOf(c.core) === 'ally');
    return {
      armour: me.armour,
      health: me.health,
      credits: me.credits,
      ap: me.ap,
      level: me.level,
      danger: this.sight.danger.level,
      hand: me.hand.length + this.drafted.length,
      allies: allies.length,
      exhaustedAllies: allies.filter((c) => c.exhausted).length,
      tactics: me.play.filter((c) => kindOf(c.core) === 'tactic').length,
      activeThreats: me.field.length,
      defeatedThisTurn: me.defeated,
      upgrades: 0,
    };
  }
}

const NO_CARDS: readonly SleeveView[] = [];

/** A typical turn of this player, for judging a card before it is played. */
export class TypicalReader implements Reader {
  readonly level: number;
  readonly credits = 4;
  readonly facts: Partial<Record<string, number>> = {
    armour: 3,
    credits: 4,
    hand: 3,
    allies: 1,
    exhaustedAllies: 1,
    tactics: 2,
    defeatedThisTurn: 2,
    upgrades: 0,
  };
  private readonly me: PlayerView;
  private counted: Factions | undefined;

  constructor(me: PlayerView) {
    this.me = me;
    this.level = me.level;
  }

  /** Of what is owned about half is at hand when it counts. */
  get factions(): Factions {
    const { hand, play, discard, deck, field } = this.me;
    this.counted ??= countFactions([hand, play, discard, deck, field], 0.5);
    return this.counted;
  }
}

export function nothing(): Use {
  return {
    hits: [],
    sweep: 0,
    ap: 0,
    credits: 0,
    health: 0,
    armour: 0,
    refresh: 0,
    again: 0,
    takeBack: 0,
    train: 0,
    remove: 0,
    price: 0,
  };
}

/** Whose effects are read: the place of its faction among FACTIONS or -1, its upgrades, and whether it counts itself. */
export interface Source {
  faction: number;
  upgrades: number;
  /** The card is not yet among the counted ones. */
  held: boolean;
}

export const NO_SOURCE: Source = { faction: -1, upgrades: 0, held: false };

export function readEffects(r: Reader, effects: readonly Effect[], source: Source): Use {
  const use = nothing();
  r.facts.upgrades = source.upgrades;
  for (const e of effects) readEffect(r, e, source, use);
  return use;
}

/** A list of operations that belongs to no card in hand or play: a reward, an option of the story. */
export function addOps(r: Reader, ops: readonly Op[], use: Use): void {
  r.facts.upgrades = 0;
  readOps(r, ops, 0, 1, use);
}

function readEffect(r: Reader, e: Effect, { faction, held }: Source, use: Use): void {
  if (e.level !== undefined && r.level < e.level) return;
  if (e.kw === undefined) return readOps(r, e.ops, 0, 1, use);
  const { cards, present } = r.factions;
  const own = faction < 0 ? 0 : cards[faction] + (held ? 1 : 0);
  let x = 0;
  if (e.kw === 'unity') x = Math.max(present, faction < 0 ? 0 : 1);
  else if (e.kw === 'focus') {
    if (faction < 0) return;
    x = Math.max(1, own);
  } else if (e.kw === 'conspiracy') {
    if (own < 1.5) return;
  } else {
    const price = Math.max(0, Math.round(e.kw.haggle - own));
    if (price > r.credits + use.credits - use.price) return;
    use.price += price;
  }
  readOps(r, e.ops, x, 1, use);
}

function amount(r: Reader, n: Amount, x: number, use: Use): number {
  if (typeof n === 'number') return n;
  if (n === 'X') return x;
  let fact = r.facts[n.per] ?? 1;
  if (n.per === 'armour') fact += use.armour;
  if (n.per === 'credits') fact += use.credits;
  return Math.min(n.max ?? 99, n.base + n.each * Math.floor(fact / (n.by ?? 1)));
}

function readOps(r: Reader, ops: readonly Op[], x: number, times: number, use: Use): void {
  for (const op of ops) {
    switch (op.op) {
      case 'damage': {
        const n = amount(r, op.n, x, use);
        for (let i = 0; i < times; i++) {
          use.hits.push({ n, onDeck: op.to === 'onDeck', free: op.ignoreTaunt === true, killAp: 0, killCredits: 0 });
        }
        break;
      }
      case 'damageAll':
        use.sweep += times * amount(r, op.n, x, use);
        break;
      case 'gain':
        use[op.what === 'credit' ? 'credits' : op.what] += times * amount(r, op.n, x, use);
        break;
      case 'train':
        use.train += times;
        break;
      case 'remove':
        use.remove += times;
        break;
      case 'refresh':
        use.refresh += times;
        break;
      case 'repeatEffect':
        use.again += times;
        break;
      case 'takeBack':
        use.takeBack += times;
        break;
      case 'repeat':
        readOps(r, op.do, x, times * Math.round(amount(r, op.n, x, use)), use);
        break;
      case 'each':
      case 'may':
        readOps(r, op.do, x, times, use);
        break;
      case 'hurt':
        use.health -= op.n / 2;
        break;
      case 'choose':
        readOps(r, op.of[op.of.length - 1].do, x, times, use);
        break;
      case 'pay':
        if (op.cost.what !== 'credit' || op.cost.n > r.credits) break;
        use.price += op.cost.n;
        readOps(r, op.do, x, times, use);
        break;
      case 'when':
        readWhen(r, op, x, times, use);
        break;
    }
  }
}

function readWhen(r: Reader, op: Extract<Op, { op: 'when' }>, x: number, times: number, use: Use): void {
  if ('level' in op.if) return readOps(r, r.level >= op.if.level ? op.then : (op.else ?? []), x, times, use);
  if (!('defeated' in op.if)) return readOps(r, op.then, x, times, use);
  const last = use.hits[use.hits.length - 1];
  if (!last) return;
  const then = nothing();
  readOps(r, op.then, x, 1, then);
  last.killAp += then.ap;
  last.killCredits += then.credits;
}

/** What a reading depends on besides the card: the level; the factions too; the credits too; or on anything. */
export type Needs = 'level' | 'factions' | 'credits' | 'all';
const NEEDS = ['level', 'factions', 'credits', 'all'] as const;

const more = (a: Needs, b: Needs): Needs => (NEEDS.indexOf(a) > NEEDS.indexOf(b) ? a : b);

export function needsOf(effects: readonly Effect[]): Needs {
  return effects.reduce<Needs>((needs, e) => more(needs, more(keywordNeeds(e), opsNeeds(e.ops))), 'level');
}

function keywordNeeds({ kw }: Effect): Needs {
  if (kw === undefined) return 'level';
  return typeof kw === 'object' ? 'credits' : 'factions';
}

function opsNeeds(ops: readonly Op[]): Needs {
  return ops.reduce<Needs>((needs, op) => more(needs, opNeeds(op)), 'level');
}

function opNeeds(op: Op): Needs {
  switch (op.op) {
    case 'damage':
    case 'damageAll':
    case 'gain':
      return amountNeeds(op.n);
    case 'repeat':
      return more(amountNeeds(op.n), opsNeeds(op.do));
    case 'each':
    case 'may':
      return opsNeeds(op.do);
    case 'pay':
      return more('credits', opsNeeds(op.do));
    case 'choose':
      return op.of.reduce<Needs>((needs, branch) => more(needs, opsNeeds(branch.do)), 'level');
    case 'when':
      return more(opsNeeds(op.then), opsNeeds(op.else ?? []));
    default:
      return 'level';
  }
}

function amountNeeds(n: Amount): Needs {
  return typeof n === 'object' ? 'all' : 'level';
}

/** One number for all that a reading depends on. */
export function momentOf(r: Reader, needs: 'factions' | 'credits', { faction, held }: Source): number {
  const { cards, present } = r.factions;
  const own = faction < 0 ? 0 : cards[faction] + (held ? 1 : 0);
  const key = (2 * own * 8 + present) * 16 + r.level;
  return needs === 'factions' ? key : key * 256 + Math.min(255, r.credits);
}
