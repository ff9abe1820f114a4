import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { causeName as causeText, nameFor, PHASE_NAMES, shortName } from '@starhold/rone/text';

export { nameFor, shortName };

export const phaseName = (phase: number, lang: Language): string => PHASE_NAMES[phase]?.[lang] ?? '';

/** What is at work: `RC10/play`, `pair/red`, `reshuffle/player`; the phase where it is no card. */
export function causeName(view: View, cause: string, lang: Language): string {
  return cause === '' ? phaseName(view.phase, lang) : plain(causeText(view, cause, lang));
}
