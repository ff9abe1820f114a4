import type { BosView } from '@starhold/bossin-space';
import { BOSS_UID, columnIn, refOfThing } from '@starhold/bossin-space/refs';
import { parseOption } from '@starhold/kernel';
import type { Steps } from '../../../desk/marks.ts';
import type { Target } from '../../../desk/target.ts';

/**
 * Option ids of the game (`verb:thing>place`) and where on the table they lie: `enemy:u7`, `boss`, `field:B2` (an empty
 * field), `column:2` (its field in row D), `command:3` (a card in hand), `slot:2`, `danger:2`, `bossCard:2`, `path:laser`.
 */

export interface Parts {
  verb: string;
  ref: string;
  to: number;
}

export const ROWS = ['A', 'B', 'C'];

export function partsOf(option: string): Parts {
  const {
    verb,
    refs: [ref = '', place = ref],
  } = parseOption(option);
  return { verb, ref, to: columnIn(place) || 0 };
}

/** Chosen and done with one press: what they do is said on the button, and most of it can be taken back. */
const AT_ONCE = new Set(['resolve', 'go', 'use', 'do']);
/** A card turned down, a hand that is kept, nothing taken. */
const QUIET = new Set(['flip', 'keep', 'none', 'skip']);

export const isAtOnce = (option: string): boolean => AT_ONCE.has(partsOf(option).verb);
export const isQuiet = (option: string): boolean => QUIET.has(partsOf(option).verb);
/** The whole hand goes, and mostly it is better kept. */
export const priceOf = (option: string): string | undefined => (partsOf(option).verb === 'refresh' ? '' : undefined);

const thingTarget = (ref: string): Target => (ref === 'boss' ? ref : `enemy:${ref}`);

/** `u7`, `boss`: what a weapon meets first in a column. */
export function targetIn(view: BosView, column: number): string | undefined {
  const nearest = view.columns[column - 1]?.at(-1);
  if (nearest) return refOfThing(nearest.uid);
  return view.boss?.entered && view.boss.column === column ? refOfThing(BOSS_UID) : undefined;
}

/** The first free field of a column, from above; in a full one whatever comes is past the line. */
function freeField(view: BosView, column: number): Target {
  const row = ROWS[view.closedRows + (view.columns[column - 1]?.length ?? 0)];
  return row === undefined ? `column:${column}` : `field:${row}${column}`;
}

/** The column that an option is about; 0 where it is about none. */
export function columnOf(option: string, view: BosView): number {
  const { verb, ref, to } = partsOf(option);
  return verb === 'steer' ? view.ship + (ref === 'left' ? -1 : 1) : to;
}

export function stepsOf(option: string, view: BosView): Steps {
  const { verb, ref, to } = partsOf(option);
  switch (verb) {
    case 'fire': {
      const met = targetIn(view, to);
      return [[met === undefined ? freeField(view, to) : thingTarget(met)]];
    }
    case 'swap':
      return [[thingTarget(ref)]];
    case 'pull':
      return [[thingTarget(ref)], [ref === 'boss' ? `column:${to}` : freeField(view, to)]];
    case 'dodge':
      return [[freeField(view, to)]];
    case 'to':
    case 'steer':
      return [[`column:${columnOf(option, view)}`]];
    case 'upgrade':
      return [[`path:${ref}`]];
    case 'commit':
      return [view.hand.flatMap((kind, i) => (kind === ref ? [`command:${i}`] : []))];
    case 'slot':
      return [[`order:${ref}`]];
    default:
      return [];
  }
}

/** References of hints, guides and pings: `u7`, `c2`, `hand:shot`, `laser`. */
export function targetOfRef(ref: string, view: BosView): Target | undefined {
  if (/^u\d+$/.test(ref)) return `enemy:${ref}`;
  if (/^c[1-4]$/.test(ref)) return `column:${columnIn(ref)}`;
  if (ref === 'ship') return `column:${view.ship}`;
  if (ref === 'intact') return 'life';
  const at = view.hand.indexOf(ref.replace(/^hand:/, ''));
  if (at >= 0) return `command:${at}`;
  return KNOWN.test(ref) ? ref : undefined;
}

/** What is called on the table as it is referred to. */
const KNOWN = /^(boss|life|heat|xp|timeline|hand|upgrades|line|slot:\d|(enemy|command|danger|boss|bossCard|crew):.+)$/;
