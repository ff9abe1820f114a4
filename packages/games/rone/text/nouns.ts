import { cs, de, en, type Noun } from '@starhold/effects/text';
import type { Damage, Fact, Gain } from '../content/ops.ts';

/** Czech: nom/gen/dat/acc/loc/ins; German: nom/gen/dat/acc. */
export const CARD: Noun = {
  en: en('card', 'cards'),
  cs: cs('f', 'karta/karty/kartě/kartu/kartě/kartou', 'karty/karet/kartám/karty/kartách/kartami'),
  de: de('f', 'Karte/Karte/Karte/Karte', 'Karten/Karten/Karten/Karten'),
};
export const ARMOUR: Noun = {
  en: en('armour'),
  cs: cs('n', 'brnění/brnění/brnění/brnění/brnění/brněním'),
  de: de('f', 'Rüstung/Rüstung/Rüstung/Rüstung'),
};
export const HEALTH: Noun = {
  en: en('health'),
  cs: cs('mi', 'život/života/životu/život/životě/životem', 'životy/životů/životům/životy/životech/životy'),
  de: de('f', 'Gesundheit/Gesundheit/Gesundheit/Gesundheit'),
};
export const PART: Noun = {
  en: en('spare part', 'spare parts'),
  cs: cs(
    'mi',
    'náhradní díl/náhradního dílu/náhradnímu dílu/náhradní díl/náhradním dílu/náhradním dílem',
    'náhradní díly/náhradních dílů/náhradním dílům/náhradní díly/náhradních dílech/náhradními díly',
  ),
  de: de('n', 'Ersatzteil/Ersatzteils/Ersatzteil/Ersatzteil', 'Ersatzteile/Ersatzteile/Ersatzteilen/Ersatzteile'),
};
export const SCREW: Noun = {
  en: en('screw', 'screws'),
  cs: cs(
    'mi',
    'šroubek/šroubku/šroubku/šroubek/šroubku/šroubkem',
    'šroubky/šroubků/šroubkům/šroubky/šroubcích/šroubky',
  ),
  de: de('f', 'Schraube/Schraube/Schraube/Schraube', 'Schrauben/Schrauben/Schrauben/Schrauben'),
};
export const REROLL: Noun = {
  en: en('re-roll token', 're-roll tokens'),
  cs: cs(
    'mi',
    'žeton přehozu/žetonu přehozu/žetonu přehozu/žeton přehozu/žetonu přehozu/žetonem přehozu',
    'žetony přehozu/žetonů přehozu/žetonům přehozu/žetony přehozu/žetonech přehozu/žetony přehozu',
  ),
  de: de(
    'm',
    'Neuwurfmarker/Neuwurfmarkers/Neuwurfmarker/Neuwurfmarker',
    'Neuwurfmarker/Neuwurfmarker/Neuwurfmarkern/Neuwurfmarker',
  ),
};
export const RESEARCH: Noun = {
  en: en('research token', 'research tokens'),
  cs: cs(
    'mi',
    'žeton výzkumu/žetonu výzkumu/žetonu výzkumu/žeton výzkumu/žetonu výzkumu/žetonem výzkumu',
    'žetony výzkumu/žetonů výzkumu/žetonům výzkumu/žetony výzkumu/žetonech výzkumu/žetony výzkumu',
  ),
  de: de(
    'm',
    'Technologiemarker/Technologiemarkers/Technologiemarker/Technologiemarker',
    'Technologiemarker/Technologiemarker/Technologiemarkern/Technologiemarker',
  ),
};
export const RESOURCE: Noun = {
  en: en('resource', 'resources'),
  cs: cs('mi', 'zdroj/zdroje/zdroji/zdroj/zdroji/zdrojem', 'zdroje/zdrojů/zdrojům/zdroje/zdrojích/zdroji'),
  de: de('f', 'Ressource/Ressource/Ressource/Ressource', 'Ressourcen/Ressourcen/Ressourcen/Ressourcen'),
};
export const PROTOCOL: Noun = {
  en: en('protocol', 'protocols'),
  cs: cs(
    'mi',
    'protokol/protokolu/protokolu/protokol/protokolu/protokolem',
    'protokoly/protokolů/protokolům/protokoly/protokolech/protokoly',
  ),
  de: de('n', 'Protokoll/Protokolls/Protokoll/Protokoll', 'Protokolle/Protokolle/Protokollen/Protokolle'),
};
export const DIE: Noun = {
  en: en('die', 'dice'),
  cs: cs('f', 'kostka/kostky/kostce/kostku/kostce/kostkou', 'kostky/kostek/kostkám/kostky/kostkách/kostkami'),
  de: de('m', 'Würfel/Würfels/Würfel/Würfel', 'Würfel/Würfel/Würfeln/Würfel'),
};
export const PLAYER: Noun = {
  en: en('player', 'players'),
  cs: cs('ma', 'hráč/hráče/hráči/hráče/hráči/hráčem', 'hráči/hráčů/hráčům/hráče/hráčích/hráči'),
  de: de('m', 'Spieler/Spielers/Spieler/Spieler', 'Spieler/Spieler/Spielern/Spieler'),
};
export const TECHNOLOGY: Noun = {
  en: en('technology', 'technologies'),
  cs: cs(
    'f',
    'technologie/technologie/technologii/technologii/technologii/technologií',
    'technologie/technologií/technologiím/technologie/technologiích/technologiemi',
  ),
  de: de('f', 'Technologie/Technologie/Technologie/Technologie', 'Technologien/Technologien/Technologien/Technologien'),
};
export const MATCH: Noun = {
  en: en('match', 'matches'),
  cs: cs('mi', 'zápas/zápasu/zápasu/zápas/zápase/zápasem', 'zápasy/zápasů/zápasům/zápasy/zápasech/zápasy'),
  de: de('f', 'Partie/Partie/Partie/Partie', 'Partien/Partien/Partien/Partien'),
};
export const SYMBOL: Noun = {
  en: en('symbol', 'symbols'),
  cs: cs('mi', 'symbol/symbolu/symbolu/symbol/symbolu/symbolem', 'symboly/symbolů/symbolům/symboly/symbolech/symboly'),
  de: de('n', 'Symbol/Symbols/Symbol/Symbol', 'Symbole/Symbole/Symbolen/Symbole'),
};

export const DAMAGE_NOUNS: Record<Damage, Noun> = {
  melee: {
    en: en('melee damage'),
    cs: cs(
      'n',
      'zranění na blízko/zranění na blízko/zranění na blízko/zranění na blízko/zranění na blízko/zraněním na blízko',
    ),
    de: de('m', 'Schaden durch Nahkampf/Schadens durch Nahkampf/Schaden durch Nahkampf/Schaden durch Nahkampf'),
  },
  ranged: {
    en: en('ranged damage'),
    cs: cs(
      'n',
      'střelecké zranění/střeleckého zranění/střeleckému zranění/střelecké zranění/střeleckém zranění/střeleckým zraněním',
      'střelecká zranění/střeleckých zranění/střeleckým zraněním/střelecká zranění/střeleckých zraněních/střeleckými zraněními',
    ),
    de: de('m', 'Schaden durch Fernkampf/Schadens durch Fernkampf/Schaden durch Fernkampf/Schaden durch Fernkampf'),
  },
  destruction: {
    en: en('armour destruction'),
    cs: cs('n', 'zničení brnění/zničení brnění/zničení brnění/zničení brnění/zničení brnění/zničením brnění'),
    de: de('m', 'Schaden an Rüstung/Schadens an Rüstung/Schaden an Rüstung/Schaden an Rüstung'),
  },
};

export const GAIN_NOUNS: Record<Gain, Noun> = {
  armour: ARMOUR,
  health: HEALTH,
  part: PART,
  screw: SCREW,
  reroll: REROLL,
};

/** A card in a place that is named behind it. */
const cardIn = (where: { en: string; cs: string; de: string }): Noun => {
  const placed = (forms: string, place: string): string =>
    forms
      .split('/')
      .map((form) => `${form} ${place}`)
      .join('/');
  return {
    en: en(`card ${where.en}`, `cards ${where.en}`),
    cs: cs(
      'f',
      placed('karta/karty/kartě/kartu/kartě/kartou', where.cs),
      placed('karty/karet/kartám/karty/kartách/kartami', where.cs),
    ),
    de: de('f', placed('Karte/Karte/Karte/Karte', where.de), placed('Karten/Karten/Karten/Karten', where.de)),
  };
};

/** An Invasion card with an adjective; `stem` without the ending: `nasazen`. */
const invasionCard = (adjective: { en: string; cs: string; de: string }): Noun => {
  const { cs: stem, de: german } = adjective;
  const czech = (endings: string, nouns: string): string => {
    const forms = nouns.split('/');
    return endings
      .split('/')
      .map((ending, i) => `${stem}${ending} ${forms[i]} Invaze`)
      .join('/');
  };
  return {
    en: en(`${adjective.en} Invasion card`, `${adjective.en} Invasion cards`),
    cs: cs(
      'f',
      czech('á/é/é/ou/é/ou', 'karta/karty/kartě/kartu/kartě/kartou'),
      czech('é/ých/ým/é/ých/ými', 'karty/karet/kartám/karty/kartách/kartami'),
    ),
    de: de(
      'f',
      `${german} Invasionskarte/${german}n Invasionskarte/${german}n Invasionskarte/${german} Invasionskarte`,
      `${german} Invasionskarten/${german}r Invasionskarten/${german}n Invasionskarten/${german} Invasionskarten`,
    ),
  };
};

export const ROUND: Noun = {
  en: en('round', 'rounds'),
  cs: cs('n', 'kolo/kola/kolu/kolo/kole/kolem', 'kola/kol/kolům/kola/kolech/koly'),
  de: de('f', 'Runde/Runde/Runde/Runde', 'Runden/Runden/Runden/Runden'),
};

/** What a condition or an amount counts. */
export const FACT_NOUNS: Record<Fact, Noun> = {
  armour: ARMOUR,
  health: HEALTH,
  hand: cardIn({ en: 'in your hand', cs: 'v ruce', de: 'auf der Hand' }),
  played: {
    en: en('other card in your played zone', 'other cards in your played zone'),
    cs: cs(
      'f',
      'další tvá zahraná karta/další tvé zahrané karty/další tvé zahrané kartě/další tvou zahranou kartu/další tvé zahrané kartě/další tvou zahranou kartou',
      'další tvé zahrané karty/dalších tvých zahraných karet/dalším tvým zahraným kartám/další tvé zahrané karty/dalších tvých zahraných kartách/dalšími tvými zahranými kartami',
    ),
    de: de(
      'f',
      'andere ausgespielte Karte/anderen ausgespielten Karte/anderen ausgespielten Karte/andere ausgespielte Karte',
      'andere ausgespielte Karten/anderer ausgespielter Karten/anderen ausgespielten Karten/andere ausgespielte Karten',
    ),
  },
  scrapyard: cardIn({ en: 'on your scrapyard', cs: 'na tvé skládce', de: 'auf deinem Schrottplatz' }),
  discardPile: cardIn({
    en: 'in your discard pile',
    cs: 've tvém odhazovacím balíčku',
    de: 'auf deinem Abwurfstapel',
  }),
  technologies: TECHNOLOGY,
  research: RESEARCH,
  players: PLAYER,
  halfPlayers: {
    en: en('two players (rounded up)'),
    cs: cs(
      'mi',
      'pár hráčů (zaokrouhleno nahoru)/páru hráčů (zaokrouhleno nahoru)/páru hráčů (zaokrouhleno nahoru)/pár hráčů (zaokrouhleno nahoru)/páru hráčů (zaokrouhleno nahoru)/párem hráčů (zaokrouhleno nahoru)',
    ),
    de: de(
      'n',
      'zwei Spieler (aufgerundet)/zwei Spieler (aufgerundet)/zwei Spielern (aufgerundet)/zwei Spieler (aufgerundet)',
    ),
  },
  round: ROUND,
  deployed: invasionCard({ en: 'deployed', cs: 'nasazen', de: 'eingesetzte' }),
  defeatedThisRound: {
    en: en('Invasion card defeated this round', 'Invasion cards defeated this round'),
    cs: cs(
      'f',
      'karta Invaze poražená v tomto kole/karty Invaze poražené v tomto kole/kartě Invaze poražené v tomto kole/kartu Invaze poraženou v tomto kole/kartě Invaze poražené v tomto kole/kartou Invaze poraženou v tomto kole',
      'karty Invaze poražené v tomto kole/karet Invaze poražených v tomto kole/kartám Invaze poraženým v tomto kole/karty Invaze poražené v tomto kole/kartách Invaze poražených v tomto kole/kartami Invaze poraženými v tomto kole',
    ),
    de: de(
      'f',
      'in dieser Runde besiegte Invasionskarte/in dieser Runde besiegten Invasionskarte/in dieser Runde besiegten Invasionskarte/in dieser Runde besiegte Invasionskarte',
      'in dieser Runde besiegte Invasionskarten/in dieser Runde besiegter Invasionskarten/in dieser Runde besiegten Invasionskarten/in dieser Runde besiegte Invasionskarten',
    ),
  },
  defeated: invasionCard({ en: 'defeated', cs: 'poražen', de: 'besiegte' }),
  protocols: PROTOCOL,
  invasionResearch: {
    en: en('research token of the Invasion', 'research tokens of the Invasion'),
    cs: cs(
      'mi',
      'žeton výzkumu Invaze/žetonu výzkumu Invaze/žetonu výzkumu Invaze/žeton výzkumu Invaze/žetonu výzkumu Invaze/žetonem výzkumu Invaze',
      'žetony výzkumu Invaze/žetonů výzkumu Invaze/žetonům výzkumu Invaze/žetony výzkumu Invaze/žetonech výzkumu Invaze/žetony výzkumu Invaze',
    ),
    de: de(
      'm',
      'Technologiemarker der Invasion/Technologiemarkers der Invasion/Technologiemarker der Invasion/Technologiemarker der Invasion',
      'Technologiemarker der Invasion/Technologiemarker der Invasion/Technologiemarkern der Invasion/Technologiemarker der Invasion',
    ),
  },
  invasionCards: cardIn({
    en: 'in draw deck, discard pile and scrapyard of the Invasion',
    cs: 'v hracím balíčku, odhazovacím balíčku a na skládce Invaze',
    de: 'in Zugstapel, Abwurfstapel und Schrottplatz der Invasion',
  }),
  scenarioHealth: {
    en: en('health of the scenario card'),
    cs: cs(
      'mi',
      'život karty scénáře/života karty scénáře/životu karty scénáře/život karty scénáře/životě karty scénáře/životem karty scénáře',
      'životy karty scénáře/životů karty scénáře/životům karty scénáře/životy karty scénáře/životech karty scénáře/životy karty scénáře',
    ),
    de: de(
      'f',
      'Gesundheit der Szenariokarte/Gesundheit der Szenariokarte/Gesundheit der Szenariokarte/Gesundheit der Szenariokarte',
    ),
  },
};
