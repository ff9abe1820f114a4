import { BASE_PACK, FACTIONS, type Requirement, type StoryOption } from '../content/index.ts';
import type { UnsView } from '../view.ts';
import { CORE, nothing, readEffect, readerOf } from './reading.ts';
import { useWorth } from './worth.ts';

/** Duomo's Menace: which option to tell, by what it gives, what it costs, and how near the endings behind it are. */

const STORY = new Map(BASE_PACK.story.map((c) => [c.id, c]));

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
export function nearness(view: UnsView, from: number): number {
  const card = STORY.get(from);
  if (!card) return 0;
  const ending = card.options.find((o) => o.ending);
  if (ending) return readiness(view, ending.requires[0]);
  let best = 0;
  for (const o of card.options) if (o.next !== undefined) best = Math.max(best, nearness(view, o.next));
  return best;
}

/** How much of an ending's condition the players have, at most 1. */
export function readiness(view: UnsView, r: Requirement): number {
  const n = view.players.length;
  const cards = view.players.flatMap((p) => [
    ...p.hand,
    ...p.play,
    ...p.discard,
    ...p.deck,
    ...p.field,
    ...(p.onDeck ? [p.onDeck] : []),
  ]);
  const of = (faction: string): number => cards.filter((c) => CORE.get(c.core ?? '')?.faction === faction).length;
  const part = (have: number, need: number): number => Math.min(1, have / need);
  if (r.req === 'pay')
    return part(
      view.players.reduce((sum, p) => sum + p.credits, 0),
      r.n * n,
    );
  if (r.req !== 'own') return 0.5;
  switch (r.what) {
    case 'eachFaction':
      return FACTIONS.reduce((sum, f) => sum + part(of(f), r.n * n), 0) / FACTIONS.length;
    case 'oneFaction':
      return part(Math.max(...FACTIONS.map(of)), r.n * n);
    case 'upgrades':
      return part(
        cards.reduce((sum, c) => sum + (c.top ? 1 : 0) + (c.bottom ? 1 : 0), 0),
        r.n * n,
      );
    case 'ally':
    case 'tactic':
      return part(cards.filter((c) => CORE.get(c.core ?? '')?.kind === r.what).length, r.n * n);
    default:
      return part(of(r.what), r.n * n);
  }
}
