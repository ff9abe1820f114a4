import { quoted } from '@starhold/effects/text';
import { type Language, refOf, verbOf } from '@starhold/kernel';
import { asked, type CardView, type ThreatView, type UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import { read, type StepInput } from '../../../desk/guide/index.ts';
import type { GuideText } from './texts.ts';

/** What tour and lessons ask of a moment. */
export type UnsAt = StepInput<UnsView>;

export const named = (at: UnsAt, id: string, lang: Language): string => quoted(nameFor(at.view, id, lang), lang);
export const me = ({ view, decision }: UnsAt): UnsView['players'][number] => view.players[decision.ask.seat];
export const isActing = (at: UnsAt): boolean => at.decision.at === 'action';

/** Which step of Selection is asked. */
export function selecting({ decision }: UnsAt): string {
  const d = asked(decision);
  return d.at === 'select' ? d.ask.about.step : '';
}

/** The option that is suggested, in its parts. */
export function suggested({ suggest }: UnsAt, verb: string): string | null {
  return typeof suggest === 'string' && verbOf(suggest) === verb ? refOf(suggest) : null;
}

export const cardAt = (cards: readonly CardView[], ref: string | null): CardView | undefined =>
  cards.find((card) => card.ref === ref);
export const point = (card: { ref: string }): string => `card:${card.ref}`;

/** The card whose playing is suggested. */
export function toPlay(at: UnsAt): CardView | undefined {
  return isActing(at) ? cardAt(me(at).hand, suggested(at, 'play')) : undefined;
}

/** An active threat with a keyword. */
export function withKeyword(at: UnsAt, keyword: string): ThreatView | undefined {
  return me(at).field.find((threat) => threat.keywords.some(({ k }) => k === keyword));
}

/** Told by the tour, or by a lesson where there was none. */
export const taunt = (at: UnsAt, threat: ThreatView) =>
  read<GuideText>('UNS-18.4', [point(threat)], (t, lang) => t.taunt(nameFor(at.view, threat.threat, lang)));
