import type { ByLang } from '@starhold/effects/text';
import type { Name } from '../content/index.ts';

/** Titles of phases and difficulties. */
const n = (en: string, cs: string, de: string): Name => ({ en, cs, de });

/** By number; see `PHASES`. */
export const PHASE_NAMES: readonly ByLang<string>[] = [
  n('Set-up', 'Příprava hry', 'Spielaufbau'),
  n('Action phase', 'Fáze akcí', 'Aktionsphase'),
  n('Muster phase', 'Fáze svolání', 'Sammelphase'),
  n('Skirmish phase', 'Fáze nájezdu', 'Gefechtsphase'),
  n('Rift phase', 'Fáze trhlin', 'Rissphase'),
  n('Hyperjump phase', 'Fáze skoku', 'Sprungphase'),
  n('Final scoring', 'Závěrečné bodování', 'Schlusswertung'),
];

export const DIFFICULTY_NAMES: Record<'cadet' | 'captain' | 'admiral', Name> = {
  cadet: n('Cadet', 'Kadet', 'Kadett'),
  captain: n('Captain', 'Kapitán', 'Kapitän'),
  admiral: n('Admiral', 'Admirál', 'Admiral'),
};

export const RIVAL: Name = n('Rival Admiral', 'Soupeřící admirál', 'Rivalisierender Admiral');
