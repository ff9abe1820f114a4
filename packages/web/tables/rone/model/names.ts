import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { type Kind, packOf } from '@starhold/rone/content';
import { PAIR_NAMES, PHASE_NAMES, STEPS_NAMES } from '@starhold/rone/text';

export function nameFor(view: { pack: string }, id: string, lang: Language): string {
  return packOf(view).names.get(id)?.[lang] ?? id;
}

export const phaseName = (phase: number, lang: Language): string => PHASE_NAMES[phase]?.[lang] ?? '';

/** What is at work: `RC10/play`, `pair/red`, `reshuffle/player`. */
export function causeName(view: View, cause: string, lang: Language): string {
  const [owner, part = ''] = cause.split('/');
  if (owner === 'pair') return PAIR_NAMES[part as Kind][lang];
  if (owner === 'reshuffle') return STEPS_NAMES[part as 'player' | 'invasion'][lang];
  return owner === '' ? phaseName(view.phase, lang) : nameFor(view, owner, lang);
}
