import { type Decision, offeredIds, optionId, type Picked } from '@starhold/kernel';
import { asked, NONE, type View } from '@starhold/revenant';
import { packOf, RESOURCES } from '@starhold/revenant/content';
import { hasRoomFor, wayBetween } from '@starhold/revenant/forecast';
import type { Target } from '../../../desk/target.ts';
import type { Dropped } from '../../../desk/turn/drop.ts';
import { onlyOne } from './reaching.ts';
import { chooserIn, isInHand, isSection, isSector, isShip, stepsOf } from './targets.ts';

/**
 * What can be dragged, and where a drag leads: a figure to a ship, the ship at work to what it shall reach, a card to a cadet or to
 * what it shall free.
 */

/** The ship whose action asks. */
function shipAtWork(decision: Decision, view: View): Target {
  const d = asked(decision);
  switch (d.at) {
    case 'sortie':
    case 'steps':
    case 'attack':
    case 'strafe':
    case 'land':
      return d.ask.about.ship;
    default:
      return view.ship;
  }
}

export function isSource(target: Target, decision: Decision, view: View): boolean {
  const d = asked(decision);
  switch (d.at) {
    case 'send':
      return d.ask.kind === 'one' && d.ask.options.some((id) => stepsOf(id, view)[1]?.includes(target) === true);
    case 'bonus':
      return isInHand(target, view) || isResource(target);
    // What is in a sector is hit by what comes to it.
    case 'raid':
    case 'taint':
      return target === d.ask.about.sector;
    case 'effects':
    case 'occ':
    case 'gate':
      return isInHand(target, view) || isResource(target) || (target !== '' && target === view.ship);
    default:
      return target !== '' && target === shipAtWork(decision, view);
  }
}

/** The sector in which something lies. */
function sectorIn(target: Target, view: View): string | undefined {
  if (isSector(target)) return target;
  if (isShip(target)) return view.ships.find(({ id }) => id === target)?.sector;
  return view.sectors.find(({ planet }) => planet !== '' && planet === target)?.id;
}

/** What a drag means beyond a single answer: a card is played, corruption goes where it was pulled or pushed. */
export function dragged(decision: Decision, from: Target, to: Target | null, view: View): Dropped | undefined {
  const [pick, ...then] = saidBy(decision, from, to, view) ?? [];
  return pick === undefined ? undefined : { pick, then, goal: null };
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
    case 'corrupt':
      return from === view.ship && to !== null && isSection(to) ? corruption(ids, to) : undefined;
    default:
      return undefined;
  }
}

/** One card, and one cheaper where its House was visited; who wants two instead says so in words. */
function playing(card: Target, to: Target | null, view: View): string[] {
  const refs = kindOf(card, view) === 'cadet' ? (to !== null && isCadet(to) ? [card, to] : undefined) : [card];
  return refs ? [optionId('cheap', ...refs), optionId('play', ...refs)] : [];
}

/** The effect by which this card can be played; without one that which costs a card. */
function spending(decision: Decision, card: Target, to: Target | null, view: View): Picked[] | undefined {
  const plays = onlyOne(decision, view, ({ op }) => op === 'play');
  if (plays !== undefined) return [plays, ...playing(card, to, view)];
  const costs = onlyOne(decision, view, (op) => op.op === 'pay' && op.cost.cards === 1);
  return costs === undefined ? undefined : [costs, [discarding(card, view)]];
}

/** The one effect or ability that gives a resource of any kind. */
function gaining(decision: Decision, resource: Target, view: View): Picked[] | undefined {
  const gives = onlyOne(decision, view, (op) => op.op === 'gain' && op.what === 'any' && op.n === 1);
  return gives === undefined ? undefined : [gives, `gain:${resource}`];
}

const discarding = (card: Target, view: View): string => optionId('discard', card, kindOf(card, view));

/** Whatever has room elsewhere moves out of the way. */
function corruption(ids: readonly string[], section: Target): string[] {
  const here = ids.filter((id) => id.startsWith(`corrupt:${section}>`));
  return here.includes(`corrupt:${section}>-`) ? [`corrupt:${section}>-`] : here.length === 1 ? here : [];
}

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

/** A goal that is no thing: the ship stays where it is. */
export const STAY = 'stay';

/** The option that leads to a thing on which none lies yet; the rules judge each step on the way. */
export function towards(decision: Decision, goal: Target, view: View): string | undefined {
  const { ask } = decision;
  if (ask.kind !== 'one') return undefined;
  const offered = (option: string): string | undefined => (ask.options.includes(option) ? option : undefined);
  if (goal === STAY) return decision.at === 'strafe' ? 'stay' : decision.at === 'sortie' ? offered('end') : undefined;
  if (decision.at === 'effects' || decision.at === 'occ' || decision.at === 'gate')
    return reaching(decision, goal, view);
  const ship = shipAtWork(decision, view);
  const here = sectorIn(ship, view);
  const there = sectorIn(goal, view);
  if (here === undefined || there === undefined || ship === goal) return undefined;
  // It has arrived where it shall land.
  if (here === there) {
    if (isSector(goal) || isShip(goal)) return undefined;
    return offered('do:land') ?? offered('stop') ?? (ship.startsWith('dropship') ? offered('end') : undefined);
  }
  const way = wayBetween(here, there, (one) => hasRoomFor(view, ship, one));
  if (!way || way.length > FAR) return undefined;
  const d = asked(decision);
  if (d.at === 'steps') return way.length <= d.ask.about.left ? offered(`to:${way[0]}`) : undefined;
  return offered('manoeuvre') ?? offered('do:sortie');
}

/** The one effect or ability that does something there. */
function reaching(decision: Decision, goal: Target, view: View): string | undefined {
  if (isSector(goal)) return onlyOne(decision, view, ({ op }) => op === 'shield' || op === 'destroy');
  return isCorrupted(goal, view) ? onlyOne(decision, view, ({ op }) => op === 'isolate') : undefined;
}
