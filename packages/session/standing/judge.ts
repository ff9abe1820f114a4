import {
  type AnyRules,
  type BaseFrame,
  type Core,
  countPicks,
  type Decision,
  type GameEvent,
  type Habits,
  isLegal,
  listPicks,
  type Picked,
  verbOf,
} from '@starhold/kernel';
import { allOrders, areAlike, commutes, MOST_WAYS, meetsAgain } from './alike.ts';
import { depthOf, nextOf, started, type Trial, tried } from './trial.ts';

/**
 * Which answers need not be asked for, and why. Judged in worlds re-dealt for the seat that is asked, so an answer given
 * in its place tells nobody anything.
 */

/** In the order in which they are tried. */
export const CLASSES = [
  'sensible',
  'gains',
  'only',
  'order',
  'sequence',
  'pile',
  'keep',
  'share',
  'use',
  'spare',
  'end',
  'leave',
] as const;
export type StandingClass = (typeof CLASSES)[number];

/** On as long as nobody has said anything: what can only be wanted. */
export const USUAL_CLASSES: readonly StandingClass[] = ['sensible', 'gains', 'only', 'order', 'end'];

export interface Verdict {
  cls: StandingClass;
  pick: Picked;
}

export interface Judged {
  rules: AnyRules;
  habits: Habits;
  decision: Decision;
  /** Re-dealt for the seat that is asked. */
  worlds: readonly Core<BaseFrame>[];
  /** Has the seat something that it may do at any time? */
  hasAsides: boolean;
}

/** Is there anything to be judged at all? Worlds need to be dealt only where there is. */
export function isHabitual(habits: Habits, { at, ask }: Decision): boolean {
  if (ask.kind === 'order') return true;
  const { effects, orders, sequences, ends, stores, aims, keeps, shares, uses, spares, pays } = habits;
  const lists = [effects, orders, sequences, ends, stores, aims];
  const records = [keeps, shares, uses, spares, pays];
  return lists.some((list) => includes(list, at)) || records.some((record) => record?.[at] !== undefined);
}

export function judged(at: Judged): Verdict | undefined {
  for (const cls of CLASSES) {
    const pick = JUDGES[cls](at);
    if (pick !== undefined) return { cls, pick };
  }
  return undefined;
}

type Judge = (at: Judged) => Picked | undefined;

const includes = (list: readonly string[] | undefined, word: string): boolean => list?.includes(word) ?? false;

const JUDGES: Record<StandingClass, Judge> = {
  /** A payment that keeps what is better kept, storing what has room, each in its own place first, and the one place there is. */
  sensible(judging) {
    const { habits, decision } = judging;
    const { at, ask } = decision;
    const aim = onlyAim(habits, decision);
    if (aim !== undefined) return aim;
    if (ask.kind === 'amounts' && includes(habits.stores, at)) {
      const all = pouredIn(ask);
      if (!all || (ask.bins[0].max < ask.max && !fitsToo(judging, all))) return undefined;
      return all;
    }
    const spared = habits.pays?.[at];
    if (ask.kind !== 'one' || spared === undefined) return undefined;
    const plain = ask.options.filter((option) => ![...spared].some((letter) => refsOf(option).includes(letter)));
    return plain.length === 1 ? plain[0] : undefined;
  },

  /** An effect that only gives, taken first where it could as well be taken last. */
  gains(at) {
    const { habits, decision } = at;
    if (!includes(habits.effects, decision.at)) return undefined;
    const real = realOf(at);
    return real.find((option) =>
      at.worlds.every((world) => {
        const from = started(at.rules, world);
        const gained = tried(at.rules, from, decision, option);
        if (!gained) return false;
        // The last of two may begin by itself behind it.
        const meets = (other: string): boolean =>
          other === option || meetsAgain(at, gained, tried(at.rules, from, decision, other));
        if (real.length === 2 && isGiving(at, gained) && real.every(meets)) return true;
        if (!isGain(at, from, gained)) return false;
        return real.every((other) => other === option || commutes(at, from, option, other));
      }),
    );
  },

  /** The only effect is begun where it takes nothing, and what it asks for may still be declined. */
  only(at) {
    const { habits, decision } = at;
    if (!includes(habits.effects, decision.at)) return undefined;
    const [option, second] = realOf(at);
    if (option === undefined || second !== undefined) return undefined;
    const isBegun = at.worlds.every((world) => {
      const from = started(at.rules, world);
      const begun = tried(at.rules, from, decision, option);
      if (!begun || begun.barrier || !begun.events.every((event) => givesOnly(at, event))) return false;
      const next = nextOf(begun, decision);
      if (next === undefined || !isDeeper(from, begun, decision)) return false;
      // What it asks for must be asked: whoever begins it by hand has said where it goes.
      return mayDecline(habits, next) && onlyAim(habits, next) === undefined;
    });
    return isBegun ? option : undefined;
  },

  /** All orders lead to the same position. */
  order(at) {
    const { habits, decision, rules, worlds } = at;
    const { ask } = decision;
    if (ask.kind === 'order') {
      if (countPicks(ask) > MOST_WAYS) return undefined;
      const orders = listPicks(ask, MOST_WAYS);
      const isSame = worlds.every((world) => {
        const from = started(rules, world);
        return areAlike(
          at,
          orders.map((order) => tried(rules, from, decision, order)),
        );
      });
      return isSame ? ask.of.slice() : undefined;
    }
    if (ask.kind !== 'one' || !includes(habits.orders, decision.at)) return undefined;
    if (ask.options.some((option) => isQuiet(habits, option))) return undefined;
    const isSame = worlds.every((world) => areAlike(at, allOrders(at, started(rules, world))));
    return isSame ? ask.options[0] : undefined;
  },

  /** Things that all come, one after the other as they lie. */
  sequence({ habits, decision: { at, ask } }) {
    if (ask.kind !== 'one' || !includes(habits.sequences, at)) return undefined;
    return ask.options.some((option) => isQuiet(habits, option)) ? undefined : ask.options[0];
  },

  /** As it lies. */
  pile({ habits, decision: { at, ask } }) {
    return ask.kind === 'order' && includes(habits.piles, at) ? ask.of.slice() : undefined;
  },

  /** What could be shared stays with whoever got it. */
  keep({ habits, decision: { at, ask } }) {
    if (ask.kind !== 'amounts' || !includes(habits.keeps?.[at], String(ask.about?.what))) return undefined;
    const own = ask.bins.find(({ id }) => refsOf(id) === `p${ask.seat}`);
    if (!own || own.max < ask.max) return undefined;
    return Object.fromEntries(ask.bins.map(({ id }) => [id, id === own.id ? ask.max : 0]));
  },

  /** As most would split it. */
  share: (at) => asMostWould(at, at.habits.shares),

  /** What may be left, costs nothing and asks nothing is used. */
  use: (at) => asMostWould(at, at.habits.uses),

  /** What would cost too much is left. */
  spare: (at) => asMostWould(at, at.habits.spares),

  end: (at) => (at.hasAsides ? undefined : lastOption(at)),

  /** Only asides are left. */
  leave: (at) => (at.hasAsides ? lastOption(at) : undefined),
};

/** By what the seat sees, in a re-dealt world. */
function asMostWould({ rules, decision, worlds }: Judged, ways: Habits['shares']): Picked | undefined {
  const { ask, at } = decision;
  const pick = ways?.[at]?.(rules.view(worlds[0], ask.seat), decision);
  return pick !== undefined && isLegal(ask, pick) ? pick : undefined;
}

/** The one option there is, where it ends the own part; never on an open floor, where others may still bring something. */
function lastOption({ habits, decision: { at, ask, id, lane } }: Judged): string | undefined {
  if (ask.kind !== 'one' || ask.options.length !== 1 || !includes(habits.ends, at)) return undefined;
  return isFloor(id) || lane >= 0 ? undefined : ask.options[0];
}

/** `m:41s0`. */
const isFloor = (id: string): boolean => /s\d+$/.test(id);

/** Everything, bin by bin as far as each has room; undefined where some of it has none. */
function pouredIn({ bins, max }: Extract<Decision['ask'], { kind: 'amounts' }>): Record<string, number> | undefined {
  let left = max;
  const poured = bins.map(({ id, max: room, min }): [string, number] => {
    const n = Math.max(min, Math.min(room, left));
    left -= n;
    return [id, n];
  });
  return left === 0 ? Object.fromEntries(poured) : undefined;
}

/** What goes into a further bin takes its room: is there enough for everything that comes behind it? */
function fitsToo({ rules, decision, worlds }: Judged, pick: Picked): boolean {
  return worlds.every((world) => {
    let now = tried(rules, started(rules, world), decision, pick);
    for (;;) {
      const next = now && nextOf(now, decision);
      if (!now) return false;
      if (next?.at !== decision.at || next.ask.kind !== 'amounts') return true;
      const all = pouredIn(next.ask);
      if (!all) return false;
      now = tried(rules, now, next, all);
    }
  });
}

function refsOf(option: string): string {
  return option.slice(option.indexOf(':') + 1);
}

function isQuiet(habits: Habits, option: string): boolean {
  return habits.quiet.includes(verbOf(option));
}

/** Where something useful goes that has one place to go. */
function onlyAim(habits: Habits, { at, ask }: Decision): string | undefined {
  if (ask.kind !== 'one' || !includes(habits.aims, at)) return undefined;
  const [option, other] = ask.options.filter((one) => !isQuiet(habits, one));
  return other === undefined ? option : undefined;
}

function realOf({ habits, decision: { ask } }: Judged): string[] {
  return ask.kind === 'one' ? ask.options.filter((option) => !isQuiet(habits, option)) : [];
}

/** Some events are told of more and of less. */
function givesOnly({ habits, decision }: Judged, { seat, type, pub }: GameEvent): boolean {
  return seat === decision.ask.seat && includes(habits.gains, type) && (typeof pub.n !== 'number' || pub.n > 0);
}

/** Gives something, takes and shows nothing. */
function isGiving(at: Judged, { barrier, events }: Trial): boolean {
  return !barrier && events.length > 0 && events.every((event) => givesOnly(at, event));
}

/** And asks for nothing of its own. */
function isGain(at: Judged, from: Trial, gained: Trial): boolean {
  return isGiving(at, gained) && !isDeeper(from, gained, at.decision);
}

function isDeeper(from: Trial, to: Trial, { lane }: Decision): boolean {
  return depthOf(to.state, lane) > depthOf(from.state, lane);
}

function mayDecline(habits: Habits, { ask }: Decision): boolean {
  if (ask.kind === 'one') return ask.options.some((option) => isQuiet(habits, option));
  return ask.kind !== 'order' && ask.min === 0;
}
