import {
  FACTIONS,
  type Pack,
  type Requirement,
  type StoryCardDef,
  type StoryOption,
  storyIn,
} from '../content/index.ts';
import type { UnsSight } from '../view/sight.ts';
import type { SleeveView } from '../view.ts';
import { cards, factionOf, kindOf } from './cards.ts';
import { addOps, nothing, TurnReader } from './reading.ts';
import { useWorth } from './worth.ts';

/** Duomo's Menace: which option to tell, by what it gives, what it costs, and how near the endings behind it are. */

const cardAt = (id: number | null): StoryCardDef | undefined => storyIn(cards, id);

export function chooseStory(sight: UnsSight, ids: readonly string[]): string {
  const card = cardAt(sight.boss.story);
  let best = ids[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of card?.options ?? []) {
    const id = `tell:${option.id}`;
    if (!ids.includes(id)) continue;
    const score = optionWorth(sight, option);
    if (score > bestScore) [best, bestScore] = [id, score];
  }
  return best;
}

function optionWorth(sight: UnsSight, option: StoryOption): number {
  if (option.ending) return 1000;
  const use = nothing();
  addOps(new TurnReader(sight, 0), option.ops, use);
  let worth = useWorth(use);
  for (const r of option.requires) worth -= priceOf(sight, r);
  for (const op of option.ops)
    if (op.op === 'hurt') worth -= Math.min(...sight.players.map((p) => p.health)) <= op.n ? 50 : op.n;
  return worth + 6 * nearness(sight, option.next ?? 0);
}

function priceOf(sight: UnsSight, r: Requirement): number {
  const weakest = Math.min(...sight.players.map((p) => p.health));
  switch (r.req) {
    case 'pay':
      return 0.5 * r.n;
    case 'remove':
      return -1;
    case 'discardAlly':
      return 1;
    case 'damage':
      return weakest <= r.n ? 100 : r.n * (weakest <= r.n + 3 ? 2.5 : 1.1);
    case 'danger':
      return sight.danger.turnsLeft <= 3 ? 100 : 5;
    default:
      return 0;
  }
}

/** The best of the endings that can still be reached from a card, 0 to 1: how much of its condition is there. */
function nearness(sight: UnsSight, from: number): number {
  const owned = ownedBy(sight);
  let nearest = 0;
  for (const r of endingsFrom(from)) nearest = Math.max(nearest, readiness(owned, r));
  return nearest;
}

/** Of the endings in reach from the card that lies there now. */
export function nearnessNow(sight: UnsSight): number {
  return sight.boss.story === null ? 0 : nearness(sight, sight.boss.story);
}

/** What a card to be drafted adds to the endings in reach; those that are nearly there count most. */
export function endingGain(sight: UnsSight, core: string): number {
  if (sight.boss.story === null) return 0;
  const owned = ownedBy(sight);
  const more = ownedBy(sight);
  addCore(more, core);
  let gain = 0;
  for (const r of endingsFrom(sight.boss.story)) {
    const now = readiness(owned, r);
    gain += now * (readiness(more, r) - now);
  }
  return gain;
}

const known = new WeakMap<Pack, Map<number, readonly Requirement[]>>();

function endingsFrom(id: number): readonly Requirement[] {
  const endings = known.get(cards) ?? new Map<number, readonly Requirement[]>();
  known.set(cards, endings);
  let found = endings.get(id);
  if (!found) {
    const met = new Set([id]);
    for (const at of met) {
      // A finale leads on only by a setback.
      if (at !== id && cardAt(at)?.options.some((o) => o.ending)) continue;
      for (const o of cardAt(at)?.options ?? []) if (o.next !== undefined) met.add(o.next);
    }
    found = [...met].flatMap((at) => cardAt(at)?.options.find((o) => o.ending)?.requires ?? []);
    endings.set(id, found);
  }
  return found;
}

/** What all players have together, as endings count it. */
interface Owned {
  players: number;
  credits: number;
  /** In the order of FACTIONS. */
  factions: number[];
  kinds: { ally: number; tactic: number };
  upgrades: number;
}

function ownedBy({ players }: UnsSight): Owned {
  const owned = {
    players: players.length,
    credits: 0,
    factions: [0, 0, 0, 0],
    kinds: { ally: 0, tactic: 0 },
    upgrades: 0,
  };
  for (const p of players) {
    owned.credits += p.credits;
    for (const zone of [p.hand, p.play, p.discard, p.deck, p.field]) for (const c of zone) addSleeve(owned, c);
    addCore(owned, p.onDeck?.core ?? null);
  }
  return owned;
}

function addSleeve(owned: Owned, { core, top, bottom }: SleeveView): void {
  addCore(owned, core);
  owned.upgrades += (top ? 1 : 0) + (bottom ? 1 : 0);
}

function addCore(owned: Owned, core: string | null): void {
  const faction = factionOf(core);
  const kind = kindOf(core);
  if (faction >= 0) owned.factions[faction]++;
  if (kind) owned.kinds[kind]++;
}

/** How much of an ending's condition the players have, at most 1. */
function readiness(owned: Owned, r: Requirement): number {
  const part = (have: number): number => Math.min(1, have / (r.n * owned.players));
  if (r.req === 'pay') return part(owned.credits);
  if (r.req !== 'own') return 0.5;
  switch (r.what) {
    case 'eachFaction':
      return owned.factions.reduce((sum, n) => sum + part(n), 0) / FACTIONS.length;
    case 'oneFaction':
      return part(Math.max(...owned.factions));
    case 'upgrades':
      return part(owned.upgrades);
    case 'ally':
    case 'tactic':
      return part(owned.kinds[r.what]);
    default:
      return part(owned.factions[FACTIONS.indexOf(r.what)]);
  }
}
