import { type Brain, type Decision, offeredIds, type Picked, type Rng, refOf, samplePick } from '@starhold/kernel';
import { askedOf } from './abouts.ts';
import { patternsOf } from './bot/picks.ts';
import { Rehearsal } from './bot/plan.ts';
import { bestColumn, sketchOf } from './bot/sketch.ts';
import { chanceToWin, features } from './bot/value.ts';
import { Usefulness } from './bot/worth.ts';
import type { BosSight } from './view/sight.ts';

/** A hand-written player: what a careful beginner does with the cards and the timeline in sight. */
export const brain: Brain<BosSight> = { choose, value, features };

function choose(sight: BosSight, decision: Decision, rng: Rng): Picked {
  const { ask } = decision;
  const asked = askedOf(decision);
  switch (asked.at) {
    case 'refresh':
      return isPoor(sight) ? 'refresh' : 'keep';
    case 'pick':
      if (ask.kind !== 'subset') return samplePick(ask, rng);
      return ask.min === 4 ? chooseTogether(sight, ask) : chooseCards(sight, ask.from, ask.min);
    case 'remove': {
      const useful = usefulness(sight);
      return most(offeredIds(ask), (id) => -useful.of(after(id)));
    }
    case 'arrange':
      return ask.kind === 'order' ? chooseOrder(sight, ask) : samplePick(ask, rng);
    case 'slot':
      return asked.ask.about.step === 'command' ? resolveOrFlip(sight, offeredIds(ask)) : 'go';
    case 'aim':
      return fireAt(sight, offeredIds(ask));
    case 'heat':
      return sight.heat + 1 >= sight.heatMax - 1 ? 'use:mechanic' : 'heat';
    case 'upgrade': {
      const { levels } = sight;
      return most(offeredIds(ask), (id) => UPGRADE_ORDER[after(id)] - 3 * levels[after(id) as keyof typeof levels]);
    }
    case 'teleport': {
      const best = `to:c${bestColumn(sketchOf(sight), 2)}`;
      return offeredIds(ask).includes(best) ? best : samplePick(ask, rng);
    }
    default:
      return samplePick(ask, rng);
  }
}

const UPGRADE_ORDER: Record<string, number> = { rockets: 6, laser: 5, deck: 3.5, life: 9 };

type SubsetAsk = Extract<Decision['ask'], { kind: 'subset' }>;
type OrderAsk = Extract<Decision['ask'], { kind: 'order' }>;

/** Cut once: options about cards are few and always the same. */
const refs = new Map<string, string>();

function after(id: string): string {
  let ref = refs.get(id);
  if (ref === undefined) {
    ref = refOf(id);
    refs.set(id, ref);
  }
  return ref;
}

function most<T>(items: readonly T[], score: (item: T) => number): T {
  let best = items[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const s = score(item);
    if (s > bestScore) {
      best = item;
      bestScore = s;
    }
  }
  return best;
}

function usefulness(sight: BosSight): Usefulness {
  return new Usefulness(sight, new Rehearsal(sight));
}

function isPoor(sight: BosSight): boolean {
  const useful = usefulness(sight);
  return sight.hand.reduce((sum, kind) => sum + useful.of(kind), 0) < 1.6 * sight.hand.length;
}

/** Alone, all four cards are one's own: try each hand of four in a few orders. */
function chooseTogether(sight: BosSight, ask: SubsetAsk): Picked {
  const rehearsal = new Rehearsal(sight);
  const useful = new Usefulness(sight, rehearsal);
  const { ids, picks } = patternsOf(ask, 40);
  const kinds = ids.map(after);
  const order = ['', '', '', ''];
  const best = most(picks, (pick) => {
    let general = 0;
    for (const at of pick) general += useful.of(kinds[at]);
    let found = Number.NEGATIVE_INFINITY;
    for (const trial of TRIAL_ORDERS) {
      for (let slot = 0; slot < order.length; slot++) order[slot] = kinds[pick[trial[slot]]];
      found = Math.max(found, rehearsal.score(order, 0));
    }
    return 0.5 * general + found;
  });
  return best.map((at) => ids[at]);
}

const TRIAL_ORDERS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [1, 3, 0, 2],
  [2, 0, 3, 1],
  [3, 0, 1, 2],
  [1, 2, 3, 0],
];

/** The best cards one by one; a second copy of the same card is worth a little less. */
function chooseCards(sight: BosSight, from: readonly string[], n: number): string[] {
  const useful = usefulness(sight);
  const left = from.slice();
  const chosen: string[] = [];
  while (chosen.length < n) {
    const best = most(left, (id) => useful.of(after(id)) - 0.8 * chosen.filter((c) => c === id).length);
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen;
}

function chooseOrder(sight: BosSight, ask: OrderAsk): string[] {
  const rehearsal = new Rehearsal(sight);
  const { ids, picks } = patternsOf(ask, 24);
  const kinds = ids.map(after);
  const order: string[] = [];
  const best = most(picks, (pick) => {
    for (let slot = 0; slot < pick.length; slot++) order[slot] = kinds[pick[slot]];
    return rehearsal.score(order, 0);
  });
  return best.map((at) => ids[at]);
}

/** Would the rest of the round go better with this card face down? Also where the crew could help. */
function resolveOrFlip(sight: BosSight, options: readonly string[]): string {
  const at = sight.slot - 1;
  const kinds = sight.slots.map((slot) => slot.command ?? 'none');
  const rehearsal = new Rehearsal(sight);
  const resolved = rehearsal.score(kinds, at);
  const flipped = rehearsal.score(kinds, at, at);
  const best = flipped > resolved + 0.2 ? 'flip' : 'resolve';
  if (options.includes('use:pilot')) {
    const turned = kinds.map((kind, i) => (i === at ? (REVERSED[kind] ?? kind) : kind));
    if (rehearsal.score(turned, at) > Math.max(flipped, resolved) + 0.5) return 'use:pilot';
  }
  if (options.includes('use:gunner') && best === 'resolve') {
    const beside = bestColumn(rehearsal.now, kinds[at] === 'doubleShot' ? 2 : 1);
    if (sight.columns[sight.ship - 1].length === 0 && Math.abs(beside - sight.ship) === 1) return 'use:gunner';
  }
  return best;
}

const REVERSED: Record<string, string> = {
  moveLeft: 'moveRight',
  moveRight: 'moveLeft',
  doubleLeft: 'doubleRight',
  doubleRight: 'doubleLeft',
};

function fireAt(sight: BosSight, options: readonly string[]): string {
  const command = sight.slots[sight.slot - 1]?.command;
  const points = command === 'rocket' ? 1 + sight.levels.rockets : command === 'doubleShot' ? 2 : 1;
  const best = `fire:c${bestColumn(sketchOf(sight), points)}`;
  return options.includes(best) ? best : options[0];
}

/** A guess at the chance to win, from what is in sight. */
function value(sight: BosSight): number {
  if (sight.over === 'win') return 1;
  if (sight.over === 'loss') return 0;
  return chanceToWin(sight);
}
