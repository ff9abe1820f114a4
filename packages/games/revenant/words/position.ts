import { type BaseFrame, type Core, keyedRng, wordsIn } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import { Options } from '../options.ts';
import {
  countsIn,
  FIGURE_REFS,
  frigateOf,
  houseIn,
  isHouseShip,
  kindOf,
  PILES,
  sectorIn,
  shipIn,
} from '../rules/refs.ts';
import { initialState } from '../setup.ts';
import {
  ACTION,
  BLOCKED,
  FIGURES,
  type Frame,
  HYPERCHARGE,
  MUSTER,
  NONE,
  ON_CARD,
  type Player,
  REINFORCE,
  SHUTTLE,
  SKIRMISH,
  type State,
} from '../state.ts';
import { Box } from './box.ts';
import type { Given, PlayerGiven } from './schema.ts';

/** Builds the position that a case describes, from the cards there really are. */
export function position(w: Given): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> } {
  if (w.me && w.p) throw new Error('given.p: `me` is the first player already');
  const players = w.p ?? (w.me ? [w.me] : []);
  const options = wordsIn(Options, { players: Math.max(2, players.length), ...w.options }, 'given.options');
  const s = initialState(options, keyedRng('case'));
  const told = { state: s as unknown as Core<BaseFrame>, options, names: {} };
  if (w.moment === 'setup') return told;
  if (players.length > s.players.length) throw new Error(`given.p: ${players.length} for ${s.players.length} players`);
  s.cycle = w.cycle;
  s.order = orderOf(s, w.order, 'order');
  s.tacticsStack = orderOf(s, w.stack ?? s.order, 'stack');
  placeShips(s, w);
  placeBoard(s, w);
  const box = new Box(s);
  s.players.forEach((p, i) => {
    placePlayer(s, p, players[i], i, box);
  });
  placeCrew(s, w);
  placeCards(s, w, box);
  s.stack = stackOf(s, w);
  return told;
}

function orderOf(s: State, told: readonly number[] | undefined, word: string): number[] {
  const order = told?.slice() ?? s.order;
  if (order.toSorted().join() !== s.players.map((_, i) => i).join()) {
    throw new Error(`given.${word}: must name each of the ${s.players.length} players once`);
  }
  return order;
}

/** What happens next, and below it what goes on afterwards. */
function stackOf(s: State, w: Given): Frame[] {
  const game: Frame = { k: 'game', seat: NONE, step: 1 };
  if (w.moment === 'muster' || w.moment === 'skirmish' || w.moment === 'after') {
    s.phase = { muster: ACTION, skirmish: MUSTER, after: SKIRMISH }[w.moment];
    return [game];
  }
  s.phase = ACTION;
  s.round = w.round;
  const councils = s.players.length === 2 ? 1 : 0;
  const over = (w.round - 1) * (s.order.length + councils);
  if (w.moment === 'council') return [game, { k: 'action', seat: NONE, i: over }];
  const seat = w.moment === 'rival' ? 1 : (w.seat ?? s.order[0]);
  const at = over + councils + s.order.indexOf(seat);
  if (w.moment === 'rival') return [game, { k: 'action', seat: NONE, i: at }];
  return [game, { k: 'action', seat: NONE, i: at + 1 }, { k: 'turn', seat, step: 0 }];
}

function known<T>(where: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    throw new Error(`given.${where}: ${(error as Error).message}`);
  }
}

function placeShips(s: State, w: Given): void {
  s.players.forEach((_, player) => {
    s.at[frigateOf(player)] = 0;
  });
  for (const [ref, at] of Object.entries(w.ships)) {
    const ship = known('ships', () => shipIn(ref));
    if (at === 'card' && kindOf(ship) !== SHUTTLE) throw new Error(`given.ships: ${ref} is no shuttle`);
    s.at[ship] = at === 'card' ? ON_CARD : sectorIn(at);
  }
  for (const [ref, n] of Object.entries(w.damage)) s.damage[known('damage', () => shipIn(ref))] = n;
  for (const ref of w.corrupted) {
    const ship = known('corrupted', () => shipIn(ref));
    if (!isHouseShip(ship) || kindOf(ship) === SHUTTLE)
      throw new Error(`given.corrupted: ${ref} has no corruption space`);
    s.tainted |= 1 << ship;
  }
}

function placeBoard(s: State, w: Given): void {
  const { planetIndex } = packOf(s);
  for (const [sector, n] of Object.entries(w.voidborn)) s.voidborn[sectorIn(sector)] = n;
  for (const [sector, n] of Object.entries(w.shields)) s.shields[sectorIn(sector)] = n;
  for (const sector of w.rifts) s.rifts |= 1 << sectorIn(sector);
  for (const [sector, id] of Object.entries(w.planets)) {
    const planet = planetIndex.get(id);
    const at = planet === undefined ? -1 : s.planetDeck.indexOf(planet);
    if (at < 0) throw new Error(`given.planets: there is no ${id} left`);
    s.planets[sectorIn(sector)] = s.planetDeck.splice(at, 1)[0];
  }
  for (const sector of w.data) s.data |= 1 << sectorIn(sector);
  for (const [sector, ref] of Object.entries(w.landed)) {
    const ship = known('landed', () => shipIn(ref));
    s.landers[sectorIn(sector)] = ship;
    s.at[ship] = sectorIn(sector);
  }
  s.hull = w.hull;
  s.failures = w.failures;
  for (const token of w.rewardsGone) {
    const house = known('rewardsGone', () => houseIn(token.slice(0, 3)));
    const space = ['2', '5', '8'].indexOf(token.slice(3));
    if (space < 0) throw new Error(`given.rewardsGone: ${token} is no House and space`);
    s.rewards &= ~(1 << (house * 3 + space));
  }
}

/** `0.captain`, `envoy`, `blocked`. */
function placeCrew(s: State, w: Given): void {
  let envoys = 0;
  for (const [ref, who] of Object.entries(w.crew)) {
    const ship = known('crew', () => shipIn(ref));
    if (ship > HYPERCHARGE) throw new Error(`given.crew: ${ref} is no crew space`);
    if (who === 'blocked' && ship >= REINFORCE) s.crew[ship] = BLOCKED;
    else if (who === 'envoy') s.crew[ship] = s.players.length * FIGURES + envoys++;
    else s.crew[ship] = figureOf(s, who);
  }
}

function figureOf(s: State, who: string): number {
  const [player, name] = who.split('.');
  const figure = FIGURE_REFS.indexOf(name as (typeof FIGURE_REFS)[number]);
  const p = s.players[Number(player)];
  if (!p || figure < 0) throw new Error(`given.crew: ${who} is no figure, as 0.captain or 1.cadet2 are`);
  p.home &= ~(1 << figure);
  return Number(player) * FIGURES + figure;
}

function placePlayer(s: State, p: Player, w: PlayerGiven | undefined, player: number, box: Box): void {
  const { crewIndex, frigateIndex } = packOf(s);
  const where = (word: string): string => `p.${player}.${word}`;
  const of = (index: ReadonlyMap<string, number>, id: string, word: string): number => {
    const found = index.get(id);
    if (found === undefined) throw new Error(`given.${where(word)}: there is no ${id}`);
    return found;
  };
  p.side = of(crewIndex, w?.side ?? `${player + 1}A`, 'side');
  p.board = of(frigateIndex, w?.board ?? `FB${player + 1}`, 'board');
  if (!w) return;
  p.rank = w.rank;
  p.tactics = w.tactics;
  for (const [house, n] of Object.entries(w.influence))
    p.influence[known(where('influence'), () => houseIn(house))] = n;
  for (const house of w.hidden) p.hidden[box.hidden(house, where('hidden'))]++;
  const cards = (ids: readonly string[], word: string): number[] => ids.map((id) => box.card(id, where(word)));
  p.hand = cards(w.hand, 'hand');
  p.cadets = [w.cadet1, w.cadet2].flatMap((ids, i) => {
    const [a = NONE, b = NONE] = cards(ids, `cadet${i + 1}`);
    return [a, b];
  });
  p.frigates = cards(w.frigates, 'frigates');
  p.commands = cards(w.commands, 'commands');
  p.stored = countsIn(w.stored);
  for (const section of w.corrupted) p.corrupted |= 1 << (section - 1);
  for (const [section, letters] of Object.entries(w.frozen)) {
    p.corrupted |= 1 << (Number(section) - 1);
    countsIn(letters).forEach((n, kind) => {
      p.frozen[(Number(section) - 1) * 4 + kind] = n;
    });
  }
  p.remnants = w.remnants;
  p.data = w.data;
  if (w.personal) p.personal = box.agenda(w.personal, where('personal'));
  if (w.fleet) p.fleet = box.agenda(w.fleet, where('fleet'));
  for (const name of w.away) {
    const figure = FIGURE_REFS.indexOf(name as (typeof FIGURE_REFS)[number]);
    if (figure < 0) throw new Error(`given.${where('away')}: ${name} is no figure`);
    p.home &= ~(1 << figure);
  }
}

function placeCards(s: State, w: Given, box: Box): void {
  const { failureIndex, colonyIndex, planetIndex, orderIndex } = packOf(s);
  const failure = (id: string, word: string): number => box.take(s.failureBox, failureIndex, id, word);
  if (w.upper) s.upper = failure(w.upper, 'upper');
  if (w.lower) s.lower = failure(w.lower, 'lower');
  s.upperCover = w.upperCover;
  s.lowerCover = w.lowerCover;
  s.failureDeck = w.failureDeck.map((id) => failure(id, 'failureDeck')).reverse();
  s.hiddenDiscard = w.hiddenDiscard.map((house) => box.hidden(house, 'hiddenDiscard')).reverse();
  s.council = w.council.map((house) => box.hidden(house, 'council')).reverse();
  const houses = new Map(HOUSES.map((house, i): [string, number] => [house, i]));
  s.hiddenDeck = box.deck(s.hiddenDeck, houses, w.hiddenDeck, 'hiddenDeck');
  PILES.forEach((pile, i) => {
    s.discards[i] = (w.discards[pile] ?? []).map((id) => box.card(id, `discards.${pile}`)).reverse();
  });
  PILES.forEach((pile, i) => {
    s.decks[i] = box.deck(s.decks[i], packOf(s).operationIndex, w.decks[pile], `decks.${pile}`);
  });
  s.planetDeck = box.deck(s.planetDeck, planetIndex, w.planetDeck, 'planetDeck');
  s.row = w.row.map((id) => box.ofRow(id));
  if (w.chosen) s.chosen = s.row.find((card) => card === box.rowIndex(w.chosen ?? '')) ?? box.ofRow(w.chosen);
  if (w.chosen && !s.row.includes(s.chosen)) s.row.push(s.chosen);
  s.colonies = box.deck(s.colonies, colonyIndex, w.colonies, 'colonies');
  if (!s.rival) return;
  s.rival.supply = w.supply;
  s.rival.orders = box.deck(s.rival.orders, orderIndex, w.orders, 'orders');
}
