import { opsFrame } from '@starhold/effects';
import { asksOne } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { cardNames, isAlly, ref, type UnsHandlers, type X } from '../rules/cards.ts';
import { effectsOf, isQuiet } from '../rules/effects.ts';
import { finish, gain } from '../rules/players.ts';
import { AP_PER_TURN } from '../rules/rulings.ts';
import { dealSeat, dealSetup, placeSeat } from '../setup.ts';
import { NONE, type UnsFrame, type UnsState } from '../state.ts';
import { needsThreats, startRefill } from './phases.ts';

/** Set-up, the five phases of a turn (UNS-1.1), and Upkeep. */

type Turn = Pick<UnsHandlers, 'setup' | 'turn' | 'upkeep' | 'playOn'>;

export const TURN_STEPS = {
  UPKEEP: 0,
  SELECTION: 1,
  ACTION: 2,
  THREAT: 3,
  CLEANUP: 4,
  REFILL: 5,
  DANGER: 6,
  END: 7,
} as const;

/** UNS-20.4: everybody at the same time; alone there is nobody to wait for. */
function eachSeat(x: X, make: (seat: number) => UnsFrame): undefined {
  const { players } = x.s;
  if (players.length === 1) x.push(make(0));
  else
    x.together(
      false,
      players.map((_, seat) => make(seat)),
    );
}

function phase(x: X, name: UnsState['phase'], start: () => void): undefined {
  const { s } = x;
  s.phase = name;
  for (const p of s.players) p.chain = 0;
  x.tell('phase', 'UNS-1.1', 0, { phase: name });
  start();
}

export const turn: Turn = {
  /** UNS-2 to UNS-4; then the prologue of a story (7.8). */
  setup: {
    run(x, f): undefined {
      const { s } = x;
      const step = f.step++;
      if (step === 0) return dealSetup(x) as undefined;
      if (step <= s.players.length) return dealSeat(x, step - 1) as undefined;
      if (step <= 2 * s.players.length) return placeSeat(x, step - 1 - s.players.length) as undefined;
      if (step === 2 * s.players.length + 1) {
        if (s.story !== NONE) x.push({ k: 'story', seat: 0, step: 0, option: '', up: 0, cause: 'story:0' });
        return;
      }
      x.pop();
      x.push({ k: 'turn', seat: 0, step: TURN_STEPS.UPKEEP, asked: 0, cause: 'turn' });
    },
  },

  turn: {
    run(x, f): undefined {
      const { s } = x;
      const { UPKEEP, SELECTION, ACTION, THREAT, CLEANUP, REFILL, DANGER } = TURN_STEPS;
      const { step } = f;
      if (s.won === 1 && f.asked === 0 && (step === SELECTION || step === THREAT || step === CLEANUP)) {
        f.asked = 1;
        return x.push({ k: 'playOn', seat: 0 }) as undefined;
      }
      f.asked = 0;
      f.step++;
      switch (step) {
        case UPKEEP:
          return startTurn(x);
        case SELECTION:
          return phase(x, 'selection', () =>
            eachSeat(x, (seat) => ({ k: 'select', seat, step: 0, level: 0, cards: [], keep: NONE })),
          );
        case ACTION:
          return phase(x, 'action', () => x.push({ k: 'action', seat: 0, done: 0 }));
        case THREAT:
          return phase(x, 'threat', () =>
            eachSeat(x, (seat) => ({ k: 'threat', seat, items: [], step: 0, rage: 0, hits: 0 })),
          );
        case CLEANUP:
          return phase(x, 'cleanup', () => eachSeat(x, (seat) => ({ k: 'cleanup', seat, step: 0 })));
        case REFILL: {
          // The partner's level up may have told a story that felled threats after this player's refill (UNS-12.4, B-12).
          const seat = s.players.findIndex((p, i) => p.filled === 1 && needsThreats(s, i));
          if (seat < 0) return;
          f.step = REFILL;
          return startRefill(x, seat) as undefined;
        }
        case DANGER:
          // UNS-12.5 and 20.7: once for all; A-34: no longer after victory.
          if (s.won === 0) x.push({ k: 'danger', seat: 0, left: 1, cause: 'turn' });
          return;
        default:
          if (s.won === 1) return finish(x) as undefined;
          f.step = UPKEEP;
      }
    },
  },

  /** UNS-5: action points, refreshing, then triggers in the player's order. */
  upkeep: asksOne({
    run(x, f): 'wait' | undefined {
      const { s } = x;
      if (f.step === 0) {
        f.step = 1;
        gain(x, f.seat, 'ap', AP_PER_TURN);
        for (const card of s.players[f.seat].play) {
          if (isAlly(s, card) && s.cards.exhausted[card] === 1) {
            s.cards.exhausted[card] = 0;
            x.tell('refreshed', 'UNS-5.2', f.seat, cardNames(s, card));
          }
        }
        return undefined;
      }
      const waiting = triggers(s, f.seat, f.done);
      if (waiting.length === 0) return void x.pop();
      if (waiting.length > 1 && !waiting.every((card) => isQuietTrigger(s, card))) return 'wait';
      startTrigger(x, f, waiting[0]);
      return undefined;
    },
    ask(s, f, _stack, no) {
      no?.('', 'UNS-5.3', 'allTrigger');
      const options = triggers(s, f.seat, f.done).map((card) => `trigger:${card === NONE ? 'story' : ref(s, card)}`);
      if (s.won === 1) options.push('stop');
      return { seat: f.seat, kind: 'one', options };
    },
    take(x, f, pick): void {
      if (pick === 'stop') return finish(x);
      const found = triggers(x.s, f.seat, f.done).find(
        (card) => pick === `trigger:${card === NONE ? 'story' : ref(x.s, card)}`,
      );
      startTrigger(x, f, found as number);
    },
  }),

  /** asked between the phases of a winning turn. */
  playOn: asksOne({
    ask(s, _f, _stack, no) {
      no?.('', 'UNS-21.5', 'goOrStop');
      const options = ['go', 'stop'];
      if (s.players.length === 1) return { seat: 0, kind: 'one', options };
      return s.players.map((_, seat) => ({ seat, kind: 'one', options: options.slice() }));
    },
    take(x, _f, pick): void {
      x.pop();
      if (pick === 'stop') finish(x);
    },
  }),
};

function startTurn(x: X): undefined {
  const { s } = x;
  s.turn++;
  s.reps = [];
  for (const p of s.players) {
    p.struck = 0;
    p.defeated = 0;
  }
  x.tell('turn', 'UNS-1.1', 0, { turn: s.turn });
  return phase(x, 'upkeep', () => eachSeat(x, (seat) => ({ k: 'upkeep', seat, step: 0, done: [] })));
}

/** Cards in play with something to do in upkeep, and -1 for the story card; what is `done` is left out. */
function triggers(s: UnsState, seat: number, done: readonly number[]): number[] {
  const found = s.players[seat].play.filter((c) => !done.includes(c) && effectsOf(s, c, 'upkeep', 0).length > 0);
  if (s.story !== NONE && packOf(s).story[s.story].upkeep.length > 0 && !done.includes(NONE)) found.push(NONE);
  return found;
}

function isQuietTrigger(s: UnsState, card: number): boolean {
  if (card === NONE) return packOf(s).story[s.story].upkeep.every(isQuiet);
  return effectsOf(s, card, 'upkeep', 0).every((e) => e.quiet);
}

function startTrigger(x: X, f: Extract<UnsFrame, { k: 'upkeep' }>, card: number): void {
  const { s } = x;
  f.done.push(card);
  if (card === NONE) {
    const { id } = packOf(s).story[s.story];
    return x.push(opsFrame(f.seat, `story:${id}/upkeep`, NONE, `story:${id}`));
  }
  const cause = `core:${packOf(s).cores[s.cards.core[card]].id}`;
  x.push({ k: 'resolve', seat: f.seat, card, via: 'upkeep', group: 0, done: 0, at: NONE, acted: 0, cause });
}
