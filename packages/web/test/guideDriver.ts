import { type GameModule, isLegal, LANGUAGES, type Picked, quickRng } from '@starhold/kernel';
import type { AnyTable } from '@starhold/session';
import { expect } from 'vitest';
import type { Guiding } from '../desk/front.ts';
import { answerStep, FRESH, type GuideProgress, type GuideStep, passStep } from '../desk/guide/index.ts';
import { newTable } from '../session/opening.ts';
import type { Moment } from '../session/types.ts';

/** Plays guided tables without a page: a reader who does what the guide says, at any table of any game. */

export interface Lesson<V> {
  game: GameModule;
  guide: Guiding<V>;
}

export function openTable({ game }: { game: GameModule }, options: object, seed: string): AnyTable {
  return newTable(game, game.parseOptions(options), seed);
}

export function momentOf<V>(table: AnyTable, eyes: number): Moment<V> {
  const { view, decisions, waitingFor, over } = table.seen(eyes);
  const { length } = table;
  return {
    refusals: {},
    forecasts: {},
    thinking: null,
    handOver: null,
    undo: null,
    undoMarks: false,
    eyes,
    view: view as V,
    decisions,
    waitingFor,
    over,
    signals: [],
    at: length,
    since: 0,
    beats: [],
    length,
    lastEvent: 0,
    result: null,
    caveats: [],
  };
}

export function give(table: AnyTable, pick: Picked, by?: number): void {
  const [decision] = table.seen(by ?? table.waitingFor[0]).decisions;
  const outcome = table.answer({ decision: decision.id, seat: decision.ask.seat, pick });
  if (!outcome.ok) throw new Error(`${decision.id}: ${JSON.stringify(pick)} ${outcome.why}`);
}

export interface Following<V> {
  /** What the reader does where the guide names no answer; a bot's choice unless told. */
  otherwise?: (moment: Moment<V>) => Picked;
  from?: GuideProgress;
  until?: (moment: Moment<V>, progress: GuideProgress) => boolean;
  /** Every seat is a reader at this screen; else the first one, and bots play the others. */
  everybody?: boolean;
  most?: number;
}

export interface Followed {
  /** As they were shown, one after the other; a step that stays is there once. */
  steps: GuideStep[];
  /** What was answered because the guide said so. */
  told: Picked[];
  progress: GuideProgress;
}

/** Does what the guide says, and asserts of every step that it may be said: legal, about this question, in three languages. */
export function follow<V>({ game, guide }: Lesson<V>, table: AnyTable, at: Following<V> = {}): Followed {
  const rng = quickRng(7);
  const { otherwise = ({ view, decisions }) => game.brain.choose(view, decisions[0], rng) } = at;
  const steps: GuideStep[] = [];
  const told: Picked[] = [];
  let progress = at.from ?? FRESH;
  for (let i = 0; i < (at.most ?? 5000) && table.over === ''; i++) {
    const seat = at.everybody || !table.waitingFor.includes(0) ? table.waitingFor[0] : 0;
    const moment = momentOf<V>(table, seat);
    if (at.until?.(moment, progress)) break;
    const step = seat === 0 || at.everybody ? guide.stepOf(moment, progress) : null;
    if (step) expectSound(step, moment);
    if (step && (steps.at(-1)?.id !== step.id || steps.at(-1)?.decision !== step.decision)) steps.push(step);
    if (step?.until === 'read') {
      progress = passStep(progress, step);
      continue;
    }
    if (step?.suggest != null) told.push(step.suggest);
    give(table, step?.suggest ?? otherwise(moment), seat);
    if (step) progress = answerStep(progress, step);
  }
  return { steps, told, progress };
}

const MOST_SENTENCES = 2;
const MOST_LETTERS = 190;

function expectSound<V>(step: GuideStep, { decisions: [decision] }: Moment<V>): void {
  expect(step.decision, step.id).toBe(decision.id);
  if (step.suggest !== null) {
    expect(isLegal(decision.ask, step.suggest), `${step.id} ${JSON.stringify(step.suggest)}`).toBe(true);
  }
  const texts = LANGUAGES.map((lang) => step.text(lang));
  expect(new Set(texts).size, step.id).toBe(LANGUAGES.length);
  for (const text of texts) {
    expect(text, step.id).not.toMatch(/undefined|null|NaN|\$\{|-1| {2}/);
    expect(text.match(/[.!?](?=\s+\p{Lu}|$)/gu)?.length ?? 0, text).toBeLessThanOrEqual(MOST_SENTENCES);
    expect(text.length, text).toBeGreaterThan(10);
    expect(text.length, text).toBeLessThanOrEqual(MOST_LETTERS);
  }
}

export const idsOf = (steps: readonly GuideStep[]): string[] => steps.map(({ id }) => id);

/** At a table where lessons alone are wanted. */
export const LESSONS_ONLY: GuideProgress = { ...FRESH, isToured: true };

/** Which lessons came up in games of these kinds, played by bots. */
export function lessonsIn<V>(lesson: Lesson<V>, games: readonly { options: object; seed: string }[]): Set<string> {
  const seen = new Set<string>();
  for (const { options, seed } of games) {
    const { steps } = follow(lesson, openTable(lesson, options, seed), { from: LESSONS_ONLY, everybody: true });
    for (const { id, kind } of steps) if (kind === 'lesson') seen.add(id);
  }
  return seen;
}
