import { type Scalar, sideOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { cardIds, permanentId } from '../rules/cards.ts';
import { FACES, faceUp, screwLetters } from '../rules/dice.ts';
import { invasionId, protocolId } from '../rules/invasion/cards.ts';
import { result } from '../rules/match.ts';
import { packetRef, packetsOf } from '../rules/packets.ts';
import { lettersOf } from '../rules/resources.ts';
import { type Player, ROLLED, type State } from '../state.ts';
import { tellInvasion } from './invasion.ts';
import { MOMENTS } from './schema.ts';

/** The position told in the words of `then`. */
export function tell(s: State): Record<string, unknown> {
  const pack = packOf(s);
  const players = s.players.map((p, seat) => tellPlayer(s, p, seat));
  return {
    round: s.round,
    phase: s.phase === 0 ? 'none' : MOMENTS[s.phase - 1],
    seat: s.side,
    me: players[0],
    p: players,
    recruits: s.recruits.length,
    recruitsGone: cardIds(s, s.recruitsGone),
    technologies: s.technologies.length,
    technologiesGone: s.technologiesGone.map((permanent) => permanentId(s, permanent)),
    leaders: s.leaders.map((leader) => permanentId(s, leader)),
    starters: Object.fromEntries(pack.starters.map((card, i) => [pack.cards[card].id, s.starters[i]])),
    match: s.match,
    wins: s.wins,
    first: s.first,
    places: s.over === '' ? [] : s.players.map((_, seat) => sideOf(result(s), seat).place),
    over: s.over,
    ...(s.inv ? { invasion: tellInvasion(s) } : {}),
  };
}

const STATES = ['idle', '', 'used', 'locked'];

function tellPlayer(s: State, p: Player, seat: number): Record<string, unknown> {
  const fromTop = (cards: readonly number[]): string[] => cardIds(s, cards).reverse();
  return {
    armour: p.armour,
    health: p.health,
    base: p.base.map((permanent) => permanentId(s, permanent)),
    exhausted: p.base.filter((_, i) => ((p.tired >> i) & 1) === 1).map((permanent) => permanentId(s, permanent)),
    deck: fromTop(p.deck),
    deckSize: p.deck.length,
    hand: cardIds(s, p.hand).sort(),
    handSize: p.hand.length,
    played: cardIds(s, p.played),
    discard: fromTop(p.discard),
    discardSize: p.discard.length,
    scrapyard: fromTop(p.scrap),
    scrapyardSize: p.scrap.length,
    ground: cardIds(s, p.ground),
    screws: p.screws,
    stored: lettersOf(p.stored),
    pool: lettersOf(p.pool),
    discounts: lettersOf(p.off),
    dice: p.dice.map((state, die) => (state === ROLLED ? screwLetters(faceUp(p, die)) : STATES[state])),
    faces: p.dice.map((_, die) => p.faces.slice(die * FACES, (die + 1) * FACES).map(screwLetters)),
    rerolls: p.rerolls,
    research: p.research,
    parts: p.parts,
    compensation: p.compensation,
    damage: packetsOf(s, seat).map(packetRef),
    shielded: p.shielded === 1,
    queue: p.queue,
  };
}

/** Shuffled things go by their ids; seats are numbers. */
export function nameOf(s: State, label: string, item: Scalar): string {
  const n = Number(item);
  const pack = packOf(s);
  if (label === 'order') return String(n);
  if (label === 'technologies') return pack.permanents[n].id;
  if (label === 'protocols') return protocolId(s, n);
  if (label.startsWith('invasion')) return invasionId(s, n);
  return pack.cards[n].id;
}
