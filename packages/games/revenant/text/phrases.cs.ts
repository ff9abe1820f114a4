import { join, type NounCase, num, qty, series, type Text, txt, type Voice, word } from '@starhold/effects/text';
import {
  type Condition,
  type Cost,
  type Favour,
  RESOURCES,
  type Reach,
  type RevenantLexicon,
} from '../content/index.ts';
import {
  CARD,
  COLONY,
  CORRUPTION,
  DATA,
  FACT_NOUNS,
  HIDDEN,
  MOVE,
  PRESTIGE,
  REMNANT,
  RESOURCE,
  RESOURCE_NOUNS,
  SHIELD,
  SHIP_NOUNS,
  SUPPLY,
  TACTICS,
  VOIDBORN,
} from './nouns.ts';
import { type PlaceWord, placeWord, type Wording } from './wording.ts';

/** Imperative, second person singular; of others in the third person. */
const L = 'cs';
const q = (n: number | string, noun: Parameters<typeof qty>[1], as: NounCase = 'acc'): Text => qty(n, noun, as, L);

const IN: Record<PlaceWord, string> = {
  here: 've svém sektoru',
  near: 've svém nebo v sousedním sektoru',
  nears: 've svém sektoru a v sousedních sektorech',
  any: 'v libovolném sektoru',
  one: 'v jednom libovolném sektoru',
  two: 'nejvýše ve dvou sektorech',
  free: 'v libovolných sektorech',
  rift: 'v jednom sektoru s trhlinou',
  other: 'v jednom jiném sektoru',
  frigate: 'v sektoru své fregaty',
  nearFrigate: 'v sektoru své fregaty nebo v sousedním',
};
const INTO: Record<PlaceWord, string> = {
  here: 'do svého sektoru',
  near: 'do svého nebo sousedního sektoru',
  nears: 'do svého sektoru a sousedních sektorů',
  any: 'do libovolného sektoru',
  one: 'do jednoho libovolného sektoru',
  two: 'nejvýše do dvou sektorů',
  free: 'do libovolných sektorů',
  rift: 'do jednoho sektoru s trhlinou',
  other: 'do jednoho jiného sektoru',
  frigate: 'do sektoru své fregaty',
  nearFrigate: 'do sektoru své fregaty nebo do sousedního',
};
const IN_EACH = ['', 'v jednom sektoru', 've dvou sektorech', 've třech sektorech', 've čtyřech sektorech'];
const ON_TRACKS = ['', 'na jedné stupnici', 'na dvou stupnicích', 'na třech stupnicích', 'na čtyřech stupnicích'];
const TIMES = ['', '', 'dvakrát', 'třikrát', 'čtyřikrát'];
const EACH = { ma: 'každého', mi: 'každý', f: 'každou', n: 'každé' };
const EVERY = { ma: 'každému', mi: 'každému', f: 'každé', n: 'každému' };
const inside = (at: Reach, n: number): string => IN[placeWord(at, n)];
const into = (at: Reach, n: number): string => INTO[placeWord(at, n)];

function cost(c: Cost): Text {
  const paid = [...RESOURCES, 'any' as const].flatMap((kind) => (c[kind] ? [q(c[kind], RESOURCE_NOUNS[kind])] : []));
  if (c.remnants) paid.push(q(c.remnants, REMNANT));
  const parts = paid.length > 0 ? [txt`zaplať ${series(paid, 'and', L)}`] : [];
  if (c.cards) parts.push(txt`odhoď ${q(c.cards, CARD)}`);
  if (c.hidden) parts.push(txt`odhoď ${q(c.hidden, HIDDEN)}`);
  return series(parts, 'and', L);
}

function condition(c: Condition): Text {
  if ('copied' in c) return txt`pokud se v tomto tahu kopíroval efekt`;
  const noun = FACT_NOUNS[c.of];
  if ('atMost' in c) {
    return c.of === 'corruption' && c.atMost === 0
      ? txt`bez zhouby na tvé desce`
      : txt`nejvýše ${q(c.atMost, noun, 'nom')}`;
  }
  return c.of === 'rank' ? txt`hodnostní stupeň alespoň ${num(c.atLeast)}` : txt`alespoň ${q(c.atLeast, noun, 'nom')}`;
}

function favour(f: Favour): Text {
  const gain = txt`získej ${num(1)} vliv`;
  if (f === 'any') return txt`${gain} na libovolný rod`;
  if (f === 'crewed') return txt`${gain} na rod lodi, kam v tomto tahu šla tvá posádka (vlastní fregata: žádný)`;
  if ('powerAtMost' in f) return txt`${gain} na rod, jehož síla je nejvýše ${num(f.powerAtMost)}`;
  return txt`${gain} na rod, jehož archa stojí v sektoru s nejvýše ${q(f.arkAmong, VOIDBORN, 'ins')}`;
}

const they = (who: Text, verb: string): Text => (who.length > 0 ? txt`${who} ${verb}` : txt`${verb}`);
const DEPLOYED = {
  shuttle: 'raketoplán',
  small: 'stíhačku, výsadkovou loď nebo raketoplán',
  ship: 'loď rodu libovolného druhu',
};

/** `za každou kartu`, `za každé 2 karty`. */
const facts = Object.fromEntries(
  Object.entries(FACT_NOUNS).map(([fact, noun]) => [
    fact,
    (each: Text, by: number) =>
      by === 1 ? txt`${each} za ${EACH[noun.cs.gender]} ${noun.cs.sg.acc}` : txt`${each} za každé ${q(by, noun)}`,
  ]),
) as Voice<RevenantLexicon>['facts'];

const voice: Voice<RevenantLexicon> = {
  lang: L,
  own: {
    gain: ({ what, n }, t) => txt`získej ${q(t.n(n), RESOURCE_NOUNS[what])}`,
    tactics: ({ n }) => txt`získej ${q(n, TACTICS)}`,
    hidden: ({ n }) =>
      n === 1
        ? txt`${word('získej skrytý vliv', 'REV-9.1')}`
        : txt`${TIMES[n]} ${word('získej skrytý vliv', 'REV-9.1')}`,
    drawHidden: ({ n }) => txt`dober o ${q(n, HIDDEN)} více`,
    influence: ({ with: whom }) => favour(whom),
    data: ({ n }) => txt`získej ${q(n, DATA)}`,
    remnant: ({ n }) => txt`získej ${q(n, REMNANT)}`,
    isolate: ({ n, from }) => txt`${word('izoluj', 'REV-6.6')} ${q(n, CORRUPTION)}${from ? ' z lodí rodů' : ''}`,
    rank: () => txt`zvyš svůj hodnostní stupeň o ${num(1)}`,
    shield: ({ n, at }) => txt`umísti ${q(n, SHIELD)} ${into(at, n)}`,
    destroy: ({ n, at }) =>
      at.inEach === 1
        ? txt`znič po ${q(1, VOIDBORN, 'loc')} ${IN_EACH[at.sectors ?? n]}`
        : txt`znič ${q(n, VOIDBORN)} ${inside(at, n)}`,
    repair: ({ n, at, of }) => {
      if (of === 'revenant') return txt`odstraň až ${num(n)} poškození z Revenantu`;
      if (n === 'all') return txt`odstraň všechna poškození z lodí rodů ${inside(at, 1)}`;
      if (of === 'house') return txt`odstraň až ${num(n)} poškození z lodí rodů ${inside(at, n)}`;
      return at.range === 'any'
        ? txt`odstraň ${num(n)} poškození z lodí rodů nebo z Revenantu`
        : txt`odstraň ${num(n)} poškození z lodí rodů ${inside(at, n)}`;
    },
    damage: ({ n, at }) =>
      at ? txt`uděl ${num(n)} poškození navíc ${inside(at, n)}` : txt`uděl ${num(n)} poškození navíc`,
    moves: ({ n }) => txt`proveď ${q(n, MOVE)} navíc`,
    limitedMoves: ({ n }) =>
      txt`proveď ${num(n)} ${word(n === 1 ? 'omezený pohyb' : n < 5 ? 'omezené pohyby' : 'omezených pohybů', 'REV-13.4')}`,
    deploy: ({ what, at }) => txt`nasaď ${DEPLOYED[what]} ${into(at, 1)}`,
    moveFrigate: ({ n }) =>
      txt`pohni svou fregatou až o ${num(n)} ${n === 1 ? 'sektor' : n < 5 ? 'sektory' : 'sektorů'}`,
    draw: ({ n }) => txt`dober ${q(n, CARD)}`,
    play: ({ less }) => (less === 0 ? txt`zahraj kartu operace` : txt`zahraj kartu operace o ${num(less)} levněji`),
    discount: ({ n }) => txt`karta stojí o ${num(n)} méně`,
    discardFor: ({ most, any, tactics }) =>
      txt`odhoď až ${q(most, CARD)} a za každou získej ${q(any, RESOURCE_NOUNS.any)} a ${q(tactics, TACTICS)}`,
    ignore: ({ what }) =>
      what === 'ship' ? txt`za vyslání na zkaženou loď nezískáš zhoubu` : txt`za zkažený efekt planety nezískáš zhoubu`,
    copyPlanet: ({ what }) =>
      what === 'clean'
        ? txt`${word('zkopíruj', 'REV-19.1')} čistý efekt libovolné planety ve hře`
        : txt`${word('zkopíruj', 'REV-19.1')} jeden efekt obsazené planety, jako by na ní tvá loď přistála`,
    copyArk: () => txt`${word('zkopíruj', 'REV-19.1')} jeden efekt jiné obsazené archy`,
    copyFrigate: () => txt`${word('zkopíruj', 'REV-19.1')} svou fregatu, jako by tam šel tento člen posádky`,
    sortie: ({ strafing }) =>
      strafing
        ? txt`manévruj a/nebo útoč v libovolném pořadí, s ${word('ostřelováním', 'REV-22.2')}`
        : txt`manévruj a/nebo útoč v libovolném pořadí`,
    manoeuvre: () => txt`manévruj`,
    land: () => txt`přistaň na neobsazené planetě v sektoru a vyhodnoť jeden její efekt`,
    protect: () => txt`umísti žeton ochrany na efekt odhalené karty selhání`,
    charge: () =>
      txt`vezmi zvolenou kartu skeneru nebo kolonie a její výhody; místo fáze trhlin přijde v tomto cyklu skok`,
    removeColonies: ({ n }) => txt`odstraň z balíčku ${q(n, COLONY)}`,
    chooseShuttle: () => txt`zvol raketoplán, který přiletí při skoku`,
    lose: ({ what, n }, t) =>
      txt`${they(t.it(''), 'ztratí')} ${q(n, what === 'any' ? RESOURCE : RESOURCE_NOUNS[what])}`,
    loseTactics: ({ n }, t) => txt`${they(t.it(''), 'ztratí')} ${q(n, TACTICS)}`,
    loseInfluence: ({ among }, t) =>
      txt`${they(t.it(''), 'ztratí')} ${num(1)} vliv na rod, ${among === 'highest' ? 'kde ho má nejvíc' : 'kde ho má nejméně, ale ne 0'}`,
    loseRank: (_, t) => txt`${they(t.it(''), 'ztratí')} ${num(1)} hodnostní stupeň`,
    losePrestige: ({ n }, t) => txt`${they(t.it(''), 'ztratí')} ${q(n, PRESTIGE)}`,
    discardCards: ({ n }, t) => txt`${they(t.it(''), 'odhodí')} ${q(n, CARD)}`,
    discardHidden: ({ n }, t) => txt`${they(t.it(''), 'odhodí')} ${q(n, HIDDEN)}`,
    gainCorruption: ({ n }, t) => txt`${they(t.it(''), 'získá')} ${q(n, CORRUPTION)}`,
    batter: ({ ships, n }) =>
      txt`${num(n)} poškození ${ships.map((ship) => `${EVERY[SHIP_NOUNS[ship].cs.gender]} ${SHIP_NOUNS[ship].cs.sg.dat}`).join(' a ')}`,
    corruptShips: ({ sectors }) =>
      txt`zkaz po jedné čisté lodi rodu ${IN_EACH[sectors]} s nejnižšími čísly, kde nějaká je`,
    addVoidborn: ({ n }) =>
      txt`do každého sektoru s trhlinou ${n === 1 ? 'přiletí' : 'přiletí'} ${q(n, VOIDBORN, 'nom')}`,
    destroyShuttles: ({ n }) =>
      n === 'all'
        ? txt`všechny raketoplány jsou zničeny`
        : txt`${num(n)} raketoplán podle volby prvního hráče je zničen`,
  },
  condition,
  facts,
  cost,
  groups: { players: { label: txt`každý hráč`, object: txt`každý hráč` } },
};

const both = (during: string, after = during): { during: Text; after: Text } => ({
  during: txt`${during}`,
  after: txt`${after}`,
});
const linked = (text: string, ref: string): { during: Text; after: Text } => ({
  during: word(text, ref),
  after: word(text, ref),
});

export const CS: Wording = {
  voice,
  occasions: {
    crew: both('akce posádky', 'akci posádky'),
    ark: both('efektu archy'),
    fighter: both('efektu stíhačky'),
    dropship: both('efektu výsadkové lodi'),
    frigate: both('efektu tvé fregaty'),
    planet: both('efektu planety'),
    mining: linked('efektu těžby', 'REV-21.1'),
    commission: linked('efektu provize', 'REV-21.1'),
    manoeuvre: both('manévru'),
    attack: both('útoku'),
    kill: both('zničení lodi Zplozence'),
    hidden: both('získání skrytého vlivu'),
    play: both('zahrání karty operace'),
    isolate: both('izolování zhouby'),
    corruption: both('získání zhouby'),
    attackFrigate: both('útoku tvé fregaty'),
    manoeuvreFrigate: both('manévru tvé fregaty'),
    planetFrigate: both('efektu planety, na které přistála tvá fregata'),
    playPermanent: both('zahrání karty kadeta nebo fregaty'),
  },
  activation: word('aktivace', 'REV-27.6'),
  modifiers: {
    freeNeutralise: () => txt`izolování za energii při neutralizaci tě nic nestojí`,
    manoeuvreToLand: () => txt`než tvá fregata přistane, může manévrovat`,
    neutraliseWith: ({ resource }) =>
      txt`při neutralizaci lze místo energie zaplatit ${RESOURCE_NOUNS[resource].cs.sg.acc}`,
    gainOrTactics: ({ n }) => txt`Zisk může místo zdroje dát ${q(n, TACTICS)}`,
    gainAndTactics: ({ n }) => txt`Zisk dá navíc ${q(n, TACTICS)}`,
    promoteWithAny: ({ n }) => txt`při povýšení lze ${q(n, RESOURCE_NOUNS.science)} nahradit libovolným zdrojem`,
  },
  rival: {
    reinforce: ({ supply }) =>
      txt`má-li alespoň ${q(supply, SUPPLY)}: zaplatí je a nasadí malou loď svého nejsilnějšího rodu`,
    hypercharge: ({ supply }) =>
      txt`má-li alespoň ${q(supply, SUPPLY)}: zaplatí je a nabije hyperpohon, je-li jeho pole volné`,
    rank: () => txt`hodnostní stupeň +${num(1)}`,
    destroy: ({ n }) => txt`zničí až ${q(n, VOIDBORN)} v sektoru své fregaty`,
    tactics: ({ n }) => txt`získá ${q(n, TACTICS)}`,
    shield: ({ sectors }) => txt`umístí po ${q(1, SHIELD, 'loc')} do ${num(sectors)} nejohroženějších sektorů`,
    hidden: ({ n }) => txt`nechá si navíc ${q(n, HIDDEN)}`,
    supply: ({ n }) => txt`získá ${q(n, SUPPLY)}`,
  },
  price: (p) => {
    const parts = RESOURCES.flatMap((kind) => (p[kind] ? [q(p[kind], RESOURCE_NOUNS[kind], 'nom')] : []));
    return parts.length > 0 ? series(parts, 'and', L) : txt`nic`;
  },
  goal: (g) => {
    if ('tracks' in g) {
      return g.tracks === 1
        ? txt`vliv alespoň ${num(g.influence)} na jedné stupnici`
        : txt`vliv alespoň ${num(g.influence)} ${ON_TRACKS[g.tracks] ?? `na ${g.tracks} stupnicích`}`;
    }
    if ('cleanWithRemnants' in g)
      return txt`žádná zhouba na tvé desce a alespoň ${q(g.cleanWithRemnants, REMNANT, 'nom')}`;
    if ('asPlayers' in g) {
      return txt`alespoň tolik ${SHIP_NOUNS[g.asPlayers].cs.pl?.gen ?? ''} ve hře, kolik je hráčů, nejméně však ${num(g.least)}`;
    }
    if ('ships' in g) {
      const four = g.withFour === undefined ? '' : txt` (ve čtyřech hráčích: ${num(g.withFour)})`;
      return txt`alespoň ${q(g.atLeast, SHIP_NOUNS[g.ships], 'nom')} ve hře${four}`;
    }
    return condition(g);
  },
  score: ({ base, per, each, by = 1, max }) => {
    const noun = FACT_NOUNS[per].cs;
    if (base > 0)
      return txt`${q(base, PRESTIGE, 'nom')}, o ${num(-each)} méně za ${EACH[noun.gender]} ${noun.sg.acc} (nikdy ne pod 0)`;
    const most = max === undefined ? '' : txt`, nejvýše ${num(max)}`;
    return txt`${facts[per](q(each, PRESTIGE, 'nom'), by)}${most}`;
  },
  bonuses: {
    neutralise: 'Neutralizace',
    affinity: 'Spřízněnost',
    promote: 'Povýšení',
    activate: 'Aktivace',
    gain: 'Zisk',
  },
  kinds: { cadet: 'karta kadeta', frigate: 'karta fregaty', command: 'karta velení' },
  ship: (kind, house) => `${SHIP_NOUNS[kind].cs.sg.nom} rodu ${house}`,
  sector: (ref) => (/[A-D]/.test(ref) ? `vnitřní sektor ${ref[1]}` : `sektor ${ref[1]}`),
  section: (n) => `sekce ${n}`,
  figures: { captain: 'kapitán', cadet1: 'kadet 1', cadet2: 'kadet 2' },
  player: (n) => `Hráč ${n}`,
  rank: (n) => txt`stupeň ${num(n)}`,
  slot: (n) => txt`${num(n)}. místo pro kartu`,
  prestige: (n) => q(n, PRESTIGE, 'nom'),
  priority: (kinds) =>
    join(
      kinds.map((kind) => txt`${kind}`),
      ', pak ',
    ),
  words: {
    cost: 'cena',
    free: 'zdarma',
    flag: 'vlajka',
    mining: 'těžba',
    commission: 'provize',
    corrupted: 'zkažený',
    clean: 'čistý',
    upper: 'horní efekt',
    lower: 'dolní efekt',
    cleanEffect: 'čistý efekt',
    corruptedEffect: 'zkažený efekt',
    ownFrigate: 'tvoje fregata',
    uncoverable: 'nelze zakrýt',
    cycle: 'cyklus',
    players: 'hráči',
    voidborn: 'lodě Zplozence',
    rifts: 'trhliny',
    planets: 'planety',
    shuttle: 'raketoplán',
    house: 'rod',
    basic: 'kapitán',
    income: 'přísun karet operací',
    draw: 'dobírání skrytého vlivu',
    reset: 'pole po resetu taktiky',
    sections: 'bonusové akce',
    trackReward: 'odměna na stupnici vlivu',
    revenant: 'Revenant',
    frigate: 'fregata',
    emergency: 'pole nouzové akce',
    council: 'Rada',
    nothing: 'nic',
    faces: 'strany',
    copies: 'karty skrytého vlivu',
    orElse: 'nejprve hyperpohon',
  },
  houseOf: (_, name) => txt`rod ${name}`,
};
