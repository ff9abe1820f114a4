import { type Effect, type Op, type Pack, packOf } from '../content/index.ts';
import { NONE, type UnsState, type Via } from '../state.ts';
import { coreOf, factionOf } from './cards.ts';
import { addedFor } from './modifiers.ts';
import { has } from './players.ts';

/** One effect of a composite card. `slot` names it for the repetition counter, wherever the card is (UNS-19.4). */
export interface EffectRef {
  slot: number;
  list: string;
  effect: Effect;
  /** Only gives what nobody would decline, so its order does not matter and nobody is asked. */
  quiet: boolean;
  /** Everything it does can be declined when it comes to it, so nobody is asked before. */
  skippable: boolean;
  /** *Repeat* and *return* themselves cannot be repeated (7.2). */
  repeatable: boolean;
}

const UPGRADE_SLOTS = 32;
const SLOTS = { play: 0, exhaust: 8, upkeep: 20, defeat: 24 } as const;
const caches = new WeakMap<Pack, Map<number, EffectRef[]>>();
/** One pack is played for long, and one card of it is asked about several times on end. */
let lastPack: Pack | undefined;
let lastCache = new Map<number, EffectRef[]>();
let lastKey = 0;
let lastEffects: readonly EffectRef[] | undefined;

/** UNS-1.6, 7.4, 8.3, 8.4: what playing, exhausting (this symbol) or a trigger of the card offers. */
export function effectsOf(s: UnsState, card: number, via: Via, group: number): readonly EffectRef[] {
  const pack = packOf(s);
  const { core, top, bottom } = s.cards;
  const key = ((core[card] * 128 + top[card] + 1) * 128 + bottom[card] + 1) * 32 + SLOTS[via] + group;
  if (lastPack !== pack) {
    lastPack = pack;
    lastCache = cacheOf(pack);
    lastEffects = undefined;
  }
  if (lastKey === key && lastEffects) return lastEffects;
  let found = lastCache.get(key);
  if (!found) {
    found = collect(pack, core[card], [top[card], bottom[card]], via, group);
    lastCache.set(key, found);
  }
  lastKey = key;
  lastEffects = found;
  return found;
}

function cacheOf(pack: Pack): Map<number, EffectRef[]> {
  const found = caches.get(pack);
  if (found) return found;
  const made = new Map<number, EffectRef[]>();
  caches.set(pack, made);
  return made;
}

function collect(pack: Pack, coreIndex: number, upgrades: number[], via: Via, group: number): EffectRef[] {
  if (coreIndex === NONE) return [];
  const core = pack.cores[coreIndex];
  const found: EffectRef[] = [];
  const base = `core:${core.id}`;
  if (via === 'play') core.play.forEach((e, i) => void found.push(refTo(i, `${base}/play${i}`, e)));
  else if (via === 'exhaust') {
    core.exhaust[group]?.forEach((e, i) => {
      found.push(refTo(SLOTS.exhaust + 4 * group + i, `${base}/exhaust${group}.${i}`, e));
    });
  } else {
    core.triggers.forEach((t, i) => {
      if (t.on === via) found.push(refTo(SLOTS[via] + i, `${base}/trigger${i}`, t.effect));
    });
  }
  // 7.5: upgrades work when a tactic is played and when an ally is exhausted.
  if (via === (core.kind === 'tactic' ? 'play' : 'exhaust')) {
    upgrades.forEach((u, where) => {
      if (u === NONE) return;
      const def = pack.upgrades[u];
      def.core.effects.forEach((e, i) => {
        found.push(refTo(UPGRADE_SLOTS * (where + 1) + i, `upgrade:${def.id}/${i}`, e));
      });
    });
  }
  return found;
}

function refTo(slot: number, list: string, effect: Effect): EffectRef {
  const haggles = typeof effect.kw === 'object';
  return {
    slot,
    list,
    effect,
    quiet: !haggles && effect.ops.every(isQuiet),
    skippable: !haggles && effect.ops.every(isSkippable),
    repeatable: effect.ops.every(isRepeatable),
  };
}

/** Health is not quiet: somebody may want to stay weak enough for a Madness threat. */
export function isQuiet(op: Op): boolean {
  if (op.op === 'train') return true;
  if (op.op === 'when' && 'level' in op.if) return op.then.every(isQuiet) && (op.else ?? []).every(isQuiet);
  if (op.op !== 'gain' || op.what === 'health') return false;
  return (op.who ?? 'you') === 'you' && typeof op.n !== 'object';
}

const ASKING = new Set([
  'damage',
  'damageAll',
  'remove',
  'refresh',
  'repeatEffect',
  'takeBack',
  'marketRefresh',
  'pay',
]);

function isSkippable(op: Op): boolean {
  if (op.op === 'repeat') return op.do.every(isSkippable);
  if (op.op === 'when') return op.then.every(isSkippable) && (op.else ?? []).every(isSkippable);
  return op.op === 'may' || ASKING.has(op.op);
}

function isRepeatable(op: Op): boolean {
  switch (op.op) {
    case 'repeatEffect':
    case 'takeBack':
      return false;
    case 'when':
      return op.then.every(isRepeatable) && (op.else ?? []).every(isRepeatable);
    case 'choose':
      return op.of.every((b) => b.do.every(isRepeatable));
    case 'may':
    case 'repeat':
    case 'each':
    case 'pay':
      return op.do.every(isRepeatable);
    default:
      return true;
  }
}

/** UNS-17.1 and A-53: cards in hand and in play, and the card itself wherever it is, each once. */
function counted(s: UnsState, seat: number, card: number, visit: (card: number) => void): void {
  const { hand, play } = s.players[seat];
  let self = card === NONE;
  for (const c of hand) {
    if (c === card) self = true;
    visit(c);
  }
  for (const c of play) {
    if (c === card) self = true;
    visit(c);
  }
  if (!self) visit(card);
}

/** UNS-17.2. */
export function factionsAround(s: UnsState, seat: number, card: number): number {
  const met = new Set<string>();
  counted(s, seat, card, (c) => {
    const faction = factionOf(s, c);
    if (faction) met.add(faction);
  });
  return met.size;
}

/** UNS-17.4: of this card's faction, itself included; 0 for a card without one (UNS-17.7). */
export function sameFaction(s: UnsState, seat: number, card: number): number {
  const faction = card === NONE ? null : factionOf(s, card);
  if (faction === null) return 0;
  let n = 0;
  counted(s, seat, card, (c) => {
    if (factionOf(s, c) === faction) n++;
  });
  return n;
}

/** UNS-17.3 and 17.8: a factionless card haggles at full cost. */
export function haggleCost(s: UnsState, seat: number, card: number, n: number): number {
  return Math.max(0, n - sameFaction(s, seat, card) + addedFor(s, 'haggle', seat));
}

/** what X is when the effect starts. */
export function boundX(s: UnsState, seat: number, card: number, effect: Effect): number {
  if (effect.kw === 'unity') return factionsAround(s, seat, card);
  return effect.kw === 'focus' ? sameFaction(s, seat, card) : 0;
}

export interface Hindrance {
  rule: string;
  msg: string;
  n: number;
}

/** Why an effect cannot be resolved now; undefined when it can. */
export function hindrance(s: UnsState, seat: number, card: number, effect: Effect): Hindrance | undefined {
  if (effect.level !== undefined && s.players[seat].level < effect.level) {
    return { rule: 'UNS-16.9', msg: 'levelTooLow', n: effect.level };
  }
  const { kw } = effect;
  if (kw === undefined) return undefined;
  if (typeof kw === 'object') {
    const cost = haggleCost(s, seat, card, kw.haggle);
    return has(s, seat, 'credit') < cost ? { rule: 'UNS-17.3', msg: 'tooFewCredits', n: cost } : undefined;
  }
  if (kw === 'unity') {
    return factionsAround(s, seat, card) === 0 ? { rule: 'UNS-17.2', msg: 'noFactions', n: 0 } : undefined;
  }
  if (coreOf(s, card)?.faction == null) return { rule: 'UNS-17.8', msg: 'noFaction', n: 0 };
  if (kw === 'conspiracy' && sameFaction(s, seat, card) < 2) return { rule: 'UNS-17.5', msg: 'noOther', n: 0 };
  return undefined;
}

const key = (card: number, slot: number): number => card * 128 + slot;

/** What a key of the repetition counter stands for. */
export function repetitionOf(key: number): { card: number; slot: number } {
  return { card: Math.floor(key / 128), slot: key % 128 };
}

/** How often this turn the effect has been resolved (UNS-19.3). */
export function repetitions(s: UnsState, card: number, slot: number): number {
  const wanted = key(card, slot);
  for (let i = 0; i < s.reps.length; i += 2) if (s.reps[i] === wanted) return s.reps[i + 1];
  return 0;
}

export function countRepetition(s: UnsState, card: number, slot: number): number {
  const wanted = key(card, slot);
  for (let i = 0; i < s.reps.length; i += 2) if (s.reps[i] === wanted) return ++s.reps[i + 1];
  s.reps.push(wanted, 1);
  return 1;
}
