import { type ByLang, type CsNoun, cs, type DeNoun, de, en, type Noun, type NounCase } from '@starhold/effects/text';
import type { Fact, Gain } from '../content/index.ts';

/** The nouns that stand beside numbers, with all their forms. */

export const CREDIT: Noun = {
  en: en('credit', 'credits'),
  cs: cs('mi', 'kredit/kreditu/kreditu/kredit/kreditu/kreditem', 'kredity/kreditů/kreditům/kredity/kreditech/kredity'),
  de: de('m', 'Kredit/Kredits/Kredit/Kredit', 'Kredite/Kredite/Krediten/Kredite'),
};

export const AP: Noun = {
  en: en('AP'),
  cs: cs(
    'mi',
    'akční bod/akčního bodu/akčnímu bodu/akční bod/akčním bodu/akčním bodem',
    'akční body/akčních bodů/akčním bodům/akční body/akčních bodech/akčními body',
  ),
  de: de(
    'm',
    'Aktionspunkt/Aktionspunkts/Aktionspunkt/Aktionspunkt',
    'Aktionspunkte/Aktionspunkte/Aktionspunkten/Aktionspunkte',
  ),
};

const HEALTH: Noun = {
  en: en('health'),
  cs: cs('n', 'zdraví/zdraví/zdraví/zdraví/zdraví/zdravím'),
  de: de('f', 'Gesundheit/Gesundheit/Gesundheit/Gesundheit'),
};

export const ARMOUR: Noun = {
  en: en('armour'),
  cs: cs('f', 'zbroj/zbroje/zbroji/zbroj/zbroji/zbrojí', 'zbroje/zbrojí/zbrojím/zbroje/zbrojích/zbrojemi'),
  de: de('f', 'Rüstung/Rüstung/Rüstung/Rüstung'),
};

export const DAMAGE: Noun = {
  en: en('damage'),
  cs: cs('n', 'poškození/poškození/poškození/poškození/poškození/poškozením'),
  de: de('m', 'Schaden/Schadens/Schaden/Schaden'),
};

export const CARD: Noun = {
  en: en('card', 'cards'),
  cs: cs('f', 'karta/karty/kartě/kartu/kartě/kartou', 'karty/karet/kartám/karty/kartách/kartami'),
  de: de('f', 'Karte/Karte/Karte/Karte', 'Karten/Karten/Karten/Karten'),
};

export const ALLY: Noun = {
  en: en('ally', 'allies'),
  cs: cs(
    'ma',
    'spojenec/spojence/spojenci/spojence/spojenci/spojencem',
    'spojenci/spojenců/spojencům/spojence/spojencích/spojenci',
  ),
  de: de('m', 'Verbündeter/Verbündeten/Verbündetem/Verbündeten', 'Verbündete/Verbündeter/Verbündeten/Verbündete'),
};

export const TACTIC: Noun = {
  en: en('tactic', 'tactics'),
  cs: cs(
    'f',
    'taktika/taktiky/taktice/taktiku/taktice/taktikou',
    'taktiky/taktik/taktikám/taktiky/taktikách/taktikami',
  ),
  de: de('f', 'Taktik/Taktik/Taktik/Taktik', 'Taktiken/Taktiken/Taktiken/Taktiken'),
};

export const THREAT: Noun = {
  en: en('threat', 'threats'),
  cs: cs('f', 'hrozba/hrozby/hrozbě/hrozbu/hrozbě/hrozbou', 'hrozby/hrozeb/hrozbám/hrozby/hrozbách/hrozbami'),
  de: de('f', 'Bedrohung/Bedrohung/Bedrohung/Bedrohung', 'Bedrohungen/Bedrohungen/Bedrohungen/Bedrohungen'),
};

export const UPGRADE: Noun = {
  en: en('upgrade', 'upgrades'),
  cs: cs(
    'n',
    'vylepšení/vylepšení/vylepšení/vylepšení/vylepšení/vylepšením',
    'vylepšení/vylepšení/vylepšením/vylepšení/vylepšeních/vylepšeními',
  ),
  de: de(
    'f',
    'Verbesserung/Verbesserung/Verbesserung/Verbesserung',
    'Verbesserungen/Verbesserungen/Verbesserungen/Verbesserungen',
  ),
};

const LEVEL: Noun = {
  en: en('level', 'levels'),
  cs: cs('f', 'úroveň/úrovně/úrovni/úroveň/úrovni/úrovní', 'úrovně/úrovní/úrovním/úrovně/úrovních/úrovněmi'),
  de: de('f', 'Stufe/Stufe/Stufe/Stufe', 'Stufen/Stufen/Stufen/Stufen'),
};

/** A space of the danger track. */
export const SPACE: Noun = {
  en: en('space', 'spaces'),
  cs: cs('n', 'pole/pole/poli/pole/poli/polem', 'pole/polí/polím/pole/polích/poli'),
  de: de('n', 'Feld/Felds/Feld/Feld', 'Felder/Felder/Feldern/Felder'),
};

export const TURN: Noun = {
  en: en('turn', 'turns'),
  cs: cs('mi', 'tah/tahu/tahu/tah/tahu/tahem', 'tahy/tahů/tahům/tahy/tazích/tahy'),
  de: de('m', 'Zug/Zugs/Zug/Zug', 'Züge/Züge/Zügen/Züge'),
};

const FACTION: Noun = {
  en: en('different faction', 'different factions'),
  cs: cs(
    'f',
    'různá frakce/různé frakce/různé frakci/různou frakci/různé frakci/různou frakcí',
    'různé frakce/různých frakcí/různým frakcím/různé frakce/různých frakcích/různými frakcemi',
  ),
  de: de(
    'f',
    'verschiedene Fraktion/verschiedenen Fraktion/verschiedenen Fraktion/verschiedene Fraktion',
    'verschiedene Fraktionen/verschiedener Fraktionen/verschiedenen Fraktionen/verschiedene Fraktionen',
  ),
};

type Forms = Record<NounCase, string>;

const mapForms = (forms: Forms, change: (form: string) => string): Forms => ({
  nom: change(forms.nom),
  gen: change(forms.gen),
  dat: change(forms.dat),
  acc: change(forms.acc),
  loc: change(forms.loc),
  ins: change(forms.ins),
});

/** The same noun with words behind it that never change: `spojenec ve hře`. */
function tail(noun: Noun, behind: ByLang<string>): Noun {
  const csChange = (form: string): string => `${form} ${behind.cs}`;
  const deChange = (form: string): string => `${form} ${behind.de}`;
  const csNoun: CsNoun = { gender: noun.cs.gender, sg: mapForms(noun.cs.sg, csChange) };
  if (noun.cs.pl) csNoun.pl = mapForms(noun.cs.pl, csChange);
  const deNoun: DeNoun = {
    gender: noun.de.gender,
    sg: mapForms(noun.de.sg, deChange),
    pl: mapForms(noun.de.pl, deChange),
  };
  return { en: en(`${noun.en.sg} ${behind.en}`, `${noun.en.pl} ${behind.en}`), cs: csNoun, de: deNoun };
}

const IN_PLAY: ByLang<string> = { en: 'in play', cs: 've hře', de: 'im Spiel' };

const EXHAUSTED_ALLY: Noun = {
  en: en('exhausted ally', 'exhausted allies'),
  cs: cs(
    'ma',
    'vyčerpaný spojenec/vyčerpaného spojence/vyčerpanému spojenci/vyčerpaného spojence/vyčerpaném spojenci/vyčerpaným spojencem',
    'vyčerpaní spojenci/vyčerpaných spojenců/vyčerpaným spojencům/vyčerpané spojence/vyčerpaných spojencích/vyčerpanými spojenci',
  ),
  de: de(
    'm',
    'erschöpfter Verbündeter/erschöpften Verbündeten/erschöpftem Verbündeten/erschöpften Verbündeten',
    'erschöpfte Verbündete/erschöpfter Verbündeter/erschöpften Verbündeten/erschöpfte Verbündete',
  ),
};

const ACTIVE_THREAT: Noun = {
  en: en('active threat', 'active threats'),
  cs: cs(
    'f',
    'aktivní hrozba/aktivní hrozby/aktivní hrozbě/aktivní hrozbu/aktivní hrozbě/aktivní hrozbou',
    'aktivní hrozby/aktivních hrozeb/aktivním hrozbám/aktivní hrozby/aktivních hrozbách/aktivními hrozbami',
  ),
  de: de(
    'f',
    'aktive Bedrohung/aktiven Bedrohung/aktiven Bedrohung/aktive Bedrohung',
    'aktive Bedrohungen/aktiver Bedrohungen/aktiven Bedrohungen/aktive Bedrohungen',
  ),
};

const DEFEATED_THREAT: Noun = {
  en: en('threat you defeated this turn', 'threats you defeated this turn'),
  cs: cs(
    'f',
    'hrozba poražená v tomto tahu/hrozby poražené v tomto tahu/hrozbě poražené v tomto tahu/hrozbu poraženou v tomto tahu/hrozbě poražené v tomto tahu/hrozbou poraženou v tomto tahu',
    'hrozby poražené v tomto tahu/hrozeb poražených v tomto tahu/hrozbám poraženým v tomto tahu/hrozby poražené v tomto tahu/hrozbách poražených v tomto tahu/hrozbami poraženými v tomto tahu',
  ),
  de: de(
    'f',
    'in diesem Zug besiegte Bedrohung/in diesem Zug besiegten Bedrohung/in diesem Zug besiegten Bedrohung/in diesem Zug besiegte Bedrohung',
    'in diesem Zug besiegte Bedrohungen/in diesem Zug besiegter Bedrohungen/in diesem Zug besiegten Bedrohungen/in diesem Zug besiegte Bedrohungen',
  ),
};

/** What can be gained, lost and paid. */
export const GAIN_NOUNS: Record<Gain, Noun> = { credit: CREDIT, ap: AP, health: HEALTH, armour: ARMOUR };

/** What amounts and conditions count. */
export const FACT_NOUNS: Record<Fact, Noun> = {
  armour: ARMOUR,
  health: HEALTH,
  credits: CREDIT,
  ap: AP,
  level: LEVEL,
  danger: tail(LEVEL, { en: 'of danger', cs: 'ohrožení', de: 'der Gefahr' }),
  hand: tail(CARD, { en: 'in your hand', cs: 'v ruce', de: 'auf der Hand' }),
  allies: tail(ALLY, IN_PLAY),
  exhaustedAllies: tail(EXHAUSTED_ALLY, IN_PLAY),
  tactics: tail(TACTIC, IN_PLAY),
  upgrades: tail(UPGRADE, { en: 'on this card', cs: 'na této kartě', de: 'an dieser Karte' }),
  activeThreats: ACTIVE_THREAT,
  defeatedThisTurn: DEFEATED_THREAT,
  factions: FACTION,
  sameFaction: tail(CARD, { en: 'of this faction', cs: 'této frakce', de: 'dieser Fraktion' }),
};
