import { parseOption } from '@starhold/kernel';
import type { RevenantDecision } from '../abouts.ts';
import { BONUSES, HOUSES, packOf } from '../content/index.ts';
import { ADJACENT } from '../rules/geometry.ts';
import { houseIn, LETTERS, SECTOR_REFS, sectorIn } from '../rules/refs.ts';
import { OUTER } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import type { PlayerView, ShipView } from '../view.ts';
import { opsWorth } from './ops.ts';

/** What an option is worth by itself, in points of prestige, roughly. What declines is worth nothing. */

const CYCLES = 4;
const BONUS_WORTH: Record<string, number> = { affinity: 2.2, activate: 1.5, neutralise: 2.4, promote: 3, gain: 1 };
const CORRUPTION = 3;

const cyclesLeft = (view: RevenantSight): number => CYCLES - view.cycle + (3 - view.round) / 3;
const meOf = (view: RevenantSight): PlayerView => view.players[Math.max(0, view.me)];

/** One influence more: the power of the House, its reward token, and a little for its future. */
function influenceWorth(view: RevenantSight, house: number): number {
  const now = meOf(view).influence[house];
  if (now >= 8) return 0;
  const space = [2, 5, 8].indexOf(now + 1);
  return view.power[house] + (space >= 0 && view.rewards[house][space] ? 0.9 : 0);
}

/** How much I want the House to live: my influence against that of the best other. */
function caresFor(view: RevenantSight, house: number): number {
  const me = Math.max(0, view.me);
  const own = meOf(view).influence[house] + (meOf(view).hidden[house] ?? 0);
  const others = view.players.filter((_, player) => player !== me).map((p) => p.influence[house]);
  return own - Math.max(0, ...others) * 0.8;
}

const shipIn = (view: RevenantSight, id: string): ShipView | undefined => view.ships.find((ship) => ship.id === id);
const houseOfShip = (id: string): number => HOUSES.findIndex((house) => id.endsWith(house));
const around = (sector: number): number[] => [sector, ...ADJACENT[sector]].filter((at) => at < OUTER);

function planetWorth(view: RevenantSight, sector: number): number {
  const at = view.sectors[sector];
  if (!at || at.planet === '' || at.lander !== '') return 0;
  const planet = packOf(view).planets[packOf(view).planetIndex.get(at.planet) ?? 0];
  return (at.data ? 0.7 : 0) + Math.max(opsWorth(view, planet.upper.do), opsWorth(view, planet.lower.do) - CORRUPTION);
}

function sendWorth(view: RevenantSight, figure: string, target: string): number {
  const captain = figure === 'captain' ? 0.3 : 0;
  const ship = shipIn(view, target);
  if (!ship) {
    if (target === 'reinforce') return 2.5 + captain;
    // A hypercharge: everybody profits from a quiet board; it is dear.
    const pack = packOf(view);
    const scanner = pack.scanners[pack.scannerIndex.get(target) ?? -1];
    if (scanner) return 4.2 + opsWorth(view, scanner.benefits) - 1.1 * scanner.cost + captain;
    const colony = pack.colonies[pack.colonyIndex.get(target) ?? -1];
    if (!colony) return 0;
    return 3 + caresFor(view, houseIn(colony.house)) - 0.4 * colony.cost;
  }
  const tainted = ship.corrupted ? CORRUPTION : 0;
  const sector = sectorIn(ship.sector);
  if (target.startsWith('frigate'))
    return 3 + Math.max(planetWorth(view, sector), killsNear(view, sector, 1)) + captain;
  const house = houseOfShip(target);
  const influence = influenceWorth(view, house) - tainted + captain;
  if (target.startsWith('ark')) {
    const { upper, lower } = packOf(view).houses[house];
    return influence + Math.max(opsWorth(view, upper.do), opsWorth(view, lower.do));
  }
  if (target.startsWith('fighter')) return influence + killsNear(view, sector, 1) + 0.4;
  return influence + Math.max(0, ...around(sector).map((at) => planetWorth(view, at)));
}

function killsNear(view: RevenantSight, sector: number, n: number): number {
  return around(sector).some((at) => view.sectors[at].voidborn > 0) ? 1.5 * n : 0;
}

/** Voidborn beyond the shields, and ships there that I care for. */
function danger(view: RevenantSight, sector: number): number {
  // Inside nobody may stay.
  if (sector >= OUTER) return OUTER;
  const { voidborn, shields, id } = view.sectors[sector];
  const ships = view.ships.filter((ship) => ship.sector === id && !ship.id.startsWith('frigate'));
  const care = ships.reduce((n, ship) => n + Math.max(0, 1 + caresFor(view, houseOfShip(ship.id))), 0);
  return voidborn > shields ? 0.5 + 0.15 * (voidborn - shields) + 0.08 * care : 0.05;
}

function cardWorth(view: RevenantSight, id: string): number {
  const pack = packOf(view);
  const def = pack.operations[pack.operationIndex.get(id) ?? 0];
  const price = Object.values(def.cost).reduce((a: number, b) => a + (b ?? 0), 0);
  if (def.kind === 'command') return opsWorth(view, def.do) + 1 - 0.8 * price;
  const gains = def.abilities.reduce((n, ability) => n + Math.min(1.5, opsWorth(view, ability.do)), 0);
  return 2 + 0.5 * gains * cyclesLeft(view) - 0.7 * price;
}

/** The less I have of a kind, the more I want it. */
function kindWorth(view: RevenantSight, letter: string): number {
  const { stored } = meOf(view);
  return 1 - 0.12 * stored[LETTERS.indexOf(letter)] + 0.02 * LETTERS.indexOf(letter);
}

function moveWorth(view: RevenantSight, ref: string): number {
  const sector = SECTOR_REFS.indexOf(ref);
  if (sector >= OUTER) return 0.01;
  return 0.1 + Math.max(planetWorth(view, sector), view.sectors[sector].voidborn > 0 ? 1.2 : 0);
}

export function worthOfOption(view: RevenantSight, decision: RevenantDecision, id: string): number {
  const { verb, refs } = parseOption(id);
  const [ref = ''] = refs;
  const pack = packOf(view);
  switch (verb) {
    case 'send':
      return sendWorth(view, ref, refs[1]);
    case 'emergency':
      return 2.5;
    case 'house':
      return influenceWorth(view, houseIn(ref)) + 0.1 * caresFor(view, houseIn(ref));
    case 'keep':
      return view.power[houseIn(ref)] + 0.05 * caresFor(view, houseIn(ref));
    case 'shed':
    case 'burn':
      // As an aside it is not worth a card; within a payment something must be given.
      return decision.at === 'aside' ? -5 : -view.power[houseIn(ref)];
    case 'effect':
    case 'copy': {
      const [bearer, which] = ref.split('.');
      const def = pack.houses.find((house) => house.id === bearer) ?? pack.planets[pack.planetIndex.get(bearer) ?? 0];
      const corrupted = which === '2' && pack.planetIndex.has(bearer) && (view.marks & 3) === 0;
      return opsWorth(view, which === '1' ? def.upper.do : def.lower.do) - (corrupted ? CORRUPTION : 0);
    }
    case 'bonus':
      return BONUS_WORTH[ref] ?? 0;
    case 'use':
      return 1 + (ref.endsWith('.1') ? 0.1 : 0);
    case 'corrupt':
      return ref.startsWith('section') ? sectionWorth(view, ref, refs[1]) : 1 - caresFor(view, houseOfShip(ref));
    case 'manoeuvre':
      return 1;
    case 'attack':
      return 1.2;
    case 'to':
      return moveWorth(view, ref);
    case 'stop':
    case 'stay':
      return decision.at === 'steps' || decision.at === 'strafe' ? hereWorth(view, decision.ask.about.ship) : 0;
    case 'land':
      return 1;
    case 'move':
      return sectorIn(refs[1]) < OUTER
        ? danger(view, sectorOfShip(view, ref)) - danger(view, sectorIn(refs[1])) - 0.2
        : -1;
    case 'gain':
    case 'take':
      return ref.startsWith('shuttle') ? caresFor(view, houseOfShip(ref)) + 1 : kindWorth(view, ref);
    case 'tactics':
      return 0.8;
    case 'drop':
      return -kindWorth(view, ref);
    case 'pay':
      return ref === 'pay' || id === 'pay' ? 0.5 : -[...ref].reduce((n, letter) => n + kindWorth(view, letter), 0);
    case 'discard':
    case 'redraw':
      return -cardWorth(view, ref) + (decision.at === 'redraw' ? 1 : 0);
    case 'isolate':
      return ref.startsWith('section') ? 3 : 1 + 0.1 * caresFor(view, houseOfShip(ref));
    case 'shield':
    case 'destroy':
      return ref.startsWith('s') && ref.length === 2
        ? danger(view, sectorIn(ref))
        : 1 - caresFor(view, houseOfShip(ref));
    case 'hit':
      return decision.at === 'attack' ? danger(view, sectorIn(ref)) : hitWorth(view, ref);
    case 'mend':
      return 1;
    case 'repair':
      return ref === 'revenant' ? 0.6 + 0.1 * view.hull : 0.6 + 0.1 * caresFor(view, houseOfShip(ref));
    case 'deploy':
      return 1 + caresFor(view, houseOfShip(ref)) - 0.3 * view.sectors[sectorIn(refs[1])].voidborn;
    case 'draw':
      return 0.6;
    case 'play':
      return cardWorth(view, ref);
    case 'cheap':
      return cardWorth(view, ref) + 0.8;
    case 'part':
      return 2 - (ref === 'card' ? 0.5 : 0.8) + (ref === 'free' ? 0.8 : 0);
    case 'lose':
      return -view.power[houseIn(ref)];
    case 'agenda':
    case 'remove':
    case 'side':
    case 'board':
    case 'cover':
    case 'first':
      return 0.5;
    case 'do':
      return ref === 'land' ? 1.5 : 1;
    default:
      return 0;
  }
}

function sectorOfShip(view: RevenantSight, id: string): number {
  return sectorIn(shipIn(view, id)?.sector ?? 's1');
}

function hereWorth(view: RevenantSight, ship: string): number {
  return moveWorth(view, shipIn(view, ship)?.sector ?? 's1');
}

/** Of a raid: those I care least for; a marker before a ship. */
function hitWorth(view: RevenantSight, id: string): number {
  const ship = shipIn(view, id);
  if (!ship) return 0;
  const kind = ['ark', 'fighter', 'dropship', 'shuttle'].findIndex((one) => id.startsWith(one));
  const spaces = [3, 1, 1, 0][kind];
  return 10 - 2 * caresFor(view, houseOfShip(id)) - (ship.damage >= spaces ? 6 : 0) - (kind === 0 ? 1 : 0);
}

/** The bonus action that is missed least; what stays there is frozen. */
function sectionWorth(view: RevenantSight, section: string, stays: string): number {
  const pack = packOf(view);
  const board = pack.frigates[pack.frigateIndex.get(meOf(view).board) ?? 0];
  const bonus = board.sections[Number(section.slice(-1)) - 1];
  return 3 - (BONUS_WORTH[bonus] ?? 0) - (stays === '-' ? 0 : stays.length) + 0.01 * BONUSES.indexOf(bonus);
}
