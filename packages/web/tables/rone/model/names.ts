import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { causeName as causeText, nameFor, PHASE_NAMES, shortName } from '@starhold/rone/text';
import { RONE_TEXT } from '../text/table.ts';

export { nameFor, shortName };

export const phaseName = (phase: number, lang: Language): string => PHASE_NAMES[phase]?.[lang] ?? '';

/** Between the turns of players it is the Invasion's. */
const isOfInvasion = ({ phase, round, invasion }: View): boolean => phase === 0 && round > 0 && invasion !== null;

/** What is at work: `RC10/play`, `pair/red`, `reshuffle/player`; the phase where it is no card. */
export function causeName(view: View, cause: string, lang: Language): string {
  if (cause !== '') return plain(causeText(view, cause, lang));
  return isOfInvasion(view) ? RONE_TEXT[lang].log.invasion : phaseName(view.phase, lang);
}

/** The phase in short, with its number where it has one; after the last one there is none. */
export function phaseLabel(view: View, lang: Language): string {
  const { phases, tabs } = RONE_TEXT[lang];
  if (view.phase > 0) return `${view.phase} · ${phases[view.phase]}`;
  if (isOfInvasion(view)) return tabs.invasion;
  return view.over === '' ? phaseName(0, lang) : '';
}
