import {
  type BotModule,
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

/** What a front says of its options, as far as it decides how many presses an answer takes. */
export interface Hands {
  // biome-ignore lint/suspicious/noExplicitAny: fronts of four games, each with its own view
  stepsOf(option: string, view: any): Steps;
  isQuiet(option: string): boolean;
  isAtOnce?(option: string): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  towards?(decision: Decision, goal: string, view: any): Picked | undefined;
  /** The card whose effect asks can be dragged onto its target. */
  hasSource?: true;
  /** Further things of this table that can be dragged, by the options that lie on them. */
  draggable?: RegExp;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  dragged?(decision: Decision, from: string, to: string | null, view: any): Dropped | null | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  openingAmounts?(decision: Decision, view: any): Readonly<Record<string, number>> | undefined;
  repeats?(option: string): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  shortcutsAt?(decision: Decision, view: any): readonly Dropped[];
  /** Things that are laid out only when they are asked about: nothing can be dragged onto them before. */
  comesLater?: RegExp;
  /** What a person would do instead: the same, more simply said. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  simply?(decision: Decision, pick: Picked, view: any): Picked;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  openingOrder?(given: readonly string[], view: any): number[];
}

export interface Counted {
  /** Presses and drags by stretch: a turn, a round, a cycle. */
  taps: number[];
  /** By what was asked and what was said, stretch by stretch: presses, and answers. */
  by: Map<string, { taps: number[]; answers: number[] }>;
  answers: number;
}

interface Player {
  game: BotModule;
  hands: Hands;
  options: Record<string, unknown>;
  seat: Seat;
  classes: readonly StandingClass[];
  /** So many stretches are counted. */
  most: number;
  seed: string;
  /** Starts a stretch: another number, another one. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  stretch(view: any): number;
  /** Only these questions count. */
  only?(decision: Decision): boolean;
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
  standing.want({ classes: player.classes });
  const rng = quickRng(5);
  const counted: Counted = { taps: [], by: new Map(), answers: 0 };
  let now = Number.NaN;
  let chain = { since: -1, goal: '' as string | null, picked: [] as readonly string[] };
  /** What the last drag said: the rest of it comes by itself. */
  let rest: Meant = NOTHING_MEANT;
  /** What it was dragged onto is not settled yet: a person knows before what shall be touched in the end. */
  let isOpen = false;
  let held = '';
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
    let pick = meantAt(asked, view);
    if (asked.ask.seat !== seat) {
      table.answer({ decision: asked.id, seat: asked.ask.seat, pick });
      continue;
    }
    const stretch = player.stretch(view);
    if (stretch !== now) {
      if (counted.taps.length === most) break;
      now = stretch;
      counted.taps.push(0);
    }
    const offer = standing.offer(table, asked);
    let taps = 0;
    let how: 'hand' | 'run' = 'hand';
    const isSame = offer?.isDue && JSON.stringify(offer.pick) === JSON.stringify(pick);
    const isKnown = chain.since >= 0 && !hasLearned(table, seat, chain.since);
    const next = isKnown ? goesOn(asked, pick, view) : undefined;
    const isWrong = isKnown && next === undefined && nextMeant(askingAt(asked, view), rest) !== undefined;
    if (next) pick = next.pick;
    rest = next ? next.rest : NOTHING_MEANT;
    if (!next) isOpen = false;
    const isHeld = held !== '' && pick === held;
    const meant = next !== undefined || isHeld || (isKnown && follows(asked, pick, view));
    if (!isSame && !meant) {
      taps = pressesFor(asked, pick, view);
      chain = { since: table.length, goal: null, picked: Array.isArray(pick) ? pick : [] };
      const drag = quickFor(asked, view) ?? dragFor(asked, view);
      isOpen = drag?.goal !== 'top';
      if (drag) {
        taps = 1;
        pick = drag.pick;
        rest = { then: drag.then, goal: drag.goal };
      } else if (asked.ask.kind === 'one' && canDrag(asked, pick as string, view)) {
        taps = 1;
        if (!hands.dragged) chain.goal = '';
      } else isOpen = false;
      // Touched instead of dragged, and then not what the touch laid out.
      if (isWrong) taps += 1;
      // At an effect to be chosen the card at work is dragged onto the target: the effect and its target in one.
      if (asked.ask.kind === 'one' && hands.hasSource && follows(asked, pick, view, '')) chain.goal = '';
      const run = game.habits?.run;
      if (run && (asked.ask.kind === 'order' || (asked.at === run.at && run.goes.includes(verbOf(String(pick))))))
        how = 'run';
    }
    held = typeof pick === 'string' && hands.repeats?.(pick) ? pick : '';
    if (player.only?.(asked) ?? true) note(asked, pick, taps);
    counted.answers++;
    // Cards chosen in their order are played in it, and the timeline runs.
    if (meant && asked.ask.kind === 'order') standing.begin(table, asked, pick, false);
    else if (how === 'run') standing.begin(table, asked, pick);
    else standing.byHand(table, seat);
    const by = isSame ? (`standing:${offer.cls}` as const) : meant && !isHeld ? 'chain' : 'hand';
    const outcome = table.answer({ decision: asked.id, seat, pick, by });
    if (!outcome.ok) throw new Error(`${asked.id}: ${outcome.why}`);
  }
  return counted;

  /** What the policy says; what goes onto a pile may lie as it lies. */
  function meantAt(asked: Decision, view: unknown): Picked {
    const isPile = asked.ask.kind === 'order' && (game.habits?.piles ?? []).includes(asked.at);
    if (isPile && asked.ask.kind === 'order') return asked.ask.of.slice();
    const pick = game.brain.choose(view, asked, rng);
    return hands.simply?.(asked, pick, view) ?? pick;
  }

  function note({ at }: Decision, pick: Picked, taps: number): void {
    const place = counted.taps.length - 1;
    counted.taps[place] += taps;
    const key = typeof pick === 'string' ? `${at} ${verbOf(pick)}` : at;
    const row = counted.by.get(key) ?? { taps: [], answers: [] };
    counted.by.set(key, row);
    row.taps[place] = (row.taps[place] ?? 0) + taps;
    row.answers[place] = (row.answers[place] ?? 0) + 1;
  }

  function askingAt(decision: Decision, view: unknown) {
    return {
      decision,
      stepsOf: (option: string) => hands.stepsOf(option, view),
      towards: hands.towards && ((d: Decision, target: string) => hands.towards?.(d, target, view)),
    };
  }

  /** The rest of the gesture, where it says what the policy wants; the dice and the way are as good as its own. */
  function goesOn(asked: Decision, wanted: Picked, view: unknown): ReturnType<typeof nextMeant> {
    const fits = (next: ReturnType<typeof nextMeant>) =>
      next &&
      (same(next.pick, wanted) ||
        (typeof next.pick === 'string' && /^(die|convert|kind|play|activate):/.test(next.pick)))
        ? next
        : undefined;
    const next = fits(nextMeant(askingAt(asked, view), rest));
    if (next || !isOpen) return next;
    for (const goal of thingsOf(asked, wanted, view)) {
      const other = fits(nextMeant(askingAt(asked, view), { then: rest.then, goal }));
      if (!other) continue;
      isOpen = false;
      return other;
    }
    return undefined;
  }

  /** Things on the table that an answer is about, and that lay there before. */
  function thingsOf({ ask }: Decision, pick: Picked, view: unknown): string[] {
    const ids = typeof pick === 'string' ? [pick] : ask.kind === 'amounts' ? Object.keys(pick) : [];
    return ids.flatMap((id) => hands.stepsOf(id, view)[0] ?? []).filter((target) => !hands.comesLater?.test(target));
  }

  /** A press that says several things, all of which the policy would do before its part is over. */
  function quickFor(asked: Decision, view: unknown): Dropped | undefined {
    const [quick] = hands.shortcutsAt?.(asked, view) ?? [];
    if (!quick) return undefined;
    if (quick.then.length === 0) return game.brain.choose(view, asked, [1]) === quick.pick ? quick : undefined;
    const twin = twinOf();
    const said = new Set<Picked>();
    for (let i = 0; i < 80; i++) {
      const decision = twin.seen(seat).decisions.find((d) => !d.aside);
      if (!decision || decision.at === 'parts' || decision.at === 'draw') break;
      const pick = game.brain.choose(twin.seen(seat).view, decision, [1]);
      said.add(pick);
      if (!twin.answer({ decision: decision.id, seat, pick }).ok) break;
    }
    return [quick.pick, ...quick.then].every((pick) => said.has(pick)) ? quick : undefined;
  }

  function twinOf() {
    return new Table(table.rules, table.options, player.seed, { state: table.redeal(seat, quickRng(1)) });
  }

  /** The card that the next answers are about, dragged onto the table with all that pays for it. */
  function dragFor(asked: Decision, view: unknown): Dropped | undefined {
    if (!hands.dragged || (asked.at !== 'main' && asked.at !== 'upgrade')) return undefined;
    const twin = twinOf();
    for (let i = 0; i < 9; i++) {
      const decision = twin.seen(seat).decisions.find((d) => !d.aside);
      const pick = decision && game.brain.choose(twin.seen(seat).view, decision, [1]);
      if (!decision || typeof pick !== 'string') return undefined;
      if (i === 0 && verbOf(pick) === 'activate')
        return hands.dragged(asked, `base:${refOf(pick)}`, null, view) ?? undefined;
      if (verbOf(pick) === 'play') return hands.dragged(asked, `card:${refOf(pick)}`, null, view) ?? undefined;
      if (verbOf(pick) === 'swap' && i === 1) {
        const face = String(game.brain.choose(view, asked, [1]));
        const drag = hands.dragged(asked, `screw:${pick.at(-1)}`, face, view);
        return drag?.then[0] === pick ? drag : undefined;
      }
      if (!/^(die|convert|kind|face):/.test(pick)) return undefined;
      twin.answer({ decision: decision.id, seat, pick });
    }
    return undefined;
  }

  /** Was this answer part of the gesture before it? */
  function follows(asked: Decision, pick: Picked, view: unknown, wish: string | null = chain.goal): boolean {
    // Who knows the order in which cards shall be played chooses them in it.
    if (asked.ask.kind === 'order') return orderAsPicked(asked.ask.of, chain.picked) !== undefined;
    if (typeof pick !== 'string') return false;
    if (wish === null || hands.isQuiet(pick)) return false;
    // The goal is whatever thing he means: the first option of the way that lies on one is it.
    const steps = hands.stepsOf(pick, view);
    const isTarget = steps.length === 1;
    const goal = isTarget ? steps[0][0] : anyThreat(asked, view);
    const next = nextMeant(askingAt(asked, view), { then: [], goal });
    if (next?.pick !== pick) return false;
    if (isTarget && wish === chain.goal) chain.goal = null;
    return true;
  }

  /** Some thing that an effect could be meant for. */
  function anyThreat(asked: Decision, view: unknown): string | null {
    if (!hands.towards) return null;
    const { players } = view as { players?: { field?: { ref: string }[]; onDeck?: { ref: string } | null }[] };
    const ref = players?.flatMap(({ field = [], onDeck }) => [...field, ...(onDeck ? [onDeck] : [])])[0]?.ref;
    return ref === undefined || asked.at !== 'resolve' ? null : `card:${ref}`;
  }

  /** A card, ally or upgrade can be dragged; what is aimed at cannot. */
  function canDrag({ ask }: Decision, pick: string, view: unknown): boolean {
    if (ask.kind !== 'one' || !(DRAGGED.test(pick) || hands.draggable?.test(pick))) return false;
    // What is aimed at stays where it is: the card whose effect asks is dragged there.
    if (/^(hit|fire):/.test(pick)) return hands.hasSource === true && ask.options.includes(pick);
    const steps = hands.stepsOf(pick, view);
    if (steps.length === 2) return true;
    const here = ask.options.filter((option) => hands.stepsOf(option, view)[0]?.includes(steps[0]?.[0] ?? ''));
    return steps.length === 1 && here.length === 1;
  }

  function pressesFor(decision: Decision, pick: Picked, view: unknown): number {
    const { ask, at } = decision;
    switch (ask.kind) {
      case 'one': {
        const option = pick as string;
        const real = ask.options.filter((o) => !hands.isQuiet(o));
        if (hands.isQuiet(option) || hands.isAtOnce?.(option) || real.length === 1) return 1;
        return 1 + Math.max(1, hands.stepsOf(option, view).length);
      }
      case 'subset':
        return (pick as string[]).length + 1;
      case 'order': {
        const opening = orderAsPicked(ask.of, chain.picked) ?? hands.openingOrder?.(ask.of.map(refOf), view);
        return 2 * swapsTo(opening?.map((i) => ask.of[i]) ?? ask.of, pick as string[]) + 1;
      }
      case 'amounts':
        if (Object.values(pick as Amounts).filter((n) => n > 0).length === 1 && hands.dragged)
          return Math.min(2, 1 + changesTo(hands.openingAmounts?.(decision, view) ?? {}, pick as Amounts));
        return (
          1 + changesTo(hands.openingAmounts?.(decision, view) ?? minsOf(ask.bins), pick as Record<string, number>)
        );
    }
    throw new Error(at);
  }
}

const DRAGGED = /^(play|exhaust|buy|fit|keep|draft|send|pull|die|activate|enlist|take|hit|fire):/;

type Amounts = Readonly<Record<string, number>>;

const minsOf = (bins: readonly { id: string; min: number }[]): Amounts =>
  Object.fromEntries(bins.map(({ id, min }) => [id, min]));

/** Presses of less and more. */
function changesTo(from: Amounts, to: Amounts): number {
  const bins = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...bins].reduce((sum, bin) => sum + Math.abs((to[bin] ?? 0) - (from[bin] ?? 0)), 0);
}

function same(a: Picked, b: Picked): boolean {
  if (typeof a === 'string' || typeof b === 'string' || Array.isArray(a) || Array.isArray(b))
    return JSON.stringify(a) === JSON.stringify(b);
  return changesTo(a, b) === 0;
}

/** Where the presses go: per kind of question and answer, each in the mean of all stretches. */
export function tableOf({ by, taps }: Counted): string {
  const mean = (list: readonly number[]): string =>
    (list.reduce((a, b) => a + (b ?? 0), 0) / taps.length).toFixed(1).padStart(5);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + (b ?? 0), 0);
  const rows = [...by].sort(([, a], [, b]) => sum(b.taps) - sum(a.taps));
  const lines = rows.map(([key, row]) => `${key.padEnd(20)}${mean(row.taps)} presses${mean(row.answers)} answers`);
  return [`${taps.join(' ')}: ${median(taps)} in the middle`, ...lines].join('\n');
}

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

/** As many rounds as are wanted, of as many deals as it takes: the set-up and rounds that are cut short by the end are left out. */
export function countRounds(player: Player, rounds: number): Counted {
  const all: Counted = { taps: [], by: new Map(), answers: 0 };
  for (let deal = 0; all.taps.length < rounds; deal++) {
    const seed = deal.toString(16).padStart(2, '0') + player.seed.slice(2);
    const { taps, by, answers } = countTaps({ ...player, seed, most: rounds + 2 });
    const whole = taps.slice(1, -1).slice(0, rounds - all.taps.length);
    for (const [key, row] of by) {
      const sum = all.by.get(key) ?? { taps: [], answers: [] };
      all.by.set(key, sum);
      whole.forEach((_, i) => {
        sum.taps[all.taps.length + i] = row.taps[i + 1] ?? 0;
        sum.answers[all.taps.length + i] = row.answers[i + 1] ?? 0;
      });
    }
    all.taps.push(...whole);
    all.answers += answers;
  }
  return all;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
