import { type Brain, below, type Decision, offeredIds, type Picked, type Rng, samplePick } from '@starhold/kernel';
import { asked } from './abouts.ts';
import { doubtsAt } from './bot/doubts.ts';
import { estimates } from './bot/estimate.ts';
import { worthOfOption } from './bot/worth.ts';
import { NONE } from './state.ts';
import type { RevenantSight } from './view/sight.ts';

/** A one-step player: weighs every option by itself and takes the best; what is equal is taken by name. */

const byWorth = (view: RevenantSight, decision: Decision, ids: readonly string[]): string[] => {
  const worth = new Map<string, number>();
  for (const id of ids) if (!worth.has(id)) worth.set(id, worthOfOption(view, asked(decision), id));
  return ids.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || (a < b ? -1 : a > b ? 1 : 0));
};

function bestOf(view: RevenantSight, decision: Decision, ids: readonly string[]): string {
  let best = ids[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of ids) {
    const worth = worthOfOption(view, asked(decision), id);
    if (worth > most || (worth === most && id < best)) [best, most] = [id, worth];
  }
  return best;
}

function choose(view: RevenantSight, decision: Decision, rng: Rng): Picked {
  const { ask } = decision;
  switch (ask.kind) {
    case 'one':
      // Crew sides and frigate boards are meant to be equal.
      if (asked(decision).at === 'crewSide' || asked(decision).at === 'board') {
        return ask.options.toSorted()[below(rng, ask.options.length)];
      }
      return bestOf(view, decision, ask.options);
    case 'subset': {
      const best = byWorth(view, decision, ask.from);
      const wanted = best.filter((id) => worthOfOption(view, asked(decision), id) > 0).length;
      return best.slice(0, Math.min(ask.max, Math.max(ask.min, wanted)));
    }
    case 'amounts':
      return spread(view, decision);
    case 'order':
      return samplePick(ask, rng);
  }
}

/** One after the other into the bin that is worth most; a second one of the same is worth less. */
function spread(view: RevenantSight, decision: Decision): Picked {
  const { ask } = decision;
  if (ask.kind !== 'amounts') return [];
  const amounts: Record<string, number> = Object.fromEntries(ask.bins.map(({ id, min }) => [id, min]));
  const worth = new Map(offeredIds(ask).map((id) => [id, worthOfOption(view, asked(decision), id)]));
  let total = Object.values(amounts).reduce((a, b) => a + b, 0);
  while (total < ask.max) {
    let best = '';
    let most = Number.NEGATIVE_INFINITY;
    for (const { id, max } of ask.bins.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (amounts[id] >= max) continue;
      const value = (worth.get(id) ?? 0) - REPEATED * amounts[id];
      if (value > most) {
        most = value;
        best = id;
      }
    }
    if (best === '' || (total >= ask.min && most <= 0)) break;
    amounts[best]++;
    total++;
  }
  return amounts;
}
const REPEATED = 0.4;

/** Points by which a lead is nearly safe. */
const SAFE = 15;

function leadOf(view: RevenantSight): number {
  const scores = estimates(view);
  const me = view.me === NONE ? 0 : view.me;
  return scores[me] - Math.max(...scores.filter((_, player) => player !== me));
}

export const brain: Brain<RevenantSight> = {
  choose,
  value: (view) => 1 / (1 + Math.exp(-leadOf(view) / SAFE)),
  features: (view) => [1, leadOf(view), view.cycle, view.round],
  trusted: {
    rounds: 0,
    turn: ({ cycle, round, active }) => 100 * cycle + 10 * round + active,
    doubts: (view, decision) => doubtsAt(view, asked(decision), byWorth),
    convincing: 1,
  },
};
