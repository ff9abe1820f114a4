import { asksOne, type Handlers, parseOption, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { mayStep, moveShip, sectorOf } from '../rules/board.ts';
import { takeData } from '../rules/effects.ts';
import { kill } from '../rules/gain.ts';
import { ADJACENT, isOuter } from '../rules/geometry.ts';
import { occur } from '../rules/listening.ts';
import {
  ATTACK,
  canAttack,
  canManoeuvre,
  limitedSteps,
  MANOEUVRE,
  mayEndLimited,
  movesAfterwards,
  sortieOf,
  stepsFrom,
  targetsOf,
} from '../rules/moves.ts';
import { HIT_IDS, MOVE_IDS, TO_IDS } from '../rules/option-ids.ts';
import { canLand } from '../rules/possible.ts';
import { PLANET0, sectorIn, sectorRef, shipIn, shipRef } from '../rules/refs.ts';
import type { Frame, State, X } from '../state.ts';

type Own = 'sortie' | 'steps' | 'attack' | 'strafe' | 'land' | 'limited';

export const ships: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-22.1, 23.1, 24.1: each at most once, one finished before the other begins (AMB-19). */
  sortie: asksOne({
    run(x, f) {
      if (f.can !== 0 || !isOuter(x.s.at[f.ship])) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f, _stack, no) {
      const options: string[] = [];
      if (f.can & MANOEUVRE) {
        if (canManoeuvre(s, f.seat, f.ship)) options.push('manoeuvre');
        else no?.('manoeuvre', 'REV-12.4', 'noStep');
      }
      if (f.can & ATTACK) {
        if (canAttack(s, f.seat, f.ship)) options.push('attack');
        else no?.('attack', 'REV-14.1', 'nothingToHit');
      }
      // REV-12.4: whoever strafed inwards must leave again.
      if (isOuter(s.at[f.ship]) || options.length === 0) options.push('end');
      return { seat: f.seat, kind: 'one', options, about: { ship: shipRef(f.ship) } };
    },
    take(x, f, pick): void {
      const { s } = x;
      const { seat, ship } = f;
      if (pick === 'end') return x.pop();
      if (pick === 'manoeuvre') {
        f.can &= ~MANOEUVRE;
        const left = 1 + s.boost;
        s.boost = 0;
        return occur(x, ['manoeuvre'], seat, ship, { k: 'steps', seat, ship, left, taken: 0, how: 'manoeuvre' });
      }
      f.can &= ~ATTACK;
      x.tell('attacked', 'REV-14.1', seat, { ship: shipRef(ship), sector: sectorRef(s.at[ship]) });
      occur(x, ['attack'], seat, ship, { k: 'attack', seat, ship, queue: [0] });
    },
  }),

  /** REV-13.2, 13.3, 13.6. */
  steps: asksOne({
    run(x, f) {
      if (f.left > 0 && stepsFrom(x.s, f.ship, f.left).length > 0) return 'wait';
      x.pop();
      if (f.taken === 0 && f.how === 'manoeuvre') silence(x);
      return undefined;
    },
    ask(s, f, _stack, no) {
      const options: string[] = [];
      for (const to of ADJACENT[s.at[f.ship]]) {
        if (mayStep(s, f.ship, to, f.left - 1)) options.push(TO_IDS[to]);
        else if (isOuter(to)) no?.(TO_IDS[to], 'REV-12.1', 'sectorFull');
        else no?.(TO_IDS[to], 'REV-12.4', 'stuckInside');
      }
      // AMB-54: a manoeuvre takes at least one step.
      if (isOuter(s.at[f.ship]) && (f.taken > 0 || f.how === 'card')) options.push('stop');
      return { seat: f.seat, kind: 'one', options, about: { ship: shipRef(f.ship), left: f.left } };
    },
    take(x, f, pick): void {
      if (pick === 'stop') return x.pop();
      f.left--;
      f.taken++;
      moveShip(x, f.ship, sectorIn(refOf(pick)), f.seat, f.how, f.how === 'card' ? 'REV-13.6' : 'REV-13.2');
    },
  }),

  /** REV-14.1, 14.3: damages one at a time; those without a target are lost. */
  attack: asksOne({
    run(x, f) {
      const { s } = x;
      if (f.queue.length === 0) return void x.pop();
      const targets = targetsOf(s, f.seat, f.ship, f.queue[0]);
      if (targets.length > 1) return 'wait';
      if (targets.length === 0) f.queue.shift();
      else strike(x, f, targets[0]);
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: targetsOf(s, f.seat, f.ship, f.queue[0]).map((sector) => HIT_IDS[sector]),
      about: { ship: shipRef(f.ship), left: f.queue.length },
    }),
    take(x, f, pick): void {
      strike(x, f, sectorIn(refOf(pick)));
    },
  }),

  /** REV-22.2, AMB-61. */
  strafe: asksOne({
    ask(s, f, stack) {
      const after = movesAfterwards(s, stack);
      const options = ADJACENT[s.at[f.ship]].filter((to) => mayStep(s, f.ship, to, after)).map((to) => TO_IDS[to]);
      options.push('stay');
      return { seat: f.seat, kind: 'one', options, about: { ship: shipRef(f.ship) } };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick !== 'stay') moveShip(x, f.ship, sectorIn(refOf(pick)), f.seat, 'strafe', 'REV-22.2');
    },
  }),

  /** REV-23.1, 23.2: data first, then one of the planet's effects. */
  land: asksOne({
    run(x, f) {
      if (canLand(x.s, f.ship)) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: ['land', 'stay'],
      about: { ship: shipRef(f.ship), planet: packOf(s).planets[s.planets[sectorOf(s, f.ship)]].id },
    }),
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      if (pick === 'stay') return;
      const sector = s.at[f.ship];
      const planet = s.planets[sector];
      s.landers[sector] = f.ship;
      x.tell('landed', 'REV-23.2', f.seat, {
        ship: shipRef(f.ship),
        planet: packOf(s).planets[planet].id,
        sector: sectorRef(sector),
      });
      x.push({ k: 'effects', seat: f.seat, of: PLANET0 + planet, ship: f.ship });
      takeData(x, f.seat, sector, f.ship);
    },
  }),

  /** REV-13.4, 13.5. */
  limited: asksOne({
    run(x, f) {
      if (f.left > 0 && limitedSteps(x.s, f.left, f.ships, f.from).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const options = limitedSteps(s, f.left, f.ships, f.from).map(([ship, to]) => MOVE_IDS[ship][to]);
      if (mayEndLimited(s, f.ships, f.from)) options.push('end');
      return { seat: f.seat, kind: 'one', options, about: { left: f.left } };
    },
    take(x, f, pick): void {
      if (pick === 'end') return x.pop();
      const { refs } = parseOption(pick);
      const ship = shipIn(refs[0]);
      if (!f.ships.includes(ship)) {
        f.ships.push(ship);
        f.from.push(x.s.at[ship]);
      }
      f.left--;
      moveShip(x, ship, sectorIn(refs[1]), f.seat, 'limited', 'REV-13.4');
    },
  }),
};

/** AMB-53: a manoeuvre without a step (the moves that would have allowed one were not added) is none: nobody hears of it. */
function silence(x: X): void {
  const o = x.stack[x.stack.length - 1];
  if (o?.k !== 'occ' || o.on[0] !== 'manoeuvre') return;
  o.during = o.during.filter((key) => o.used.includes(key));
  o.after = [];
}

/** One Voidborn ship is hit; a fighter may then move on at once. */
function strike(x: X, f: Extract<Frame, { k: 'attack' }>, sector: number): void {
  f.queue.shift();
  if (sortieOf(x.stack)?.strafing === 1) x.push({ k: 'strafe', seat: f.seat, ship: f.ship });
  kill(x, f.seat, sector, f.ship, 'REV-14.1');
}
