import { type NounCase, num, qty, series, type Text, txt, type Voice, word } from '@starhold/effects/text';
import {
  type Condition,
  type Cost,
  type Favour,
  RESOURCES,
  type Reach,
  type RevenantLexicon,
} from '../content/index.ts';
import { FACT_NOUNS } from './fact-nouns.ts';
import {
  CARD,
  COLONY,
  CORRUPTION,
  DATA,
  HIDDEN,
  MOVE,
  PRESTIGE,
  REMNANT,
  RESOURCE,
  RESOURCE_NOUNS,
  SHIELD,
  SHIP_NOUNS,
  TACTICS,
  VOIDBORN,
} from './nouns.ts';
import { type PlaceWord, placeWord } from './wording.ts';

/** Imperative, second person singular; of others in the third person. */
export const L = 'cs';
export const q = (n: number | string, noun: Parameters<typeof qty>[1], as: NounCase = 'acc'): Text =>
  qty(n, noun, as, L);

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
export const ON_TRACKS = [
  '',
  'na jedné stupnici',
  'na dvou stupnicích',
  'na třech stupnicích',
  'na čtyřech stupnicích',
];
const TIMES = ['', '', 'dvakrát', 'třikrát', 'čtyřikrát'];
export const EACH = { ma: 'každého', mi: 'každý', f: 'každou', n: 'každé' };
const EVERY = { ma: 'každému', mi: 'každému', f: 'každé', n: 'každému' };
const inside = (at: Reach, n: number): string => IN[placeWord(at, n)];
const into = (at: Reach, n: number): string => INTO[placeWord(at, n)];

export function cost(c: Cost): Text {
  const paid = [...RESOURCES, 'any' as const].flatMap((kind) => (c[kind] ? [q(c[kind], RESOURCE_NOUNS[kind])] : []));
  if (c.remnants) paid.push(q(c.remnants, REMNANT));
  const parts = paid.length > 0 ? [txt`zaplať ${series(paid, 'and', L)}`] : [];
  if (c.cards) parts.push(txt`odhoď ${q(c.cards, CARD)}`);
  if (c.hidden) parts.push(txt`odhoď ${q(c.hidden, HIDDEN)}`);
  return series(parts, 'and', L);
}

export function condition(c: Condition): Text {
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
export const facts = Object.fromEntries(
  Object.entries(FACT_NOUNS).map(([fact, noun]) => [
    fact,
    (each: Text, by: number) =>
      by === 1 ? txt`${each} za ${EACH[noun.cs.gender]} ${noun.cs.sg.acc}` : txt`${each} za každé ${q(by, noun)}`,
  ]),
) as Voice<RevenantLexicon>['facts'];

export const voice: Voice<RevenantLexicon> = {
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
