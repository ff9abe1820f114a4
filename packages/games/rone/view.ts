import { type Eyes, refOf } from '@starhold/kernel';
import { packOf } from './content/index.ts';
import { heldBy, knownTop, seesHand, without } from './hidden.ts';
import type { Options } from './options.ts';
import { cardId, cardIds, permanentId } from './rules/cards.ts';
import { FACES, screwLetters } from './rules/dice.ts';
import { priceOf } from './rules/modifiers.ts';
import { packetRef, packetsOf } from './rules/packets.ts';
import { paymentsFor } from './rules/pay.ts';
import { isDeadly } from './rules/possible.ts';
import { addTo, nothing } from './rules/resources.ts';
import { type Frame, framesOf, IDLE, NONE, type Player, type State } from './state.ts';
import { type InvasionView, invasionView } from './view/invasion.ts';

/** What one pair of eyes may know, built from nothing. Hidden cards are counted, never named. Piles from below. */
export interface View {
  pack: string;
  options: Options;
  /** Whose eyes; NONE for the table itself. */
  me: number;
  round: number;
  phase: number;
  side: number;
  match: number;
  /** Matches won, by side. */
  wins: number[];
  players: PlayerView[];
  recruits: number;
  recruitsGone: string[];
  technologies: number;
  technologiesGone: string[];
  leaders: string[];
  /** The starter pile: id and how many. */
  starters: { id: string; n: number }[];
  /** What only these eyes see now: a draft, or the cards of a sacrifice. */
  looking: string[];
  /** Of the own pool, by kind: what is being stored and has no place yet. */
  storing: number[];
  /** Words of the open questions that lie on nothing else: ways to pay, branches of a card. */
  choices: string[];
  /** Own cards that would lose the game if they were played now. */
  deadly: string[];
  /** Quick training: who completes the phase first, NONE for nobody; who has finished it. */
  ahead: number;
  through: boolean[];
  invasion: InvasionView | null;
  over: string;
}

export interface PlayerView {
  armour: number;
  health: number;
  base: { id: string; exhausted: boolean }[];
  deck: number;
  /** Cards on top of the deck that these eyes know, the topmost last. */
  top: string[];
  hand: number;
  /**
   * What lies in the draw deck, sorted: whose cards they are is public, their order is not. Where the hand is hidden its
   * cards are among them, since nobody can tell which.
   */
  rest: string[];
  /** The hand as far as these eyes know it. */
  cards: string[];
  played: string[];
  /** Being played, paid for or trained: in no zone. */
  underway: string[];
  discard: string[];
  scrap: string[];
  ground: { id: string; screws: number; cost: number }[];
  /** Counts by kind: blue, red, black, green, yellow, wild. */
  stored: number[];
  slots: number[];
  pool: number[];
  discounts: number[];
  /** Faces as letters (`rrn`); `up` is the place of the face that is up, NONE before the roll. */
  dice: { faces: string[]; up: number; state: number }[];
  rerolls: number;
  research: number;
  parts: number;
  compensation: number;
  /** Damage that phase 6 would deal now: `m3`. */
  damage: string[];
  /** What each spare-part action costs, in the order of the board. */
  prices: number[];
  queue: string[];
}

export function viewOf(s: State, eyes: Eyes): View {
  const frames = framesOf(s);
  return {
    pack: s.pack,
    options: { ...s.options },
    me: eyes === 'table' ? NONE : eyes,
    round: s.round,
    phase: s.phase,
    side: s.side,
    match: s.match,
    wins: s.wins.slice(),
    players: s.players.map((_, seat) => playerView(s, eyes, seat)),
    recruits: s.recruits.length,
    recruitsGone: cardIds(s, s.recruitsGone),
    technologies: s.technologies.length,
    technologiesGone: s.technologiesGone.map((permanent) => permanentId(s, permanent)),
    leaders: s.leaders.map((leader) => permanentId(s, leader)),
    starters: startersOf(s),
    looking: lookingOf(s, eyes, frames),
    storing: storingOf(frames, eyes),
    choices: frames.flatMap((f) => choicesOf(s, f)),
    deadly: eyes === 'table' ? [] : deadlyCards(s, eyes),
    ahead: s.ahead,
    through: s.players.map((_, seat) => (s.through & (1 << seat)) !== 0),
    invasion: invasionView(s),
    over: s.over,
  };
}

export function startersOf(s: State): View['starters'] {
  return packOf(s).starters.map((card, i) => ({ id: cardId(s, card), n: s.starters[i] }));
}

export function lookingOf(s: State, eyes: Eyes, frames: readonly Frame[]): string[] {
  return frames.flatMap((f) => {
    if (f.seat !== eyes) return [];
    if (f.k === 'draft') return f.cards.map((card) => (f.what === 'recruit' ? cardId(s, card) : permanentId(s, card)));
    if (f.k === 'giveBack' || (f.k === 'sacrifice' && f.step === 1)) return cardIds(s, f.cards);
    return [];
  });
}

function storingOf(frames: readonly Frame[], eyes: Eyes): number[] {
  const sum = nothing();
  for (const f of frames) if (f.k === 'store' && f.seat === eyes) addTo(sum, f.what);
  return sum;
}

/** Public: what a card costs and offers is printed on it, and pools lie open. */
function choicesOf(s: State, f: Frame): string[] {
  if (f.k === 'pay') return paymentsFor(s, s.players[f.seat], f.card, f.less).map((letters) => letters || '-');
  if (f.k !== 'branch') return [];
  const op = packOf(s).lists.at(f.list)[f.at];
  return op.op === 'choose' ? op.of.map(({ id }) => refOf(id)) : [];
}

/** What is left of the damage that is being dealt, else what phase 6 would deal now. */
export function damageOf(s: State, seat: number): number[] {
  const dealing = framesOf(s).find((f) => (f.k === 'strike' || f.k === 'assault') && f.seat === seat && f.begun === 1);
  return dealing && 'packets' in dealing ? dealing.packets : packetsOf(s, seat);
}

export function deadlyCards(s: State, seat: number): string[] {
  return cardIds(
    s,
    [...new Set(s.players[seat].hand)].filter((card) => isDeadly(s, seat, card)),
  );
}

function playerView(s: State, eyes: Eyes, seat: number): PlayerView {
  const p = s.players[seat];
  const { slots } = packOf(s);
  const sees = seesHand(s, eyes, seat);
  return {
    armour: p.armour,
    health: p.health,
    base: baseOf(s, p),
    deck: p.deck.length,
    top: cardIds(s, p.deck.slice(p.deck.length - knownTop(p, eyes, seat))),
    hand: p.hand.length,
    rest: cardIds(s, unseen(s, eyes, seat)).sort(),
    cards: cardIds(s, sees ? p.hand : p.shown).sort(),
    played: cardIds(s, p.played),
    underway: underway(s, seat),
    discard: cardIds(s, p.discard),
    scrap: cardIds(s, p.scrap),
    ground: groundOf(s, p),
    stored: p.stored.slice(),
    slots: slots.slice(),
    pool: p.pool.slice(),
    discounts: p.off.slice(),
    dice: diceOf(p),
    rerolls: p.rerolls,
    research: p.research,
    parts: p.parts,
    compensation: p.compensation,
    damage: damageOf(s, seat).map(packetRef),
    prices: pricesOf(s, seat),
    queue: p.queue.slice(),
  };
}

export function baseOf(s: State, p: Player): PlayerView['base'] {
  return p.base.map((permanent, i) => ({ id: permanentId(s, permanent), exhausted: ((p.tired >> i) & 1) === 1 }));
}

export function groundOf(s: State, p: Player): PlayerView['ground'] {
  const { training } = packOf(s);
  return p.ground.map((card, i) => ({ id: cardId(s, card), screws: p.screws[i], cost: training[card] }));
}

export function diceOf(p: Player): PlayerView['dice'] {
  return p.dice.map((state, die) => ({
    faces: p.faces.slice(die * FACES, (die + 1) * FACES).map(screwLetters),
    up: state === IDLE ? NONE : p.up[die],
    state,
  }));
}

export function pricesOf(s: State, seat: number): number[] {
  return packOf(s).parts.map((_, i) => priceOf(s, seat, i));
}

export function underway(s: State, seat: number): string[] {
  return framesOf(s).flatMap((f) => {
    if (f.seat !== seat) return [];
    if (f.k === 'pay' || f.k === 'playing') return [cardId(s, f.card)];
    return f.k === 'atop' || f.k === 'graduate' ? cardIds(s, f.cards) : [];
  });
}

/** The cards whose places these eyes do not know: the deck, a hidden hand, and what its owner alone looks at. */
export function unseen(s: State, eyes: Eyes, seat: number): number[] {
  const p = s.players[seat];
  const hand = seesHand(s, eyes, seat) ? [] : without(p.hand, p.shown);
  return [...p.deck, ...hand, ...(eyes === seat ? [] : heldBy(s, seat))];
}
