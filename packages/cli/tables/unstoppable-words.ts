import type { Language } from '@starhold/kernel';

/** What the drawing of Unstoppable says beyond the names the game has for its own things. */
export interface UnstoppableWords {
  turn(n: number): string;
  turnsLeft(n: number): string;
  /** Signs of the danger track and of threats. */
  trackLegend: string;
  threatLegend: string;
  attackOfAll(n: number): string;
  exhausted: string;
  nothing: string;
  cards(n: number): string;
  bossCards(n: number): string;
  draft(n: number): string;
  looking: string;
  /** What is being resolved. */
  resolving: string;
  work: Record<WorkName, string>;
  damage(n: number): string;
  score: string;
}

/** Kinds of pending work that mean something to a person; the others are machinery. */
export const WORK_NAMES = [
  'upkeep',
  'defeat',
  'threat',
  'refill',
  'reward',
  'levelUp',
  'handDown',
  'remove',
  'danger',
  'market',
  'story',
] as const;
export type WorkName = (typeof WORK_NAMES)[number];

const en: UnstoppableWords = {
  turn: (n) => `Turn ${n}`,
  turnsLeft: (n) => (n === 0 ? 'last turn' : n === 1 ? '1 more turn' : `${n} more turns`),
  trackLegend: '[ ] marker  ~ skipped  m refresh the market  r pay 1 credit: remove 1 card  ☠ the end',
  threatLegend: '† attack  ◊ defence  ♥ what is left of attack + defence',
  attackOfAll: (n) => `attack of all: ${n}`,
  exhausted: 'exhausted',
  nothing: 'none',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  bossCards: (n) => (n === 1 ? '1 boss card' : `${n} boss cards`),
  draft: (n) => `drafts from 1–${n}`,
  looking: 'Looking at',
  resolving: 'Being resolved',
  work: {
    upkeep: 'Upkeep',
    defeat: 'threat defeated',
    threat: 'attack of the threats',
    refill: 'refill of the battlefield',
    reward: 'reward',
    levelUp: 'level up',
    handDown: 'discard from hand',
    remove: 'remove a card',
    danger: 'danger advances',
    market: 'refresh of the market',
    story: 'story',
  },
  damage: (n) => `${n} damage`,
  score: 'Score',
};

const plural = (n: number, one: string, few: string, many: string): string =>
  n === 1 ? one : n >= 2 && n <= 4 ? few : many;

const cs: UnstoppableWords = {
  turn: (n) => `Tah ${n}`,
  turnsLeft: (n) => (n === 0 ? 'poslední tah' : `ještě ${n} ${plural(n, 'tah', 'tahy', 'tahů')}`),
  trackLegend: '[ ] ukazatel  ~ přeskakuje se  m obnovení nabídky  r za 1 kredit vyřadit 1 kartu  ☠ konec',
  threatLegend: '† útok  ◊ obrana  ♥ kolik zbývá z útoku a obrany dohromady',
  attackOfAll: (n) => `útok celkem: ${n}`,
  exhausted: 'vyčerpaný',
  nothing: 'nic',
  cards: (n) => `${n} ${plural(n, 'karta', 'karty', 'karet')}`,
  bossCards: (n) => `${n} ${plural(n, 'karta bosse', 'karty bosse', 'karet bosse')}`,
  draft: (n) => `výběr z 1–${n}`,
  looking: 'Na výběr',
  resolving: 'Vyhodnocuje se',
  work: {
    upkeep: 'údržba',
    defeat: 'porážka hrozby',
    threat: 'útok hrozeb',
    refill: 'doplnění bojiště',
    reward: 'odměna',
    levelUp: 'zvýšení úrovně',
    handDown: 'odložení karet z ruky',
    remove: 'vyřazení karty',
    danger: 'růst ohrožení',
    market: 'obnovení nabídky',
    story: 'příběh',
  },
  damage: (n) => `${n} poškození`,
  score: 'Skóre',
};

const de: UnstoppableWords = {
  turn: (n) => `Zug ${n}`,
  turnsLeft: (n) => (n === 0 ? 'letzter Zug' : n === 1 ? 'noch 1 Zug' : `noch ${n} Züge`),
  trackLegend: '[ ] Marker  ~ übersprungen  m Auslage erneuern  r für 1 Kredit 1 Karte entfernen  ☠ das Ende',
  threatLegend: '† Angriff  ◊ Verteidigung  ♥ was von Angriff + Verteidigung übrig ist',
  attackOfAll: (n) => `Angriff zusammen: ${n}`,
  exhausted: 'erschöpft',
  nothing: 'nichts',
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  bossCards: (n) => (n === 1 ? '1 Bosskarte' : `${n} Bosskarten`),
  draft: (n) => `Auswahl aus 1–${n}`,
  looking: 'Zur Auswahl',
  resolving: 'Wird ausgeführt',
  work: {
    upkeep: 'Versorgung',
    defeat: 'besiegte Bedrohung',
    threat: 'Angriff der Bedrohungen',
    refill: 'Auffüllen des Schlachtfelds',
    reward: 'Belohnung',
    levelUp: 'Stufenaufstieg',
    handDown: 'Handkarten ablegen',
    remove: 'Karte entfernen',
    danger: 'steigende Gefahr',
    market: 'Auslage erneuern',
    story: 'Geschichte',
  },
  damage: (n) => `${n} Schaden`,
  score: 'Wertung',
};

export const UNSTOPPABLE_WORDS: Record<Language, UnstoppableWords> = { en, cs, de };
