import { type Brain, type Decision, offeredIds, type Picked, type Rng, samplePick } from '@starhold/kernel';
import { chooseAction, chooseEffect } from './bot/act.ts';
import { chanceToWin, features } from './bot/value.ts';
import { coreWorth, upgradeWorth } from './bot/worth.ts';
import type { ThreatView, UnsView } from './view.ts';

/** A hand-written player: cheap damage first, threats that can be finished, good drafts, upgrades it can afford. */
export const brain: Brain<UnsView> = { choose, value, features };

function choose(view: UnsView, decision: Decision, rng: Rng): Picked {
  const { ask } = decision;
  const ids = offeredIds(ask);
  const verb = (ids[0] ?? '').split(':')[0];
  const me = view.players[ask.seat];
  const coreOf = (id: string): string =>
    [...me.hand, ...me.play, ...me.discard].find((c) => c.ref === after(id).split('.')[0])?.core ?? '';
  if (ask.kind === 'subset') {
    if (verb === 'shelve') return [];
    // Discard, remove, give away: the least useful cards.
    return best(ids, (id) => -coreWorth(coreOf(id), me.level), ask.min);
  }
  if (ask.kind !== 'one') return samplePick(ask, rng);
  if (ids.includes('end')) return chooseAction(view, ask.seat, ids);
  switch (verb) {
    case 'draft':
      return ids[ids.length - 1];
    case 'keep':
      return best(ids, (id) => coreWorth(after(id), me.level), 1)[0];
    case 'fit':
      return best(ids, (id) => fitWorth(view, ask.seat, after(id)), 1)[0];
    case 'hit':
      return chooseTarget(view, ask.seat, ids);
    case 'remove':
      return chooseRemoval(ids, (id) => coreWorth(coreOf(id), me.level));
    case 'do':
      return chooseEffect(ids);
    case 'dismiss':
      return best(ids, (id) => -coreWorth(coreOf(id), me.level), 1)[0];
    case 'tell':
      return chooseStory(ids);
    case 'go':
      return 'stop';
    case 'seat':
      return best(ids, (id) => -view.players[Number(after(id))].health, 1)[0];
    default:
      return ids.find((id) => id !== 'skip') ?? ids[0];
  }
}

function after(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

function best(ids: readonly string[], score: (id: string) => number, n: number): string[] {
  return ids
    .slice()
    .sort((a, b) => score(b) - score(a))
    .slice(0, n);
}

/** Finish what can be finished, the most dangerous first; boss cards before others. */
function chooseTarget(view: UnsView, seat: number, ids: readonly string[]): string {
  const targets = ids.filter((id) => id !== 'skip');
  if (targets.length === 0) return 'skip';
  return best(targets, (id) => targetWorth(view, seat, after(id)), 1)[0];
}

/** What is finished draws a card and attacks no more; else where the damage brings the next kill nearest. */
function targetWorth(view: UnsView, seat: number, ref: string): number {
  let found: ThreatView | undefined;
  let onDeck = false;
  let own = true;
  view.players.forEach((p, i) => {
    for (const t of p.field) if (t.ref === ref) [found, own] = [t, i === seat];
    if (p.onDeck?.ref === ref) [found, onDeck, own] = [p.onDeck, true, i === seat];
  });
  if (!found) return 0;
  const left = found.health - found.damage;
  const n = view.work.findLast((w) => w.what === 'hit')?.n ?? 2;
  const menace = (onDeck ? 0.5 : 1 + found.attack) + (found.core === null ? 2 : 0) + (own ? 0.2 : 0);
  const fear = onDeck ? 0 : found.keywords.filter((k) => k.k === 'fear').length;
  return (n >= left ? 10 + 2 * menace - 0.5 * (n - left) : (menace * n) / left) - 2 * fear;
}

/** Starters make room for better cards; good ones stay. */
function chooseRemoval(ids: readonly string[], worth: (id: string) => number): string {
  const cards = ids.filter((id) => id !== 'skip');
  const worst = best(cards, (id) => -worth(id), 1)[0];
  return worst !== undefined && worth(worst) < 2.6 ? worst : 'skip';
}

/** The last option offered is the most demanding one that can be met. */
function chooseStory(ids: readonly string[]): string {
  return ids[0];
}

function fitWorth(view: UnsView, seat: number, ref: string): number {
  const me = view.players[seat];
  const card = [...me.hand, ...me.play].find((c) => c.ref === ref);
  return card ? coreWorth(card.core ?? '', me.level) + (card.top || card.bottom ? 0.5 : 0) : 0;
}

/** A guess at the chance to win, from what is in sight. */
function value(view: UnsView): number {
  if (view.over === 'win' || view.won) return 1;
  if (view.over === 'loss') return 0;
  return chanceToWin(view);
}

export { upgradeWorth };
