import { asksOne, asksOrder, asksSubset, type Handlers, optionId, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { bossDef, enemiesOnBoard } from '../rules/board.ts';
import {
  cardsToPlay,
  discardCommands,
  forgetMixed,
  kindOf,
  kindsOf,
  layDangers,
  refill,
  reshuffleDangers,
  takeKind,
} from '../rules/cards.ts';
import type { X } from '../rules/damage.ts';
import { BOSS_EMP_CARRIES_OVER, BOSS_ENTRY_RESHUFFLES, FIRST_SIDE, SLOTS } from '../rules/rulings.ts';
import { dealSetup } from '../setup.ts';
import type { BosFrame, BosState } from '../state.ts';

/** The round: Start, Danger phase, Selection, Arrangement, Execution, Upkeep (BOS-3.1). */

type Flow = Pick<Handlers<BosState, BosFrame, Events>, 'setup' | 'round' | 'refresh' | 'pick' | 'remove' | 'arrange'>;

const START = 0;
const DANGER = 1;
const SELECTION = 2;
const ARRANGEMENT = 3;
const EXECUTION = 4;
const UPKEEP = EXECUTION + SLOTS;

export const ROUND_STEPS = { START, DANGER, SELECTION, ARRANGEMENT, EXECUTION, UPKEEP } as const;

export const flow: Flow = {
  setup: {
    run(x): undefined {
      x.pop();
      dealSetup(x);
      x.push({ k: 'round', seat: x.s.captain, step: START, cause: 'round' });
    },
  },

  round: {
    run(x, f): undefined {
      const step = f.step++;
      switch (step) {
        case START:
          return startRound(x);
        case DANGER:
          return dangerPhase(x);
        case SELECTION:
          return selection(x);
        case ARRANGEMENT:
          return arrangement(x);
        case UPKEEP:
          f.step = START;
          return upkeep(x);
        default:
          x.s.phase = 'execution';
          return x.push({ k: 'slot', seat: x.s.captain, at: step - EXECUTION, step: 0 }) as undefined;
      }
    },
  },

  /** BOS-20.4: the whole hand or nothing. */
  refresh: asksOne({
    ask(_s, f, _stack, no) {
      no?.('', 'BOS-20.4', 'wholeHand');
      return { seat: f.seat, kind: 'one', options: ['keep', 'refresh'] };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'keep') return;
      const { s } = x;
      const hand = s.hands[f.seat];
      s.hands[f.seat] = [];
      x.reveal('refreshed', 'BOS-20.4', f.seat, { cards: kindsOf(s, hand).sort() });
      discardCommands(s, hand);
      refill(x, f.seat, 'BOS-20.4');
    },
  }),

  /** BOS-3.4, in a sealed lane: nobody sees anything before all have chosen. Never instant (`stop`): that would tell. */
  pick: asksSubset({
    ask(s, f, _stack, no) {
      no?.('', 'BOS-3.4', 'cardsToPlay', f.need);
      const { commitId } = packOf(s);
      const from = s.hands[f.seat].map((card) => commitId[card]).sort();
      return { seat: f.seat, kind: 'subset', from, min: f.need, max: f.need, stop: 1, about: { need: f.need } };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      for (const id of pick) s.picks[f.seat].push(takeKind(s, s.hands[f.seat], refOf(id)));
    },
  }),

  /** A-08, as an option: five cards are chosen, the captain takes one out. */
  remove: asksOne({
    ask(s, f, _stack, no) {
      no?.('', 'BOS-3.4', 'removeOne');
      const options = [...new Set(kindsOf(s, s.pool))].sort().map((kind) => optionId('remove', kind));
      return { seat: f.seat, kind: 'one', options };
    },
    take(x, _f, pick): void {
      const { s } = x;
      x.pop();
      const card = takeKind(s, s.pool, refOf(pick));
      s.removed.push(card);
      x.tell('cardRemoved', 'BOS-3.4', s.captain, { card: kindOf(s, card) });
    },
  }),

  /** BOS-3.6: one card for each slot; `none` where too few were chosen (BOS-3.5). */
  arrange: asksOrder({
    ask(s, f, _stack, no) {
      no?.('', 'BOS-3.6', 'oneEach');
      const { slotId } = packOf(s);
      const of = s.pool.map((card) => slotId[card]).sort();
      while (of.length < SLOTS) of.push('slot:none');
      return { seat: f.seat, kind: 'order', of };
    },
    take(x, _f, pick): void {
      const { s } = x;
      x.pop();
      const kinds = pick.map(refOf);
      s.timeline = kinds.map((kind) => (kind === 'none' ? -1 : takeKind(s, s.pool, kind)));
      x.tell('arranged', 'BOS-3.6', s.captain, { cards: kinds });
    },
  }),
};

/** BOS-3.2. */
function startRound(x: X): undefined {
  const { s } = x;
  s.round++;
  s.phase = 'start';
  x.tell('round', 'BOS-3.1', s.captain, { round: s.round });
  if (s.options.players > 1) x.push({ k: 'refresh', seat: s.captain });
}

/** BOS-3.3. */
function dangerPhase(x: X): undefined {
  const { s } = x;
  s.phase = 'danger';
  if (s.boss.revealed === 1 && s.boss.entered === 0) enterBoss(x);
  if (dangersInUse(s)) layDangers(x);
}

/** BOS-15.2 and 15.3; the row is the lowest closed one, which `closedRows` already says. */
function enterBoss(x: X): void {
  const { s } = x;
  s.boss.entered = 1;
  s.boss.side = FIRST_SIDE;
  s.boss.column = s.ship;
  s.boss.hp = bossDef(s).hp;
  x.tell('bossEntered', 'BOS-15.2', s.captain, { boss: bossDef(s).id, column: s.boss.column, hp: s.boss.hp });
  if (BOSS_ENTRY_RESHUFFLES) reshuffleDangers(x);
}

/** BOS-17, with the option of A-36. */
function dangersInUse(s: BosState): boolean {
  if (s.options.dangerRetirement === 'permanent') return s.retired === 0;
  return s.enemyDeck.length > 0 || enemiesOnBoard(s) > 0;
}

function selection(x: X): undefined {
  const { s } = x;
  s.phase = 'selection';
  const lanes: BosFrame[] = [];
  for (let i = 0; i < s.options.players; i++) {
    const need = cardsToPlay(s, i);
    if (need > 0) lanes.push({ k: 'pick', seat: i, need });
  }
  x.together(true, lanes);
}

/** BOS-3.6: turned up, seat by seat. */
function arrangement(x: X): undefined {
  const { s } = x;
  s.phase = 'arrangement';
  for (let seat = 0; seat < s.options.players; seat++) {
    const cards = s.picks[seat];
    if (cards.length === 0) continue;
    x.reveal('revealed', 'BOS-3.6', seat, { cards: kindsOf(s, cards).sort() });
    s.pool.push(...cards);
    forgetMixed(s, cards);
    s.picks[seat] = [];
  }
  x.push({ k: 'arrange', seat: s.captain });
  if (s.pool.length > SLOTS) x.push({ k: 'remove', seat: s.captain });
}

/** BOS-3.8, in the order of A-10. */
function upkeep(x: X): undefined {
  const { s } = x;
  s.phase = 'upkeep';
  discardCommands(s, [...s.timeline.filter((card) => card >= 0), ...s.removed]);
  for (const d of s.dangers) if (d >= 0) s.dangerDiscard.push(d);
  s.timeline.fill(-1);
  s.removed = [];
  s.dangers.fill(-1);
  s.slots.fill('open');
  if (!BOSS_EMP_CARRIES_OVER) s.nextSkipped = 0;
  const { players } = s.options;
  for (let i = 0; i < players; i++) refill(x, (s.captain + i) % players, 'BOS-3.8');
  s.captain = (s.captain + 1) % players;
  s.crewUsed = 0;
  if (players > 1) x.tell('captain', 'BOS-20.2', s.captain, {});
}
