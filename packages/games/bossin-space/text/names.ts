import type { ByLang } from '@starhold/effects/text';
import type { CrewId, Difficulty } from '../content/index.ts';
import type { Path, Phase, SlotState } from '../state.ts';

/** Names in three languages of what the rules speak of. Cards bring their own names: they stand in their pack. */
const n = (en: string, cs: string, de: string): ByLang<string> => ({ en, cs, de });

/** Families of command cards that a crew ability speaks of. */
export const FAMILY_NAMES = {
  move: n('Move', 'Pohyb', 'Bewegung'),
  doubleMove: n('Double move', 'Dvojitý pohyb', 'Doppelbewegung'),
};

export const CREW_NAMES: Record<CrewId, ByLang<string>> = {
  gunner: n('Gunner', 'Střelkyně', 'Schützin'),
  scientist: n('Scientist', 'Vědkyně', 'Wissenschaftlerin'),
  hacker: n('Hacker', 'Hacker', 'Hacker'),
  pilot: n('Pilot', 'Pilot', 'Pilot'),
  mechanic: n('Mechanic', 'Mechanik', 'Mechaniker'),
};

export const PATH_NAMES: Record<Path, ByLang<string>> = {
  rockets: n('Rockets', 'Rakety', 'Raketen'),
  laser: n('Laser', 'Laser', 'Laser'),
  deck: n('Deck', 'Balíček', 'Deck'),
  life: n('Life', 'Životy', 'Leben'),
};

export const PHASE_NAMES: Record<Phase, ByLang<string>> = {
  setup: n('Setup', 'Příprava hry', 'Spielaufbau'),
  start: n('Start of the round', 'Začátek kola', 'Rundenbeginn'),
  danger: n('Danger phase', 'Fáze nebezpečí', 'Gefahrenphase'),
  selection: n('Selection', 'Výběr karet', 'Kartenwahl'),
  arrangement: n('Arrangement', 'Řazení karet', 'Anordnung'),
  execution: n('Execution', 'Vyhodnocení', 'Ausführung'),
  upkeep: n('Upkeep', 'Konec kola', 'Rundenende'),
};

export const SLOT_STATE_NAMES: Record<SlotState, ByLang<string>> = {
  open: n('waiting', 'čeká', 'offen'),
  resolved: n('resolved', 'vyhodnoceno', 'ausgeführt'),
  flipped: n('flipped for cooling', 'otočeno na chlazení', 'zum Kühlen umgedreht'),
  skipped: n('skipped', 'přeskočeno', 'übersprungen'),
};

export const DIFFICULTY_NAMES: Record<Difficulty, ByLang<string>> = {
  easy: n('Easy', 'Lehká', 'Leicht'),
  normal: n('Normal', 'Normální', 'Normal'),
  hard: n('Hard', 'Těžká', 'Schwer'),
};

/** Parts of the table, as titles. */
const ZONES = [
  'ship',
  'board',
  'timeline',
  'commandDeck',
  'commandDiscard',
  'dangerDeck',
  'dangerDiscard',
  'enemyDeck',
  'enemyDiscard',
  'upgradedStack',
  'upgradeBoard',
  'hand',
  'boss',
  'heatTrack',
  'xpTrack',
  'lifeTokens',
  'crew',
  'captain',
] as const;
export type ZoneId = (typeof ZONES)[number];

export const ZONE_NAMES: Record<ZoneId, ByLang<string>> = {
  ship: n('Ship', 'Loď', 'Raumschiff'),
  board: n('Game board', 'Herní deska', 'Spielplan'),
  timeline: n('Timeline', 'Časová osa', 'Zeitleiste'),
  commandDeck: n('Command deck', 'Balíček příkazů', 'Kommando-Deck'),
  commandDiscard: n('Discarded commands', 'Odložené příkazy', 'Abgelegte Kommandos'),
  dangerDeck: n('Danger deck', 'Balíček nebezpečí', 'Gefahren-Deck'),
  dangerDiscard: n('Discarded dangers', 'Odložená nebezpečí', 'Abgelegte Gefahren'),
  enemyDeck: n('Enemy deck', 'Balíček nepřátel', 'Gegner-Deck'),
  enemyDiscard: n('Discarded enemies', 'Odložení nepřátelé', 'Abgelegte Gegner'),
  upgradedStack: n('Upgraded command cards', 'Vylepšené karty příkazů', 'Verbesserte Kommandokarten'),
  upgradeBoard: n('Upgrade board', 'Deska vylepšení', 'Ausrüstungstafel'),
  hand: n('Hand', 'Karty v ruce', 'Handkarten'),
  boss: n('Boss', 'Boss', 'Boss'),
  heatTrack: n('Heat', 'Teplota', 'Hitze'),
  xpTrack: n('XP track', 'Stupnice XP', 'XP-Leiste'),
  lifeTokens: n('Lives', 'Životy', 'Leben'),
  crew: n('Crew', 'Posádka', 'Mannschaft'),
  captain: n('Captain', 'Kapitán', 'Kapitän'),
};
