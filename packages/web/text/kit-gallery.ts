import type { Language } from '@starhold/kernel';

/** Words of the gallery page: names of sections and what its samples say. */
export interface GalleryText {
  board: string;
  cards: string;
  hand: string;
  prompt: string;
  tracks: string;
  timeline: string;
  seats: string;
  log: string;
  dice: string;
  large: string;
  messages: string;
  charts: string;
  end: string;
  keys: string;
  enemies: string;
  bosses: string;
  commands: string;
  crew: string;
  icons: string;
  sleeves: string;
  threats: string;
  upgrades: string;
  openSleeve: string;
  portraits: string;
  tooFewCredits: string;
  open: string;
  defeated: string;
  absorbed: string;
  reason: string;
  question: string;
  rule: string;
  why: string;
  fire: string;
  step: string;
  undoRocket: string;
  undoNot: string;
  waiting: string;
  life: string;
  heat: string;
  heatNext: string;
  xp: string;
  levels: readonly [string, string, string];
  ready: string;
  captain: string;
  slot: string;
  round: string;
  logLines: readonly [string, string, string];
  saved: string;
  update: string;
  reload: string;
  problem: string;
  wonTitle: string;
  lostTitle: string;
  wonText: string;
  lostText: string;
  damage: string;
  enemiesLeft: string;
  explosion: string;
  again: string;
  replay: string;
  keyText: readonly [string, string, string, string];
  keyGroup: string;
  die: string;
  attack: string;
  health: string;
  speed: string;
}

const EN: GalleryText = {
  board: 'Board',
  cards: 'Card states',
  hand: 'Hand',
  prompt: 'Prompt',
  tracks: 'Tracks, tokens, levels',
  timeline: 'Timeline cards',
  seats: 'Seats, stack, piles',
  log: 'Log',
  dice: 'Dice',
  large: 'Large card',
  messages: 'Messages and controls',
  charts: 'Charts',
  end: 'End of the game',
  keys: 'Keys',
  enemies: 'Enemies',
  bosses: 'Bosses',
  commands: 'Commands',
  crew: 'Crew and players',
  icons: 'Icons',
  sleeves: 'Unstoppable: crafted cards',
  threats: 'Unstoppable: threats',
  upgrades: 'Unstoppable: market and core decks',
  openSleeve: 'Unstoppable: open sleeve',
  portraits: 'Unstoppable: characters, bosses, story',
  tooFewCredits: '2 credits short',
  open: 'Open',
  defeated: 'Defeated · +3 XP',
  absorbed: 'absorbed',
  reason: 'A rocket hits the nearest target in a column. Ram Ship stands in front.',
  question: 'Choose a column for the second rocket',
  rule: 'It deals 1 damage to the nearest target there.',
  why: 'Why 2 rockets?',
  fire: 'Fire at Ram Ship',
  step: 'Slot 3 · Rocket · 2nd of 2',
  undoRocket: 'Undo rocket 1',
  undoNot: 'Something hidden has been revealed since.',
  waiting: 'Orrin is choosing cards',
  life: 'This slot: −2 → 1 left',
  heat: 'Heat',
  heatNext: 'Rocket: +1',
  xp: 'XP',
  levels: ['2 → 3 rockets', '3 → 4 damage', '+2 cards'],
  ready: 'ready',
  captain: 'Captain',
  slot: 'Slot 3 · Rocket',
  round: 'Round',
  logLines: ['Heat 2 → 3', 'Rocket 1 hits Ram Ship 2 → 1', 'Rocket 2: the captain is choosing a column'],
  saved: 'Saved on this device.',
  update: 'A new version is ready.',
  reload: 'Reload',
  problem: 'The storage of this device is full. Export the table so that nothing is lost.',
  wonTitle: 'Null Cantor is silent',
  lostTitle: 'The ship burned out',
  wonText: 'The last hit came from the laser in round 14.',
  lostText: 'Heat reached 5 in round 9.',
  damage: 'Damage dealt',
  enemiesLeft: 'Enemies on the board',
  explosion: 'explosion',
  again: 'Play again',
  replay: 'Watch the game',
  keyText: ['choose an option', 'commit', 'undo', 'look at the card'],
  keyGroup: 'At the table',
  die: 'Die',
  attack: 'Attack',
  health: 'Health',
  speed: 'Speed',
};

const CS: GalleryText = {
  board: 'Herní deska',
  cards: 'Stavy karty',
  hand: 'Karty v ruce',
  prompt: 'Výzva',
  tracks: 'Stupnice, žetony, úrovně',
  timeline: 'Karty časové osy',
  seats: 'Místa, pořadí vyhodnocení, balíčky',
  log: 'Záznam',
  dice: 'Kostky',
  large: 'Velká karta',
  messages: 'Zprávy a ovládání',
  charts: 'Grafy',
  end: 'Konec hry',
  keys: 'Klávesy',
  enemies: 'Nepřátelé',
  bosses: 'Bossové',
  commands: 'Příkazy',
  crew: 'Posádka a hráči',
  icons: 'Ikony',
  sleeves: 'Unstoppable: karty v obalech',
  threats: 'Unstoppable: hrozby',
  upgrades: 'Unstoppable: nabídka a základní balíčky',
  openSleeve: 'Unstoppable: otevřený obal',
  portraits: 'Unstoppable: postavy, bossové, příběh',
  tooFewCredits: 'Chybí 2 kredity',
  open: 'Otevřít',
  defeated: 'Zničeno · +3 XP',
  absorbed: 'pohlceno',
  reason: 'Raketa zasáhne nejbližší cíl ve sloupci. Vpředu stojí Beranidlo.',
  question: 'Vyberte sloupec pro druhou raketu',
  rule: 'Nejbližší cíl v něm dostane 1 zásah.',
  why: 'Proč 2 rakety?',
  fire: 'Vypálit na Beranidlo',
  step: 'Pozice 3 · Raketa · 2. ze 2',
  undoRocket: 'Vrátit 1. raketu',
  undoNot: 'Mezitím vyšlo najevo něco skrytého.',
  waiting: 'Orrin vybírá karty',
  life: 'Tato pozice: −2 → zbývá 1',
  heat: 'Teplota',
  heatNext: 'Raketa: +1',
  xp: 'XP',
  levels: ['2 → 3 rakety', '3 → 4 zásahy', '+2 karty'],
  ready: 'k dispozici',
  captain: 'Kapitán',
  slot: 'Pozice 3 · Raketa',
  round: 'Kolo',
  logLines: ['Teplota 2 → 3', '1. raketa zasáhla Beranidlo 2 → 1', '2. raketa: kapitán vybírá sloupec'],
  saved: 'Uloženo v tomto zařízení.',
  update: 'Je připravena nová verze.',
  reload: 'Načíst znovu',
  problem: 'Úložiště zařízení je plné. Exportujte hru, ať se nic neztratí.',
  wonTitle: 'Kantor nicoty umlkl',
  lostTitle: 'Loď shořela',
  wonText: 'Poslední zásah dal laser ve 14. kole.',
  lostText: 'Teplota dosáhla 5 v 9. kole.',
  damage: 'Způsobené zásahy',
  enemiesLeft: 'Nepřátelé na desce',
  explosion: 'výbuch',
  again: 'Hrát znovu',
  replay: 'Přehrát partii',
  keyText: ['vybrat možnost', 'potvrdit', 'vrátit zpět', 'prohlédnout kartu'],
  keyGroup: 'U stolu',
  die: 'Kostka',
  attack: 'Útok',
  health: 'Zdraví',
  speed: 'Rychlost',
};

const DE: GalleryText = {
  board: 'Spielplan',
  cards: 'Zustände einer Karte',
  hand: 'Handkarten',
  prompt: 'Frage',
  tracks: 'Leisten, Marker, Stufen',
  timeline: 'Karten der Zeitleiste',
  seats: 'Plätze, Reihenfolge, Stapel',
  log: 'Protokoll',
  dice: 'Würfel',
  large: 'Große Karte',
  messages: 'Meldungen und Bedienung',
  charts: 'Diagramme',
  end: 'Spielende',
  keys: 'Tasten',
  enemies: 'Gegner',
  bosses: 'Bosse',
  commands: 'Kommandos',
  crew: 'Mannschaft und Mitspielende',
  icons: 'Symbole',
  sleeves: 'Unstoppable: Karten in Hüllen',
  threats: 'Unstoppable: Bedrohungen',
  upgrades: 'Unstoppable: Auslage und Kernstapel',
  openSleeve: 'Unstoppable: offene Hülle',
  portraits: 'Unstoppable: Charaktere, Bosse, Geschichte',
  tooFewCredits: '2 Kredite fehlen',
  open: 'Öffnen',
  defeated: 'Besiegt · +3 XP',
  absorbed: 'abgefangen',
  reason: 'Eine Rakete trifft das vorderste Ziel einer Spalte. Davor steht das Rammschiff.',
  question: 'Wähle eine Spalte für die zweite Rakete',
  rule: 'Das vorderste Ziel dort nimmt 1 Schaden.',
  why: 'Warum 2 Raketen?',
  fire: 'Auf das Rammschiff feuern',
  step: 'Platz 3 · Rakete · 2. von 2',
  undoRocket: 'Rakete 1 zurücknehmen',
  undoNot: 'Seitdem wurde etwas Verdecktes aufgedeckt.',
  waiting: 'Orrin wählt Karten',
  life: 'Dieser Platz: −2 → 1 übrig',
  heat: 'Hitze',
  heatNext: 'Rakete: +1',
  xp: 'XP',
  levels: ['2 → 3 Raketen', '3 → 4 Schaden', '+2 Karten'],
  ready: 'bereit',
  captain: 'Kapitän',
  slot: 'Platz 3 · Rakete',
  round: 'Runde',
  logLines: ['Hitze 2 → 3', 'Rakete 1 trifft das Rammschiff 2 → 1', 'Rakete 2: Der Kapitän wählt eine Spalte'],
  saved: 'Auf diesem Gerät gespeichert.',
  update: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
  problem: 'Der Speicher des Geräts ist voll. Exportiere den Tisch, damit nichts verloren geht.',
  wonTitle: 'Der Kantor der Leere schweigt',
  lostTitle: 'Das Raumschiff ist ausgebrannt',
  wonText: 'Den letzten Treffer setzte der Laser in Runde 14.',
  lostText: 'Die Hitze erreichte in Runde 9 den Wert 5.',
  damage: 'Zugefügter Schaden',
  enemiesLeft: 'Gegner auf dem Spielplan',
  explosion: 'Explosion',
  again: 'Noch einmal spielen',
  replay: 'Partie ansehen',
  keyText: ['Möglichkeit wählen', 'bestätigen', 'zurücknehmen', 'Karte ansehen'],
  keyGroup: 'Am Tisch',
  die: 'Würfel',
  attack: 'Angriff',
  health: 'Gesundheit',
  speed: 'Tempo',
};

export const GALLERY_TEXT: Record<Language, GalleryText> = { en: EN, cs: CS, de: DE };
