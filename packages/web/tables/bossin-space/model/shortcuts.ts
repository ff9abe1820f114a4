import type { BosView } from '@starhold/bossin-space';
import { questionOf } from '@starhold/bossin-space/abouts';
import { optionId, type Picked, refOf } from '@starhold/kernel';
import type { Desk } from '../../../desk/context.ts';
import type { Shortcut } from '../../../desk/front.ts';
import { bosOf } from '../useBos.ts';

const SLOTS = 4;

/** Cards played in the order in which they were chosen; the timeline that runs by itself. */
export function shortcuts(desk: Desk<BosView>): readonly Shortcut[] {
  const { turn, t, view, w } = bosOf(desk);
  const { decision, pick } = turn;
  if (!decision) return [];
  // With mates elsewhere each step is theirs to see before the next: nobody could stop a run.
  const canRun = desk.session.room === undefined || view.seats.length === 1;
  const run = { help: t.auto.runHelp, how: 'run' as const };
  switch (questionOf(decision)) {
    case 'pick':
      // Alone nobody else has a word in the order.
      if (view.seats.length > 1 || !Array.isArray(pick)) return [];
      return [
        {
          id: 'inOrder',
          label: w.arrange.asChosen,
          help: t.auto.runHelp,
          pick,
          how: 'hand',
          then: [inOrder(pick)],
          runs: true,
        },
      ];
    case 'arrange':
      return pick === null || !canRun ? [] : [{ id: 'run', label: t.auto.run, pick, ...run }];
    case 'command':
      return canRun ? [{ id: 'run', label: t.auto.run, pick: 'resolve', ...run }] : [];
    default:
      return [];
  }
}

function inOrder(cards: readonly string[]): Picked {
  const slots = cards.map((card) => optionId('slot', refOf(card)));
  while (slots.length < SLOTS) slots.push(optionId('slot', 'none'));
  return slots;
}
