import type { BosView } from '@starhold/bossin-space';
import { BOSS_UID, columnIn, refOfThing } from '@starhold/bossin-space/refs';
import { type Decision, optionId, parseOption, type Refusal } from '@starhold/kernel';

/** Option ids of the game (`verb:thing>place`) and where on the table they lie. */

export interface Parts {
  verb: string;
  ref: string;
  to: number;
}

export function partsOf(option: string): Parts {
  const {
    verb,
    refs: [ref = '', place = ref],
  } = parseOption(option);
  return { verb, ref, to: columnIn(place) || 0 };
}

/** Chosen and done with one click: what they do is said on the button, and most of it can be taken back. */
const AT_ONCE = new Set(['resolve', 'flip', 'go', 'use', 'keep', 'none', 'do', 'skip']);

export function isAtOnce(option: string): boolean {
  return AT_ONCE.has(partsOf(option).verb);
}

/** `u7`, `boss`: what a weapon meets first in a column. */
export function targetIn(view: BosView, column: number): string | undefined {
  const nearest = view.columns[column - 1]?.at(-1);
  if (nearest) return refOfThing(nearest.uid);
  return view.boss?.entered && view.boss.column === column ? refOfThing(BOSS_UID) : undefined;
}

/** The first free row of a column, 0 = A; 3 when it is full. */
function freeRow(view: BosView, column: number): number {
  return view.closedRows + (view.columns[column - 1]?.length ?? 0);
}

/** The things an option lies on: `u7`, `boss`, `c2` (head of a column), `cell:1-2` (row, column), `ship:2`, `path:laser`. */
export function spotsOf(view: BosView, option: string): string[] {
  const { verb, ref, to } = partsOf(option);
  switch (verb) {
    case 'fire':
      return [`c${to}`, targetIn(view, to) ?? `cell:${freeRow(view, to)}-${to}`];
    case 'hold':
    case 'swap':
      return [ref];
    case 'pull':
      return ref === 'boss' ? [`c${to}`] : [`c${to}`, `cell:${freeRow(view, to)}-${to}`];
    case 'dodge':
      return [`c${to}`, `cell:${freeRow(view, to)}-${to}`];
    case 'to':
      return [`c${to}`, `ship:${to}`];
    case 'steer': {
      const column = view.ship + (ref === 'left' ? -1 : 1);
      return [`c${column}`, `ship:${column}`];
    }
    case 'upgrade':
      return [`path:${ref}`];
    default:
      return [];
  }
}

/** With a beam one first chooses what it grips, then where to: `hold:u7` stands for all pulls of one thing. */
export function choicesOf(decision: Decision | undefined, held: string | null): readonly string[] {
  if (decision?.ask.kind !== 'one') return [];
  const { options } = decision.ask;
  if (decision.at !== 'pull') return options;
  if (held !== null) return options.filter((option) => partsOf(option).ref === held);
  return [...new Set(options.map((option) => optionId('hold', partsOf(option).ref)))];
}

/** The reason why a thing cannot be chosen, where the rules give one. */
export function refusalAt(refusals: Record<string, Refusal>, view: BosView, spot: string): Refusal | undefined {
  for (const [option, refusal] of Object.entries(refusals)) {
    if (option !== '' && spotsOf(view, option).includes(spot)) return refusal;
  }
  if (spot.startsWith('ship')) return Object.entries(refusals).find(([id]) => id.startsWith('pull:ship'))?.[1];
  return undefined;
}
