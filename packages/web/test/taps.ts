import {
  type BotModule,
  canonical,
  type Decision,
  type Picked,
  quickRng,
  refOf,
  type Seat,
  Table,
  verbOf,
} from '@starhold/kernel';
import { type AnyTable, hasLearned, StandingAnswers, type StandingClass } from '@starhold/session';
import type { Steps } from '../desk/marks.ts';
import { type Meant, NOTHING_MEANT, nextMeant } from '../desk/turn/chain.ts';
import { orderAsPicked } from '../desk/turn/draft.ts';
import type { Dropped } from '../desk/turn/drop.ts';
import { dragsFor, goingOn } from './gestures.ts';

/** What a front says of its options, as far as it decides how many presses an answer takes. */
export interface Hands {
  // biome-ignore lint/suspicious/noExplicitAny: fronts of four games, each with its own view
  stepsOf(option: string, view: any): Steps;
  isQuiet(option: string): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isAtOnce?(option: string, view: any): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  towards?(decision: Decision, goal: string, view: any, by?: string): Picked | undefined;
  isAimed?(option: string): boolean;
  keepsAim?: true;
  /** Does the thing of an option lie where it can be taken hold of, and not inside a pile? */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isInSight?(option: string, view: any): boolean;
  /** The card whose effect asks can be dragged onto its target. */
  hasSource?: true;
  /** Everything on the table that something can be dragged from or onto: then the desk itself says what drags mean. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  things?(view: any): readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isSource?(target: string, decision: Decision, view: any): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  dragged?(decision: Decision, from: string, to: string | null, view: any): Dropped | null | undefined;
  isLoose?(target: string): boolean;
  /** Presses that a question takes for which the table has a way of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  pressesFor?(decision: Decision, pick: Picked, view: any): number | undefined;
  /** Answers that stand on a button of their own, with all that is meant by pressing it. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  shortcuts?(decision: Decision, view: any): readonly { pick: Picked; meant: Meant }[];
  /** Options that a chain of the table says with the one that follows them: dice, then the card. */
  chained?(option: string): boolean;
  /** What is meant where the policy would say something less simple. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  simply?(decision: Decision, pick: Picked, view: any): Picked;
  /** A gesture for several answers that follow each other, where the first of them alone does not tell it. */
  gesture?(asked: AskedAt): Gesture | undefined;
  /** A question in the middle of a gesture which does not end it. */
  pauses?(decision: Decision): boolean;
  /** Said again and again by one press that is held. */
  repeats?(option: string): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  openingOrder?(given: readonly string[], view: any): number[];
}

/** A question, and what the policy would say to it. */
export interface AskedAt {
  table: AnyTable;
  decision: Decision;
  pick: Picked;
  // biome-ignore lint/suspicious/noExplicitAny: fronts of four games, each with its own view
  view: any;
}

export interface Gesture {
  /** What it says first. */
  pick: Picked;
  /** All that it may mean behind that. */
  meant: readonly Meant[];
  taps: number;
  /** On its way this is as good as what the policy would say: other dice that pay for the same card. */
  isWay(pick: Picked): boolean;
}

/** What a gesture may still be meant for. */
type Goals = readonly string[] | 'any';

export interface Counted {
  /** Presses and drags by stretch: a turn, a round, a cycle. */
  taps: number[];
  /** Of each stretch, by what was asked. */
  by: Map<string, number>;
  answers: number;
}

interface Player {
  game: BotModule;
  hands: Hands;
  options: Record<string, unknown>;
  seat: Seat;
  classes: readonly StandingClass[];
  /** What is asked with "always" beside it: these say so the first time, with the press that would have answered. */
  always?: readonly StandingClass[];
  /** So many stretches are counted. */
  most: number;
  seed: string;
  /** Starts a stretch: another number, another one; what belongs to none is not counted. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  stretch(view: any): number | undefined;
  /** Only these questions count. */
  only?(decision: Decision): boolean;
  /** Hears of each question that took presses, to see where they go. */
  heard?(decision: Decision, pick: Picked, taps: number): void;
}

/**
 * A person who means what the game's own policy would do and says it with as few presses and drags as the page lets him:
 * standing answers are on, gestures go as far as they hold, a timeline runs. Counts like the page: what is armed is confirmed
 * with a second press, gold and quiet answers take one, a drag is one.
 */
export function countTaps(player: Player): Counted {
  const { game, hands, seat, most } = player;
  const table = new Table(game.rules, game.parseOptions(player.options), player.seed) as unknown as AnyTable;
  const standing = new StandingAnswers(game);
  const classes = player.classes.slice();
  standing.want({ classes });
  const rng = quickRng(5);
  const counted: Counted = { taps: [], by: new Map(), answers: 0 };
  let now = Number.NaN;
  let chain = { since: -1, by: '', goals: [] as Goals, picked: [] as readonly string[], isDice: false };
  let drags: readonly Meant[] = [];
  let gesture: Gesture | undefined;
  let held: Picked = '';
  const seats = game.rules.seats(table.options);
  for (let i = 0; i < 20_000 && table.over === ''; i++) {
    const auto = standing.next(table, [seat]);
    if (auto) {
      table.answer(auto);
      continue;
    }
    const asked = Array.from({ length: seats }, (_, s) => table.seen(s).decisions.find((d) => !d.aside)).find(Boolean);
    if (!asked) break;
    const { view } = table.seen(asked.ask.seat);
    const wanted = game.brain.choose(view, asked, rng);
    // What goes onto a pile may lie as it lies.
    const isPile = asked.ask.kind === 'order' && (game.habits?.piles ?? []).includes(asked.at);
    const meansTo = hands.simply?.(asked, wanted, view) ?? wanted;
    let pick = isPile && asked.ask.kind === 'order' ? asked.ask.of.slice() : meansTo;
    if (asked.ask.seat !== seat) {
      table.answer({ decision: asked.id, seat: asked.ask.seat, pick });
      continue;
    }
    const stretch = player.stretch(view);
    if (stretch !== undefined && stretch !== now) {
      if (counted.taps.length === most) break;
      now = stretch;
      counted.taps.push(0);
    }
    const offer = standing.offer(table, asked);
    let taps = 0;
    let how: 'hand' | 'run' = 'hand';
    const isOffered = offer !== null && JSON.stringify(offer.pick) === JSON.stringify(pick);
    const isSame = isOffered && offer.isDue;
    const isKnown = chain.since >= 0 && !hasLearned(table, seat, chain.since);
    const going = isKnown ? goingOn(hands, asked, pick, view, drags, gesture?.isWay) : [];
    // A gesture that would go on otherwise was none: the thing was touched instead, and touched again.
    const isMisled =
      isKnown && going.length === 0 && drags.length > 0 && drags.every((one) => isSaid(asked, view, one));
    const wrong = isMisled ? 1 : 0;
    if (going.length > 0) pick = going[0].pick;
    const paused =
      isKnown && going.length === 0 && hands.pauses?.(asked) ? drags.filter(({ then }) => then.length > 0) : [];
    drags = going.map(({ rest }) => rest);
    const meant = drags.length > 0 || (isKnown && follows(asked, pick, view));
    const isHeld = held !== '' && pick === held;
    if (!isSame && !meant && !isHeld) {
      if (paused.length === 0) gesture = hands.gesture?.({ table, decision: asked, pick, view });
      if (gesture && paused.length === 0) pick = gesture.pick;
      drags = (paused.length === 0 ? gesture?.meant : undefined) ?? [
        ...(hands.things ? dragsFor(hands, hands.things(view), asked, pick, view) : []),
        ...(hands.shortcuts?.(asked, view) ?? []).flatMap((one) => (isSamePick(one.pick, pick) ? [one.meant] : [])),
      ];
      const presses = pressesFor(asked, pick, view);
      // A press that says this alone is as quick as a drag, and misleads nobody.
      const begun = paused.length === 0 ? gesture : undefined;
      if (!begun && drags.length > 0 && presses === 1) drags = [...drags, NOTHING_MEANT];
      taps = wrong + (begun?.taps ?? (drags.length > 0 ? 1 : presses));
      // The rest of the gesture follows the answer.
      if (paused.length > 0) drags = paused;
      if (isOffered && player.always?.includes(offer.cls)) {
        taps = 1;
        classes.push(offer.cls);
        standing.want({ classes });
      }
      const picked = Array.isArray(pick) ? pick : [];
      if (paused.length === 0) chain = { since: table.length, by: '', goals: [], picked, isDice: false };
      if (!hands.things && asked.ask.kind === 'one' && canDrag(asked, pick as string, view)) {
        taps = 1;
        // The card at work is dragged onto its target; any other card onto whatever it is meant for.
        const [target] = hands.stepsOf(pick as string, view)[0] ?? [];
        if (isAim(pick as string)) chain.goals = hands.keepsAim ? [target] : [];
        else chain = { ...chain, by: target, goals: 'any' };
      }
      // At an effect to be chosen the card at work is dragged onto the target: the effect and its target in one.
      const isEffect = typeof pick === 'string' && hands.stepsOf(pick, view).length === 0;
      if (isEffect && hands.hasSource)
        chain.goals = threatsIn(view).filter((goal) => hands.towards?.(asked, goal, view) === pick);
      if (typeof pick === 'string' && hands.chained?.(pick)) chain.isDice = true;
      const run = game.habits?.run;
      if (run && (asked.ask.kind === 'order' || (asked.at === run.at && run.goes.includes(verbOf(String(pick))))))
        how = 'run';
    }
    if (stretch !== undefined && (player.only?.(asked) ?? true)) {
      if (taps > 0) player.heard?.(asked, pick, taps);
      counted.taps[counted.taps.length - 1] += taps;
      counted.by.set(asked.at, (counted.by.get(asked.at) ?? 0) + taps);
    }
    counted.answers++;
    held = typeof pick === 'string' && hands.repeats?.(pick) ? pick : '';
    // Cards chosen in their order are played in it, and the timeline runs.
    if (meant && asked.ask.kind === 'order') standing.begin(table, asked, pick, false);
    else if (how === 'run') standing.begin(table, asked, pick);
    else standing.byHand(table, seat);
    const by = isSame ? (`standing:${offer.cls}` as const) : meant ? 'chain' : 'hand';
    const outcome = table.answer({ decision: asked.id, seat, pick, by });
    if (!outcome.ok) throw new Error(`${asked.id}: ${outcome.why}`);
  }
  return counted;

  /** Would the rest of a gesture say anything here? */
  function isSaid(asked: Decision, view: unknown, meant: Meant): boolean {
    return nextMeant(pageAt(asked, view), meant) !== undefined;
  }

  /** Was this answer part of the gesture before it? */
  function follows(asked: Decision, pick: Picked, view: unknown): boolean {
    // Who knows the order in which cards shall be played chooses them in it.
    if (asked.ask.kind === 'order') return orderAsPicked(asked.ask.of, chain.picked) !== undefined;
    if (hands.things) return false;
    if (typeof pick !== 'string') return false;
    if (chain.isDice) return hands.chained?.(pick) === true || verbOf(pick) === 'play';
    if (hands.isQuiet(pick)) return false;
    // The goal is whatever thing he means: each answer of the way leaves those for which the gesture says it.
    const [target] = hands.isAimed?.(pick) === false ? [] : (hands.stepsOf(pick, view)[0] ?? []);
    const meant = target === undefined ? threatsIn(view) : [target];
    const goals = (chain.goals === 'any' ? meant : meant.filter((goal) => chain.goals.includes(goal))).filter(
      (goal) => nextMeant(pageAt(asked, view), { then: [], goal, by: chain.by })?.pick === pick,
    );
    if (goals.length === 0) return false;
    chain.goals = target === undefined || hands.keepsAim ? goals : [];
    return true;
  }

  function pageAt(decision: Decision, view: unknown): Parameters<typeof nextMeant>[0] {
    return {
      decision,
      stepsOf: (option) => (hands.isAimed?.(option) === false ? [] : hands.stepsOf(option, view)),
      towards: hands.towards && ((d, target, by) => hands.towards?.(d, target, view, by)),
      keepsAim: hands.keepsAim,
    };
  }

  /** Things that an effect could be meant for. */
  function threatsIn(view: unknown): string[] {
    if (!hands.towards) return [];
    const { players = [] } = view as { players?: { field?: { ref: string }[]; onDeck?: { ref: string } | null }[] };
    const all = players.flatMap(({ field = [], onDeck }) => [...field, ...(onDeck ? [onDeck] : [])]);
    return all.map(({ ref }) => `card:${ref}`);
  }

  /** A card, ally or upgrade can be dragged; what is aimed at cannot. */
  function canDrag(asked: Decision, pick: string, view: unknown): boolean {
    const { ask } = asked;
    if (ask.kind !== 'one' || !DRAGGED.test(pick) || !(hands.isInSight?.(pick, view) ?? true)) return false;
    // What is aimed at stays where it is: the card whose effect asks is dragged there.
    if (isAim(pick)) return hands.hasSource === true && ask.options.includes(pick);
    const steps = hands.stepsOf(pick, view);
    if (steps.length === 2) return true;
    const here = ask.options.filter((option) => hands.stepsOf(option, view)[0]?.includes(steps[0]?.[0] ?? ''));
    return (
      steps.length === 1 &&
      (here.length === 1 || threatsIn(view).some((goal) => hands.towards?.(asked, goal, view, steps[0][0]) === pick))
    );
  }

  function pressesFor(decision: Decision, pick: Picked, view: unknown): number {
    const { ask, at } = decision;
    const own = hands.pressesFor?.(decision, pick, view);
    if (own !== undefined) return own;
    switch (ask.kind) {
      case 'one': {
        const option = pick as string;
        const real = ask.options.filter((o) => !hands.isQuiet(o));
        if (hands.isQuiet(option) || hands.isAtOnce?.(option, view) || real.length === 1) return 1;
        return 1 + Math.max(1, hands.stepsOf(option, view).length);
      }
      case 'subset': {
        // One by one; or all of them, and back with those that stay.
        const [n, of] = [(pick as string[]).length, ask.from.length];
        return (ask.max === of && of >= 3 ? Math.min(n, 1 + of - n) : n) + 1;
      }
      case 'order': {
        const opening = orderAsPicked(ask.of, chain.picked) ?? hands.openingOrder?.(ask.of.map(refOf), view);
        return 2 * swapsTo(opening?.map((i) => ask.of[i]) ?? ask.of, pick as string[]) + 1;
      }
      case 'amounts':
        return Object.values(pick as Record<string, number>).reduce((a, b) => a + b, 0) - sumOfMins(ask.bins) + 1;
    }
    throw new Error(at);
  }
}

const isAim = (option: string): boolean => /^(hit|fire):/.test(option);

const DRAGGED = /^(play|exhaust|buy|fit|keep|draft|send|pull|die|activate|enlist|take|remove|hit|fire):/;

/** Of a list only what is in it matters. */
const inOrder = (pick: Picked): string => canonical(Array.isArray(pick) ? pick.toSorted() : pick);
const isSamePick = (a: Picked, b: Picked): boolean => inOrder(a) === inOrder(b);

const sumOfMins = (bins: readonly { min: number }[]): number => bins.reduce((sum, { min }) => sum + min, 0);

/** Swaps of two places that make one order of the other. */
function swapsTo(from: readonly string[], to: readonly string[]): number {
  const now = from.slice();
  let swaps = 0;
  for (let i = 0; i < to.length; i++) {
    if (now[i] === to[i]) continue;
    const at = now.indexOf(to[i], i + 1);
    [now[i], now[at]] = [now[at], now[i]];
    swaps++;
  }
  return swaps;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
