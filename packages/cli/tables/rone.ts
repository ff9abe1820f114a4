import type { Language } from '@starhold/kernel';
import { gameById } from '@starhold/lab';
import { DIFFICULTY_NAMES, MODE_NAMES } from '@starhold/rone/text';
import type { Drawing } from './drawing.ts';
import { zonesArt } from './zones.ts';

/** RONE is drawn from its zones; only its modes and difficulties have names of their own. */
export const roneArt: Drawing = {
  ...zonesArt(gameById('rone')),
  counts: 'turn',
  difficulty: (id, lang) => named(DIFFICULTY_NAMES, id, lang),
  mode: (id, lang) => named(MODE_NAMES, id, lang),
};

function named(names: Record<string, Record<Language, string>>, id: string, lang: Language): string {
  return Object.hasOwn(names, id) ? names[id][lang] : id;
}
