import type { ByLang, Lang } from '@starhold/effects/text';
import type { CrewId, DangerDef, Difficulty } from '../content/index.ts';
import type { Path, Phase, SlotState } from '../state.ts';

/** Names in three languages. The English ones stand in the rules file; those of enemies and bosses are original. */
const n = (en: string, cs: string, de: string): ByLang<string> => ({ en, cs, de });

export const COMMAND_NAMES: Record<string, ByLang<string>> = {
  moveLeft: n('Move left', 'Pohyb doleva', 'Bewegung nach links'),
  moveRight: n('Move right', 'Pohyb doprava', 'Bewegung nach rechts'),
  doubleLeft: n('Double move left', 'Dvojitý pohyb doleva', 'Doppelbewegung nach links'),
  doubleRight: n('Double move right', 'Dvojitý pohyb doprava', 'Doppelbewegung nach rechts'),
  heal: n('Heal', 'Léčení', 'Heilung'),
  shot: n('Shot', 'Střelba', 'Schuss'),
  rocket: n('Rocket', 'Raketa', 'Rakete'),
  laser: n('Laser', 'Laser', 'Laser'),
  tractor: n('Tractor beam', 'Tažný paprsek', 'Traktorstrahl'),
  emp: n('EMP', 'EMP', 'EMP'),
  teleport: n('Teleport', 'Teleport', 'Teleport'),
  doubleShot: n('Double shot', 'Dvojitá střelba', 'Doppelschuss'),
  freeMove: n('Free move', 'Volný pohyb', 'Freie Bewegung'),
  beltBomb: n('Belt bomb', 'Pásová bomba', 'Gürtelbombe'),
};

/** Families of command cards that a crew ability speaks of. */
export const FAMILY_NAMES = {
  move: n('Move', 'Pohyb', 'Bewegung'),
  doubleMove: n('Double move', 'Dvojitý pohyb', 'Doppelbewegung'),
};

export const DANGER_NAMES: Record<DangerDef['kind'], ByLang<string>> = {
  activation: n('Activation', 'Aktivace', 'Aktivierung'),
  attack: n('Attack', 'Útok', 'Angriff'),
  move: n('Move', 'Pohyb', 'Bewegung'),
  newEnemies: n('New enemies', 'Noví nepřátelé', 'Neue Gegner'),
  silence: n('Silence', 'Ticho', 'Stille'),
  help: n('Help', 'Pomoc', 'Hilfe'),
};

export const ENEMY_NAMES: Record<string, ByLang<string>> = {
  E01: n('Drifter', 'Tulák', 'Streuner'),
  E02: n('Port Mite', 'Levoboční roztoč', 'Backbordmilbe'),
  E03: n('Starboard Mite', 'Pravoboční roztoč', 'Steuerbordmilbe'),
  E04: n('Skitterling', 'Prchlík', 'Huschling'),
  E05: n('Trailhound', 'Ohař', 'Spürhund'),
  E06: n('Popgun', 'Špuntovka', 'Knallbüchse'),
  E07: n('Kindler', 'Podpalovač', 'Zündler'),
  E08: n('Log Thief', 'Zloděj záznamů', 'Logbuchdieb'),
  E09: n('Stray Medpod', 'Zatoulaná medikapsle', 'Verirrte Medikapsel'),
  E10: n('Shell Bug', 'Krunýřník', 'Panzerkäfer'),
  E11: n('Bruiser', 'Rváč', 'Raufbold'),
  E12: n('Acid Spitter', 'Plivač kyseliny', 'Säurespucker'),
  E13: n('Flanker', 'Obchvatník', 'Flankenjäger'),
  E14: n('Hatchery', 'Líheň', 'Brutstätte'),
  E15: n('Furnace Ray', 'Výhňový rejnok', 'Glutrochen'),
  E16: n('Broadside', 'Boční salva', 'Breitseite'),
  E17: n('Aegis Drone R', 'Dron Aegis P', 'Ägis-Drohne R'),
  E18: n('Aegis Drone L', 'Dron Aegis L', 'Ägis-Drohne L'),
  E19: n('Data Leech', 'Datová pijavice', 'Datenegel'),
  E20: n('Iron Leviathan', 'Železný leviatan', 'Eiserner Leviathan'),
  E21: n('Siege Maw', 'Obléhací chřtán', 'Belagerungsschlund'),
  E22: n('Bastion', 'Bašta', 'Bastion'),
  E23: n('Brood Queen', 'Královna roje', 'Brutkönigin'),
  E24: n('Meltdown Core', 'Roztavené jádro', 'Schmelzkern'),
  E25: n('Ram Ship', 'Beranidlo', 'Rammschiff'),
  E26: n('Turncoat Freighter', 'Nákladní přeběhlík', 'Abtrünniger Frachter'),
  E27: n('Warden Sphere', 'Strážná sféra', 'Wächtersphäre'),
};

export const BOSS_NAMES: Record<string, ByLang<string>> = {
  'brood-barge': n('Brood Barge', 'Rojová bárka', 'Brutbarke'),
  'prism-warden': n('Prism Warden', 'Strážce hranolu', 'Prismenwächter'),
  'null-cantor': n('Null Cantor', 'Kantor nicoty', 'Kantor der Leere'),
  'ember-sovereign': n('Ember Sovereign', 'Vladař žáru', 'Glutherrscher'),
  'mender-colossus': n('Mender Colossus', 'Hojivý kolos', 'Heilender Koloss'),
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
export type Zone = (typeof ZONES)[number];

export const ZONE_NAMES: Record<Zone, ByLang<string>> = {
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

/** The name behind an id; cards of a custom pack that brings no names show their id. */
export function nameFor(table: Record<string, ByLang<string>>, id: string, lang: Lang): string {
  return Object.hasOwn(table, id) ? table[id][lang] : id;
}
