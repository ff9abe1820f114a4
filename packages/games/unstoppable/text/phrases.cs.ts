import {
  changeText,
  type NounCase,
  num,
  qty,
  signed,
  type Text,
  timesOf,
  txt,
  type Voice,
  word,
} from '@starhold/effects/text';
import type { Fact, Faction, Num, RemoveFrom, UnsLexicon } from '../content/index.ts';
import {
  ALLY,
  AP,
  ARMOUR,
  CARD,
  CREDIT,
  DAMAGE,
  FACT_NOUNS,
  GAIN_NOUNS,
  SPACE,
  TACTIC,
  THREAT,
  UPGRADE,
} from './nouns.ts';
import type { Wording } from './wording.ts';

/** Imperative, second person singular. */
const L = 'cs';
const taunt = word('Výsměch', 'UNS-18.4');
const fear = word('Hrůza', 'UNS-18.1');
const atLevel = (n: number) => word(`Úroveň ${n}+`, 'UNS-16.9');
const dangerLevel = word('úroveň ohrožení', 'UNS-16.12');
const ZONES: Record<RemoveFrom, string> = { hand: 'z ruky', discard: 'z odkládací hromádky', play: 'ze hry' };
const TO = { any: '', onDeck: ' hrozbě na balíčku', active: ' aktivní hrozbě' };
const EACH = { ma: 'každého', mi: 'každý', f: 'každou', n: 'každé' };
const cards = (n: number, as: NounCase): Text => qty(n, CARD, as, L);

/** `za každého spojence ve hře`, `za každé 3 kredity`, `za každých 5 karet`. */
const per = (fact: Fact) => (each: Text, by: number) => {
  const noun = FACT_NOUNS[fact];
  if (by === 1) return txt`${each} za ${EACH[noun.cs.gender]} ${noun.cs.sg.acc}`;
  return txt`${each} za ${by < 5 ? 'každé' : 'každých'} ${qty(by, noun, 'acc', L)}`;
};

const voice: Voice<UnsLexicon> = {
  lang: L,
  own: {
    damage: ({ n, to = 'any', ignoreTaunt }, t) => {
      const text = txt`uděl ${qty(t.n(n), DAMAGE, 'acc', L)}${TO[to]}`;
      return ignoreTaunt ? txt`${text} (${taunt} lze ignorovat)` : text;
    },
    damageAll: ({ n }, t) => txt`uděl ${qty(t.n(n), DAMAGE, 'acc', L)} každé aktivní hrozbě na jednom bojišti`,
    gain: ({ what, n, who }, t) =>
      txt`${who === 'either' ? 'ty nebo spoluhráč získá' : 'získej'} ${qty(t.n(n), GAIN_NOUNS[what], 'acc', L)}`,
    train: ({ n = 1 }) => {
      const { label, leads = label } = timesOf(n, L);
      return n === 1 ? word('vycvič se', 'UNS-16.6') : txt`${leads} ${word('se vycvič', 'UNS-16.6')}`;
    },
    remove: ({ from }) => {
      const text = txt`${word('vyřaď', 'UNS-16.7')} ${cards(1, 'acc')}`;
      return from ? txt`${text} ${from.map((zone) => ZONES[zone]).join(' nebo ')}` : text;
    },
    refresh: () => txt`${word('obnov', 'UNS-16.8')} ${qty(1, ALLY, 'acc', L)}`,
    repeatEffect: () => txt`zopakuj ${num(1)} efekt jiné taktiky ve hře`,
    takeBack: () => txt`vrať ${num(1)} jinou taktiku ze hry do ruky`,
    marketRefresh: () => txt`${word('obnov nabídku', 'UNS-13.4')}`,
    bossDamage: ({ n }) => txt`uděl ${n} ${word('poškození bosse', 'UNS-16.11')}`,
    lose: ({ what, n }) => txt`ztrať ${qty(n, GAIN_NOUNS[what], 'acc', L)}`,
    hurt: ({ n }) => txt`utrp ${qty(n, DAMAGE, 'acc', L)}`,
    discardAlly: () => txt`odlož ze hry ${qty(1, ALLY, 'acc', L)}`,
    discardHand: ({ n }) => txt`odlož z ruky ${cards(n, 'acc')}`,
    advanceDanger: ({ n }) => txt`posuň ukazatel ohrožení o ${qty(n, SPACE, 'acc', L)}`,
    bossCards: ({ n }) =>
      n === 1
        ? txt`přesuň vrchní kartu balíčku bosse na svou odkládací hromádku`
        : txt`přesuň vrchní ${cards(n, 'acc')} balíčku bosse na svou odkládací hromádku`,
    story: () => txt`vyhodnoť aktuální kartu příběhu`,
  },
  condition: (c) => {
    if ('defeated' in c) return txt`pokud tím hrozbu porazíš,`;
    if ('level' in c) return atLevel(c.level);
    if ('atLeast' in c) return txt`alespoň ${qty(c.atLeast, FACT_NOUNS[c.of], 'nom', L)}`;
    return txt`nejvýše ${qty(c.atMost, FACT_NOUNS[c.of], 'nom', L)}`;
  },
  facts: {
    armour: per('armour'),
    health: per('health'),
    credits: per('credits'),
    ap: per('ap'),
    level: per('level'),
    danger: per('danger'),
    hand: per('hand'),
    allies: per('allies'),
    exhaustedAllies: per('exhaustedAllies'),
    tactics: per('tactics'),
    upgrades: per('upgrades'),
    activeThreats: per('activeThreats'),
    defeatedThisTurn: per('defeatedThisTurn'),
    factions: per('factions'),
    sameFaction: per('sameFaction'),
  },
  cost: ({ what, n }) => txt`zaplať ${qty(n, GAIN_NOUNS[what], 'acc', L)}`,
  groups: { players: { label: txt`každý hráč`, object: txt`každého hráče` } },
};

/** Whose: `karty Rady`, `symbol Rady`. */
const OF_FACTION: Record<Faction, string> = {
  council: 'Rady',
  scrappers: 'Šroťáků',
  silver: 'rodu Silverů',
  virens: 'Virenů',
};

function stat(n: Num): Text {
  if (typeof n === 'number') return num(n);
  const danger = n.half ? txt`polovina ${word('úrovně ohrožení', 'UNS-16.12')} (zaokrouhleno dolů)` : dangerLevel;
  return n.plus ? txt`${n.plus} + ${danger}` : danger;
}

const NUMBERS: Wording['numbers'] = {
  cost: txt`cena v akčních bodech`,
  attack: txt`útok`,
  defence: txt`obrana`,
  damage: txt`poškození, které uděluješ`,
  threatDamage: txt`poškození, které ti hrozba uděluje`,
  price: txt`ceny v nabídce`,
  haggle: txt`cena za ${word('Smlouvání', 'UNS-17.3')}`,
  keepArmour: txt`zbroj, která ti zůstane ve fázi úklidu`,
  activeLimit: txt`limit aktivních hrozeb`,
};

export const CS: Wording = {
  voice,
  keyword: (k) => {
    if (typeof k === 'object') return word(`Smlouvání ${k.haggle}`, 'UNS-17.3');
    if (k === 'unity') return word('Sjednocení', 'UNS-17.2');
    return k === 'focus' ? word('Soustředění', 'UNS-17.4') : word('Spiknutí', 'UNS-17.5');
  },
  level: atLevel,
  threatKeyword: (k) => {
    switch (k.k) {
      case 'fear':
        return fear;
      case 'taunt':
        return taunt;
      case 'swift':
        return word('Rychlost', 'UNS-18.2');
      case 'rage':
        return word('Vztek', 'UNS-18.7');
      case 'madness':
        return word(`Šílenství ${k.x}`, 'UNS-18.3');
    }
  },
  modifiers: {
    damage: ({ n, when }) => {
      const by = num(signed(n, L));
      if (when === 'first') return txt`první poškození, které v každém tahu udělíš: ${by}`;
      if (when === 'each') return txt`každé poškození, které udělíš: ${by}`;
      return txt`každé poškození, které udělíš hrozbě na balíčku: ${by}`;
    },
    shield: ({ n, when }) =>
      txt`fáze hrozby: poškození od ${when === 'first' ? 'první' : 'každé'} hrozby ${num(signed(-n, L))}`,
    price: ({ n }) => changeText(NUMBERS, 'price', n, L),
    haggle: ({ n }) => changeText(NUMBERS, 'haggle', n, L),
    fearless: () => txt`${fear} tě nestojí žádné akční body`,
    keepArmour: ({ n }) => txt`fáze úklidu: ponech si až ${qty(n, ARMOUR, 'acc', L)}`,
    threatDefence: ({ n }) => txt`všechny hrozby: obrana ${num(signed(n, L))}`,
    threatAttack: ({ n }) => txt`všechny hrozby: útok ${num(signed(n, L))}`,
    activeLimit: ({ n }) => changeText(NUMBERS, 'activeLimit', n, L),
    keyword: ({ keyword }) => txt`každá aktivní hrozba: ${CS.threatKeyword(keyword)}`,
  },
  numbers: NUMBERS,
  requirements: {
    pay: ({ n }) => txt`zaplať ${qty(n, CREDIT, 'acc', L)}`,
    remove: ({ n }) => txt`vyřaď ${cards(n, 'acc')} z ruky nebo odkládací hromádky`,
    discardAlly: ({ n }) => txt`odlož z ruky ${qty(n, ALLY, 'acc', L)}`,
    own: ({ what, n }) => {
      if (what === 'upgrades') return txt`máš alespoň ${qty(n, UPGRADE, 'acc', L)}`;
      if (what === 'ally') return txt`máš alespoň ${qty(n, ALLY, 'acc', L)}`;
      if (what === 'tactic') return txt`máš alespoň ${qty(n, TACTIC, 'acc', L)}`;
      const of = what === 'oneFaction' ? 'jedné frakce' : what === 'eachFaction' ? 'každé frakce' : OF_FACTION[what];
      return txt`máš alespoň ${cards(n, 'acc')} ${of}`;
    },
    damage: ({ n }) => txt`každý hráč utrpí ${qty(n, DAMAGE, 'acc', L)}`,
    level: ({ n }) => atLevel(n),
    danger: ({ n }) => txt`posuň ukazatel ohrožení o ${qty(n, SPACE, 'acc', L)}`,
    defeated: ({ n }) =>
      txt`v tomto tahu ${n === 1 ? 'poražena' : n < 5 ? 'poraženy' : 'poraženo'} alespoň ${qty(n, THREAT, 'nom', L)}`,
  },
  help: {
    unity: 'X je počet různých frakcí mezi tvými kartami v ruce a ve hře, včetně této karty.',
    haggle:
      'Můžeš zaplatit tolik kreditů, o 1 méně za každou kartu frakce této karty v ruce a ve hře (včetně ní), a efekt vyhodnotit.',
    focus: 'X je počet karet frakce této karty v ruce a ve hře, včetně ní.',
    conspiracy: 'Platí, jen pokud máš v ruce nebo ve hře další kartu frakce této karty.',
    level: 'Platí, jen pokud je tvá úroveň alespoň takto vysoká.',
    fear: 'Kdykoli na tuto aktivní hrozbu zacílíš poškození, ztratíš 1 akční bod.',
    swift: 'Nepočítá se do limitu aktivních hrozeb a při úklidu nikdy nezůstává na balíčku.',
    madness: 'Při odhalení: máš-li nejvýše tolik zdraví, udělí hrozba sama sobě 2 poškození.',
    taunt: 'Poškození na tomto bojišti a jeho balíčku musí mířit na hrozbu s Výsměchem.',
    rage: 'Ve fázi hrozby odlož ze hry 1 svého spojence.',
  },
  factions: { council: 'Rada', scrappers: 'Šroťáci', silver: 'rod Silverů', virens: 'Virenové' },
  kinds: { tactic: 'taktika', ally: 'spojenec' },
  requires: { tactic: 'jen na taktiku', ally: 'jen na spojence', any: 'na libovolnou kartu' },
  notches: { top: 'vrchní výřez', bottom: 'spodní výřez' },
  origins: { starter: 'startovní', ceres2: 'Ceres II', virenos: 'Virenos', mithras: 'Mithras' },
  symbol: (faction) => `symbol ${OF_FACTION[faction]}`,
  skipped: {
    normal: 'přeskakuje se na normální obtížnosti',
    hard: 'přeskakuje se na těžké obtížnosti',
    expert: 'přeskakuje se na expertní obtížnosti',
  },
  spaceEffects: {
    remove: txt`volitelně: zaplať ${qty(1, CREDIT, 'acc', L)} → vyřaď ${cards(1, 'acc')}`,
    market: txt`volitelně: vrať libovolná vylepšení z nabídky pod balíček vylepšení a nabídku doplň`,
  },
  borders: { green: 'zelený okraj', yellow: 'žlutý okraj', red: 'červený okraj' },
  stat,
  labels: {
    upkeep: word('údržba', 'UNS-5.3'),
    defeat: txt`kdykoli porazíš hrozbu`,
    drawn: txt`při dobrání`,
    reward: word('odměna', 'UNS-10.5'),
    ongoing: txt`trvale`,
    levelUp: word('zvýšení úrovně', 'UNS-15.6'),
    victory: txt`vítězství`,
    ending: txt`konec příběhu`,
    then: txt`potom`,
    threatSide: txt`strana hrozby`,
    together: txt`oba dohromady`,
    onAlly: txt`na spojenci`,
  },
  cheaper: (n) => txt`tato karta stojí o ${qty(n, AP, 'acc', L)} méně`,
  extraDefence: (n) => txt`${num(signed(n, L))} za každého dalšího hráče`,
  afterDrawn: {
    discard: txt`přesuň tuto kartu na svou odkládací hromádku`,
    box: txt`vrať tuto kartu do krabice`,
  },
  notRemovable: txt`tuto kartu nelze efekty vyřadit`,
  bossDamageGoal: (n) => txt`${n} ${word('poškození bosse', 'UNS-16.11')} na hráče`,
  endingGoal: txt`dosáhni konce příběhu`,
  nextCard: (n) => txt`pokračuj kartou ${n}`,
  copies: (n) => `${n}×`,
  words: {
    level: 'úroveň',
    cost: 'cena',
    price: 'cena',
    attack: 'útok',
    defence: 'obrana',
    bossDeck: 'balíček bosse',
    threatDeck: 'balíček hrozeb',
    solo: 'sólo',
    duo: 'dva hráči',
    danger: 'úroveň ohrožení',
    maximum: 'maximální ohrožení: prohra',
    start: 'začátek',
    bossCard: 'karta bosse',
    nothing: 'žádný efekt',
  },
};
