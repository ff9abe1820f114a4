import type { Handlers } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { hasRoom } from '../rules/board.ts';
import { clockwise, counterClockwise } from '../rules/geometry.ts';
import { shipOf, shipRef } from '../rules/refs.ts';
import { result, scoreOf } from '../rules/score.ts';
import {
  ACTION,
  ARK,
  DROPSHIP,
  FIGHTER,
  FIGURES,
  type Frame,
  HYPERJUMP,
  isRival,
  MUSTER,
  NONE,
  OUTER,
  RIFT,
  SCORING,
  SKIRMISH,
  type State,
  type X,
} from '../state.ts';

type Own = 'game' | 'action' | 'council' | 'scoring';

const ROUNDS = 3;
export const CYCLES = 4;

export const game: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-3: set-up, then the phases of four cycles. */
  game: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ === 0) return void x.push({ k: 'setup', seat: NONE, step: 0, i: 0 });
      switch (s.phase) {
        case 0:
        case RIFT:
        case HYPERJUMP:
          if (s.phase === 0) s.cycle = 1;
          x.tell('cycle', 'REV-3.1', NONE, { cycle: s.cycle });
          enter(x, ACTION);
          s.failures = 0;
          return void x.push({ k: 'action', seat: NONE, i: 0 });
        case ACTION:
          enter(x, MUSTER);
          return muster(x);
        case MUSTER:
          enter(x, SKIRMISH);
          return void x.push({ k: 'raids', seat: NONE, sector: 0 });
        case SKIRMISH:
          // REV-3.3: in cycle 4 the game ends here; REV-3.2: else one of the two phases follows.
          if (s.cycle === CYCLES) {
            enter(x, SCORING);
            return void x.push({ k: 'scoring', seat: NONE, step: 0 });
          }
          if (s.chosen === NONE) {
            enter(x, RIFT);
            return void x.push({ k: 'rift', seat: NONE, step: 0 });
          }
          enter(x, HYPERJUMP);
          return void x.push({ k: 'jump', seat: NONE, step: 0 });
      }
    },
  },

  /** REV-4.1, 34.2: three rounds; with two players the council acts first in each. */
  action: {
    run(x, f): undefined {
      const { s } = x;
      const councils = s.players.length === 2 ? 1 : 0;
      const inRound = s.order.length + councils;
      if (f.i === inRound * ROUNDS) {
        s.round = 0;
        return void x.pop();
      }
      s.round = Math.floor(f.i / inRound) + 1;
      const at = (f.i++ % inRound) - councils;
      if (at < 0) return void x.push({ k: 'council', seat: NONE });
      const player = s.order[at];
      if (isRival(s, player)) x.push({ k: 'rival', seat: NONE });
      else x.push({ k: 'turn', seat: player, step: 0 });
    },
  },

  /** REV-34.3 to 34.6. */
  council: {
    run(x): undefined {
      const { s } = x;
      x.pop();
      const house = s.council.pop();
      if (house === undefined) return;
      s.councilGone.push(house);
      x.learned();
      const kind = [ARK, DROPSHIP, FIGHTER].find((k) => isFree(s, shipOf(k, house)));
      const ship = kind === undefined ? NONE : shipOf(kind, house);
      x.tell('council', 'REV-34.3', NONE, { house: HOUSES[house], ship: ship === NONE ? '' : shipRef(ship) });
      if (ship === NONE) return;
      s.crew[ship] = s.players.length * FIGURES + s.round - 1;
      if (kind === DROPSHIP) landLike(x, ship, NONE, 'REV-34.5');
    },
  },

  scoring: {
    run(x, f): undefined {
      const { s } = x;
      // REV-33.1, AMB-29: rewards of the tactics track, without moving the markers.
      if (f.step++ === 0) {
        for (const p of s.players) p.lastTactics = p.tactics;
        return void x.push({ k: 'reset', seat: NONE, i: 0 });
      }
      const { agendas } = packOf(s);
      const idOf = (card: number): string => (card === NONE ? '' : agendas[card].id);
      for (const player of s.order) {
        const { personal, fleet, hidden } = s.players[player];
        x.reveal('shown', 'REV-33.3', player, { personal: idOf(personal), fleet: idOf(fleet), hidden: hidden.slice() });
      }
      // Houses are counted before the rest is, for all players together, and who has won is told last.
      x.beat();
      for (const player of s.order) x.tell('scored', 'REV-33.3', player, { ...scoreOf(s, player) });
      x.beat();
      s.over = 'scored';
      const first = result(s).sides.find(({ place }) => place === 1);
      x.tell('over', 'REV-33.8', NONE, { winner: first?.seats[0] ?? NONE });
    },
  },
};

function enter(x: X, phase: number): void {
  x.s.phase = phase;
  x.tell('phase', 'REV-3.1', NONE, { phase });
}

const isFree = (s: State, ship: number): boolean => s.at[ship] >= 0 && s.crew[ship] === NONE;

/** REV-28. */
function muster(x: X): undefined {
  const { s } = x;
  s.crew.fill(NONE);
  s.landers.fill(NONE);
  for (const p of s.players) p.home = 0b111;
  // Most tactics first; of two on a space the lower marker (REV-28.3).
  const lower = (player: number): number => s.tacticsStack.indexOf(player);
  s.order.sort((a, b) => s.players[b].tactics - s.players[a].tactics || lower(a) - lower(b));
  x.tell('mustered', 'REV-28.1', NONE, {});
  x.tell('turnOrder', 'REV-28.3', NONE, { order: s.order.slice() });
}

/**
 * AMB-34: an envoy lands in its own sector, else the counter-clockwise, else the clockwise neighbour, where a planet is
 * unoccupied and there is room; the cube goes. Answers whether it landed (1) and took data from there (2).
 */
export function landLike(x: X, ship: number, player: number, rule: string): number {
  const { s } = x;
  const own = s.at[ship];
  if (own >= OUTER) return 0;
  for (const sector of [own, counterClockwise(own), clockwise(own)]) {
    if (s.planets[sector] === NONE || s.landers[sector] !== NONE || !hasRoom(s, ship, sector)) continue;
    s.at[ship] = sector;
    s.landers[sector] = ship;
    const planet = packOf(s).planets[s.planets[sector]].id;
    x.tell('landed', rule, player, { ship: shipRef(ship), planet, sector: `s${sector + 1}` });
    const had = (s.data >> sector) & 1;
    s.data &= ~(1 << sector);
    return 1 + had;
  }
  return 0;
}
