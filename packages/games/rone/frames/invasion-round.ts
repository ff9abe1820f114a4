import { opsFrame } from '@starhold/effects';
import { asksOrder, optionId, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { suffer } from '../rules/damage.ts';
import { changeResearch, invasionId, invasionIds } from '../rules/invasion/cards.ts';
import { checkScenario } from '../rules/invasion/conditions.ts';
import { eventsInOrder, invasionOf, scenarioOf, topOf, totalOf } from '../rules/invasion/stack.ts';
import { occur } from '../rules/listening.ts';
import { LOCKED, NONE, USED, type X } from '../state.ts';
import type { InvasionHandlers } from './invasion.ts';
import { askOrder } from './invasion-common.ts';

/** A round against the Invasion (RONE-18, 20, 21). */

type Round = Pick<InvasionHandlers, 'round' | 'resolution' | 'putAway'>;

export const ROUND_STEPS = {
  START: 0,
  MARKER: 1,
  DEPLOY: 2,
  TRAIN: 3,
  REFRESH: 4,
  PROTOCOLS: 5,
  END: 6,
  PLAYERS: 7,
  RESOLUTION: 8,
  CLOSE: 9,
} as const;

const NAMES = ['start', 'round', 'deploy', 'train', 'refresh', 'protocols', 'end'];
const [MELEE, RANGED] = [0, 1];

/** RONE-24.2: scouts, cards besides those for protocols, defenders, by the number of players. */
const EQUAL = [
  [3, 1, 0],
  [2, 2, 0],
  [1, 2, 1],
  [0, 2, 2],
];

export const round: Round = {
  round: {
    run(x, f): undefined {
      const { s } = x;
      if (checkScenario(x)) return;
      const { step } = f;
      if (step < NAMES.length && !(step === ROUND_STEPS.MARKER && f.begun === 1)) {
        x.tell('invasionStep', 'RONE-18.1', NONE, { step: NAMES[step] });
      }
      f.step++;
      switch (step) {
        case ROUND_STEPS.START:
          return start(x);
        case ROUND_STEPS.MARKER:
          if (f.begun === 0) moveMarker(x);
          f.begun = 1;
          if (endEvent(x)) f.step = ROUND_STEPS.MARKER;
          return;
        case ROUND_STEPS.DEPLOY:
          return deployAll(x);
        case ROUND_STEPS.TRAIN:
          return x.push({ k: 'trainZones', seat: NONE, begun: 0 }) as undefined;
        case ROUND_STEPS.REFRESH:
          return refreshProtocols(x);
        case ROUND_STEPS.PROTOCOLS:
          return x.push({ k: 'protocols', seat: NONE }) as undefined;
        case ROUND_STEPS.END:
          return occur(x, ['invasionEnd'], NONE, NONE) as undefined;
        case ROUND_STEPS.PLAYERS:
          s.side = 0;
          return x.push({ k: 'turn', seat: 0, phase: 0 }) as undefined;
        case ROUND_STEPS.RESOLUTION:
          s.phase = 0;
          return x.push({ k: 'resolution', seat: NONE, step: 0 }) as undefined;
        default:
          close(x);
          x.pop();
      }
    },
  },

  /** RONE-21.2: everybody suffers all of it, ranged before melee; then the text of the top card; then away with them. */
  resolution: {
    run(x, f): undefined {
      const { s } = x;
      const top = topOf(s);
      if (!top) return void x.pop();
      const step = f.step++;
      if (step === 0) {
        x.tell('onslaught', 'RONE-21.2', NONE, { ranged: totalOf(s, 'ranged'), melee: totalOf(s, 'melee') });
        for (let seat = 0; seat < s.players.length; seat++) suffer(x, seat, RANGED, totalOf(s, 'ranged'), 'RONE-21.2');
      } else if (step === 1) {
        for (let seat = 0; seat < s.players.length; seat++) suffer(x, seat, MELEE, totalOf(s, 'melee'), 'RONE-21.2');
      } else if (step === 2) {
        if (top.resolution.length > 0) {
          const { stack } = invasionOf(s);
          const list = `${top.id}/resolution`;
          x.push(opsFrame(NONE, list, stack[stack.length - 1], list));
        }
      } else {
        x.pop();
        x.push({ k: 'putAway', seat: NONE });
      }
    },
  },

  /** The order is the players' (RONE-21.2); the first one lies lowest. */
  putAway: asksOrder({
    run(x) {
      const { stack } = invasionOf(x.s);
      if (stack.some((card) => card !== stack[0])) return 'wait';
      x.pop();
      putAway(x, stack.slice());
      return undefined;
    },
    ask(s, f) {
      const of = invasionOf(s).stack.map((card) => optionId('put', invasionId(s, card)));
      return askOrder(s, f.seat, { kind: 'order', of, about: {} });
    },
    take(x, _f, pick): void {
      x.pop();
      const { invasionIndex } = packOf(x.s);
      putAway(
        x,
        pick.map((option) => invasionIndex.get(refOf(option)) ?? NONE),
      );
    },
  }),
};

function putAway(x: X, cards: number[]): void {
  const inv = invasionOf(x.s);
  inv.stack.length = 0;
  inv.moreArmour.length = 0;
  inv.moreHealth.length = 0;
  inv.armourHit.length = 0;
  inv.healthHit.length = 0;
  inv.discard.push(...cards);
  x.tell('putAway', 'RONE-21.2', NONE, { cards: invasionIds(x.s, cards) });
}

/** RONE-18.2. */
function start(x: X): undefined {
  const { s } = x;
  s.round++;
  s.phase = 0;
  const inv = invasionOf(s);
  inv.firsts.length = 0;
  inv.defeated = 0;
  // one reduction a round, Invasion phase and resolution together.
  for (const p of s.players) p.shielded = 0;
  occur(x, ['invasionStart'], NONE, NONE);
}

/** RONE-18.3. */
function moveMarker(x: X): void {
  const inv = invasionOf(x.s);
  inv.marker++;
  x.tell('invasionRound', 'RONE-18.3', NONE, { round: inv.marker });
}

/** The next event whose number is reached or passed, in ascending order. */
function endEvent(x: X): boolean {
  const { s } = x;
  const inv = invasionOf(s);
  const scenario = scenarioOf(s);
  const event = eventsInOrder(scenario)[inv.events];
  if (!event || event.round > inv.marker) return false;
  inv.events++;
  x.tell('eventEnded', 'RONE-18.3', NONE, { id: event.id, scenario: scenario.id });
  const list = `${scenario.id}/event${scenario.events.indexOf(event)}`;
  if (event.onEnd.length > 0) x.push(opsFrame(NONE, list, NONE, list));
  return true;
}

/** RONE-18.4; the number is fixed when the step begins. */
function deployAll(x: X): undefined {
  const { s } = x;
  const inv = invasionOf(s);
  const n = s.players.length;
  const besides = inv.protocols.length + inv.more;
  const [scouts, cards, defenders] = s.options.equalChances ? EQUAL[n - 1] : [0, n, 0];
  const push = (left: number, how: 'deployed' | 'scout' | 'defender'): void => {
    if (left > 0) x.push({ k: 'deploy', seat: NONE, left, how, card: NONE, step: 0 });
  };
  push(defenders, 'defender');
  push(cards + besides, 'deployed');
  push(scouts, 'scout');
}

/** RONE-18.7. */
function refreshProtocols(x: X): undefined {
  const { s } = x;
  const inv = invasionOf(s);
  if (inv.research > 0) return;
  inv.exhausted.fill(0);
  x.tell('protocolsRefreshed', 'RONE-18.7', NONE, { count: inv.protocols.length });
  changeResearch(x, s.players.length, 'RONE-18.7');
}

/** What lasts only for a round or for the players' turn. */
function close(x: X): void {
  const { s } = x;
  const inv = invasionOf(s);
  inv.pots.fill(0);
  inv.defeated = 0;
  for (const p of s.players) {
    for (let die = 0; die < p.dice.length; die++) if (p.dice[die] === LOCKED) p.dice[die] = USED;
  }
}
