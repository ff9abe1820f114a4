import {
  FACTIONS,
  type Pack,
  type Requirement,
  type StoryCardDef,
  type StoryOption,
  storyIn,
} from '../content/index.ts';
import type { UnsView } from '../view.ts';
import { CORE, cards, nothing, readEffect, readerOf } from './reading.ts';
import { useWorth } from './worth.ts';

/** Duomo's Menace: which option to tell, by what it gives, what it costs, and how near the endings behind it are. */

const STORY = { get: (id: number): StoryCardDef | undefined => storyIn(cards, id) };

export function chooseStory(view: UnsView, ids: readonly string[]): string {
  const card = STORY.get(view.boss.story ?? -1);
  let best = ids[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of card?.options ?? []) {
    const id = `tell:${option.id}`;
    if (!ids.includes(id)) continue;
    const score = optionWorth(view, option);
    if (score > bestScore) [best, bestScore] = [id, score];
  }
  return best;
}

function optionWorth(view: UnsView, option: StoryOption): number {
  if (option.ending) return 1000;
  const use = nothing();
  readEffect(readerOf(view, 0), { ops: option.ops }, null, false, use);
  let worth = useWorth(use);
  for (const r of option.requires) worth -= priceOf(view, r);
  for (const op of option.ops)
    if (op.op === 'hurt') worth -= Math.min(...view.players.map((p) => p.health)) <= op.n ? 50 : op.n;
  return worth + 6 * nearness(view, option.next ?? 0);
}

function priceOf(view: UnsView, r: Requirement): number {
  const weakest = Math.min(...view.players.map((p) => p.health));
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
      return view.danger.turnsLeft <= 3 ? 100 : 5;
    default:
      return 0;
  }
}

/** The best of the endings that can still be reached from a card, 0 to 1: how much of its condition is there. */
function nearness(view: UnsView, from: number): number {
  return Math.max(0, ...endingsFrom(from).map((r) => readiness(view, r)));
}

/** Of the endings in reach from the card that lies there now. */
export function nearnessNow(view: UnsView): number {
  return view.boss.story === null ? 0 : nearness(view, view.boss.story);
}

/** What a card to be drafted adds to the endings in reach; those that are nearly there count most. */
export function endingGain(view: UnsView, seat: number, core: string): number {
  if (view.boss.story === null) return 0;
  let gain = 0;
  for (const r of endingsFrom(view.boss.story)) {
    const now = readiness(view, r);
    gain += now * (readiness(view, r, { seat, core }) - now);
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
      if (at !== id && STORY.get(at)?.options.some((o) => o.ending)) continue;
      for (const o of STORY.get(at)?.options ?? []) if (o.next !== undefined) met.add(o.next);
    }
    found = [...met].flatMap((at) => STORY.get(at)?.options.find((o) => o.ending)?.requires ?? []);
    endings.set(id, found);
  }
  return found;
}

/** How much of an ending's condition the players have, at most 1; `more`: with one more card. */
function readiness(view: UnsView, r: Requirement, more?: { seat: number; core: string }): number {
  const n = view.players.length;
  const part = (have: number, need: number): number => Math.min(1, have / need);
  if (r.req === 'pay')
    return part(
      sum(view.players, (p) => p.credits),
      r.n * n,
    );
  if (r.req !== 'own') return 0.5;
  const owned = view.players.flatMap((p) => [...p.hand, ...p.play, ...p.discard, ...p.deck, ...p.field]);
  const cores = [...owned.map((c) => c.core), ...view.players.map((p) => p.onDeck?.core ?? null), more?.core ?? null]
    .map((id) => CORE.get(id ?? ''))
    .filter((core) => core !== undefined);
  const of = (faction: string): number => sum(cores, (c) => (c.faction === faction ? 1 : 0));
  switch (r.what) {
    case 'eachFaction':
      return sum(FACTIONS, (f) => part(of(f), r.n * n)) / FACTIONS.length;
    case 'oneFaction':
      return part(Math.max(...FACTIONS.map(of)), r.n * n);
    case 'upgrades':
      return part(
        sum(owned, (c) => (c.top ? 1 : 0) + (c.bottom ? 1 : 0)),
        r.n * n,
      );
    case 'ally':
    case 'tactic':
      return part(
        sum(cores, (c) => (c.kind === r.what ? 1 : 0)),
        r.n * n,
      );
    default:
      return part(of(r.what), r.n * n);
  }
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  let n = 0;
  for (const item of list) n += of(item);
  return n;
}
