import { type Decision, offeredIds, type Picked, refOf } from '@starhold/kernel';
import { asked } from '../abouts.ts';
import { best } from './craft.ts';
import type { RoneSight } from './scene.ts';
import { Scene } from './scene.ts';
import { W } from './weights.ts';

/** Where the choice matters and is not clear: what a search compares with the policy's own pick. */

/** Alternatives at a decision. */
const FEW = 2;

export function doubtsAt(sight: RoneSight, decision: Decision, own: Picked): Picked[] {
  const { ask } = decision;
  // Against the Invasion nothing tells positions within a round apart: what the policy says is played.
  if (sight.invasion) return [];
  if (ask.kind !== 'one' || typeof own !== 'string') return [];
  const d = asked(decision);
  const ids = offeredIds(ask);
  if (ids.length < 2) return [];
  switch (d.at) {
    case 'leader':
    case 'draft':
      return ids;
    case 'main':
      return otherSteps(sight, ask.seat, ids, own);
    case 'parts':
      return ids.filter((id) => id !== own && id !== 'end');
    case 'enlist':
      return others(sight, ask.seat, ids, own, FEW + 2);
    case 'salvage':
    case 'branch':
      return ids.length <= FEW + 1 ? ids : [];
    default:
      return [];
  }
}

/** Another card, another pair, or nothing more: where a card or the end of the phase is chosen. */
function otherSteps(sight: RoneSight, seat: number, ids: readonly string[], own: string): string[] {
  if (own.startsWith('die:') || own.startsWith('convert:') || own.startsWith('activate:')) return [];
  if (own.startsWith('reroll:')) return [];
  const scene = new Scene(sight, seat);
  const { cardIndex } = scene.facts.pack;
  const plays = ids.filter((id) => id !== own && id.startsWith('play:') && !sight.deadly.includes(refOf(id)));
  const worth = (id: string): number => {
    const f = scene.card(cardIndex.get(refOf(id)) ?? 0);
    return scene.worth(f) + scene.future * W.part * f.reward - 0.5 * W.symbol * f.symbols;
  };
  return plays
    .map((id) => ({ id, worth: worth(id) }))
    .filter((p) => p.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, FEW)
    .map(({ id }) => id);
}

function others(sight: RoneSight, seat: number, ids: readonly string[], own: string, n: number): string[] {
  const scene = new Scene(sight, seat);
  const left = ids.filter((id) => id !== own);
  const found: string[] = [];
  while (found.length < n && left.length > 0) {
    const id = best(left, (option) => {
      const f = scene.card(scene.facts.pack.cardIndex.get(refOf(option)) ?? 0);
      return scene.worth(f) - W.symbol * f.symbols;
    });
    found.push(id);
    left.splice(left.indexOf(id), 1);
  }
  return found;
}
