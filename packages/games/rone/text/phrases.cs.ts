import {
  formOf,
  labelled,
  type NounCase,
  num,
  qty,
  quoted,
  sentences,
  series,
  signed,
  type Text,
  txt,
  type Voice,
  word,
} from '@starhold/effects/text';
import type { Amount, Condition, Fact, KindOrChoice, ResourceKind, RoneLexicon } from '../content/index.ts';
import {
  CARD,
  DAMAGE_NOUNS,
  DIE,
  FACT_NOUNS,
  GAIN_NOUNS,
  PROTOCOL,
  RESEARCH,
  RESOURCE,
  SCREW,
  SYMBOL,
} from './nouns.ts';
import { symbolsText, type Telling } from './symbols.ts';
import type { NameOf, Wording } from './wording.ts';

/** Imperative, second person singular; of others in the third person. */
const L = 'cs';
const KINDS: Record<ResourceKind, string> = {
  blue: 'modrý',
  red: 'červený',
  black: 'černý',
  green: 'zelený',
  yellow: 'žlutý',
  wild: 'žolíkový',
};
const EACH = { ma: 'každého', mi: 'každý', f: 'každou', n: 'každé' };
const NUMBERS = ['', 'první', 'prvních dvou', 'prvních tří', 'prvních čtyř', 'prvních pěti'];

/** `1 modrý`, `2 modré`, `5 modrých` (zdroj). */
function kind(of: ResourceKind, n: number): string {
  const stem = KINDS[of].slice(0, -1);
  return n === 1 ? KINDS[of] : n >= 2 && n <= 4 ? `${stem}é` : `${stem}ých`;
}

const cards = (n: number, as: NounCase = 'acc'): Text => qty(n, CARD, as, L);

/** `vrchní kartu`, `2 vrchní karty`, `5 vrchních karet`. */
const top = (n: number): Text => {
  if (n === 1) return txt`vrchní kartu`;
  return n < 5 ? txt`${num(n)} vrchní karty` : txt`${num(n)} vrchních karet`;
};
const per = (fact: Fact) => (each: Text) => {
  const noun = FACT_NOUNS[fact];
  return txt`${each} za ${EACH[noun.cs.gender]} ${noun.cs.sg.acc}`;
};

/** Amounts that begin to count late. */
function amount(n: Amount, t: Telling): number | string {
  if (typeof n === 'number' || n.base >= 0) return t.n(n);
  return t.letter(txt`${per(n.per)(num(n.each))} kromě ${NUMBERS[-n.base / n.each] ?? `prvních ${-n.base / n.each}`}`);
}

function done(t: Telling, who: string | undefined, you: string, they: string): Text {
  const whole = who === 'it' ? t.it('') : [];
  return whole.length > 0 ? txt`${whole} ${they}` : txt`${you}`;
}

const resources = (n: number, of: KindOrChoice): Text => {
  if (of !== 'oneColour') return txt`${num(n)} ${kind(of, n)} ${formOf(n, RESOURCE, 'acc', L)}`;
  return n === 1 ? txt`${num(1)} zdroj libovolné barvy` : txt`${qty(n, RESOURCE, 'acc', L)} jedné barvy`;
};

const plural = (fact: Fact): string => {
  const { pl, sg } = FACT_NOUNS[fact].cs;
  return (pl ?? sg).gen;
};

function condition(c: Condition, nameOf: NameOf): Text {
  if ('any' in c)
    return series(
      c.any.map((one) => condition(one, nameOf)),
      'or',
      L,
    );
  if ('all' in c)
    return series(
      c.all.map((one) => condition(one, nameOf)),
      'and',
      L,
    );
  if ('coop' in c) return txt`proti Invazi`;
  if ('ended' in c) return txt`skončila událost ${nameOf(c.ended)}`;
  const noun = FACT_NOUNS[c.of];
  if ('atLeast' in c) {
    if (typeof c.atLeast === 'string') return txt`alespoň tolik ${plural(c.of)}, kolik je ${plural(c.atLeast)}`;
    return c.of === 'round' ? txt`nastalo ${num(c.atLeast)}. kolo` : txt`alespoň ${qty(c.atLeast, noun, 'nom', L)}`;
  }
  if (c.of === 'scenarioHealth' && c.atMost === 0) return txt`karta scénáře má ${num(0)} životů`;
  if (c.atMost === 0) return txt`bez ${plural(c.of)}`;
  if (typeof c.atMost === 'string') return txt`nejvýše tolik ${plural(c.of)}, kolik je ${plural(c.atMost)}`;
  return txt`nejvýše ${qty(c.atMost, noun, 'nom', L)}`;
}

const voice: Voice<RoneLexicon> = {
  lang: L,
  own: {
    deal: ({ damage, n }, t) =>
      damage === 'destruction'
        ? txt`znič soupeři ${qty(amount(n, t), GAIN_NOUNS.armour, 'acc', L)}`
        : txt`uděl ${qty(amount(n, t), DAMAGE_NOUNS[damage], 'acc', L)}`,
    suffer: ({ damage, n, who }, t) =>
      txt`${done(t, who, 'utrp', 'utrpí')} ${qty(amount(n, t), DAMAGE_NOUNS[damage], 'acc', L)}`,
    lose: ({ what, n, who }, t) =>
      txt`${done(t, who, 'ztrať', 'ztratí')} ${qty(amount(n, t), GAIN_NOUNS[what], 'acc', L)}`,
    gain: ({ what, n, who }, t) => {
      const gained = qty(amount(n, t), GAIN_NOUNS[what], 'acc', L);
      if (who === 'oneOpponent') return txt`jeden soupeř (podle jejich volby) získá ${gained}`;
      return txt`${done(t, who, 'získej', 'získá')} ${gained}`;
    },
    resource: ({ kind: of, n }) => txt`získej ${resources(n, of)}`,
    store: ({ kind: of, n }) => txt`${word('ulož', 'RONE-11.12')} ${resources(n, of)}`,
    research: ({ n, who }, t) => {
      const tokens = qty(Math.abs(n), RESEARCH, 'acc', L);
      if (who === 'invasion') return txt`Invaze ${n < 0 ? 'zničí' : 'získá'} ${tokens}`;
      if (n > 0) return txt`${done(t, who, 'získej', 'získá')} ${tokens}`;
      const whole = who === 'it' ? t.it('') : [];
      if (whole.length > 0) return txt`${whole} zničí ${tokens}`;
      return n === -1 ? txt`znič ${num(1)} svůj žeton výzkumu` : txt`znič ${tokens} ze svých`;
    },
    draw: ({ n }) => (n === 1 ? txt`můžeš dobrat ${cards(1)}` : txt`dober až ${cards(n)}`),
    mill: ({ to, n, who, store }, t) => {
      const pile = to === 'discard' ? '' : ' na skládku';
      const [you, they] = to === 'discard' ? ['odhoď', 'odhodí'] : ['odlož', 'odloží'];
      if (who === 'opponent') return txt`soupeř ${they} ${top(n)} svého hracího balíčku${pile}`;
      if (who === 'invasion') {
        const scrapped = txt`Invaze ${they} ${top(n)} svého hracího balíčku${pile}`;
        return store ? txt`${scrapped} a uloží její odměnu` : scrapped;
      }
      const whole = who === 'it' ? t.it('') : [];
      if (whole.length > 0) return txt`${whole} ${they} ${top(n)} svého hracího balíčku${pile}`;
      const own = txt`${you} ${top(n)} svého hracího balíčku${pile}`;
      return store ? txt`${own} a ulož její aktivační cenu` : own;
    },
    sacrifice: () => txt`${word('obětuj', 'RONE-11.5')} kartu`,
    recycle: ({ n, from }) =>
      from
        ? txt`${word('recykluj', 'RONE-11.6')} ${top(n)} své skládky`
        : txt`${word('recykluj', 'RONE-11.6')} ${cards(n)}`,
    recruit: () => txt`${word('naverbuj', 'RONE-11.7')} kartu`,
    discover: () => txt`${word('objev', 'RONE-11.8')} technologii`,
    enlist: () => txt`${word('vycvič', 'RONE-11.9')} ${num(1)} kartu z balíčku startovních karet`,
    train: ({ most }) =>
      txt`${word('vycvič', 'RONE-11.9')} ${num(1)} kartu ze svého cvičiště s cenou vycvičení nejvýše ${num(most)}`,
    screwIt: ({ n }) => txt`polož na ni ${qty(n, SCREW, 'acc', L)}`,
    upgrade: ({ n }) =>
      n === 1
        ? txt`${word('vyměň', 'RONE-4.10')} ${num(1)} šroubek na své kostce za barevný`
        : txt`${word('vyměň', 'RONE-4.10')} až ${qty(n, SCREW, 'acc', L)} na jedné své kostce za barevné`,
    refresh: ({ n, other, who }) => {
      const refresh = word('obnov', 'RONE-11.13');
      if (n === 'all') return txt`${refresh} všechny karty ve své základně`;
      const what = other ? (n === 1 ? txt`${num(1)} jinou kartu` : txt`${num(n)} jiné karty`) : cards(n);
      return who === 'onePlayer'
        ? txt`jeden hráč ${word('obnoví', 'RONE-11.13')} ${what} ve své základně`
        : txt`${refresh} ${what} ve své základně`;
    },
    exhaust: ({ n }) => txt`${word('unav', 'RONE-11.13')} ${cards(n)} v soupeřově základně`,
    destroyStored: ({ n, who, take }, t) => {
      if (n === 'all') return txt`znič všechny své uložené zdroje`;
      const stored = txt`${num(n)} ${n === 1 ? 'uložený zdroj' : n < 5 ? 'uložené zdroje' : 'uložených zdrojů'}`;
      if (who === 'opponent') {
        const gone = txt`znič soupeři ${stored}`;
        return take ? sentences(txt`${gone}; ulož ${num(take)} zdroj některého z těchto druhů`) : gone;
      }
      return txt`${done(t, who, 'znič', 'zničí')} ${stored}`;
    },
    destroyScrews: ({ n, who }, t) => txt`${done(t, who, 'znič', 'zničí')} ${qty(n, SCREW, 'acc', L)} na svém cvičišti`,
    destroyPlayed: () => txt`znič jinou ze svých zahraných karet`,
    repeatPlayed: () => txt`zopakuj efekty jiné ze svých zahraných karet (ne karty téhož jména)`,
    playDiscard: ({ less }) =>
      sentences(
        labelled(
          txt`volitelně`,
          less === 0
            ? txt`zahraj vrchní kartu svého odhazovacího balíčku`
            : txt`zahraj vrchní kartu svého odhazovacího balíčku o ${qty(less, SYMBOL, 'acc', L)} levněji`,
        ),
      ),
    deploy: ({ n }) =>
      txt`Invaze ${word('nasadí', 'RONE-22.6')} ${n === 1 ? txt`${num(1)} další kartu` : n < 5 ? txt`${num(n)} další karty` : txt`${num(n)} dalších karet`}`,
    deployMore: ({ n }) => txt`od této chvíle Invaze nasazuje každé kolo o ${cards(n)} více`,
    invasionStore: ({ symbols }) => txt`Invaze ${word('uloží', 'RONE-22.1')} ${symbolsText(symbols, CS)}`,
    invasionRecycle: ({ n }) => txt`Invaze ${word('recykluje', 'RONE-22.2')} ${cards(n)}`,
    fillZones: () => txt`Invaze ${word('naverbuje', 'RONE-22.4')} kartu do každé prázdné tréninkové zóny`,
    fillDeck: ({ upTo }, t) =>
      txt`doplň hrací balíček Invaze z její zásoby na ${qty(amount(upTo, t), CARD, 'acc', L)} a zamíchej jej`,
    activate: ({ n = 1, upTo }) =>
      upTo === undefined
        ? txt`Invaze ${word('aktivuje', 'RONE-22.3')} ${qty(n, PROTOCOL, 'acc', L)}`
        : txt`Invaze ${word('aktivuje', 'RONE-22.3')} protokoly, dokud jich nejsou ve hře ${num(upTo)}`,
    lock: ({ n, who }, t) =>
      txt`${done(t, who, 'toto kolo nepoužívej', 'toto kolo nepoužije')} ${qty(n, DIE, 'acc', L)} podle ${who === 'it' ? 'své ' : ''}volby`,
    fortify: ({ armour, health }) =>
      txt`vrchní nasazená karta získá ${series(
        [
          ...(armour > 0 ? [qty(armour, GAIN_NOUNS.armour, 'acc', L)] : []),
          ...(health > 0 ? [qty(health, GAIN_NOUNS.health, 'acc', L)] : []),
        ],
        'and',
        L,
      )}`,
    sabotage: ({ n }) =>
      n === 1
        ? txt`znič ${num(1)} zdroj v tréninkové zóně`
        : txt`znič ${qty(n, RESOURCE, 'acc', L)} v tréninkových zónách`,
    destroyDiscarded: ({ n }, t) => {
      if (typeof n === 'number') return txt`znič ${top(n)} odhazovacího balíčku Invaze`;
      return txt`znič ${amount(n, t)} vrchních karet odhazovacího balíčku Invaze`;
    },
    destroySelf: () => txt`znič tuto kartu`,
    returnIt: () => txt`polož ji na hrací balíček Invaze`,
  },
  condition: (c) => condition(c, (id) => quoted(id, L)),
  facts: {
    armour: per('armour'),
    health: per('health'),
    hand: per('hand'),
    played: per('played'),
    scrapyard: per('scrapyard'),
    discardPile: per('discardPile'),
    technologies: per('technologies'),
    research: per('research'),
    players: per('players'),
    halfPlayers: per('halfPlayers'),
    round: per('round'),
    deployed: per('deployed'),
    defeatedThisRound: per('defeatedThisRound'),
    defeated: per('defeated'),
    protocols: per('protocols'),
    invasionResearch: per('invasionResearch'),
    invasionCards: per('invasionCards'),
    scenarioHealth: per('scenarioHealth'),
  },
  groups: {
    players: { label: txt`každý hráč`, object: txt`každý hráč` },
    opponents: { label: txt`každý soupeř`, object: txt`každý soupeř` },
  },
};

export const CS: Wording = {
  voice,
  condition,
  modifiers: {
    keep: ({ n }) => txt`fáze 5: můžeš si ${word('ponechat', 'RONE-11.14')} ${cards(n)} v ruce`,
    firstRanged: ({ n }) =>
      txt`první zahraná karta se střeleckým zraněním v každém kole: ${num(signed(n, L))} střelecké zranění`,
    trainedOnTop: ({ n }) =>
      n === 1
        ? txt`fáze 9: ${num(1)} vycvičenou kartu můžeš položit na svůj hrací balíček`
        : txt`fáze 9: až ${num(n)} vycvičené karty můžeš položit na svůj hrací balíček`,
    rangedShield: ({ n }) => txt`první střelecké zranění, které v každém kole utrpíš: ${num(signed(-n, L))}`,
    sacrificeDraw: ({ n }) => txt`při ${word('obětování', 'RONE-11.5')} dober o ${cards(n)} více`,
    price: ({ action, n }, nameOf) =>
      txt`akce náhradních dílů ${nameOf(action)}: cena ${num(signed(n, L))}${n < 0 ? ' (nejméně 1)' : ''}`,
    noReroll: () => txt`hráči nemohou používat žetony přehozu`,
    swallow: () => txt`zranění, která po jejím poražení zbudou, propadnou`,
    immune: ({ to }) => txt`odolná vůči: ${DAMAGE_NOUNS[to].cs.sg.nom}`,
    untargetable: () => txt`na kartu scénáře nelze útočit`,
  },
  moments: {
    turnStart: txt`začátek tvého kola`,
    turnEnd: txt`konec tvého kola`,
    recruited: txt`když naverbuješ kartu (mimo přípravu hry)`,
    reshuffled: txt`po zamíchání tvého hracího balíčku`,
    invasionStart: txt`začátek fáze Invaze`,
    invasionEnd: txt`konec fáze Invaze`,
    playerReshuffled: txt`když některý hráč míchá hrací balíček`,
    defeated: txt`když je karta Invaze poražena`,
  },
  firstMoments: {
    turnStart: txt`začátek tvého kola`,
    turnEnd: txt`konec tvého kola`,
    recruited: txt`první karta, kterou v kole naverbuješ (mimo přípravu hry)`,
    reshuffled: txt`po prvním zamíchání tvého hracího balíčku v kole`,
    invasionStart: txt`začátek fáze Invaze`,
    invasionEnd: txt`konec fáze Invaze`,
    playerReshuffled: txt`když v kole poprvé některý hráč míchá hrací balíček`,
    defeated: txt`první karta Invaze poražená v každém kole`,
  },
  kinds: KINDS,
  countedKind: kind,
  eachColour: txt`${num(1)} od každé barvy`,
  resources,
  neutral: 'neutrální',
  player: (n) => `Hráč ${n}`,
  nothing: 'nic',
  damages: { melee: 'na blízko', ranged: 'střelecké', destruction: 'zničení brnění' },
  price: ({ what, n }) =>
    qty(n, what in DAMAGE_NOUNS ? DAMAGE_NOUNS[what as 'melee'] : GAIN_NOUNS[what as 'armour'], 'acc', L),
  bonus: ({ damage, n }, when) => {
    const much =
      typeof n === 'number'
        ? txt`o ${qty(n, DAMAGE_NOUNS[damage], 'acc', L)} více`
        : txt`${per(n.per)(qty(n.each, DAMAGE_NOUNS[damage], 'nom', L))}${n.max === undefined ? '' : txt`, nejvýše ${num(n.max)}`}`;
    return when ? txt`fáze 6, ${when}: ${much}` : txt`fáze 6: ${much}`;
  },
  keep: txt`tuto kartu si můžeš ${word('ponechat', 'RONE-11.14')}`,
  fleeting: txt`konec tvého kola: máš-li tuto kartu v ruce, znič ji`,
  perResearch: txt`a ${num(1)} za každý vlastní žeton výzkumu`,
  difficulties: { easy: 'snadná', normal: 'normální', hard: 'těžká' },
  target: (armour, base, each, when) =>
    txt`${num(armour)} brnění na hráče, ${qty(base, GAIN_NOUNS.health, 'nom', L)} a dalších ${num(each)} na hráče; útočit na ni lze za podmínky: ${when}`,
  inRound: (n) => txt`kolo ${num(n)}`,
  labels: {
    activated: word('aktivní', 'RONE-7.6'),
    drawn: word('při dobrání', 'RONE-11.1'),
    unplayed: txt`není-li zahrána, při odložení na skládku ve fázi 5`,
    deployed: word('při nasazení', 'RONE-18.5'),
    trained: word('při vycvičení', 'RONE-22.5'),
    resolution: txt`ve fázi vyhodnocení, je-li neporaženou vrchní kartou`,
    top: txt`jako vrchní karta`,
    lasting: word('dokud není poražena', 'RONE-19.4'),
    whileActive: txt`do té doby`,
    prep: txt`příprava`,
    victory: word('vítězství', 'RONE-23.1'),
    defeat: txt`porážka`,
    alwaysVictory: txt`Invaze nemůže nasadit kartu`,
    target: txt`karta scénáře`,
  },
  words: {
    cost: 'cena',
    free: 'zdarma',
    training: 'cena vycvičení',
    combat: 'boj',
    support: 'podpora',
    reward: 'odměna',
    none: 'žádná',
    melee: 'na blízko',
    ranged: 'střelecké',
    destruction: 'zničení brnění',
    armour: 'brnění',
    health: 'životy',
    leader: 'vůdce',
    technology: 'technologie',
    protocol: 'protokol',
    passive: 'pasivní',
    scenario: 'scénář',
    custom: 'vlastní scénář',
  },
};
