import { parseOption } from '@starhold/kernel';
import { asked, type View } from '@starhold/revenant';
import type { Desk } from '../../../desk/context.ts';

/** The ship that is being moved: where it stands, and how many moves are left. */
export interface Moving {
  ship: string;
  from: string;
  left: number;
}

export function movingOf({ turn, view }: Pick<Desk<View>, 'turn' | 'view'>): Moving | undefined {
  if (!turn.decision) return undefined;
  const d = asked(turn.decision);
  if (d.at !== 'steps' && d.at !== 'limited') return undefined;
  const ship = d.at === 'steps' ? d.ask.about.ship : (turn.held ?? '');
  const from = view.ships.find(({ id }) => id === ship)?.sector ?? '';
  return /^s./.test(from) ? { ship, from, left: d.ask.about.left } : undefined;
}

/** Where the step leads that is armed or looked at. */
export function stepShown({ turn }: Pick<Desk<View>, 'turn'>): string | undefined {
  const option = turn.looked ?? turn.armed;
  if (option === null) return undefined;
  const { verb, refs } = parseOption(option);
  return verb === 'to' ? refs[0] : verb === 'move' ? refs[1] : undefined;
}
