import { type Decision, offeredIds, optionId, type Picked } from '@starhold/kernel';
import { asked, NONE, type View } from '@starhold/revenant';
import { type Op, packOf, RESOURCES } from '@starhold/revenant/content';
import { hasRoomFor, wayBetween } from '@starhold/revenant/forecast';
import type { Target } from '../../../desk/target.ts';
import type { Dropped } from '../../../desk/turn/drop.ts';
import { sending } from './crewing.ts';
import { houseIn, kindIn } from './fleet.ts';
import { paidWith, restingIn } from './goods.ts';
import { shipAsking } from './moving.ts';
import { onlyOne } from './reaching.ts';
import { chooserIn, isHouse, isInHand, isSection, isSector, isShip, stepsOf, voidIn } from './targets.ts';

/**
 * What can be dragged, and where a drag leads: a figure to a ship, the ship at work to what it shall reach, a card to a cadet or to
 * what it shall free.
 */

/** The ship whose action asks, else the one that was crewed. */
const shipAtWork = (decision: Decision, view: View): Target => shipAsking(decision) ?? view.ship;

export function isSource(target: Target, decision: Decision, view: View): boolean {
  const d = asked(decision);
  switch (d.at) {
    case 'send':
      if (isInHand(target, view)) return true;
      return d.ask.kind === 'one' && d.ask.options.some((id) => stepsOf(id, view)[1]?.includes(target) === true);
    case 'neutralise':
      return isInHand(target, view) || isResource(target);
    case 'bonus':
      return isInHand(target, view) || isResource(target) || usesOf(target, d, view).length > 0;
    // What is in a sector is hit by what comes to it: once by the sector, by its Voidborn ships as long as it is there.
    case 'raid':
      return target === d.ask.about.sector || voidIn(target) === d.ask.about.sector;
    case 'taint':
      return target === d.ask.about.sector;
    case 'effects':
    case 'occ':
    case 'gate':
      if (isInHand(target, view) || isResource(target) || usesOf(target, d, view).length > 0) return true;
      return target !== '' && target === view.ship;
    default:
      return target !== '' && target === shipAtWork(decision, view);
  }
}

/** Abilities of a card in play that may be used now, the bonus action Activate with them. */
function usesOf(card: Target, { at, ask }: Decision, view: View): Picked[] {
  const own = view.players[chooserIn(view)];
  if (ask.kind !== 'one' || !own || ![...own.frigates, ...own.cadets].includes(card) || card === '') return [];
  if (at !== 'bonus') return ask.options.filter((id) => id.startsWith(`use:${card}.`));
  if (!ask.options.includes('bonus:activate')) return [];
  const { operations, operationIndex } = packOf(view);
  const abilities = operations[operationIndex.get(card) ?? NONE]?.abilities ?? [];
  return abilities.flatMap(({ on }, i) => (on === 'activate' ? [`use:${card}.${i + 1}`] : []));
}

/** The sector in which something lies. */
function sectorIn(target: Target, view: View): string | undefined {
  const enemies = voidIn(target);
  if (enemies !== undefined) return enemies;
  if (isSector(target)) return target;
  if (isShip(target)) return view.ships.find(({ id }) => id === target)?.sector;
  return view.sectors.find(({ planet }) => planet !== '' && planet === target)?.id;
}

/**
 * What a drag means beyond a single answer: a card is played, corruption goes where it was pulled or pushed. A card let go over
 * another one goes back into the hand.
 */
export function dragged(decision: Decision, from: Target, to: Target | null, view: View): Dropped | null | undefined {
  if (isInHand(from, view) && to !== null && isInHand(to, view)) return null;
  if (decision.at === 'send' && to !== null) {
    // A card is taken to the ark that plays it, or the ark to the card.
    const [crewed, goal] = isInHand(from, view) ? [to, from] : [from, to];
    const pick = isWithin(crewed, goal, view) ? sending(offeredIds(decision.ask), crewed, view) : undefined;
    return pick === undefined ? undefined : { pick, then: [], goal };
  }
  const [use, other] = usesOf(from, decision, view);
  if (use !== undefined && other === undefined) {
    const [pick, ...then] = decision.at === 'bonus' ? ['bonus:activate', use] : [use];
    return { pick, then, goal: to };
  }
  // A resource let go over a card pays for it.
  if (isResource(from) && to !== null) {
    const paid = dragged(decision, to, null, view);
    if (paid && (isInHand(to, view) || usesOf(to, decision, view).length > 0))
      return { ...paid, goal: `${PAID}${from}` };
  }
  const [pick, ...then] = saidBy(decision, from, to, view) ?? alone(decision, from, view) ?? [];
  return pick === undefined ? undefined : { pick, then, goal: null };
}

/** What is chosen by being taken up: whatever it is let go over, nothing else is meant. A crew goes on from there. */
function alone(decision: Decision, from: Target, view: View): Picked[] | undefined {
  const { at, ask } = decision;
  if (ask.kind !== 'one' || at === 'send' || isSource(from, decision, view)) return undefined;
  const here = ask.options.filter((id) => stepsOf(id, view)[0]?.includes(from));
  return here.length === 1 && stepsOf(here[0], view).length === 1 ? here : undefined;
}

function saidBy(decision: Decision, from: Target, to: Target | null, view: View): Picked[] | undefined {
  const { at, ask } = decision;
  const ids = offeredIds(ask);
  switch (at) {
    case 'bonus': {
      const frees = to !== null && isCorrupted(to, view) ? `isolate:${to}` : undefined;
      if (isInHand(from, view)) {
        if (frees === undefined) return ['bonus:affinity', ...playing(from, to, view)];
        return ['bonus:neutralise', 'part:card', [discarding(from, view)], frees];
      }
      if (!isResource(from)) return undefined;
      if (frees === undefined) return ['bonus:gain', `gain:${from}`];
      return ['bonus:neutralise', `part:${RESOURCES[LETTERS.indexOf(from)]}`, frees];
    }
    case 'neutralise': {
      if (to === null || !isCorrupted(to, view)) return undefined;
      if (isInHand(from, view)) return ['part:card', [discarding(from, view)], `isolate:${to}`];
      return isResource(from) ? [`part:${RESOURCES[LETTERS.indexOf(from)]}`, `isolate:${to}`] : undefined;
    }
    case 'effects':
    case 'occ':
    case 'gate':
      if (isInHand(from, view)) return spending(decision, from, to, view);
      return isResource(from) ? gaining(decision, from, view) : undefined;
    case 'play':
      return isInHand(from, view)
        ? playing(from, to, view)
            .filter((id) => ids.includes(id))
            .slice(0, 1)
        : undefined;
    case 'raid':
      return voidIn(from) !== undefined && to !== null ? raiding(decision, to) : undefined;
    case 'corrupt':
      return from === view.ship && to !== null && isSection(to) ? corruption(ids, to, view) : undefined;
    default:
      return undefined;
  }
}

/** As long as the ship is there, it takes all that is left, and the corruption that may come of it. */
function raiding(decision: Decision, ship: Target): string[] {
  const d = asked(decision);
  return d.at === 'raid' ? [...Array.from({ length: d.ask.about.left }, () => `hit:${ship}`), `corrupt:${ship}`] : [];
}

/** One card, and one cheaper where its House was visited; who wants two instead says so in words. */
function playing(card: Target, to: Target | null, view: View): string[] {
  const refs = kindOf(card, view) === 'cadet' ? (to !== null && isCadet(to) ? [card, to] : undefined) : [card];
  return refs ? [optionId('cheap', ...refs), optionId('play', ...refs)] : [];
}

/** The effect by which this card can be played; without one that which costs a card. */
function spending(decision: Decision, card: Target, to: Target | null, view: View): Picked[] | undefined {
  const plays = onlyOne(offeredIds(decision.ask), view, ({ op }) => op === 'play');
  if (plays !== undefined) return [plays, ...playing(card, to, view)];
  const costs = onlyOne(offeredIds(decision.ask), view, (op) => op.op === 'pay' && op.cost.cards === 1);
  return costs === undefined ? undefined : [costs, [discarding(card, view)]];
}

/** The one effect or ability that gives a resource of any kind. */
function gaining(decision: Decision, resource: Target, view: View): Picked[] | undefined {
  const gives = onlyOne(offeredIds(decision.ask), view, (op) => op.op === 'gain' && op.what === 'any' && op.n === 1);
  return gives === undefined ? undefined : [gives, `gain:${resource}`];
}

const discarding = (card: Target, view: View): string => optionId('discard', card, kindOf(card, view));

function corruption(ids: readonly string[], section: Target, view: View): string[] {
  const option = restingIn(ids, section, storedIn(view));
  return option === undefined ? [] : [option];
}

const storedIn = (view: View): readonly number[] => view.players[chooserIn(view)]?.stored ?? [];

const LETTERS = 'mesn';
const isResource = (target: Target): boolean => target.length === 1 && LETTERS.includes(target);
const isCadet = (target: Target): boolean => target === 'cadet1' || target === 'cadet2';
const kindOf = (card: Target, view: View): string => {
  const { operations, operationIndex } = packOf(view);
  return operations[operationIndex.get(card) ?? NONE]?.kind ?? '';
};

/** A ship, or a section of the own board. */
function isCorrupted(target: Target, view: View): boolean {
  if (isShip(target)) return view.ships.some(({ id, corrupted }) => id === target && corrupted);
  return isSection(target) && view.players[chooserIn(view)]?.sections[Number(target.slice(7)) - 1]?.corrupted === true;
}

/** Further no ship goes in one manoeuvre. */
const FAR = 4;

/** Goals that are no things: the ship stays where it is; it is paid for with a kind of resource. */
export const STAY = 'stay';
const PAID = 'paid.';

/** The option that leads to a thing on which none lies yet; the rules judge each step on the way. */
export function towards(decision: Decision, goal: Target, view: View, by?: Target): string | undefined {
  const { ask } = decision;
  if (ask.kind !== 'one') return undefined;
  const offered = (option: string): string | undefined => (ask.options.includes(option) ? option : undefined);
  if (goal.startsWith(PAID)) return decision.at === 'pay' ? paidWith(ask.options, goal.slice(PAID.length)) : undefined;
  if (goal === STAY) return decision.at === 'strafe' ? 'stay' : decision.at === 'sortie' ? offered('end') : undefined;
  if (decision.at === 'effects') return reaching(ask.options, goal, view);
  // What is on its way to a goal stops at other abilities: they are asked about.
  if (decision.at === 'occ' || decision.at === 'gate')
    return by === undefined ? reaching(ask.options, goal, view) : undefined;
  if (decision.at === 'play') return isInHand(goal, view) ? playing(goal, null, view).find(offered) : undefined;
  const ship = shipAtWork(decision, view);
  const here = sectorIn(ship, view);
  const there = sectorIn(goal, view);
  const enemies = voidIn(goal);
  if (enemies !== undefined && decision.at === 'strafe') return 'stay';
  const strikes = enemies === undefined ? undefined : (offered(`hit:${enemies}`) ?? offered(`destroy:${enemies}`));
  if (strikes !== undefined) return strikes;
  if (here === undefined || there === undefined || ship === goal) return undefined;
  // There it stays: whoever wants to go on says each of it.
  if (here === there && enemies !== undefined)
    return offered('attack') ?? offered('stop') ?? offered('end') ?? offered('do:sortie');
  // It has arrived where it shall land.
  if (here === there) {
    if (isSector(goal) || isShip(goal)) return undefined;
    return offered('do:land') ?? offered('stop') ?? (ship.startsWith('dropship') ? offered('end') : undefined);
  }
  const way = wayFor(ship, here, there, view);
  if (!way) return undefined;
  const d = asked(decision);
  if (d.at === 'steps') return way.length <= d.ask.about.left ? offered(`to:${way[0]}`) : undefined;
  return offered('manoeuvre') ?? offered('do:sortie');
}

/** The one effect or ability that does something about the goal: shields, destroys, frees, copies, plays or gives it. */
function reaching(options: readonly string[], goal: Target, view: View): string | undefined {
  const which = (does: (op: Op) => boolean): string | undefined => onlyOne(options, view, does);
  const isOp = (name: Op['op']): string | undefined => which(({ op }) => op === name);
  if (isSector(goal)) return isOp('shield') ?? isOp('destroy');
  if (voidIn(goal) !== undefined) return isOp('destroy');
  if (isInHand(goal, view)) return isOp('play');
  if (isResource(goal)) return which((op) => op.op === 'gain' && op.what === RESOURCES[LETTERS.indexOf(goal)]);
  if (isCorrupted(goal, view)) return isOp('isolate');
  if (goal === `frigate${chooserIn(view)}`) return isOp('copyFrigate');
  if (isShip(goal)) return kindIn(goal) === 'ark' ? isOp('copyArk') : undefined;
  return sectorIn(goal, view) === undefined ? undefined : isOp('copyPlanet');
}

/** Can a crew sent there do something about the goal? Influence of the Revenant goes to a House; a frigate first has its own. */
function isWithin(crewed: Target, goal: Target, view: View): boolean {
  if (!isShip(crewed)) return isHouse(goal) && (crewed === 'reinforce' || view.row.includes(crewed));
  const house = houseIn(crewed);
  if (kindIn(crewed) === 'ark') return reaching([`effect:${house}.1`, `effect:${house}.2`], goal, view) !== undefined;
  if (kindIn(crewed) === 'frigate' || (kindIn(crewed) === 'dropship' && voidIn(goal) !== undefined)) return false;
  const [here, there] = [sectorIn(crewed, view), sectorIn(goal, view)];
  if (here === undefined || there === undefined) return false;
  return here === there ? !isSector(goal) && !isShip(goal) : wayFor(crewed, here, there, view) !== undefined;
}

/** As far as a ship could go. */
function wayFor(ship: Target, here: string, there: string, view: View): string[] | undefined {
  const way = wayBetween(here, there, (one) => hasRoomFor(view, ship, one));
  return way && way.length <= FAR ? way : undefined;
}
