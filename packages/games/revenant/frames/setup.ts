import { asksOne, asksSubset, type Handlers, optionId, parseOption, refOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { crewWishOf } from '../options.ts';
import { cardId, cardIn, discardCards, drawCards, drawHidden, pileOf } from '../rules/cards.ts';
import { gainInfluence } from '../rules/gain.ts';
import { layOut } from '../rules/laying-out.ts';
import { freeBoards, freeSides } from '../rules/prepare.ts';
import { frigateOf, houseIn, PILES, sectorRef, shipOf } from '../rules/refs.ts';
import { ARK, type Frame, HOUSE_COUNT, isRival, NONE, type State, type X } from '../state.ts';

type Own = 'setup' | 'crewSide' | 'board' | 'agenda' | 'redraw' | 'house';

/** Steps: what is shuffled and laid out, then choices, each player in turn. */
const LAY_OUT = 0;
const SIDES = 1;
const BOARDS = 2;
const DEAL = 3;
const AGENDAS = 4;
const REDRAW = 5;
const JOIN = 6;
const READY = 7;

/** REV-34.1. */
const COUNCIL_CARDS = 12;

export const setup: Pick<Handlers<State, Frame, Events>, Own> = {
  setup: {
    run(x, f): undefined {
      const { s } = x;
      switch (f.step) {
        case LAY_OUT:
          layOut(x);
          f.step++;
          return;
        case DEAL:
          deal(x);
          f.step++;
          return;
        case READY:
          x.pop();
          return begin(x);
      }
      if (f.i === s.order.length) {
        f.i = 0;
        f.step++;
        return;
      }
      // REV-2.1: boards and Houses in reverse turn order, cards in turn order.
      const reverse = f.step !== AGENDAS && f.step !== REDRAW;
      const place = f.i++;
      const player = s.order[reverse ? s.order.length - 1 - place : place];
      if (f.step === JOIN) return joining(x, f.i - 1);
      if (isRival(s, player)) return;
      choices(x, f.step, player);
    },
  },

  crewSide: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: freeSides(s).map((side) => optionId('side', packOf(s).crews[side].id)),
      about: {},
    }),
    take(x, f, pick): void {
      x.pop();
      takeSide(x, f.seat, packOf(x.s).crewIndex.get(refOf(pick)) ?? NONE);
    },
  }),

  board: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: freeBoards(s).map((board) => optionId('board', packOf(s).frigates[board].id)),
      about: {},
    }),
    take(x, f, pick): void {
      x.pop();
      takeBoard(x, f.seat, packOf(x.s).frigateIndex.get(refOf(pick)) ?? NONE);
    },
  }),

  /** REV-2.1, step 39. */
  agenda: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: f.cards.map((card) => optionId('agenda', packOf(s).agendas[card].id)),
      about: {},
    }),
    take(x, f, pick): void {
      const { s } = x;
      const p = s.players[f.seat];
      x.pop();
      p.personal = packOf(s).agendaIndex.get(refOf(pick)) ?? NONE;
      p.spurned = f.cards.find((card) => card !== p.personal) ?? NONE;
      x.tell('agendaKept', 'REV-2.1', f.seat, {}, { card: refOf(pick) }, [f.seat]);
    },
  }),

  /** Step 41: each of the three once, another one of the same kind for it. */
  redraw: asksSubset({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'subset',
      from: s.players[f.seat].hand.map((card) => optionId('redraw', cardId(s, card), PILES[pileOf(s, card)])),
      min: 0,
      max: s.players[f.seat].hand.length,
      about: {},
    }),
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      const gone = pick.map((option) => cardIn(s, parseOption(option).refs[0]));
      const counts = [0, 0, 0];
      for (const card of gone) counts[pileOf(s, card)]++;
      discardCards(x, f.seat, gone, 'REV-2.1');
      drawCards(x, f.seat, counts, 'REV-2.1');
    },
  }),

  /** Step 42: a different House each. */
  house: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: freeHouses(s).map((house) => optionId('house', HOUSES[house])),
      about: {},
    }),
    take(x, f, pick): void {
      x.pop();
      join(x, f.seat, houseIn(refOf(pick)));
    },
  }),
};

function choices(x: X, step: number, player: number): void {
  const { s } = x;
  const random = s.options.firstGame;
  switch (step) {
    case SIDES:
      return chooseSide(x, player);
    case BOARDS:
      if (!random) return x.push({ k: 'board', seat: player });
      return takeBoard(x, player, x.shuffle('boards', freeBoards(s)).at(-1) ?? NONE);
    case AGENDAS:
      return dealAgendas(x, player);
    case REDRAW:
      if (!random) x.push({ k: 'redraw', seat: player });
  }
}

/** B-09: the crew that a seat comes with, where its board is free; else it chooses, or luck does. */
function chooseSide(x: X, player: number): void {
  const { s } = x;
  const wish = crewWishOf(s.options, player);
  const wished = freeSides(s).find((side) => packOf(s).crews[side].id === wish);
  if (wished !== undefined) return takeSide(x, player, wished);
  if (wish !== 'random' && !s.options.firstGame) return x.push({ k: 'crewSide', seat: player });
  takeSide(x, player, x.shuffle('sides', freeSides(s)).at(-1) ?? NONE);
}

function freeHouses(s: State): number[] {
  return HOUSES.flatMap((_, house) => (s.players.some((p) => p.influence[house] > 0) ? [] : [house]));
}

function takeSide(x: X, player: number, side: number): void {
  x.s.players[player].side = side;
  x.tell('crewSide', 'REV-2.1', player, { side: packOf(x.s).crews[side].id });
}
function takeBoard(x: X, player: number, board: number): void {
  x.s.players[player].board = board;
  x.tell('board', 'REV-2.1', player, { board: packOf(x.s).frigates[board].id });
}

/** Steps 33 to 38 and 40. */
function deal(x: X): void {
  const { s } = x;
  const { agendas } = packOf(s);
  const fleets = x.shuffle(
    'fleetAgendas',
    agendas.flatMap(({ set }, i) => (set === 'fleet' ? [i] : [])),
  );
  for (const player of s.order) {
    if (isRival(s, player)) continue;
    const p = s.players[player];
    p.stored = [1, 1, 1, 1];
    p.corrupted = 1 << 4;
    const hidden = drawHidden(x, 2);
    for (const house of hidden) p.hidden[house]++;
    const names = { houses: hidden.map((house) => HOUSES[house]) };
    x.reveal('hiddenDrawn', 'REV-2.1', player, { n: hidden.length }, names, [player]);
    p.fleet = fleets.pop() ?? NONE;
    s.agendaBox.splice(s.agendaBox.indexOf(p.fleet), 1);
    x.reveal('agendasDealt', 'REV-2.1', player, { count: 1 }, { cards: [agendas[p.fleet].id] }, [player]);
  }
  for (const player of s.order) if (!isRival(s, player)) drawCards(x, player, [1, 1, 1], 'REV-2.1');
  const personal = x.shuffle(
    'personalAgendas',
    s.agendaBox.filter((card) => agendas[card].set === 'personal'),
  );
  s.agendaBox = [...s.agendaBox.filter((card) => agendas[card].set === 'fleet'), ...personal];
}

function dealAgendas(x: X, player: number): void {
  const { s } = x;
  const cards = s.agendaBox.splice(s.agendaBox.length - 2).sort((a, b) => a - b);
  x.reveal(
    'agendasDealt',
    'REV-2.1',
    player,
    { count: 2 },
    { cards: cards.map((card) => packOf(s).agendas[card].id) },
    [player],
  );
  x.push({ k: 'agenda', seat: player, cards });
}

/** Step 42, in reverse turn order; the Rival comes before its player (6.3.11, 1). */
function joining(x: X, i: number): undefined {
  const { s } = x;
  if (s.rival !== null) {
    if (i === 0) join(x, 1, x.die('rivalHouse', HOUSE_COUNT));
    else x.push({ k: 'house', seat: 0 });
    return;
  }
  x.push({ k: 'house', seat: s.order[s.order.length - 1 - i] });
}

function join(x: X, player: number, house: number): void {
  const { s } = x;
  const sector = s.at[shipOf(ARK, house)];
  s.at[frigateOf(player)] = sector;
  x.tell('joined', 'REV-2.1', player, { house: HOUSES[house], sector: sectorRef(sector) });
  gainInfluence(x, player, house, frigateOf(player), 'REV-2.1');
}

/** REV-34.1. */
function begin(x: X): undefined {
  const { s } = x;
  if (s.players.length === 2) s.council = s.hiddenDeck.splice(s.hiddenDeck.length - COUNCIL_CARDS);
  return undefined;
}
