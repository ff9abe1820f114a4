import { type BotModule, type Decision, type Picked, quickRng, refOf, Table, verbOf } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { type AnyTable, hasLearned, StandingAnswers, type StandingClass } from '@starhold/session';
import { type Meant, NOTHING_MEANT, nextMeant } from '../desk/turn/chain.ts';
import type { Dropped } from '../desk/turn/drop.ts';
import { dragged, openingAmounts, repeats, shortcutsAt, towards } from '../tables/rone/model/gestures.ts';
import { isAtOnce, isQuiet, stepsOf } from '../tables/rone/model/targets.ts';
import { median } from './taps.ts';

/**
 * As in `taps.ts`, for RONE: a person who means what the game's own policy would do, and says it by drags that carry dice,
 * payment and target, by held presses and by what one press says of several things.
 */

const SEAT = 0;

export interface Counted {
  /** Presses and drags, round by round. */
  taps: number[];
  /** By what was asked and what was said, round by round: presses, and answers. */
  by: Map<string, { taps: number[]; answers: number[] }>;
}

export interface RonePlayer {
  game: BotModule;
  options: Record<string, unknown>;
  classes: readonly StandingClass[];
  seed: string;
}

/** Single options that can be dragged onto the board, whatever lies there. */
const DRAGGED = /^(play|die|activate|enlist|take|pair|spend|reroll|kind|refresh|recycle|repeat|use|train):/;
/** Things that are laid out only when they are asked about: nothing can be dragged onto them before. */
const COMES_LATER = /^(face|offer|kind|pay|swap|part):/;

type Amounts = Readonly<Record<string, number>>;
type Next = ReturnType<typeof nextMeant>;

class Person {
  readonly counted: Counted = { taps: [], by: new Map() };
  private readonly player: RonePlayer;
  private readonly table: AnyTable;
  private readonly standing: StandingAnswers;
  private readonly rng = quickRng(5);
  private round = Number.NaN;
  /** How many answers there were before the last press. */
  private since = -1;
  /** What the last gesture still says. */
  private rest: Meant = NOTHING_MEANT;
  /** What it was dragged onto is not settled yet: a person knows before what shall be touched in the end. */
  private isOpen = false;
  private held = '';

  constructor(player: RonePlayer) {
    this.player = player;
    const { game, options, seed, classes } = player;
    this.table = new Table(game.rules, game.parseOptions(options), seed) as unknown as AnyTable;
    this.standing = new StandingAnswers(game);
    this.standing.want({ classes });
  }

  /** Until the game is over or so many rounds were begun. */
  play(rounds: number): Counted {
    const { table, standing } = this;
    for (let i = 0; i < 20_000 && table.over === ''; i++) {
      const auto = standing.next(table, [SEAT]);
      if (auto) {
        table.answer(auto);
        continue;
      }
      const seats = table.waitingFor;
      const asked = seats.map((seat) => table.seen(seat).decisions.find((d) => !d.aside)).find(Boolean);
      if (!asked) break;
      const view = table.seen(asked.ask.seat).view as View;
      if (asked.ask.seat !== SEAT) {
        table.answer({ decision: asked.id, seat: asked.ask.seat, pick: this.wants(asked, view) });
        continue;
      }
      if (view.round !== this.round) {
        if (this.counted.taps.length === rounds) break;
        this.round = view.round;
        this.counted.taps.push(0);
      }
      this.answer(asked, view);
    }
    return this.counted;
  }

  private answer(asked: Decision, view: View): void {
    const { table, standing } = this;
    let pick = this.wants(asked, view);
    const offer = standing.offer(table, asked);
    const isSame = offer?.isDue === true && JSON.stringify(offer.pick) === JSON.stringify(pick);
    const isKnown = this.since >= 0 && !hasLearned(table, SEAT, this.since);
    const next = isKnown ? this.goesOn(asked, pick, view) : undefined;
    const isWrong = isKnown && next === undefined && nextMeant(pageAt(asked, view), this.rest) !== undefined;
    this.rest = next ? next.rest : NOTHING_MEANT;
    if (next) pick = next.pick;
    else this.isOpen = false;
    const isMeant = next !== undefined || (this.held !== '' && pick === this.held);
    let taps = 0;
    if (!isSame && !isMeant) {
      this.since = table.length;
      const drag = this.quickFor(asked, view) ?? this.dragFor(asked, view);
      const isDragged = drag !== undefined || canDrag(asked, pick, view);
      taps = isDragged ? 1 : pressesFor(asked, pick, view);
      this.isOpen = isDragged && drag?.goal !== 'top';
      if (drag) {
        pick = drag.pick;
        this.rest = { then: drag.then, goal: drag.goal };
      }
      // Touched instead of dragged, and then not what the touch laid out.
      if (isWrong) taps += 1;
    }
    this.held = typeof pick === 'string' && repeats(pick) ? pick : '';
    this.note(asked, pick, taps);
    standing.byHand(table, SEAT);
    const by = isSame ? (`standing:${offer.cls}` as const) : next ? 'chain' : 'hand';
    const outcome = table.answer({ decision: asked.id, seat: SEAT, pick, by });
    if (!outcome.ok) throw new Error(`${asked.id}: ${outcome.why}`);
  }

  /** What the policy says; what goes onto a pile may lie as it lies, and a gain is given as a whole. */
  private wants(asked: Decision, view: View): Picked {
    const { game } = this.player;
    const { ask, at } = asked;
    if (ask.kind === 'order' && (game.habits?.piles ?? []).includes(at)) return ask.of.slice();
    return simply(asked, game.brain.choose(view, asked, this.rng), view);
  }

  /** The rest of the gesture, where it says what the policy wants; the dice and the way are as good as its own. */
  private goesOn(asked: Decision, wanted: Picked, view: View): Next {
    const fits = (next: Next): Next => {
      const isWay = typeof next?.pick === 'string' && /^(die|convert|kind|play|activate):/.test(next.pick);
      return next && (isWay || same(next.pick, wanted)) ? next : undefined;
    };
    const next = fits(nextMeant(pageAt(asked, view), this.rest));
    if (next || !this.isOpen) return next;
    for (const goal of thingsOf(asked, wanted, view)) {
      const other = fits(nextMeant(pageAt(asked, view), { then: this.rest.then, goal }));
      if (!other) continue;
      this.isOpen = false;
      return other;
    }
    return undefined;
  }

  /** A press that says several things, all of which the policy would do before its part is over. */
  private quickFor(asked: Decision, view: View): Dropped | undefined {
    const { brain } = this.player.game;
    const [quick] = shortcutsAt(asked, view);
    if (!quick) return undefined;
    if (quick.then.length === 0) return brain.choose(view, asked, [1]) === quick.pick ? quick : undefined;
    const said = new Set<Picked>();
    this.ahead(80, (decision, pick) => {
      said.add(pick);
      return decision.at !== 'parts' && decision.at !== 'draw';
    });
    return [quick.pick, ...quick.then].every((pick) => said.has(pick)) ? quick : undefined;
  }

  /** The card, ability or screw that the next answers are about, dragged to where it belongs with all that pays for it. */
  private dragFor(asked: Decision, view: View): Dropped | undefined {
    if (asked.at !== 'main' && asked.at !== 'upgrade') return undefined;
    let face = '';
    let found: Dropped | null | undefined;
    this.ahead(9, (_decision, pick, i) => {
      if (typeof pick !== 'string') return false;
      const [verb, ref] = [verbOf(pick), refOf(pick)];
      if (verb === 'activate' && i === 0) found = dragged(asked, `base:${ref}`, null, view);
      if (verb === 'play') found = dragged(asked, `card:${ref}`, null, view);
      if (verb === 'face' && i === 0) face = pick;
      if (verb === 'swap' && i === 1) {
        const drag = dragged(asked, `screw:${pick.at(-1)}`, face, view);
        if (drag?.then[0] === pick) found = drag;
      }
      return ['die', 'convert', 'kind', 'face'].includes(verb);
    });
    return found ?? undefined;
  }

  /** What the policy would say from here, in a world that looks the same. */
  private ahead(most: number, hears: (decision: Decision, pick: Picked, i: number) => boolean): void {
    const { rules, options } = this.table;
    const { brain } = this.player.game;
    const twin = new Table(rules, options, this.player.seed, { state: this.table.redeal(SEAT, quickRng(1)) });
    for (let i = 0; i < most; i++) {
      const { view, decisions } = twin.seen(SEAT);
      const decision = decisions.find((d) => !d.aside);
      if (!decision) return;
      const pick = brain.choose(view, decision, [1]);
      if (!hears(decision, pick, i) || !twin.answer({ decision: decision.id, seat: SEAT, pick }).ok) return;
    }
  }

  private note({ at }: Decision, pick: Picked, taps: number): void {
    const { counted } = this;
    const place = counted.taps.length - 1;
    counted.taps[place] += taps;
    const key = typeof pick === 'string' ? `${at} ${verbOf(pick)}` : at;
    const row = counted.by.get(key) ?? { taps: [], answers: [] };
    counted.by.set(key, row);
    row.taps[place] = (row.taps[place] ?? 0) + taps;
    row.answers[place] = (row.answers[place] ?? 0) + 1;
  }
}

/** Gains are given as a whole, not point by point, as long as nothing is lost by it. */
function simply({ at, ask }: Decision, pick: Picked, { players }: View): Picked {
  if (at !== 'share' || ask.kind !== 'amounts' || typeof pick !== 'object' || Array.isArray(pick)) return pick;
  const own = `to:p${ask.seat}`;
  const [[most]] = Object.entries(pick).sort((a, b) => b[1] - a[1] || Number(b[0] === own) - Number(a[0] === own));
  const what = String(ask.about?.what) as 'armour' | 'health';
  const now = most.startsWith('to:p') ? players[Number(most.slice('to:p'.length))][what] : 0;
  return now + ask.max > 18 ? pick : Object.fromEntries(ask.bins.map(({ id }) => [id, id === most ? ask.max : 0]));
}

function pageAt(decision: Decision, view: View): Parameters<typeof nextMeant>[0] {
  return {
    decision,
    stepsOf: (option) => stepsOf(option, view),
    towards: (asked, goal) => towards(asked, goal, view),
  };
}

/** Things on the table that an answer is about, and that lay there before. */
function thingsOf({ ask }: Decision, pick: Picked, view: View): string[] {
  const ids = typeof pick === 'string' ? [pick] : ask.kind === 'amounts' ? Object.keys(pick) : [];
  return ids.flatMap((id) => stepsOf(id, view)[0] ?? []).filter((target) => !COMES_LATER.test(target));
}

/** A thing with one option on it, or one onto another. */
function canDrag({ ask }: Decision, pick: Picked, view: View): boolean {
  if (ask.kind !== 'one' || typeof pick !== 'string' || !DRAGGED.test(pick)) return false;
  const steps = stepsOf(pick, view);
  if (steps.length === 2) return verbOf(pick) === 'reroll';
  const here = ask.options.filter((option) => stepsOf(option, view)[0]?.includes(steps[0]?.[0] ?? ''));
  return steps.length === 1 && here.length === 1;
}

function pressesFor(decision: Decision, pick: Picked, view: View): number {
  const { ask } = decision;
  if (ask.kind === 'one') {
    const option = pick as string;
    const real = ask.options.filter((one) => !isQuiet(one));
    if (isQuiet(option) || isAtOnce(option) || real.length === 1) return 1;
    return 1 + Math.max(1, stepsOf(option, view).length);
  }
  if (ask.kind === 'subset') return (pick as string[]).length + 1;
  if (ask.kind === 'order') return 2 * misplaced(ask.of, pick as string[]) + 1;
  const opening = openingAmounts(decision, view) ?? Object.fromEntries(ask.bins.map(({ id, min }) => [id, min]));
  const presses = 1 + changesTo(opening, pick as Amounts);
  // All in one place: the thing itself is touched, and touched again.
  const isOne = Object.values(pick as Amounts).filter((n) => n > 0).length === 1;
  return isOne ? Math.min(2, presses) : presses;
}

/** Each swap of two places puts one of them right. */
function misplaced(from: readonly string[], to: readonly string[]): number {
  return Math.max(0, to.filter((id, i) => from[i] !== id).length - 1);
}

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

/** As many rounds as are wanted, of as many deals as it takes; the set-up and the round in which a game ends are left out. */
export function countRounds(player: RonePlayer, rounds: number): Counted {
  const all: Counted = { taps: [], by: new Map() };
  for (let deal = 0; all.taps.length < rounds; deal++) {
    const seed = deal.toString(16).padStart(2, '0') + player.seed.slice(2);
    const { taps, by } = new Person({ ...player, seed }).play(rounds + 2);
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
  }
  return all;
}

/** Where the presses go: per kind of question and answer, each in the mean of all rounds. */
export function tableOf({ by, taps }: Counted): string {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + (b ?? 0), 0);
  const mean = (list: readonly number[]): string => (sum(list) / taps.length).toFixed(1).padStart(5);
  const rows = [...by].sort(([, a], [, b]) => sum(b.taps) - sum(a.taps));
  const lines = rows.map(([key, row]) => `${key.padEnd(20)}${mean(row.taps)} presses${mean(row.answers)} answers`);
  return [`${taps.join(' ')}: ${median(taps)} in the middle`, ...lines].join('\n');
}
