import type { Beat } from '@starhold/kernel';
import { allTogether, type BeatKind, type Chapter, type Score, type Stroke, timesOf } from './score.ts';

/** How long things take at speed 1, in milliseconds, and what gives way where an answer would take too long. */

export const CAPS = {
  own: 1400,
  chain: 3000,
  enemies: 4000,
  invasion: 6000,
  raid: 8000,
  scoring: 8000,
  turnOfOther: 6000,
} as const;

/** No beat is shorter: a shorter one is not seen. */
export const LEAST_BEAT = 90;
/** Nor longer, whatever a score says; only the last blow of a game is. */
export const MOST_BEAT = 2500;
/** An answer of one cause with no more beats than this is one act, not a chain. */
const ACT_BEATS = 6;

const NEVER_CUT: readonly BeatKind[] = ['lastBlow', 'levelUp', 'ownLoss', 'rare'];

/** One or several beats that are played as one. */
export interface Planned<V> {
  beats: Beat<V>[];
  score: Score;
  lead: number;
  follow: number;
}

export function isProtected({ score }: Planned<unknown>): boolean {
  return NEVER_CUT.includes(score.kind);
}

export function lengthOf<V>(planned: readonly Planned<V>[]): number {
  return planned.reduce((sum, { lead, follow }) => sum + lead + follow, 0);
}

/** Whatever a score says, no stroke lasts for ever. */
function bounded(strokes: readonly Stroke[]): Stroke[] {
  return strokes.map((stroke) => ({ ...stroke, ms: Math.min(MOST_BEAT, Math.max(0, stroke.ms || 0)) }));
}

export function plannedOf<V>(beats: Beat<V>[], written: Score): Planned<V> {
  const score = { ...written, lead: bounded(written.lead), follow: bounded(written.follow) };
  const [lead, follow] = [timesOf(score.lead).ms, timesOf(score.follow).ms];
  const planned = { beats, score, lead, follow };
  return score.kind === 'lastBlow' || lead + follow <= MOST_BEAT
    ? planned
    : scaled(planned, MOST_BEAT / (lead + follow));
}

/** The beats of one answer, in the time it may take. `most`: what is left of somebody else's turn. */
export function inBudget<V>(answer: readonly Planned<V>[], most = Number.POSITIVE_INFINITY): Planned<V>[] {
  const stretches = stretchesOf(answer).map(({ chapter, planned }) => fitted(planned, capOf(chapter, planned)));
  const all = stretches.flat();
  return lengthOf(all) <= most ? all : fitted(all, most);
}

function stretchesOf<V>(answer: readonly Planned<V>[]): { chapter: Chapter | undefined; planned: Planned<V>[] }[] {
  const stretches: { chapter: Chapter | undefined; planned: Planned<V>[] }[] = [];
  for (const planned of answer) {
    const { chapter, kind } = planned.score;
    const last = stretches.at(-1);
    // What comes once a game has its own time: what led to it is not hurried for its sake.
    if (last && last.chapter === chapter && kind !== 'lastBlow' && kind !== 'rare') last.planned.push(planned);
    else stretches.push({ chapter, planned: [planned] });
  }
  return stretches;
}

export function capOf(chapter: Chapter | undefined, planned: readonly Planned<unknown>[]): number {
  if (chapter) return CAPS[chapter];
  const beats = planned.flatMap((one) => one.beats);
  const isAct = beats.length <= ACT_BEATS && new Set(beats.map(({ cause }) => cause)).size <= 1;
  return isAct ? CAPS.own : CAPS.chain;
}

/** So much over its time, an answer is only hurried: that is hardly seen, while beats that become one are. */
const HURRY = 1.2;

/** In this order: neighbours of one kind become one, gains go with what they come from, then all is scaled. */
function fitted<V>(planned: Planned<V>[], cap: number): Planned<V>[] {
  const over = (list: Planned<V>[]): boolean => lengthOf(list) > cap;
  if (!over(planned)) return planned;
  if (lengthOf(planned) <= cap * HURRY) {
    const hurried = squeezed(planned, cap);
    if (!over(hurried)) return hurried;
  }
  const alike = joined(planned, (one, next) => one.score.kind === next.score.kind);
  if (!over(alike)) return alike;
  const gains = joined(alike, (_one, next) => next.score.kind === 'gain');
  return over(gains) ? squeezed(gains, cap) : gains;
}

function joined<V>(
  planned: readonly Planned<V>[],
  belong: (one: Planned<V>, next: Planned<V>) => boolean,
): Planned<V>[] {
  const all: Planned<V>[] = [];
  for (const next of planned) {
    const one = all.at(-1);
    if (one && !isProtected(one) && !isProtected(next) && belong(one, next)) all[all.length - 1] = together(one, next);
    else all.push(next);
  }
  return all;
}

function together<V>(one: Planned<V>, next: Planned<V>): Planned<V> {
  const score: Score = {
    ...one.score,
    lead: summed(allTogether([one.score.lead, next.score.lead])),
    follow: summed(allTogether([one.score.follow, next.score.follow])),
  };
  return plannedOf([...one.beats, ...next.beats], score);
}

/** What is written over the same thing, or goes the same way, several times at once (`−1`, `+2 M`) is one number. */
export function summed(strokes: readonly Stroke[]): Stroke[] {
  const sums = new Map<unknown, Stroke>();
  for (const stroke of strokes) {
    const { on, how, to, text = '' } = stroke;
    const [, sign, n, unit] = SUM.exec(text) ?? [];
    const key = sign ? [on, how, to, sign, unit].join() : stroke;
    const before = sums.get(key);
    const sum = Number(SUM.exec(before?.text ?? '')?.[2] ?? 0) + Number(n);
    sums.set(key, sign ? { ...(before ?? stroke), text: `${sign}${sum}${unit}` } : stroke);
  }
  return [...sums.values()];
}
const SUM = /^([+−])(\d+)(.*)$/;

/** Beats that cannot become any shorter leave less for the others, so the factor is looked for again with them set. */
function squeezed<V>(planned: readonly Planned<V>[], cap: number): Planned<V>[] {
  let free = planned.filter((one) => !isProtected(one));
  let room = cap - lengthOf(planned.filter(isProtected));
  for (;;) {
    const factor = Math.max(0, room) / lengthOf(free);
    const shortest = free.filter((one) => lengthOf([one]) * factor < LEAST_BEAT);
    if (shortest.length === 0 || shortest.length === free.length) {
      return planned.map((one) => (isProtected(one) ? one : scaled(one, free.includes(one) ? factor : 0)));
    }
    room -= lengthOf(shortest.map((one) => scaled(one, 0)));
    free = free.filter((one) => !shortest.includes(one));
  }
}

function scaled<V>(planned: Planned<V>, factor: number): Planned<V> {
  const ms = planned.lead + planned.follow;
  if (ms === 0) return planned;
  const by = Math.min(1, Math.max(factor, LEAST_BEAT / ms));
  const shorter = (strokes: readonly Stroke[]): Stroke[] =>
    strokes.map((s) => ({ ...s, ms: s.ms * by, ...(s.late && { late: s.late * by }) }));
  const score = { ...planned.score, lead: shorter(planned.score.lead), follow: shorter(planned.score.follow) };
  return { ...planned, score, lead: planned.lead * by, follow: planned.follow * by };
}
