import { type BaseFrame, type Core, keyedRng, wordsIn } from '@starhold/kernel';
import { countsOf, packOf } from '../content/index.ts';
import { Options } from '../options.ts';
import { FACES, screwsFace } from '../rules/dice.ts';
import { teamOf } from '../rules/invasion/teams.ts';
import { packetIn } from '../rules/packets.ts';
import { sidesOf } from '../rules/sides.ts';
import { initialState } from '../setup.ts';
import { type Frame, IDLE, LOCKED, NONE, type Player, ROLLED, type State, USED } from '../state.ts';
import { invasionFrames, placeInvasion } from './invasion.ts';
import { type Given, MOMENTS, type PlayerGiven } from './schema.ts';

/** Builds the position that a case describes, from the cards there really are. */
export function position(w: Given): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> } {
  if (w.me && w.p) throw new Error('given.p: `me` is the first player already');
  const seats = w.p ?? (w.me ? [w.me] : []);
  const options = wordsIn(
    Options,
    {
      ...(w.invasion ? { mode: 'coop', players: Math.max(1, seats.length) } : {}),
      ...w.options,
    },
    'given.options',
  );
  const s = initialState(options, keyedRng('case'));
  const told = { state: s as unknown as Core<BaseFrame>, options, names: {} };
  if (w.moment === 'setup') return told;
  if (seats.length > s.players.length) throw new Error(`given.p: ${seats.length} for ${s.players.length} players`);
  const box = new Box(s);
  const rolled = MOMENTS.indexOf(w.moment) >= MOMENTS.indexOf('main');
  s.players.forEach((p, seat) => {
    placePlayer(s, p, seats[seat], box, rolled, seat);
  });
  placeSupplies(s, w, box);
  s.preparing = 0;
  s.round = w.round;
  s.match = w.match;
  s.wins = w.wins.slice();
  s.side = sidesOf(s) === 1 ? 0 : teamOf(s, w.seat);
  if (sidesOf(s) === 2) s.first = 0;
  s.stack = stackOf(s, w);
  return told;
}

/** The phase begins by itself: below it lies the turn, and below that the game. */
function stackOf(s: State, w: Given): Frame[] {
  const turn: Frame = { k: 'turn', seat: w.seat, phase: MOMENTS.indexOf(w.moment as (typeof MOMENTS)[number]) };
  if (s.inv && w.invasion) {
    placeInvasion(s, w.invasion);
    return w.invasion.step ? invasionFrames(w.invasion.step) : [...invasionFrames('resolution'), turn];
  }
  s.phase = turn.phase;
  return [{ k: 'game', seat: NONE, step: 1 }, turn];
}

/** Everything that is in the box; each card can be taken as often as there are copies. */
class Box {
  private readonly s: State;
  readonly cards: number[];
  readonly permanents: number[];

  constructor(s: State) {
    this.s = s;
    const { starters } = packOf(s);
    this.cards = [
      ...s.recruits,
      ...s.players.flatMap((p) => p.deck),
      ...starters.flatMap((card, i) => new Array<number>(s.starters[i]).fill(card)),
    ];
    this.permanents = [...s.leaders, ...s.technologies];
  }

  card(id: string, where: string): number {
    return take(this.cards, packOf(this.s).cardIndex.get(id), id, where);
  }

  permanent(id: string, where: string): number {
    return take(this.permanents, packOf(this.s).permanentIndex.get(id), id, where);
  }
}

function take(from: number[], card: number | undefined, id: string, where: string): number {
  const at = card === undefined ? -1 : from.indexOf(card);
  if (at < 0) throw new Error(`given.${where}: there is no ${id} left`);
  return from.splice(at, 1)[0];
}

function placePlayer(s: State, p: Player, w: PlayerGiven | undefined, box: Box, rolled: boolean, seat: number): void {
  p.deck = [];
  p.dice.fill(rolled ? USED : IDLE);
  if (!w) return;
  const cards = (ids: readonly string[], word: string): number[] => ids.map((id) => box.card(id, `p.${seat}.${word}`));
  p.armour = w.armour;
  p.health = w.health;
  p.base = w.base.map((id) => box.permanent(id, `p.${seat}.base`));
  for (const id of w.exhausted) {
    const at = w.base.indexOf(id);
    if (at < 0) throw new Error(`given.p.${seat}.exhausted: ${id} is not in the base`);
    p.tired |= 1 << at;
  }
  p.hand = cards(w.hand, 'hand');
  p.played = cards(w.played, 'played');
  p.deck = cards(w.deck, 'deck').reverse();
  p.discard = cards(w.discard, 'discard').reverse();
  p.scrap = cards(w.scrapyard, 'scrapyard').reverse();
  const ground = w.ground.map((entry) => (typeof entry === 'string' ? { card: entry, screws: 0 } : entry));
  p.ground = ground.map(({ card }) => box.card(card, `p.${seat}.ground`));
  p.screws = ground.map(({ screws }) => screws);
  p.stored = countsOf(w.stored);
  p.pool = countsOf(w.pool);
  p.off = countsOf(w.discounts);
  w.dice.forEach((die, i) => {
    placeDie(p, i, die, seat);
  });
  p.rerolls = w.rerolls;
  p.research = w.research;
  p.parts = w.parts;
  p.compensation = w.compensation;
  p.packets = w.damage.map(packetIn);
  p.shielded = w.shielded ? 1 : 0;
  for (const kind of p.stored.keys()) {
    const { slots } = packOf(s);
    if (p.stored[kind] > slots[kind]) throw new Error(`given.p.${seat}.stored: only ${slots[kind]} slots`);
  }
}

const STATES: Readonly<Record<string, number>> = { idle: IDLE, used: USED, locked: LOCKED };

/** A face that the die does not have takes the place of its neutral one. */
function placeDie(p: Player, die: number, word: string, seat: number): void {
  if (die >= p.dice.length) throw new Error(`given.p.${seat}.dice: there are ${p.dice.length} dice`);
  if (Object.hasOwn(STATES, word)) {
    p.dice[die] = STATES[word];
    return;
  }
  const face = screwsFace(word);
  if (face === NONE) throw new Error(`given.p.${seat}.dice: ${word} is no face; three letters of n u r k g y`);
  const at = p.faces.slice(die * FACES, (die + 1) * FACES).indexOf(face);
  p.up[die] = Math.max(at, 0);
  p.faces[die * FACES + p.up[die]] = face;
  p.dice[die] = ROLLED;
}

function placeSupplies(s: State, w: Given, box: Box): void {
  const pack = packOf(s);
  s.recruitsGone = w.recruitsGone.map((id) => box.card(id, 'recruitsGone'));
  s.technologiesGone = w.technologiesGone.map((id) => box.permanent(id, 'technologiesGone'));
  s.technologies = w.technologies
    ? w.technologies.map((id) => box.permanent(id, 'technologies')).reverse()
    : box.permanents.filter((permanent) => permanent >= pack.leaderCount);
  s.leaders = box.permanents.filter((permanent) => permanent < pack.leaderCount);
  s.recruits = w.recruits
    ? w.recruits.map((id) => box.card(id, 'recruits')).reverse()
    : box.cards.filter((card) => pack.starterAt[card] < 0);
  const left = (card: number): number => box.cards.filter((other) => other === card).length;
  s.starters = pack.starters.map((card) => w.starters?.[pack.cards[card].id] ?? (w.starters ? 0 : left(card)));
  for (const id of Object.keys(w.starters ?? {})) {
    if (pack.starterAt[pack.cardIndex.get(id) ?? -1] === undefined || pack.starterAt[pack.cardIndex.get(id) ?? -1] < 0)
      throw new Error(`given.starters: ${id} is no starter card`);
  }
}
