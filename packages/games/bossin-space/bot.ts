import { type Brain, type Decision, listPicks, offeredIds, type Picked, type Rng, samplePick } from '@starhold/kernel';
import { bestColumn, scoreOrder, sketchOf } from './bot/plan.ts';
import { chanceToWin, features } from './bot/value.ts';
import type { BosView } from './view.ts';

/** A hand-written player: what a careful beginner does with the cards and the timeline in sight. */
export const brain: Brain<BosView> = { choose, value, features };

function choose(view: BosView, decision: Decision, rng: Rng): Picked {
  const { ask, at } = decision;
  switch (at) {
    case 'refresh':
      return view.hand.reduce((sum, kind) => sum + worth(view, kind), 0) < 1.6 * view.hand.length ? 'refresh' : 'keep';
    case 'pick':
      if (ask.kind !== 'subset') return samplePick(ask, rng);
      return ask.min === 4 ? chooseTogether(view, ask) : chooseCards(view, ask.from, ask.min);
    case 'remove':
      return least(offeredIds(ask), (id) => worth(view, after(id)));
    case 'arrange':
      return most(listPicks(ask, 24) as string[][], (order) => scoreOrder(view, order.map(after), 0, NO_FLIPS));
    case 'slot':
      return offeredIds(ask).includes('resolve') ? resolveOrFlip(view, offeredIds(ask)) : 'go';
    case 'aim':
      return fireAt(view, offeredIds(ask));
    case 'heat':
      return view.heat + 1 >= view.heatMax - 1 ? 'use:mechanic' : 'heat';
    case 'upgrade':
      return most(offeredIds(ask), (id) => UPGRADE_ORDER[after(id)] - 3 * levelOf(view, after(id)));
    case 'teleport': {
      const best = `to:c${bestColumn(sketchOf(view), 2)}`;
      return offeredIds(ask).includes(best) ? best : samplePick(ask, rng);
    }
    default:
      return samplePick(ask, rng);
  }
}

const NO_FLIPS = [false, false, false, false];
const UPGRADE_ORDER: Record<string, number> = { rockets: 6, laser: 5, deck: 3.5, life: 9 };

function after(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

function levelOf(view: BosView, path: string): number {
  return view.levels[path as keyof BosView['levels']];
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

function least<T>(items: readonly T[], score: (item: T) => number): T {
  return most(items, (item) => -score(item));
}

/** Alone, all four cards are one's own: try each hand of four in a few orders. */
function chooseTogether(view: BosView, ask: Extract<Decision['ask'], { kind: 'subset' }>): Picked {
  return most(listPicks(ask, 40) as string[][], (ids) => {
    const kinds = ids.map(after);
    const general = kinds.reduce((sum, kind) => sum + worth(view, kind), 0);
    return (
      0.5 * general +
      Math.max(
        ...TRIAL_ORDERS.map((o) =>
          scoreOrder(
            view,
            o.map((i) => kinds[i]),
            0,
            NO_FLIPS,
          ),
        ),
      )
    );
  });
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
function chooseCards(view: BosView, from: readonly string[], n: number): string[] {
  const left = from.slice();
  const chosen: string[] = [];
  while (chosen.length < n) {
    const best = most(left, (id) => worth(view, after(id)) - 0.8 * chosen.filter((c) => c === id).length);
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen;
}

/** How useful a kind of card looks this round, about 0 to 5. */
function worth(view: BosView, kind: string): number {
  const hotLeft = view.heatMax - 1 - view.heat;
  const heat = hotLeft <= 0 ? -4 : hotLeft === 1 ? -1 : 0;
  const column = view.columns[view.ship - 1];
  const target = column[column.length - 1];
  const bossOpen = view.boss?.entered && view.boss.column === view.ship && column.length === 0;
  switch (kind) {
    case 'shot':
      return bossOpen ? 4 : target ? (target.shield ? 1.4 : 3) : 1.8;
    case 'doubleShot':
      return bossOpen ? 6 : target ? 4 : 3;
    case 'laser':
      return (bossOpen ? 6 : target ? 4 : 3) + heat + 0.5 * view.levels.laser;
    case 'rocket':
      return 3.4 + 0.8 * view.levels.rockets + heat;
    case 'heal':
      return view.intact < view.life ? (view.intact <= 1 ? 5 : 3.2) : 0.6;
    case 'emp':
      return 1 + heat + Math.max(0, ...view.slots.map((slot, i) => menace(view, slot.danger, i)));
    case 'beltBomb':
      return view.columns.filter((c) => c.length === 3 - view.closedRows).length * 3 + heat;
    case 'tractor':
      return 1.2;
    case 'teleport':
      return 2.6;
    case 'freeMove':
      return 2.2;
    default:
      return target || bossOpen ? 1.5 : 2.2;
  }
}

/** How bad a danger card looks. */
function menace(view: BosView, danger: string | null, slot: number): number {
  if (danger === null || view.dangersRetired) return 0;
  const before = scoreOrder(view, IDLE, slot, NO_FLIPS);
  const without = scoreOrder(
    { ...view, slots: view.slots.map((s, i) => (i === slot ? { ...s, danger: null } : s)) },
    IDLE,
    slot,
    NO_FLIPS,
  );
  return Math.min(4, Math.max(0, without - before) * 0.4);
}

const IDLE = ['none', 'none', 'none', 'none'];

/** Would the rest of the round go better with this card face down? Also where the crew could help. */
function resolveOrFlip(view: BosView, options: readonly string[]): string {
  const at = view.slot - 1;
  const kinds = view.slots.map((slot) => slot.command ?? 'none');
  const resolved = scoreOrder(view, kinds, at, NO_FLIPS);
  const flipped = scoreOrder(
    view,
    kinds,
    at,
    NO_FLIPS.map((_, i) => i === at),
  );
  const best = flipped > resolved + 0.2 ? 'flip' : 'resolve';
  if (options.includes('use:pilot')) {
    const turned = kinds.map((kind, i) => (i === at ? (REVERSED[kind] ?? kind) : kind));
    if (scoreOrder(view, turned, at, NO_FLIPS) > Math.max(flipped, resolved) + 0.5) return 'use:pilot';
  }
  if (options.includes('use:gunner') && best === 'resolve') {
    const beside = bestColumn(sketchOf(view), kinds[at] === 'doubleShot' ? 2 : 1);
    if (view.columns[view.ship - 1].length === 0 && Math.abs(beside - view.ship) === 1) return 'use:gunner';
  }
  return best;
}

const REVERSED: Record<string, string> = {
  moveLeft: 'moveRight',
  moveRight: 'moveLeft',
  doubleLeft: 'doubleRight',
  doubleRight: 'doubleLeft',
};

function fireAt(view: BosView, options: readonly string[]): string {
  const command = view.slots[view.slot - 1]?.command;
  const points = command === 'rocket' ? 1 + view.levels.rockets : command === 'doubleShot' ? 2 : 1;
  const best = `fire:c${bestColumn(sketchOf(view), points)}`;
  return options.includes(best) ? best : options[0];
}

/** A guess at the chance to win, from what is in sight. */
function value(view: BosView): number {
  if (view.over === 'win') return 1;
  if (view.over === 'loss') return 0;
  return chanceToWin(view);
}
