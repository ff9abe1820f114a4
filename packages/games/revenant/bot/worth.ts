import { parseOption } from '@starhold/kernel';
import type { RevenantDecision } from '../abouts.ts';
import { BONUSES } from '../content/index.ts';
import { DAMAGE_SPACES } from '../rules/board.ts';
import { DISTANCE, NEAR } from '../rules/geometry.ts';
import { houseIn, kindOf, LETTERS, SECTOR_REFS, SHIP_REFS, sectorIn } from '../rules/refs.ts';
import { DROPSHIP, FIGHTER, HOUSE_COUNT, HOUSE_SHIPS, MARK, OUTER } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import { type Mind, mindOf } from './mind.ts';
import { isOuter } from './scene.ts';
import { colonyWorth, sendWorth } from './send.ts';
import { W } from './weights.ts';

/** What an option is worth, in points of prestige, roughly. What declines is worth nothing. */
export function worthOfOption(view: RevenantSight, decision: RevenantDecision, id: string): number {
  const mind = mindOf(view);
  const { scene, outlook } = mind;
  const { verb, refs } = parseOption(id);
  const [ref = ''] = refs;
  switch (verb) {
    case 'send':
      return sendWorth(mind, ref, refs[1]);
    case 'emergency':
      return mind.hidden() + Math.max(scene.any, mind.tactics(1)) - (ref === 'captain' ? 0.1 : 0);
    case 'house':
      return scene.view.cycle === 0
        ? startWorth(mind, houseIn(ref))
        : mind.influence(houseIn(ref)) + 0.02 * scene.cares(scene.me)[houseIn(ref)];
    case 'keep':
      return outlook.power[houseIn(ref)] + 0.03 * scene.cares(scene.me)[houseIn(ref)];
    case 'shed':
    case 'burn':
      // As an aside it is not worth a card; within a payment something must be given.
      return decision.at === 'aside' ? -5 : -outlook.power[houseIn(ref)];
    case 'effect':
    case 'copy':
      return effectWorth(mind, ref);
    case 'bonus':
      return bonusWorth(mind, ref);
    case 'use':
      return 1 + (ref.endsWith('.1') ? 0.1 : 0);
    case 'corrupt':
      return ref.startsWith('section')
        ? sectionWorth(mind, ref, refs[1])
        : -scene.shipWorth(scene.me, SHIP_REFS.indexOf(ref));
    case 'manoeuvre':
      return manoeuvreWorth(mind, shipOf(decision));
    case 'attack':
      return attackWorth(mind, shipOf(decision));
    case 'to':
      return goalWorth(mind, shipOf(decision), SECTOR_REFS.indexOf(ref), stepsLeft(decision));
    case 'stop':
    case 'stay':
      return decision.at === 'steps' || decision.at === 'strafe' ? hereWorth(mind, shipOf(decision)) : 0;
    case 'land':
      return 0.05 + mind.planet(scene.at[shipOf(decision)] ?? -1, scene.view.figure);
    case 'move':
      return limitedWorth(mind, SHIP_REFS.indexOf(ref), sectorIn(refs[1]));
    case 'gain':
      return scene.kinds[LETTERS.indexOf(ref)];
    case 'take':
      return ref.startsWith('shuttle')
        ? scene.shipWorth(scene.me, SHIP_REFS.indexOf(ref))
        : (scene.kinds[['material', 'energy', 'science', 'neutronium'].indexOf(ref)] ?? 0.5);
    case 'tactics':
      return mind.tactics(decision.at === 'gain' ? Math.max(1, decision.ask.about.or) : 1);
    case 'drop':
      return -scene.kinds[LETTERS.indexOf(ref)];
    case 'pay':
      return id === 'pay' ? 0.5 : -[...ref].reduce((n, letter) => n + (scene.kinds[LETTERS.indexOf(letter)] ?? 0), 0);
    case 'discard':
      return -heldWorth(mind, ref);
    case 'redraw':
      return REDRAWN - heldWorth(mind, ref);
    case 'isolate':
      return ref.startsWith('section')
        ? 3 + sectionGain(mind, ref)
        : W.isolateShip + 0.05 * scene.cares(scene.me)[SHIP_REFS.indexOf(ref) % HOUSE_COUNT];
    case 'shield':
      return outlook.oneOf(sectorIn(ref), left(decision), (sector, past, n) => outlook.saves(sector, past, n));
    case 'destroy':
      return ref.startsWith('shuttle')
        ? -scene.shipWorth(scene.me, SHIP_REFS.indexOf(ref))
        : killWorth(mind, sectorIn(ref), left(decision));
    case 'hit':
      return decision.at === 'attack'
        ? killWorth(mind, sectorIn(ref), left(decision))
        : hitWorth(mind, SHIP_REFS.indexOf(ref));
    case 'mend':
      return mind.repair(9, 1 << sectorIn(ref));
    case 'repair':
      return ref === 'revenant' ? 0.1 + 0.02 * scene.view.hull : repairWorth(mind, SHIP_REFS.indexOf(ref));
    case 'deploy':
      return deployWorth(
        mind,
        SHIP_REFS.indexOf(ref),
        sectorIn(refs[1]),
        decision.at === 'deploy' && decision.ask.about.must === 1,
      );
    case 'draw':
      return drawWorth(mind, ref);
    case 'play':
    case 'cheap':
      return playWorth(mind, decision, ref, verb === 'cheap', refs[1] ?? '');
    case 'part':
      return (
        mind.isolate(1) -
        (ref === 'card'
          ? 0.4
          : ref === 'free'
            ? 0
            : (scene.kinds[['material', 'energy', 'science', 'neutronium'].indexOf(ref)] ?? 0.9))
      );
    case 'lose':
      return -mind.outlook.power[houseIn(ref)];
    case 'agenda':
      return AGENDAS[ref] ?? 0.5;
    case 'remove':
      return -colonyWorth(mind, scene.pack.colonies[scene.pack.colonyIndex.get(ref) ?? 0]);
    case 'cover':
      return ref.endsWith('.1') ? 0.6 : 0.5;
    case 'first':
      return 0.5;
    case 'do':
      return ref === 'land'
        ? 0.05 + mind.planet(scene.frigateSector(scene.me), scene.view.figure)
        : mind.sortie(scene.frigateSector(scene.me));
    default:
      return 0;
  }
}

/** A card drawn in exchange, on average. */
const REDRAWN = 0.8;
/** Personal agendas: what can be had without going out of one's way comes first. */
const AGENDAS: Record<string, number> = {
  G1: 0.85,
  G2: 0.7,
  G3: 0.65,
  G4: 0.9,
  G5: 0.5,
  G6: 0.35,
  G7: 0.4,
  G8: 0.55,
  G9: 0.45,
};

const shipOf = (decision: RevenantDecision): number =>
  'ship' in decision.ask.about ? SHIP_REFS.indexOf(String(decision.ask.about.ship)) : -1;
/** How many are still to be placed or hit, this one included. */
const left = (decision: RevenantDecision): number =>
  'left' in decision.ask.about ? Math.max(1, Number(decision.ask.about.left)) : 1;
const stepsLeft = (decision: RevenantDecision): number => (decision.at === 'steps' ? decision.ask.about.left : 1);

/** The first House: its power, the frigate beside its ark, and what is known of it from hidden influence. */
function startWorth(mind: Mind, house: number): number {
  const { scene } = mind;
  const sector = scene.at[house];
  const planets = isOuter(sector) && scene.view.sectors[sector].planet !== '' ? 0.6 : 0;
  return (scene.own.hidden[house] ?? 0) + planets + mind.track(scene.own.influence[house]);
}

function effectWorth(mind: Mind, ref: string): number {
  const { scene } = mind;
  const [bearer, which] = ref.split('.');
  const planet = scene.pack.planetIndex.get(bearer);
  const def = planet === undefined ? scene.pack.houses[houseIn(bearer)] : scene.pack.planets[planet];
  const effect = which === '1' ? def.upper : def.lower;
  const corrupts =
    which === '2' && planet !== undefined && (scene.view.marks & (MARK.planet | MARK.ignorePlanet)) === 0;
  const already = (scene.view.marks & MARK.ship) !== 0 && (scene.view.marks & MARK.ignoreShip) === 0;
  const symbol = effect.symbol
    ? mind.heardWorth([planet === undefined ? 'commission' : 'mining'], scene.view.figure)
    : 0;
  return 0.02 + mind.ops(effect.do, mind.here) + symbol - (corrupts && !already ? mind.corruption() : 0);
}

export function bonusWorth(mind: Mind, bonus: string): number {
  const { scene, me } = mind;
  switch (bonus) {
    case 'affinity':
      return mind.play(0, mind.here.house);
    case 'activate':
      return mind.activation();
    case 'neutralise': {
      const card = me.cards.length > 0 ? mind.isolate(1) - 0.4 : 0;
      const free = me.frigates.some((id) =>
        scene.pack.operations[scene.pack.operationIndex.get(id) ?? 0].modifiers.some(
          ({ mod }) => mod === 'freeNeutralise',
        ),
      );
      const energy =
        free || me.stored[1] > 0
          ? mind.isolate(card > 0 ? 2 : 1) - (card > 0 ? mind.isolate(1) : 0) - (free ? 0 : scene.priceOfKind(1))
          : 0;
      return Math.max(card, card + energy, energy);
    }
    case 'promote':
      return mind.rankUp() - 3 * scene.priceOfKind(2) * 0.95;
    default:
      return scene.any;
  }
}

/** Killing one Voidborn ship here. */
function killWorth(mind: Mind, sector: number, n = 1): number {
  return mind.outlook.oneOf(sector, n, (at, past, k) => mind.outlook.destroys(at, past, k)) + mind.tactics(1);
}

function attackWorth(mind: Mind, ship: number): number {
  const sector = mind.scene.at[ship];
  if (!isOuter(sector)) return 0.5;
  const figure = mind.scene.view.figure;
  const here = Math.max(0, killWorth(mind, sector)) + mind.heardWorth(['attack'], figure);
  const near = mind.kills(1, NEAR[sector]);
  // Better elsewhere: the manoeuvre comes first.
  return here >= near - 0.15 ? here + 0.3 : 0.05;
}

function manoeuvreWorth(mind: Mind, ship: number): number {
  const sector = mind.scene.at[ship];
  const { figure } = mind.scene.view;
  if (!isOuter(sector)) return 1;
  const kind = ship >= HOUSE_SHIPS ? 'frigate' : kindOf(ship) === DROPSHIP ? 'dropship' : 'fighter';
  const steps = 1 + mind.moves(figure, kind);
  let best = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < OUTER; to++) {
    if (to !== sector && DISTANCE[sector][to] <= steps) best = Math.max(best, aimWorth(mind, ship, to));
  }
  return best - hereWorth(mind, ship) + mind.heardWorth(['manoeuvre'], figure);
}

/** What a ship is after in a sector: planets, Voidborn ships; its own safety. */
function aimWorth(mind: Mind, ship: number, sector: number): number {
  const { scene } = mind;
  const figure = scene.view.figure;
  const frigate = ship >= HOUSE_SHIPS;
  const kill = killsHere(mind, ship, sector);
  const aim = kindOf(ship) === DROPSHIP && !frigate ? mind.planet(sector, figure) : kill;
  return aim + (frigate ? seatWorth(mind, sector) : safety(mind, ship, sector));
}

function killsHere(mind: Mind, ship: number, sector: number): number {
  if (kindOf(ship) !== FIGHTER && ship < HOUSE_SHIPS) return 0;
  return Math.max(0, killWorth(mind, sector));
}

/** Deciding about raids near the ships I care for. */
function seatWorth(mind: Mind, sector: number): number {
  return 0.1 * mind.outlook.mine(sector);
}

/** A ship among few Voidborn ships lives longer; what I do not care for may go. */
function safety(mind: Mind, ship: number, sector: number): number {
  const { scene } = mind;
  const { voidborn, shields } = scene.view.sectors[sector];
  const others = scene.shipsIn(sector).filter((one) => one !== ship);
  const free = others.reduce((n, one) => n + 1 + DAMAGE_SPACES[kindOf(one)] - scene.damage[one], 1);
  const threat = Math.min(1, Math.max(0, voidborn - shields) / (free + 1));
  return -0.5 * threat * scene.shipWorth(scene.me, ship);
}

/** A step to a sector, with so many steps, this one included: the best that can be reached. */
function goalWorth(mind: Mind, ship: number, sector: number, left: number): number {
  let best = -1;
  for (let to = 0; to < OUTER; to++) {
    const far = DISTANCE[sector][to];
    if (far < left) best = Math.max(best, aimWorth(mind, ship, to) - 0.02 * far);
  }
  return best;
}

function hereWorth(mind: Mind, ship: number): number {
  const sector = mind.scene.at[ship] ?? -1;
  return isOuter(sector) ? aimWorth(mind, ship, sector) : -1;
}

function limitedWorth(mind: Mind, ship: number, to: number): number {
  const { scene } = mind;
  if (!isOuter(to) || !isOuter(scene.at[ship])) return isOuter(to) ? 0.5 : -1;
  return safety(mind, ship, to) - safety(mind, ship, scene.at[ship]) - 0.12;
}

/** Of a raid: the hit that costs me least. */
function hitWorth(mind: Mind, ship: number): number {
  const { scene, outlook } = mind;
  if (ship < 0) return 0;
  const free = DAMAGE_SPACES[kindOf(ship)] - scene.damage[ship];
  return 10 - scene.shipWorth(scene.me, ship) * outlook.hit(free) - 0.02 * (3 - free);
}

function repairWorth(mind: Mind, ship: number): number {
  const { scene, outlook } = mind;
  const free = DAMAGE_SPACES[kindOf(ship)] - scene.damage[ship];
  return scene.shipWorth(scene.me, ship) * outlook.hit(free + 1);
}

function deployWorth(mind: Mind, ship: number, sector: number, must: boolean): number {
  const worth = mind.scene.shipWorth(mind.scene.me, ship);
  return worth + safety(mind, ship, sector) + (must ? 0 : 0.01) + 0.01 * kindWeight(ship);
}
const kindWeight = (ship: number): number => 3 - kindOf(ship);

/** A card kept in hand. */
function heldWorth(mind: Mind, id: string): number {
  if (!mind.hasPlace(id)) return 0;
  return Math.max(0.05, 0.6 * (mind.card(id) - mind.priceOf(id)) + (mind.canPay(id, 0) ? 0.2 : 0));
}

function drawWorth(mind: Mind, pile: string): number {
  const { me, scene } = mind;
  const held = me.hand[pile as 'cadet' | 'frigate' | 'command'];
  const places =
    pile === 'cadet' ? me.cadets.filter((id) => id === '').length : pile === 'frigate' ? 5 - me.frigates.length : 6;
  const wish = pile === 'command' ? 0.2 : 0.35;
  const goal = scene.agendaStep(pile === 'cadet' ? 'cadetCards' : pile === 'frigate' ? 'frigateCards' : 'commandCards');
  return places - held <= 0
    ? 0.05
    : wish + 0.1 * Math.min(3, places - held) + 0.1 * goal - (scene.turns < 3 && pile !== 'command' ? 0.1 : 0);
}

function playWorth(mind: Mind, decision: RevenantDecision, id: string, cheap: boolean, cadet: string): number {
  const less = decision.at === 'play' ? decision.ask.about.less : 0;
  const price = Math.max(0, mind.priceOf(id) - 0.85 * (less + (cheap ? 1 : 0)));
  const short = mind.canPay(id, less + (cheap ? 1 : 0)) ? 0 : 4;
  const { scene } = mind;
  const flag = scene.pack.flag[scene.pack.operationIndex.get(id) ?? 0];
  // At full price the flag of the crewed ship allows a second card.
  const second =
    !cheap &&
    decision.at === 'play' &&
    decision.ask.about.affinity === 1 &&
    flag === mind.here.house &&
    mind.me.cards.length > 1
      ? 0.7
      : 0;
  // Cards of one cadet are heard together.
  const both = cadet === '' ? 0 : 0.01 * (cadet === 'cadet1' ? 1 : 0);
  return mind.card(id) - price - short + second + both;
}

/** The bonus action that is missed least; what stays there is frozen. */
function sectionWorth(mind: Mind, section: string, stays: string): number {
  return 3 - sectionGain(mind, section) - (stays === '-' ? 0 : stays.length);
}

const BONUS_WORTH: Record<string, number> = { affinity: 2.2, activate: 1.5, neutralise: 2.0, promote: 0.9, gain: 1 };
function sectionGain(mind: Mind, section: string): number {
  const { pack } = mind.scene;
  const board = pack.frigates[pack.frigateIndex.get(mind.me.board) ?? 0];
  const bonus = board.sections[Number(section.slice(-1)) - 1];
  return (BONUS_WORTH[bonus] ?? 0) + 0.01 * BONUSES.indexOf(bonus);
}
