import { opsFrame } from '@starhold/effects';
import { asksOne, type Handlers, optionId, refOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { canBeTainted, damageShip, destroyShip, HULL_SPACES, shipsIn } from '../rules/board.ts';
import { firstPlayer, shuttlesOnBoard, taintShip } from '../rules/failures.ts';
import { loseInfluence } from '../rules/gain.ts';
import { DISTANCE } from '../rules/geometry.ts';
import { HIT_SHIP_IDS, TAINT_IDS } from '../rules/option-ids.ts';
import { frigateOf, houseIn, sectorRef, shipIn, shipRef } from '../rules/refs.ts';
import { preferShip, preferTaint } from '../rules/rival.ts';
import { type Frame, isRival, NONE, OUTER, type State, type X } from '../state.ts';

type Own = 'raids' | 'raid' | 'failure' | 'taint' | 'wreck' | 'fall';

/** Steps of a raid (REV-29.1). */
const DAMAGE = 0;
const CORRUPTION = 1;
const SHIELDS = 2;

/** REV-29.2, AMB-24: the nearest frigate; of several the earlier in turn order. */
function deciderOf(s: State, sector: number): number {
  let best = s.order[0];
  for (const player of s.order) {
    if (DISTANCE[s.at[frigateOf(player)]][sector] < DISTANCE[s.at[frigateOf(best)]][sector]) best = player;
  }
  return best;
}

/** REV-29.9, AMB-25: so many failures a cycle can have. */
const mostFailures = (s: State): number => (s.lower === NONE ? 1 : 2);

export const raid: Pick<Handlers<State, Frame, Events>, Own> = {
  raids: {
    run(x, f): undefined {
      const { s } = x;
      if (f.sector === OUTER) {
        x.pop();
        return updateFailures(x);
      }
      const sector = f.sector++;
      const voidborn = s.voidborn[sector];
      if (voidborn === 0 && s.shields[sector] === 0) return;
      const seat = deciderOf(s, sector);
      // REV-29.4: shields first; REV-29.13: counted once.
      const shields = Math.min(voidborn, s.shields[sector]);
      s.shields[sector] -= shields;
      const left = voidborn - shields;
      x.tell('raid', 'REV-29.1', seat, { sector: sectorRef(sector), voidborn, shields, damage: left });
      x.push({ k: 'raid', seat, sector, left, hurt: 0, step: DAMAGE });
    },
  },

  raid: asksOne({
    run(x, f) {
      const { s } = x;
      if (f.step === DAMAGE) {
        if (f.left === 0) f.step = CORRUPTION;
        else return strike(x, f);
        return undefined;
      }
      if (f.step === CORRUPTION) {
        f.step = SHIELDS;
        if (f.hurt === 1 && (s.rifts >> f.sector) & 1) spread(x, f);
        return undefined;
      }
      if (s.shields[f.sector] > 0) {
        x.tell('shieldsGone', 'REV-29.12', NONE, { sector: sectorRef(f.sector), n: s.shields[f.sector] });
        s.shields[f.sector] = 0;
      }
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: shipsIn(s, f.sector).map((ship) => HIT_SHIP_IDS[ship]),
      about: { sector: sectorRef(f.sector), left: f.left },
    }),
    take(x, f, pick): void {
      f.left--;
      f.hurt = 1;
      damageShip(x, shipIn(refOf(pick)), 'REV-29.5');
    },
  }),

  /** REV-29.8: uncovered effects, then the card is tucked and the hull is whole again. */
  failure: {
    run(x, f): undefined {
      const { s } = x;
      const card = packOf(s).failures[f.position === 'upper' ? s.upper : s.lower];
      const cover = f.position === 'upper' ? s.upperCover : s.lowerCover;
      const step = f.step++;
      if (step === 0) {
        x.tell('failure', 'REV-29.8', NONE, { card: card.id, position: f.position });
        // The card is seen before its first effect is.
        x.beat();
      }
      if (step < 2) {
        const effect = step + 1;
        x.tell('failureEffect', 'REV-29.8', NONE, { card: card.id, effect, covered: cover === effect ? 1 : 0 });
        if (cover === effect) return;
        const list = `${card.id}/${step === 0 ? 'upper' : 'lower'}`;
        return void x.push(opsFrame(Math.max(0, firstPlayer(s)), list, NONE, list));
      }
      x.pop();
      s.failures++;
      s.hull = 0;
      x.tell('hullHit', 'REV-29.8', NONE, { now: 0, sector: '' });
    },
  },

  /** REV-29.11; AMB-57. */
  taint: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: clean(s, f.sector).map((ship) => TAINT_IDS[ship]),
      about: { sector: sectorRef(f.sector), why: f.why },
    }),
    take(x, f, pick): void {
      x.pop();
      taintShip(x, shipIn(refOf(pick)), f.why === 'raid' ? 'REV-29.11' : 'REV-29.8');
    },
  }),

  wreck: asksOne({
    run(x) {
      if (shuttlesOnBoard(x.s).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: shuttlesOnBoard(s).map((ship) => optionId('destroy', shipRef(ship))),
      about: {},
    }),
    take(x, _f, pick): void {
      x.pop();
      destroyShip(x, shipIn(refOf(pick)), 'REV-29.8');
    },
  }),

  fall: asksOne({
    ask: (_s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: HOUSES.filter((_, house) => (f.houses >> house) & 1).map((house) => optionId('lose', house)),
      about: {},
    }),
    take(x, f, pick): void {
      x.pop();
      loseInfluence(x, f.seat, houseIn(refOf(pick)));
    },
  }),
};

const clean = (s: State, sector: number): number[] => shipsIn(s, sector).filter((ship) => canBeTainted(s, ship));

type RaidFrame = Extract<Frame, { k: 'raid' }>;

/** One damage: to a house ship of the decider's choice, else to the Revenant. */
function strike(x: X, f: RaidFrame): 'wait' | undefined {
  const { s } = x;
  const ships = shipsIn(s, f.sector);
  if (ships.length > 0) {
    if (!isRival(s, f.seat)) return 'wait';
    f.left--;
    f.hurt = 1;
    damageShip(x, preferShip(s, ships), 'REV-29.5');
    return undefined;
  }
  if (s.failures >= mostFailures(s)) {
    f.left = 0;
    return undefined;
  }
  f.left--;
  if (s.hull < HULL_SPACES) {
    s.hull++;
    x.tell('hullHit', 'REV-29.7', NONE, { now: s.hull, sector: sectorRef(f.sector) });
    return undefined;
  }
  const position = s.lower !== NONE && s.failures === 0 ? 'lower' : 'upper';
  x.push({ k: 'failure', seat: NONE, position, step: 0 });
  return undefined;
}

function spread(x: X, f: RaidFrame): void {
  const { s } = x;
  if (clean(s, f.sector).length === 0) return;
  if (isRival(s, f.seat)) taintShip(x, preferTaint(s, shipsIn(s, f.sector)), 'REV-29.11');
  else x.push({ k: 'taint', seat: f.seat, sector: f.sector, why: 'raid' });
}

/** REV-30: in cycles 1 to 3 the cards move on; a token stays with its card, or goes back. */
function updateFailures(x: X): undefined {
  const { s } = x;
  const next = s.cycle === 4 ? undefined : s.failureDeck.pop();
  if (next === undefined) return;
  const { failures } = packOf(s);
  if (s.lower !== NONE) s.failuresGone.push(s.lower);
  s.lower = s.upper;
  s.lowerCover = s.upperCover;
  s.upper = next;
  s.upperCover = 0;
  x.reveal('failuresMoved', 'REV-30.1', NONE, { upper: failures[next].id, lower: failures[s.lower].id });
}
