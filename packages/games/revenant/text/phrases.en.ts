import { join, num, qty, series, type Text, txt, type Voice, word } from '@starhold/effects/text';
import {
  type Condition,
  type Cost,
  type Fact,
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
  LIMITED,
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

const L = 'en';
const q = (n: number | string, noun: Parameters<typeof qty>[1]): Text => qty(n, noun, 'acc', L);

const IN: Record<PlaceWord, string> = {
  here: 'in your sector',
  near: 'in your sector or an adjacent one',
  nears: 'in your sector and adjacent ones',
  any: 'in any sector',
  one: 'in any one sector',
  two: 'in at most two sectors',
  free: 'in any sectors',
  rift: 'in one sector with a rift',
  other: 'in one other sector',
  frigate: 'in the sector of your frigate',
  nearFrigate: 'in the sector of your frigate or an adjacent one',
};
const NUMBERS = ['', 'one', 'two', 'three', 'four'];
const where = (at: Reach, n: number): string => IN[placeWord(at, n)];

function cost(c: Cost): Text {
  const paid = [...RESOURCES, 'any' as const].flatMap((kind) => (c[kind] ? [q(c[kind], RESOURCE_NOUNS[kind])] : []));
  if (c.remnants) paid.push(q(c.remnants, REMNANT));
  const parts = paid.length > 0 ? [txt`pay ${series(paid, 'and', L)}`] : [];
  if (c.cards) parts.push(txt`discard ${q(c.cards, CARD)}`);
  if (c.hidden) parts.push(txt`discard ${q(c.hidden, HIDDEN)}`);
  return series(parts, 'and', L);
}

const SINGLE: Partial<Record<Fact, string>> = { corruption: 'no corruption on your board' };
function condition(c: Condition): Text {
  if ('copied' in c) return txt`if you copied an effect this turn`;
  if ('atMost' in c)
    return txt`${c.atMost === 0 && SINGLE[c.of] ? (SINGLE[c.of] as string) : `at most ${c.atMost} of ${FACT_NOUNS[c.of].en.pl}`}`;
  return c.of === 'rank'
    ? txt`captain rank ${num(c.atLeast)} or more`
    : txt`at least ${q(c.atLeast, FACT_NOUNS[c.of])}`;
}

function favour(f: Favour): Text {
  if (f === 'any') return txt`gain ${num(1)} influence with any House`;
  if (f === 'crewed')
    return txt`gain ${num(1)} influence with the House of the ship you crewed this turn (none for your own frigate)`;
  if ('powerAtMost' in f) return txt`gain ${num(1)} influence with a House of power ${num(f.powerAtMost)} or less`;
  return txt`gain ${num(1)} influence with a House whose ark stands in a sector with at most ${q(f.arkAmong, VOIDBORN)}`;
}

/** `each player` in front, where that is said in the same breath. */
const they = (who: Text, verb: string): Text => (who.length > 0 ? txt`${who} ${verb}` : txt`${verb}`);
const DEPLOYED = { shuttle: 'a shuttle', small: 'a fighter, dropship or shuttle', ship: 'a house ship of any kind' };

const facts = Object.fromEntries(
  Object.entries(FACT_NOUNS).map(([fact, noun]) => [
    fact,
    (each: Text, by: number) => (by === 1 ? txt`${each} per ${noun.en.sg}` : txt`${each} per ${q(by, noun)}`),
  ]),
) as Voice<RevenantLexicon>['facts'];

const voice: Voice<RevenantLexicon> = {
  lang: L,
  own: {
    gain: ({ what, n }, t) => txt`gain ${q(t.n(n), RESOURCE_NOUNS[what])}`,
    tactics: ({ n }) => txt`gain ${q(n, TACTICS)}`,
    hidden: ({ n }) =>
      n === 1
        ? txt`${word('gain hidden influence', 'REV-9.1')}`
        : txt`${word('gain hidden influence', 'REV-9.1')} ${n === 2 ? 'twice' : `${NUMBERS[n]} times`}`,
    drawHidden: ({ n }) => txt`draw ${num(n)} more ${n === 1 ? HIDDEN.en.sg : HIDDEN.en.pl}`,
    influence: ({ with: whom }) => favour(whom),
    data: ({ n }) => txt`gain ${q(n, DATA)}`,
    remnant: ({ n }) => txt`gain ${q(n, REMNANT)}`,
    isolate: ({ n, from }) => txt`${word('isolate', 'REV-6.6')} ${num(n)} corruption${from ? ' from house ships' : ''}`,
    rank: () => txt`raise your captain rank by ${num(1)}`,
    shield: ({ n, at }) => txt`place ${q(n, SHIELD)} ${where(at, n)}`,
    destroy: ({ n, at }) =>
      at.inEach === 1
        ? txt`destroy ${q(1, VOIDBORN)} in each of ${NUMBERS[at.sectors ?? n]} sectors`
        : txt`destroy ${q(n, VOIDBORN)} ${where(at, n)}`,
    repair: ({ n, at, of }) => {
      if (of === 'revenant') return txt`remove up to ${num(n)} damage from the Revenant`;
      if (n === 'all') return txt`remove all damage from the house ships ${where(at, 1)}`;
      if (of === 'house') return txt`remove up to ${num(n)} damage from house ships ${where(at, n)}`;
      return at.range === 'any'
        ? txt`remove ${num(n)} damage from house ships or the Revenant`
        : txt`remove ${num(n)} damage from house ships ${where(at, n)}`;
    },
    damage: ({ n, at }) => (at ? txt`deal ${num(n)} extra damage ${where(at, n)}` : txt`deal ${num(n)} extra damage`),
    moves: ({ n }) => txt`make ${num(n)} extra ${n === 1 ? MOVE.en.sg : MOVE.en.pl}`,
    limitedMoves: ({ n }) => txt`make ${num(n)} ${word(n === 1 ? LIMITED.en.sg : LIMITED.en.pl, 'REV-13.4')}`,
    deploy: ({ what, at }) => txt`deploy ${DEPLOYED[what]} ${where(at, 1)}`,
    moveFrigate: ({ n }) => txt`move your frigate up to ${num(n)} sectors`,
    draw: ({ n }) => txt`draw ${q(n, CARD)}`,
    play: ({ less }) => (less === 0 ? txt`play an operation card` : txt`play an operation card for ${num(less)} less`),
    discount: ({ n }) => txt`the card costs ${num(n)} less`,
    discardFor: ({ most, any, tactics }) =>
      txt`discard up to ${q(most, CARD)} and gain for each ${q(any, RESOURCE_NOUNS.any)} and ${q(tactics, TACTICS)}`,
    ignore: ({ what }) =>
      what === 'ship'
        ? txt`you gain no corruption for crewing a corrupted ship`
        : txt`you gain no corruption for a corrupted planet effect`,
    copyPlanet: ({ what }) =>
      what === 'clean'
        ? txt`${word('copy', 'REV-19.1')} the clean effect of any planet on the board`
        : txt`${word('copy', 'REV-19.1')} one effect of an occupied planet as if you had landed there`,
    copyArk: () => txt`${word('copy', 'REV-19.1')} one effect of another occupied ark`,
    copyFrigate: () => txt`${word('copy', 'REV-19.1')} your frigate as if you had sent your crew member there`,
    sortie: ({ strafing }) =>
      strafing
        ? txt`manoeuvre and/or attack, in any order, with ${word('strafing', 'REV-22.2')}`
        : txt`manoeuvre and/or attack, in any order`,
    manoeuvre: () => txt`manoeuvre`,
    land: () => txt`land on the unoccupied planet of the sector and resolve one of its effects`,
    protect: () => txt`place a protection token on an effect of a revealed failure card`,
    charge: () =>
      txt`take the chosen scanner or colony card and its benefits; the Rift phase of this cycle becomes a Hyperjump`,
    removeColonies: ({ n }) => txt`remove ${q(n, COLONY)} from their deck`,
    chooseShuttle: () => txt`choose a shuttle that arrives with the jump`,
    lose: ({ what, n }, t) => txt`${they(t.it(''), 'loses')} ${q(n, what === 'any' ? RESOURCE : RESOURCE_NOUNS[what])}`,
    loseTactics: ({ n }, t) => txt`${they(t.it(''), 'loses')} ${q(n, TACTICS)}`,
    loseInfluence: ({ among }, t) =>
      txt`${they(t.it(''), 'loses')} ${num(1)} influence with ${among === 'highest' ? 'a House of their highest track' : 'a House of their lowest track above 0'}`,
    loseRank: (_, t) => txt`${they(t.it(''), 'loses')} ${num(1)} captain rank`,
    losePrestige: ({ n }, t) => txt`${they(t.it(''), 'loses')} ${q(n, PRESTIGE)}`,
    discardCards: ({ n }, t) => txt`${they(t.it(''), 'discards')} ${q(n, CARD)}`,
    discardHidden: ({ n }, t) => txt`${they(t.it(''), 'discards')} ${q(n, HIDDEN)}`,
    gainCorruption: ({ n }, t) => txt`${they(t.it(''), 'gains')} ${q(n, CORRUPTION)}`,
    batter: ({ ships, n }) =>
      txt`${num(n)} damage to each ${ships.map((ship) => SHIP_NOUNS[ship].en.sg).join(' and each ')}`,
    corruptShips: ({ sectors }) =>
      txt`corrupt one clean house ship in each of the ${NUMBERS[sectors]} lowest-numbered sectors that have one`,
    addVoidborn: ({ n }) => txt`${q(n, VOIDBORN)} ${n === 1 ? 'arrives' : 'arrive'} in each sector with a rift`,
    destroyShuttles: ({ n }) =>
      n === 'all' ? txt`all shuttles are destroyed` : txt`${num(n)} shuttle is destroyed, chosen by the first player`,
  },
  condition,
  facts,
  cost,
  groups: { players: { label: txt`each player`, object: txt`each player` } },
};

const both = (text: string): { during: Text; after: Text } => ({ during: txt`${text}`, after: txt`${text}` });
const linked = (text: string, ref: string): { during: Text; after: Text } => ({
  during: word(text, ref),
  after: word(text, ref),
});

export const EN: Wording = {
  voice,
  occasions: {
    crew: both('your crew action'),
    ark: both('the effect of an ark'),
    fighter: both('the effect of a fighter'),
    dropship: both('the effect of a dropship'),
    frigate: both('the effect of your frigate'),
    planet: both('the effect of a planet'),
    mining: linked('a mining effect', 'REV-21.1'),
    commission: linked('a commission effect', 'REV-21.1'),
    manoeuvre: both('a manoeuvre'),
    attack: both('an attack'),
    kill: both('destroying a Voidborn ship'),
    hidden: { during: txt`a gain of hidden influence`, after: txt`gaining hidden influence` },
    play: { during: txt`the play of an operation card`, after: txt`playing an operation card` },
    isolate: both('isolating corruption'),
    corruption: both('gaining corruption'),
    attackFrigate: both('an attack of your frigate'),
    manoeuvreFrigate: both('a manoeuvre of your frigate'),
    planetFrigate: both('the effect of a planet you landed on with your frigate'),
    playPermanent: both('playing a cadet or frigate card'),
  },
  activation: word('activation', 'REV-27.6'),
  modifiers: {
    freeNeutralise: () => txt`isolating with energy in Neutralise costs you nothing`,
    manoeuvreToLand: () => txt`before your frigate lands, it may manoeuvre`,
    neutraliseWith: ({ resource }) =>
      txt`Neutralise may be paid with ${RESOURCE_NOUNS[resource].en.sg} instead of energy`,
    gainOrTactics: ({ n }) => txt`Gain may give ${q(n, TACTICS)} instead of a resource`,
    gainAndTactics: ({ n }) => txt`Gain also gives ${q(n, TACTICS)}`,
    promoteWithAny: ({ n }) => txt`for Promote, ${num(n)} of the science may be any resource`,
  },
  rival: {
    reinforce: ({ supply }) =>
      txt`with ${q(supply, SUPPLY)} or more: pays it and deploys a small ship of its strongest House`,
    hypercharge: ({ supply }) =>
      txt`with ${q(supply, SUPPLY)} or more: pays it and charges the hyperdrive, if its space is free`,
    rank: () => txt`captain rank +${num(1)}`,
    destroy: ({ n }) => txt`destroys up to ${q(n, VOIDBORN)} in the sector of its frigate`,
    tactics: ({ n }) => txt`gains ${q(n, TACTICS)}`,
    shield: ({ sectors }) => txt`places ${num(1)} shield in each of the ${NUMBERS[sectors]} most threatened sectors`,
    hidden: ({ n }) => txt`keeps ${num(n)} more ${n === 1 ? HIDDEN.en.sg : HIDDEN.en.pl}`,
    supply: ({ n }) => txt`gains ${q(n, SUPPLY)}`,
  },
  price: (p) => {
    const parts = RESOURCES.flatMap((kind) => (p[kind] ? [q(p[kind], RESOURCE_NOUNS[kind])] : []));
    return parts.length > 0 ? series(parts, 'and', L) : txt`nothing`;
  },
  goal: (g) => {
    if ('tracks' in g) {
      return g.tracks === 1
        ? txt`at least ${num(g.influence)} influence on one track`
        : txt`at least ${num(g.influence)} influence on each of ${NUMBERS[g.tracks]} tracks`;
    }
    if ('cleanWithRemnants' in g)
      return txt`no corruption on your board and at least ${q(g.cleanWithRemnants, REMNANT)}`;
    if ('asPlayers' in g)
      return txt`at least as many ${SHIP_NOUNS[g.asPlayers].en.pl} on the board as players, and at least ${num(g.least)}`;
    if ('ships' in g) {
      const four = g.withFour === undefined ? '' : txt` (with four players: ${num(g.withFour)})`;
      return txt`at least ${q(g.atLeast, SHIP_NOUNS[g.ships])} on the board${four}`;
    }
    return condition(g);
  },
  score: ({ base, per, each, by = 1, max }) => {
    if (base > 0)
      return txt`${q(base, PRESTIGE)}, ${num(-each)} less for each ${FACT_NOUNS[per].en.sg} (never below 0)`;
    const most = max === undefined ? '' : txt`, at most ${num(max)}`;
    return txt`${facts[per](q(each, PRESTIGE), by)}${most}`;
  },
  bonuses: { neutralise: 'Neutralise', affinity: 'Affinity', promote: 'Promote', activate: 'Activate', gain: 'Gain' },
  kinds: { cadet: 'cadet card', frigate: 'frigate card', command: 'command card' },
  ship: (kind, house) => `${house} ${SHIP_NOUNS[kind].en.sg}`,
  sector: (ref) => (/[A-D]/.test(ref) ? `inner sector ${ref[1]}` : `sector ${ref[1]}`),
  section: (n) => `section ${n}`,
  figures: { captain: 'captain', cadet1: 'cadet 1', cadet2: 'cadet 2' },
  player: (n) => `Player ${n}`,
  rank: (n) => txt`rank ${num(n)}`,
  slot: (n) => txt`card slot ${num(n)}`,
  prestige: (n) => q(n, PRESTIGE),
  priority: (kinds) =>
    join(
      kinds.map((kind) => txt`${kind}`),
      ', then ',
    ),
  words: {
    cost: 'cost',
    free: 'free',
    flag: 'flag',
    mining: 'mining',
    commission: 'commission',
    corrupted: 'corrupted',
    clean: 'clean',
    upper: 'upper effect',
    lower: 'lower effect',
    cleanEffect: 'clean effect',
    corruptedEffect: 'corrupted effect',
    ownFrigate: 'your frigate',
    uncoverable: 'cannot be covered',
    cycle: 'cycle',
    players: 'players',
    voidborn: 'Voidborn ships',
    rifts: 'rifts',
    planets: 'planets',
    shuttle: 'shuttle',
    house: 'House',
    basic: 'captain',
    income: 'operation income',
    draw: 'hidden influence draw',
    reset: 'tactics reset space',
    sections: 'bonus actions',
    trackReward: 'reward of its influence track',
    revenant: 'Revenant',
    frigate: 'frigate',
    emergency: 'emergency space',
    council: 'Council',
    nothing: 'nothing',
    faces: 'faces',
    copies: 'hidden influence cards',
    orElse: 'Hypercharge first',
  },
  houseOf: (_, name) => txt`House ${name}`,
};
