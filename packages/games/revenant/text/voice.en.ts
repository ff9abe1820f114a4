import { num, qty, series, type Text, txt, type Voice, word } from '@starhold/effects/text';
import {
  type Condition,
  type Cost,
  type Fact,
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
  LIMITED,
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

export const L = 'en';
export const q = (n: number | string, noun: Parameters<typeof qty>[1]): Text => qty(n, noun, 'acc', L);

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
export const NUMBERS = ['', 'one', 'two', 'three', 'four'];
const where = (at: Reach, n: number): string => IN[placeWord(at, n)];

export function cost(c: Cost): Text {
  const paid = [...RESOURCES, 'any' as const].flatMap((kind) => (c[kind] ? [q(c[kind], RESOURCE_NOUNS[kind])] : []));
  if (c.remnants) paid.push(q(c.remnants, REMNANT));
  const parts = paid.length > 0 ? [txt`pay ${series(paid, 'and', L)}`] : [];
  if (c.cards) parts.push(txt`discard ${q(c.cards, CARD)}`);
  if (c.hidden) parts.push(txt`discard ${q(c.hidden, HIDDEN)}`);
  return series(parts, 'and', L);
}

const SINGLE: Partial<Record<Fact, string>> = { corruption: 'no corruption on your board' };
export function condition(c: Condition): Text {
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

export const facts = Object.fromEntries(
  Object.entries(FACT_NOUNS).map(([fact, noun]) => [
    fact,
    (each: Text, by: number) => (by === 1 ? txt`${each} per ${noun.en.sg}` : txt`${each} per ${q(by, noun)}`),
  ]),
) as Voice<RevenantLexicon>['facts'];

export const voice: Voice<RevenantLexicon> = {
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
