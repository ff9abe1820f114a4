import { asksOne, type Handlers, optionId, refOf, type Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { leaderWishOf } from '../options.ts';
import { cardId, destroyCards, distinct, permanentId, permanentIn } from '../rules/cards.ts';
import { startDraft } from '../rules/draft.ts';
import { teamOf } from '../rules/invasion/teams.ts';
import { occur } from '../rules/listening.ts';
import { carryOver, finishMatch, refillSupplies } from '../rules/match.ts';
import { sidesOf } from '../rules/sides.ts';
import { supplyId } from '../rules/supply.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';

type Own = 'game' | 'setup' | 'leader' | 'draft';

/** Steps of `setup`; a later match or scenario begins at CARRY. */
const SHUFFLE = 0;
const LEADERS = 1;
const TECHNOLOGIES = 2;
const RECRUITS = 3;
const READY = 4;
export const CARRY = 10;

/** RONE-3.9. */
const SETUP_RECRUITS = 4;

export const game: Pick<Handlers<State, Frame, Events>, Own> = {
  game: {
    run(x, f): undefined {
      const { s } = x;
      if (s.ended !== '') {
        if (finishMatch(x)) x.push({ k: 'setup', seat: NONE, step: CARRY, i: 0, order: [] });
        return;
      }
      if (f.step === 0) {
        f.step = 1;
        return x.push({ k: 'setup', seat: NONE, step: SHUFFLE, i: 0, order: [] }) as undefined;
      }
      nextTurn(x);
    },
  },

  setup: {
    run(x, f): undefined {
      const { s } = x;
      const seats = s.players.length;
      switch (f.step) {
        case SHUFFLE:
          x.tell('match', 'RONE-3.1', NONE, { match: s.match });
          shuffleAll(x);
          f.order = randomOrder(x);
          f.step = LEADERS;
          return;
        case CARRY:
          x.tell('match', 'RONE-13.4', NONE, { match: s.match });
          for (let seat = 0; seat < seats; seat++) carryOver(x, seat);
          refillSupplies(x);
          f.order = randomOrder(x);
          f.step = RECRUITS;
          return;
        case READY:
          x.pop();
          return ready(x);
      }
      // One after the other: a leader, a technology, then four recruits each.
      const each = f.step === RECRUITS ? SETUP_RECRUITS : 1;
      if (f.i === seats * each) {
        f.i = 0;
        f.step++;
        return;
      }
      const seat = f.order[Math.floor(f.i++ / each)];
      if (f.step === LEADERS) x.push({ k: 'leader', seat });
      else startDraft(x, seat, f.step === TECHNOLOGIES ? 'technology' : 'recruit');
    },
  },

  /** RONE-3.4. */
  leader: asksOne({
    run(x, f) {
      const { s } = x;
      const wish = leaderWishOf(s.options, f.seat);
      if (wish === 'table') return 'wait';
      const wished =
        wish === 'random'
          ? s.leaders[x.die('leader', s.leaders.length)]
          : s.leaders.find((leader) => permanentId(s, leader) === wish);
      if (wished === undefined) return 'wait';
      lead(x, f.seat, wished);
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: s.leaders.map((leader) => optionId('leader', permanentId(s, leader))),
      about: {},
    }),
    take: (x, f, pick) => lead(x, f.seat, permanentIn(x.s, refOf(pick))),
  }),

  /** RONE-11.7, 11.8. That two of the three are equal is nobody else's business: no pick is taken by itself then. */
  draft: asksOne({
    ask(s, f) {
      const options = distinct(f.cards).map((card) => optionId('take', supplyId(s, f.what, card)));
      const ask = { seat: f.seat, kind: 'one' as const, options, about: { what: f.what } };
      return f.cards.length > 1 ? { ...ask, stop: 1 } : ask;
    },
    take(x, f, pick): void {
      const { s } = x;
      const taken = f.cards.find((card) => supplyId(s, f.what, card) === refOf(pick)) as number;
      x.pop();
      const rest = f.cards.slice();
      rest.splice(rest.indexOf(taken), 1);
      if (f.what === 'recruit') recruit(x, f.seat, taken, rest);
      else discover(x, f.seat, taken, rest);
    },
  }),
};

function recruit(x: X, seat: number, taken: number, rest: readonly number[]): void {
  const p = x.s.players[seat];
  p.ground.push(taken);
  p.screws.push(0);
  x.reveal('recruited', 'RONE-11.7', seat, { card: cardId(x.s, taken) });
  destroyCards(x, seat, rest, 'draft', 'RONE-11.7');
  occur(x, ['recruited'], seat, taken);
}

function discover(x: X, seat: number, taken: number, rest: readonly number[]): void {
  const { s } = x;
  s.players[seat].base.push(taken);
  x.reveal('discovered', 'RONE-11.8', seat, { card: permanentId(s, taken) });
  if (rest.length === 0) return;
  s.technologiesGone.push(...rest);
  x.tell('destroyed', 'RONE-11.8', seat, { cards: rest.map((card) => permanentId(s, card)), from: 'draft' });
}

/** RONE-3.3, 3.6. */
function shuffleAll(x: X): void {
  const { s } = x;
  x.shuffle('recruits', s.recruits);
  x.shuffle('technologies', s.technologies);
  for (let seat = 0; seat < s.players.length; seat++) x.shuffle(`deck${seat}`, s.players[seat].deck);
}

function lead(x: X, seat: Seat, leader: number): void {
  const { s } = x;
  x.pop();
  s.leaders.splice(s.leaders.indexOf(leader), 1);
  s.players[seat].base.push(leader);
  x.tell('leader', 'RONE-3.4', seat, { card: permanentId(s, leader) });
}

function randomOrder(x: X): number[] {
  return x.shuffle(
    'order',
    x.s.players.map((_, seat) => seat),
  );
}

/** RONE-12.1: who begins, and what the others get for it; A-34: in a series the loser of the last match begins. */
function ready(x: X): undefined {
  const { s } = x;
  if (s.inv) return;
  s.preparing = 0;
  s.round = 0;
  if (sidesOf(s) === 1) return;
  if (s.first === NONE) s.first = x.die('first', 2);
  x.tell('begins', 'RONE-12.1', s.first, { side: s.first });
  const { compensation } = packOf(s).def.board;
  s.players.forEach((p, seat) => {
    if (teamOf(s, seat) === s.first || compensation === 0) return;
    p.compensation = compensation;
    x.tell('compensation', 'RONE-12.1', seat, { n: compensation });
  });
}

/** RONE-12.2: sides alternate; in quick training both act in every turn. */
function nextTurn(x: X): void {
  const { s } = x;
  if (sidesOf(s) === 1) {
    s.round++;
    s.side = 0;
  } else if (s.round === 0 || s.side !== s.first) {
    s.round++;
    s.side = s.first;
  } else s.side = 1 - s.side;
  x.push({ k: 'turn', seat: s.side, phase: 0 });
}
