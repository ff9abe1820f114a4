import type { ByLang } from '@starhold/effects/text';
import type { Difficulty } from '../content/index.ts';
import type { Phase } from '../state.ts';

/** Titles of phases, difficulties and parts of the table. */
const n = (en: string, cs: string, de: string): ByLang<string> => ({ en, cs, de });

export const PHASE_NAMES: Record<Phase, ByLang<string>> = {
  setup: n('Setup', 'Příprava hry', 'Spielaufbau'),
  upkeep: n('Upkeep phase', 'Fáze údržby', 'Versorgungsphase'),
  selection: n('Selection phase', 'Fáze výběru', 'Auswahlphase'),
  action: n('Action phase', 'Fáze akcí', 'Aktionsphase'),
  threat: n('Threat phase', 'Fáze hrozby', 'Bedrohungsphase'),
  cleanup: n('Cleanup phase', 'Fáze úklidu', 'Aufräumphase'),
};

export const DIFFICULTY_NAMES: Record<Difficulty, ByLang<string>> = {
  normal: n('Normal', 'Normální', 'Normal'),
  hard: n('Hard', 'Těžká', 'Schwer'),
  expert: n('Expert', 'Expertní', 'Experte'),
};

export const ZONES = [
  'coreDecks',
  'upgradeDeck',
  'market',
  'threatDeck',
  'bossDeck',
  'bossMat',
  'dangerTrack',
  'deck',
  'onDeck',
  'field',
  'hand',
  'play',
  'discard',
  'box',
  'health',
  'armour',
  'ap',
  'credits',
  'level',
  'draft',
  'portrait',
  'story',
  'bossDamage',
] as const;
export type ZoneId = (typeof ZONES)[number];

export const ZONE_NAMES: Record<ZoneId, ByLang<string>> = {
  coreDecks: n('Core decks', 'Základní balíčky', 'Kernstapel'),
  upgradeDeck: n('Upgrade deck', 'Balíček vylepšení', 'Verbesserungsstapel'),
  market: n('Market', 'Nabídka', 'Auslage'),
  threatDeck: n('Threat deck', 'Balíček hrozeb', 'Bedrohungsstapel'),
  bossDeck: n('Boss deck', 'Balíček bosse', 'Bossstapel'),
  bossMat: n('Boss mat', 'Deska bosse', 'Bosstafel'),
  dangerTrack: n('Danger track', 'Stupnice ohrožení', 'Gefahrenleiste'),
  deck: n('Character deck', 'Balíček postavy', 'Charakterdeck'),
  onDeck: n('Threat on deck', 'Hrozba na balíčku', 'Bedrohung auf dem Deck'),
  field: n('Battlefield', 'Bojiště', 'Schlachtfeld'),
  hand: n('Hand', 'Karty v ruce', 'Handkarten'),
  play: n('Cards in play', 'Karty ve hře', 'Karten im Spiel'),
  discard: n('Discard pile', 'Odkládací hromádka', 'Ablagestapel'),
  box: n('Box', 'Krabice', 'Schachtel'),
  health: n('Health', 'Zdraví', 'Gesundheit'),
  armour: n('Armour', 'Zbroj', 'Rüstung'),
  ap: n('Action points', 'Akční body', 'Aktionspunkte'),
  credits: n('Credits', 'Kredity', 'Kredite'),
  level: n('Level', 'Úroveň', 'Stufe'),
  draft: n('Draft level', 'Úroveň výběru', 'Auswahlstufe'),
  portrait: n('Portrait card', 'Karta portrétu', 'Porträtkarte'),
  story: n('Story card', 'Karta příběhu', 'Geschichtskarte'),
  bossDamage: n('Boss damage', 'Poškození bosse', 'Bossschaden'),
};
