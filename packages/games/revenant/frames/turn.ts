import { opsFrame } from '@starhold/effects';
import { asksOne, type Handlers, parseOption } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { canIgnore } from '../rules/abilities.ts';
import { takeOff } from '../rules/board.ts';
import { happen } from '../rules/effects.ts';
import { gainInfluence, MOST_INFLUENCE } from '../rules/gain.ts';
import { occur, type Word } from '../rules/listening.ts';
import { chargeId, corruptId, EMERGENCY_IDS, SEND_IDS } from '../rules/option-ids.ts';
import { handOver, priceIn, shortOf } from '../rules/pay.ts';
import {
  countsIn,
  figureIn,
  houseOf,
  isFrigate,
  isHouseShip,
  kindOf,
  lettersOf,
  rowRef,
  sectionIn,
  shipIn,
  shipRef,
} from '../rules/refs.ts';
import { freeze, isCorrupted, mayTakeCorruption, SECTIONS, stayMixes } from '../rules/storage.ts';
import {
  ARK,
  EMERGENCY,
  FIGHTER,
  FIGURES,
  FRIGATE0,
  type Frame,
  HOUSE_COUNT,
  HYPERCHARGE,
  MARK,
  NONE,
  REINFORCE,
  SHUTTLE,
  type State,
  type X,
} from '../state.ts';

type Own = 'turn' | 'send' | 'crewAction' | 'corrupt' | 'close';

/** Steps of a turn (REV-4.2). */
const SEND = 0;
const INFLUENCE = 1;
const CREW_ACTION = 2;
const CORRUPTION = 3;
const BONUS = 4;
const CLOSE = 5;

const NEUTRONIUM = 3;

const neutronium = (n: number): number[] => [0, 0, 0, n, 0];

function costOfRow(s: State, card: number): number {
  const { scanners, colonies } = packOf(s);
  return (s.cycle === 4 ? colonies[card] : scanners[card]).cost;
}

/** REV-25.2: as the pack has it. */
function reinforcePrice(s: State): number[] {
  const action = packOf(s).actions.find(({ id }) => id === 'reinforce');
  return priceIn(action?.cost ?? {});
}

/** AMB-50: usable resources at this moment, nothing else. */
const hasNow = (s: State, player: number, price: readonly number[]): boolean =>
  shortOf(s.players[player].stored, price, 0) <= 0;

export const turn: Pick<Handlers<State, Frame, Events>, Own> = {
  turn: {
    run(x, f): undefined {
      const { s } = x;
      switch (f.step++) {
        case SEND:
          s.active = f.seat;
          s.figure = NONE;
          s.ship = NONE;
          s.marks = 0;
          s.boost = 0;
          x.tell('turn', 'REV-4.1', f.seat, { round: s.round });
          return void x.push({ k: 'send', seat: f.seat });
        case INFLUENCE:
          // REV-4.11: the emergency action stands for steps 1 to 4.
          if (s.ship === EMERGENCY) f.step = BONUS;
          else influenceStep(x, f.seat);
          return;
        case CREW_ACTION:
          return occur(x, ['crew'], f.seat, s.ship, { k: 'crewAction', seat: f.seat, step: 0 }) as undefined;
        case CORRUPTION:
          if (gainsCorruption(s)) x.push({ k: 'corrupt', seat: f.seat });
          return;
        case BONUS:
          return void x.push({ k: 'bonus', seat: f.seat });
        case CLOSE:
          return void x.push({ k: 'close', seat: f.seat });
        default:
          s.active = NONE;
          s.ship = NONE;
          s.figure = NONE;
          s.marks = 0;
          s.boost = 0;
          x.pop();
      }
    },
  },

  /** REV-4.3, 4.4. */
  send: asksOne({
    ask(s, f, _stack, no) {
      const options: string[] = [];
      const p = s.players[f.seat];
      const full = !mayTakeCorruption(p);
      const reinforces = s.crew[REINFORCE] === NONE && hasNow(s, f.seat, reinforcePrice(s));
      for (let figure = 0; figure < FIGURES; figure++) {
        if (((p.home >> figure) & 1) === 0) continue;
        const barred = full && !canIgnore(s, f.seat, figure, 'ship');
        for (let ship = 0; ship < SHUTTLE * HOUSE_COUNT; ship++) {
          if (s.at[ship] < 0 || s.crew[ship] !== NONE) continue;
          if (barred && (s.tainted >> ship) & 1) no?.(SEND_IDS[figure][ship], 'REV-4.9', 'noCorruptionSpace');
          else options.push(SEND_IDS[figure][ship]);
        }
        const frigate = FRIGATE0 + f.seat;
        if (s.crew[frigate] === NONE) options.push(SEND_IDS[figure][frigate]);
        if (reinforces) options.push(SEND_IDS[figure][REINFORCE]);
        else if (s.crew[REINFORCE] === NONE) no?.(SEND_IDS[figure][REINFORCE], 'REV-25.1', 'cannotPay');
        if (s.crew[HYPERCHARGE] === NONE && s.chosen === NONE) {
          for (const card of s.row) {
            const id = chargeId(rowRef(s, card), figure);
            if (p.stored[NEUTRONIUM] >= costOfRow(s, card)) options.push(id);
            else no?.(id, 'REV-25.1', 'cannotPay');
          }
        }
        options.push(EMERGENCY_IDS[figure]);
      }
      return { seat: f.seat, kind: 'one', options, about: { round: s.round } };
    },
    take(x, f, pick): void {
      const { s } = x;
      const { verb, refs } = parseOption(pick);
      const figure = figureIn(refs[0]);
      x.pop();
      s.players[f.seat].home &= ~(1 << figure);
      s.figure = figure;
      if (verb === 'emergency') {
        s.ship = EMERGENCY;
        x.tell('emergency', 'REV-4.11', f.seat, { figure: refs[0] });
        x.push({ k: 'gain', seat: f.seat, or: 1 });
        x.push({ k: 'hidden', seat: f.seat, ship: EMERGENCY, step: 0 });
        return;
      }
      const card = s.row.findIndex((one) => rowRef(s, one) === refs[1]);
      s.ship = card < 0 ? shipIn(refs[1]) : HYPERCHARGE;
      s.crew[s.ship] = f.seat * FIGURES + figure;
      const corrupted = isHouseShip(s.ship) ? (s.tainted >> s.ship) & 1 : 0;
      x.tell('sent', 'REV-4.3', f.seat, { figure: refs[0], ship: shipRef(s.ship), corrupted });
      // AMB-55: the price of the Revenant is set aside now.
      if (s.ship === REINFORCE) handOver(x, f.seat, reinforcePrice(s), 0, 'reinforce');
      if (card >= 0) charged(x, f.seat, s.row[card]);
      if (corrupted === 0) return;
      s.marks |= MARK.ship;
      if (!mayTakeCorruption(s.players[f.seat])) s.marks |= MARK.ignoreShip;
    },
  }),

  /** REV-4.6. Body of the occurrence that abilities of the crew action hear. */
  crewAction: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ > 0) return void x.pop();
      const { ship } = s;
      if (ship === REINFORCE || ship === HYPERCHARGE) {
        const list = `${shipRef(ship)}/do`;
        return void x.push(opsFrame(f.seat, list, ship, list));
      }
      if (kindOf(ship) === ARK) return void x.push({ k: 'effects', seat: f.seat, of: houseOf(ship), ship });
      if (isFrigate(ship)) takeOff(s, ship); // REV-24.2
      const word: Word = isFrigate(ship) ? 'frigate' : kindOf(ship) === FIGHTER ? 'fighter' : 'dropship';
      happen(x, f.seat, `${word}/do`, [word], ship);
    },
  },

  /** REV-6.1, 6.3: the section, and what stays in it, in one. */
  corrupt: asksOne({
    run(x, f) {
      // AMB-33: nowhere to put it.
      if (mayTakeCorruption(x.s.players[f.seat])) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const p = s.players[f.seat];
      const options: string[] = [];
      for (let section = 1; section < SECTIONS; section++) {
        if (isCorrupted(p, section)) continue;
        for (const mix of stayMixes(s, f.seat, section)) {
          options.push(corruptId(lettersOf(mix), section));
        }
      }
      return { seat: f.seat, kind: 'one', options, about: {} };
    },
    take(x, f, pick): void {
      const { refs } = parseOption(pick);
      x.pop();
      freeze(x, f.seat, sectionIn(refs[0]), countsIn(refs[1]));
      occur(x, ['corruption'], f.seat, x.s.ship);
    },
  }),

  /** AMB-56: a moment after step 5, for whoever has hidden influence to discard. */
  close: asksOne({
    ask: (_s, f) => ({ seat: f.seat, kind: 'one', options: ['end'], stop: 'aside', about: {} }),
    take(x): void {
      x.pop();
    },
  }),
};

/** The card of a hypercharge was chosen and paid. */
function charged(x: X, seat: number, card: number): void {
  const { s } = x;
  const paid = costOfRow(s, card);
  s.chosen = card;
  handOver(x, seat, neutronium(paid), 0, rowRef(s, card));
  x.tell('charged', 'REV-25.4', seat, { card: rowRef(s, card), paid });
}

/** REV-4.5. */
function influenceStep(x: X, seat: number): void {
  const { s } = x;
  const { ship } = s;
  if (isHouseShip(ship)) return gainInfluence(x, seat, houseOf(ship), ship, 'REV-4.5');
  if (isFrigate(ship)) return x.push({ k: 'hidden', seat, ship, step: 0 });
  const houses = openTracks(s, seat);
  if (houses !== 0) x.push({ k: 'influence', seat, houses, ship, why: 'revenant', must: 1 });
}

export function openTracks(s: State, player: number): number {
  return HOUSES.reduce(
    (mask, _, house) => (s.players[player].influence[house] < MOST_INFLUENCE ? mask | (1 << house) : mask),
    0,
  );
}

/** REV-4.7, 4.8. */
function gainsCorruption({ marks }: State): boolean {
  const byShip = (marks & MARK.ship) !== 0 && (marks & MARK.ignoreShip) === 0;
  const byPlanet = (marks & MARK.planet) !== 0 && (marks & MARK.ignorePlanet) === 0;
  return byShip || byPlanet;
}
