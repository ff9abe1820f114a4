import { asksOne, asksOrder, type Handlers, optionId, refOf, type Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { destroyCards, takeFromHand } from '../rules/cards.ts';
import { FACES, faceUp, readyDice, screwLetters } from '../rules/dice.ts';
import { endMatch } from '../rules/end.ts';
import { opponents } from '../rules/invasion/teams.ts';
import { occur } from '../rules/listening.ts';
import { packetsOf } from '../rules/packets.ts';
import { nothing } from '../rules/resources.ts';
import { activeSeats } from '../rules/sides.ts';
import { isHostile, onOpponent } from '../rules/vocabulary.ts';
import { type Frame, IDLE, NONE, ROLLED, type State, type X } from '../state.ts';

type Own = 'turn' | 'lane' | 'start' | 'roll' | 'close' | 'queues' | 'queue' | 'precede';

const PHASES = 10;
const DAMAGE = 6;

/** One seat's part of a phase (RONE-6); it pops when it is done. */
export function phaseFrame(s: State, seat: Seat, phase: number): Frame {
  switch (phase) {
    case 1:
      return { k: 'start', seat, step: 0 };
    case 2:
      return { k: 'draw', seat, n: NONE };
    case 3:
      return { k: 'roll', seat };
    case 4:
      return { k: 'main', seat, ended: 0 };
    case 5:
      return { k: 'storing', seat, step: 0, kept: 0, r: 0 };
    case 6:
      if (s.inv) return { k: 'assault', seat, packets: packetsOf(s, seat), begun: 0 } as Frame;
      return { k: 'strike', seat, packets: [], begun: 0 };
    case 7:
      return { k: 'parts', seat, from: 'parts', begun: 0 };
    case 8:
      return { k: 'tidy', seat };
    case 9:
      return { k: 'training', seat };
    default:
      return { k: 'close', seat, step: 0 };
  }
}

export const turn: Pick<Handlers<State, Frame, Events>, Own> = {
  /** The ten phases of the side at turn; several seats act at once, and the next phase waits for all (RONE-15.2, A-38). */
  turn: {
    run(x, f): undefined {
      const { s } = x;
      if (f.phase === PHASES) {
        s.phase = 0;
        return void x.pop();
      }
      s.phase = ++f.phase;
      const seats = activeSeats(s);
      if (f.phase === 1) {
        x.tell('turn', 'RONE-1.1', f.seat, { round: s.round });
        for (const seat of seats) beginTurn(s, seat);
      }
      x.tell('phase', `RONE-6.${f.phase}`, f.seat, { phase: f.phase });
      if (seats.length === 1) return void x.push(phaseFrame(s, seats[0], f.phase));
      if (s.options.mode !== 'training')
        return x.together(
          false,
          seats.map((seat) => phaseFrame(s, seat, f.phase)),
        ) as undefined;
      s.ahead = NONE;
      s.acted = 0;
      s.through = 0;
      x.push({ k: 'queues', seat: NONE, i: 0 });
      x.together(
        false,
        seats.map((seat) => ({ k: 'lane', seat, phase: f.phase, begun: 0 })),
      );
    },
  },

  lane: {
    run(x, f): undefined {
      if (f.begun === 0) {
        f.begun = 1;
        return void x.push(phaseFrame(x.s, f.seat, f.phase));
      }
      x.s.through |= 1 << f.seat;
      x.pop();
    },
  },

  /** RONE-6.1: first the parts of who did not begin, then passives. */
  start: {
    run(x, f): undefined {
      const { s } = x;
      const p = s.players[f.seat];
      if (f.step++ === 0) {
        if (s.options.refreshAtTurnStart) p.tired = 0;
        if (p.compensation > 0) x.push({ k: 'parts', seat: f.seat, from: 'compensation', begun: 1 });
        return;
      }
      x.pop();
      occur(x, ['turnStart'], f.seat, NONE);
    },
  },

  /** RONE-6.3. */
  roll: {
    run(x, f): undefined {
      const p = x.s.players[f.seat];
      x.pop();
      const dice: number[] = [];
      for (let die = 0; die < p.dice.length; die++) {
        if (p.dice[die] !== IDLE) continue;
        p.up[die] = x.die(`die${f.seat}`, FACES);
        p.dice[die] = ROLLED;
        dice.push(die + 1);
      }
      const faces = dice.map((die) => screwLetters(faceUp(p, die - 1)));
      if (dice.length > 0) x.tell('rolled', 'RONE-6.3', f.seat, { dice, faces });
    },
  },

  /** RONE-6.11: passives, then cards that destroy themselves. */
  close: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ === 0) return occur(x, ['turnEnd'], f.seat, NONE) as undefined;
      x.pop();
      const p = s.players[f.seat];
      const { cards } = packOf(s);
      const gone = p.hand.filter((card) => cards[card].fleeting);
      // Whatever is still in the hand: that it goes, or that it stays, is learned by all.
      if (p.hand.length > 0) x.learned();
      if (gone.length === 0) return;
      for (const card of gone) takeFromHand(p, card);
      destroyCards(x, f.seat, gone, 'hand', 'RONE-6.11');
    },
  },

  /** RONE-15.3, A-37: at the end of a phase what touches the opponent, both queues; then who has fallen. */
  queues: {
    run(x, f): undefined {
      const { s } = x;
      const seats = s.players.length;
      if (f.i < seats) {
        // B-10: the queue that comes first changes from round to round.
        const seat = (f.i++ + s.round + 1) % seats;
        const p = s.players[seat];
        if (s.phase === DAMAGE && p.packets.length > 0) {
          x.push({ k: 'strike', seat, packets: p.packets, begun: 1 });
          p.packets = [];
        }
        if (p.queue.length > 0) x.push({ k: 'queue', seat, asked: 0 });
        return;
      }
      x.pop();
      if (s.fallen !== 0) endMatch(x, 'health');
    },
  },

  /** Each player orders the own queue. */
  queue: asksOrder({
    run(x, f) {
      const { queue } = x.s.players[f.seat];
      if (f.asked === 0 && queue.length > 1) return 'wait';
      f.asked = 1;
      const entry = queue.shift();
      if (entry === undefined) return void x.pop();
      resolve(x, f.seat, entry);
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'order',
      of: s.players[f.seat].queue.map((_, i) => optionId('next', i + 1)),
      about: {},
    }),
    take(x, f, pick): void {
      const p = x.s.players[f.seat];
      p.queue = pick.map((option) => p.queue[Number(refOf(option)) - 1]);
      f.asked = 1;
    },
  }),

  /** RONE-15.6. */
  precede: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: s.players.map((_, seat) => optionId('first', `p${seat}`)),
      about: {},
    }),
    take(x, _f, pick): void {
      x.pop();
      x.s.ahead = Number(refOf(pick).slice(1));
      x.tell('precedes', 'RONE-15.6', x.s.ahead, {});
    },
  }),
};

function beginTurn(s: State, seat: Seat): void {
  const p = s.players[seat];
  readyDice(p);
  p.off = nothing();
  p.firsts.length = 0;
  // Against the Invasion the span is a round, and the round sees to it.
  if (!s.inv) p.shielded = 0;
}

/** An entry is the address of an operation: `RC06/play#0`. */
function resolve(x: X, seat: Seat, entry: string): void {
  const [list, at] = entry.split('#');
  const op = packOf(x.s).lists.at(list)[Number(at)];
  if (!isHostile(op)) throw new Error(`${entry} waits for nobody`);
  onOpponent(x, op, seat, opponents(x.s, seat)[0]);
}
