import {
  type Amount,
  type CoreDef,
  coreIn,
  type Effect,
  type Op,
  packOf,
  packs,
  type UpgradeDef,
  upgradeIn,
} from '../content/index.ts';
import type { CardView, PlayerView, SleeveView, UnsView } from '../view.ts';

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
  /** Gained if it defeats its target. */
  killAp: number;
  killCredits: number;
}

/** The pack of the table that is being thought about: set whenever a view comes in, read by everything below. */
export let cards = packs.at(packs.base);

export function readFrom(view: UnsView): void {
  cards = packOf(view);
}

export const CORE = { get: (id: string): CoreDef | undefined => coreIn(cards, id) };
export const UPGRADE = { get: (id: string): UpgradeDef | undefined => upgradeIn(cards, id) };

/** Numbers a card may ask for when it is used. */
export interface Reader {
  level: number;
  credits: number;
  facts: Partial<Record<string, number>>;
  /** Cards in hand and play by faction. */
  factions: Map<string, number>;
}

export function readerOf(view: UnsView, seat: number): Reader {
  const p = view.players[seat];
  const factions = new Map<string, number>();
  let allies = 0;
  let exhausted = 0;
  let tactics = 0;
  for (const c of p.hand) count(factions, c);
  for (const c of p.play) {
    count(factions, c);
    const kind = CORE.get(c.core ?? '')?.kind;
    if (kind === 'ally') allies++;
    if (kind === 'ally' && c.exhausted) exhausted++;
    if (kind === 'tactic') tactics++;
  }
  const facts = {
    armour: p.armour,
    health: p.health,
    credits: p.credits,
    ap: p.ap,
    level: p.level,
    danger: view.danger.level,
    hand: p.hand.length,
    allies,
    exhaustedAllies: exhausted,
    tactics,
    activeThreats: p.field.length,
    defeatedThisTurn: p.defeated,
  };
  return { level: p.level, credits: p.credits, facts, factions };
}

function count(factions: Map<string, number>, c: SleeveView): void {
  const faction = CORE.get(c.core ?? '')?.faction;
  if (faction) factions.set(faction, (factions.get(faction) ?? 0) + 1);
}

/** A view is made for one decision, which asks about many cards. */
const typical = new WeakMap<PlayerView, Reader>();

/** A typical turn of this player, for judging a card before it is played. */
export function typicalReader(p: PlayerView): Reader {
  const known = typical.get(p);
  if (known) return known;
  const factions = new Map<string, number>();
  for (const zone of [p.hand, p.play, p.discard, p.deck, p.field]) for (const c of zone) count(factions, c);
  // Of what is owned about half is at hand when it counts.
  for (const [f, n] of factions) factions.set(f, n * 0.5);
  const facts = { armour: 3, credits: 4, hand: 3, allies: 1, exhaustedAllies: 1, tactics: 2, defeatedThisTurn: 2 };
  const reader = { level: p.level, credits: 4, facts, factions };
  typical.set(p, reader);
  return reader;
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

const NO_EFFECTS: readonly Effect[] = [];

/** Effects of playing (`group` -1) or exhausting a card, its upgrades included. */
export function effectsOfCard(card: SleeveView, group: number): readonly Effect[] {
  const core = CORE.get(card.core ?? '');
  if (!core) return NO_EFFECTS;
  const own = group < 0 ? core.play : (core.exhaust[group] ?? NO_EFFECTS);
  if ((core.kind === 'tactic') !== group < 0 || (card.top === null && card.bottom === null)) return own;
  return [...own, ...upgradeEffects(card.top), ...upgradeEffects(card.bottom)];
}

function upgradeEffects(id: string | null): readonly Effect[] {
  return id === null ? NO_EFFECTS : (UPGRADE.get(id)?.core.effects ?? NO_EFFECTS);
}

/** `held`: the card itself is not yet among the counted ones. */
export function readCard(r: Reader, card: SleeveView, group: number, held: boolean): Use {
  const use = nothing();
  const core = CORE.get(card.core ?? '');
  if (!core) return use;
  r.facts.upgrades = (card.top === null ? 0 : 1) + (card.bottom === null ? 0 : 1);
  for (const e of effectsOfCard(card, group)) readEffect(r, e, core.faction, held, use);
  return use;
}

export function readEffect(r: Reader, e: Effect, faction: string | null, held: boolean, use: Use): void {
  if (e.level !== undefined && r.level < e.level) return;
  const own = faction === null ? 0 : (r.factions.get(faction) ?? 0) + (held ? 1 : 0);
  let x = 0;
  if (e.kw === 'unity') x = Math.max(r.factions.size, faction === null ? 0 : 1);
  else if (e.kw === 'focus') {
    if (faction === null) return;
    x = Math.max(1, own);
  } else if (e.kw === 'conspiracy') {
    if (own < 1.5) return;
  } else if (e.kw !== undefined) {
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

export function cardByRef(p: PlayerView, ref: string): CardView | undefined {
  for (const zone of [p.hand, p.play, p.discard]) for (const c of zone) if (c.ref === ref) return c;
  return undefined;
}
