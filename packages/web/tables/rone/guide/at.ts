import { quoted } from '@starhold/effects/text';
import { type Language, refOf, verbOf } from '@starhold/kernel';
import { asked, type PlayerView, type RoneDecision, type View } from '@starhold/rone';
import { nameFor } from '@starhold/rone/text';
import type { StepInput } from '../../../desk/guide/index.ts';
import { openDice } from './script.ts';

/** What tour and lessons ask of a moment. */
export type RoneAt = StepInput<View>;

export const named = ({ view }: RoneAt, id: string, lang: Language): string => quoted(nameFor(view, id, lang), lang);
export const seatOf = ({ decision }: RoneAt): number => decision.ask.seat;
export const me = (at: RoneAt): PlayerView => at.view.players[seatOf(at)];
export const foe = (at: RoneAt): PlayerView => at.view.players[1 - seatOf(at)];
export const isAt = ({ decision }: RoneAt, what: RoneDecision['at']): boolean => decision.at === what;
export const round = ({ view }: RoneAt): number => view.round;

/** The option that is suggested, in its parts. */
export function suggested({ suggest }: RoneAt, verb: string): string | null {
  return typeof suggest === 'string' && verbOf(suggest) === verb ? refOf(suggest) : null;
}

export function drafting(at: RoneAt, what: 'recruit' | 'technology'): boolean {
  const d = asked(at.decision);
  return d.at === 'draft' && d.ask.about.what === what && at.view.phase === 0;
}

export const dice = (at: RoneAt): string[] => openDice(me(at)).map(({ ref }) => `die:${ref}`);

/** An offered option that does this. */
export function offered({ decision: { ask } }: RoneAt, verb: string): string | undefined {
  return ask.kind === 'one' ? ask.options.find((id) => verbOf(id) === verb) : undefined;
}
