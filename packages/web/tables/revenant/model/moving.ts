import { type Decision, parseOption, refOf } from '@starhold/kernel';
import { asked, eventOf, type View } from '@starhold/revenant';
import { hasRoomFor, movesBetween, wayBetween } from '@starhold/revenant/forecast';
import type { Desk } from '../../../desk/context.ts';

/** The ship whose own action asks; undefined where the question is not about one. */
export function shipAsking(decision: Decision): string | undefined {
  const d = asked(decision);
  switch (d.at) {
    case 'sortie':
    case 'steps':
    case 'attack':
    case 'strafe':
    case 'land':
      return d.ask.about.ship;
    default:
      return undefined;
  }
}

/** The ship that is being moved: where it stands, and how many moves are left. */
export interface Moving {
  ship: string;
  from: string;
  left: number;
}

export function movingOf({ turn, view }: Pick<Desk<View>, 'turn' | 'view'>): Moving | undefined {
  if (!turn.decision) return undefined;
  const d = asked(turn.decision);
  if (d.at !== 'steps' && d.at !== 'limited' && d.at !== 'strafe') return undefined;
  const ship = d.at === 'limited' ? (turn.held ?? '') : d.ask.about.ship;
  const from = view.ships.find(({ id }) => id === ship)?.sector ?? '';
  return /^s./.test(from) ? { ship, from, left: d.at === 'strafe' ? 1 : d.ask.about.left } : undefined;
}

/**
 * A sector further away in one touch: the steps that lead there, as options that are said one after the other. The rules
 * judge each of them; where one is not offered any more, the question is asked.
 */
export function stepsTo(desk: Pick<Desk<View>, 'turn' | 'view'>, sector: string): string[] | undefined {
  const { turn, view } = desk;
  const moving = movingOf(desk);
  if (!moving || turn.at !== 'steps' || !/^s[1-8]$/.test(sector) || sector === moving.from) return undefined;
  const isOpen = (one: string): boolean =>
    hasRoomFor(view, moving.ship, one) && (movesBetween(moving.from, one) > 1 || turn.ids.includes(`to:${one}`));
  const way = wayBetween(moving.from, sector, isOpen);
  return way && way.length > 1 && way.length <= moving.left ? way.map((one) => `to:${one}`) : undefined;
}

/** All sectors of the way that is armed, where it has several steps. */
export function wayArmed({ turn }: Pick<Desk<View>, 'turn'>): string[] {
  return turn.armed === null || turn.then.length === 0 ? [] : [turn.armed, ...turn.then].map((option) => refOf(option));
}

/** Where the step leads that is armed or looked at. */
export function stepShown({ turn }: Pick<Desk<View>, 'turn'>): string | undefined {
  const option = turn.looked ?? turn.armed;
  if (option === null) return undefined;
  const { verb, refs } = parseOption(option);
  return verb === 'to' ? refs[0] : verb === 'move' ? refs[1] : undefined;
}

/** The raid that the open question is about: its sector, and the frigate that was nearest. */
export function raidOf({ turn }: Pick<Desk<View>, 'turn'>): { sector: string; frigate: string } | undefined {
  const d = turn.decision && asked(turn.decision);
  if (d?.at !== 'raid' && d?.at !== 'taint') return undefined;
  return { sector: d.ask.about.sector, frigate: `frigate${d.ask.seat}` };
}

/** The sector at work in the raid that is being told or asked about; '' when none is. */
export function raidedIn({ view, past, beat, turn }: Pick<Desk<View>, 'view' | 'past' | 'beat' | 'turn'>): string {
  if (view.phase !== SKIRMISH) return '';
  const asking = raidOf({ turn });
  if (asking) return asking.sector;
  if (!beat) return '';
  const last = [...past.map(({ event }) => event), ...beat.events]
    .map(eventOf)
    .findLast(({ type }) => type === 'raid' || type === 'phase');
  return last?.type === 'raid' ? last.pub.sector : '';
}
const SKIRMISH = 3;
