import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { causeName as causeText, nameFor, PHASE_NAMES, shortName } from '@starhold/rone/text';
import { RONE_TEXT } from '../text/table.ts';

export { nameFor, shortName };

export const phaseName = (phase: number, lang: Language): string => PHASE_NAMES[phase]?.[lang] ?? '';

/** What is at work: `RC10/play`, `pair/red`, `reshuffle/player`; the phase where it is no card, between turns the Invasion. */
export function causeName(view: View, cause: string, lang: Language): string {
  if (cause !== '') return plain(causeText(view, cause, lang));
  const isBetween = view.phase === 0 && view.round > 0 && view.invasion !== null;
  return isBetween ? RONE_TEXT[lang].log.invasion : phaseName(view.phase, lang);
}
