import type { BosView } from '@starhold/bossin-space';
import { refOfColumn } from '@starhold/bossin-space/refs';
import { type Decision, optionId, type Picked } from '@starhold/kernel';

/** What the guide suggests. It follows the fixed deal as long as the reader does, and falls silent where they part. */

interface Round {
  /** The cards to choose, by slot. */
  cards: readonly [string, string, string, string];
  /** The slot whose card is there to be flipped. */
  flip: number;
}

const ROUNDS: Record<number, Round> = {
  1: { cards: ['moveLeft', 'shot', 'rocket', 'heal'], flip: 4 },
  2: { cards: ['shot', 'rocket', 'emp', 'moveLeft'], flip: 4 },
};

export function roundOf(view: BosView): Round | undefined {
  return ROUNDS[view.round];
}

/** Four of these ids, if the ask offers all of them. */
function fitting(offered: readonly string[], wanted: readonly string[]): string[] | null {
  const left = [...offered];
  for (const id of wanted) {
    const at = left.indexOf(id);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return [...wanted];
}

/** The enemy a rocket should take: one it defeats, lowest in its column. */
export function rocketColumn(view: BosView): number | null {
  let best: number | null = null;
  let depth = 0;
  for (const [i, column] of view.columns.entries()) {
    const nearest = column.at(-1);
    if (!nearest || nearest.shield || nearest.hp - nearest.damage > 1) continue;
    if (column.length > depth) {
      best = i + 1;
      depth = column.length;
    }
  }
  return best;
}

/** The suggested answer, or null where the guide leaves the reader alone. */
export function suggestion(view: BosView, decision: Decision): Picked | null {
  const round = roundOf(view);
  const { ask, at } = decision;
  if (!round) return null;
  if (ask.kind === 'subset') {
    if (at !== 'pick' || ask.min !== round.cards.length) return null;
    return fitting(ask.from, round.cards.map((kind) => optionId('commit', kind)).toSorted());
  }
  if (ask.kind === 'order')
    return fitting(
      ask.of,
      round.cards.map((kind) => optionId('slot', kind)),
    );
  if (ask.kind !== 'one') return null;
  if (ask.options.includes('flip')) {
    const isScripted = view.slots.every((slot, i) => slot.command === round.cards[i]);
    if (!isScripted) return null;
    return view.slot === round.flip ? 'flip' : 'resolve';
  }
  const column = rocketColumn(view);
  const shot = column === null ? '' : optionId('fire', refOfColumn(column));
  if (ask.options.includes(shot)) return shot;
  return ask.options.includes('upgrade:rockets') && view.levels.rockets === 0 ? 'upgrade:rockets' : null;
}
