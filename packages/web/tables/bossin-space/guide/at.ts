import type { BosView } from '@starhold/bossin-space';
import { type Question, questionOf } from '@starhold/bossin-space/abouts';
import { nameOf } from '@starhold/bossin-space/text';
import { quoted } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import { read, type StepInput } from '../../../desk/guide/index.ts';
import { dangerDef } from '../model/cards.ts';
import type { GuideText } from './texts.ts';

/** What tour and lessons ask of a moment. */
export type BosAt = StepInput<BosView>;

export const card = (view: BosView, kind: string, lang: Language): string =>
  quoted(nameOf(view, 'command', kind, lang), lang);
export const cardList = (view: BosView, kinds: readonly string[], lang: Language): string =>
  kinds.map((kind) => card(view, kind, lang)).join(', ');

/** The first slot with a danger of this kind, 0 for none. */
export function slotOf(view: BosView, kind: string): number {
  return view.slots.findIndex(({ danger }) => dangerDef(view, danger ?? '')?.kind === kind) + 1;
}

export const asks = ({ decision }: BosAt, question: Question): boolean => questionOf(decision) === question;
export const choosing = (at: BosAt, round: number): boolean => at.view.round === round && asks(at, 'pick');
export const deciding = (at: BosAt, round: number, slot: number): boolean =>
  at.view.round === round && asks(at, 'command') && at.view.slot === slot;

// Told by the tour, or by a lesson where there was none.
export const pushed = ({ view }: BosAt) =>
  view.columns.some((column) => column.length > 1) ? read<GuideText>('BOS-13.1', ['line'], (t) => t.pushed) : null;
export function activation({ view }: BosAt) {
  const slot = slotOf(view, 'activation');
  return slot > 0 ? read<GuideText>('BOS-12.1', [`slot:${slot}`], (t) => t.activation(slot)) : null;
}
