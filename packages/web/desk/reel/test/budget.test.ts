import type { Beat } from '@starhold/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../../session/types.ts';
import { FakeTimers } from '../../../test/fakeTimers.ts';
import {
  CAPS,
  capOf,
  inBudget,
  isProtected,
  LEAST_BEAT,
  lengthOf,
  MOST_BEAT,
  type Planned,
  plannedOf,
} from '../budget.ts';
import { Reel } from '../reel.ts';
import { type BeatKind, type Stroke, timesOf } from '../score.ts';
import { filmOf, NAMED } from './films.ts';

const stroke = (ms: number, more: Partial<Stroke> = {}): Stroke => ({ on: 'x', how: 'glow', ms, ...more });
const beat = (i: number, cause = 'card'): Beat<number> => ({ at: 1, i, seat: 0, cause, events: [], view: i });
const one = (i: number, kind: BeatKind, ms: number, cause?: string): Planned<number> =>
  plannedOf([beat(i, cause)], { kind, lead: [], follow: [stroke(ms)] });
const views = (planned: readonly Planned<number>[]): number[][] => planned.map(({ beats }) => beats.map((b) => b.view));

describe('strokes', () => {
  it('follow each other, unless they begin together', () => {
    expect(timesOf([stroke(100), stroke(50), stroke(80, { together: true }), stroke(10)])).toEqual({
      starts: [0, 100, 100, 180],
      ms: 190,
    });
    expect(timesOf([])).toEqual({ starts: [], ms: 0 });
  });

  it('never last for ever, whatever a game says', () => {
    for (const ms of [1e9, Number.POSITIVE_INFINITY]) expect(lengthOf([one(0, 'move', ms)])).toBe(MOST_BEAT);
    for (const ms of [-5, Number.NaN]) expect(lengthOf([one(0, 'move', ms)])).toBe(0);
  });
});

describe('an answer that would take too long', () => {
  it('stays as it is where it does not', () => {
    const short = [one(0, 'move', 300), one(1, 'hit', 300), one(2, 'hit', 300)];
    expect(inBudget(short)).toEqual(short);
  });

  it('is only hurried where it is a little too long: every beat of it is still seen', () => {
    const hits = [0, 1, 2].map((i) => one(i, 'hit', 540));
    const fit = inBudget(hits);
    expect(views(fit)).toEqual([[0], [1], [2]]);
    expect(lengthOf(fit)).toBeCloseTo(CAPS.own);
  });

  it('first makes one beat of neighbours of one kind', () => {
    const hits = [one(0, 'move', 400), ...[1, 2, 3].map((i) => one(i, 'hit', 500)), one(4, 'move', 400)];
    const fit = inBudget(hits);
    expect(views(fit)).toEqual([[0], [1, 2, 3], [4]]);
    expect(lengthOf(fit)).toBe(1300);
  });

  it('and lets nothing in it be hit before all that was fired has arrived', () => {
    const shot = (i: number): Planned<number> =>
      plannedOf([beat(i)], {
        kind: 'hit',
        lead: [stroke(600, { how: 'bolt' }), stroke(400, { how: 'burst' })],
        follow: [],
      });
    const [{ score }] = inBudget([shot(0), shot(1)]);
    const { starts } = timesOf(score.lead);
    expect(score.lead.map(({ how }, i) => `${how} ${starts[i]}`)).toEqual([
      'bolt 0',
      'bolt 0',
      'burst 600',
      'burst 600',
    ]);
  });

  it('writes several losses of one number as one', () => {
    const hit = (i: number, on: string, text: string): Planned<number> =>
      plannedOf([beat(i)], { kind: 'hit', lead: [], follow: [{ on, how: 'burst', ms: 600, text }] });
    const [fit] = inBudget([hit(0, 'health', '−1'), hit(1, 'armour', '−2'), hit(2, 'health', '−3'), hit(3, 'x', '3')]);
    expect(fit.score.follow.map(({ on, text }) => `${on} ${text}`).toSorted()).toEqual([
      'armour −2',
      'health −4',
      'x 3',
    ]);
  });

  it('adds up what goes the same way, by what it is of', () => {
    const paid = (i: number, to: string, text: string): Planned<number> =>
      plannedOf([beat(i)], { kind: 'gain', lead: [{ on: 'ship', how: 'fly', to, ms: 900, text }], follow: [] });
    const [fit] = inBudget([paid(0, 'm', '+1 M'), paid(1, 'e', '+1 E'), paid(2, 'm', '+2 M')]);
    expect(fit.score.lead.map(({ to, text }) => `${to} ${text}`).toSorted()).toEqual(['e +1 E', 'm +3 M']);
  });

  it('then lets gains go with what they come from', () => {
    const kinds: [BeatKind, number][] = [
      ['hit', 700],
      ['gain', 300],
      ['defeat', 600],
      ['gain', 300],
    ];
    const fit = inBudget(kinds.map(([kind, ms], i) => one(i, kind, ms)));
    expect(views(fit)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(lengthOf(fit)).toBe(1300);
  });

  it('then goes faster, but for what is never cut', () => {
    const kinds: BeatKind[] = ['move', 'levelUp', 'hit', 'ownLoss', 'flip'];
    const fit = inBudget(kinds.map((kind, i) => one(i, kind, 1200, `c${i}`)));
    expect(lengthOf(fit)).toBe(CAPS.chain);
    expect(fit.map(lengthOfOne)).toEqual([200, 1200, 200, 1200, 200]);
    const blow = inBudget(['move', 'lastBlow'].map((kind, i) => one(i, kind as BeatKind, 1600, `c${i}`)));
    expect(blow.map(lengthOfOne)).toEqual([1400, 1600]);
    // What led to the last blow keeps its time.
    const ended = inBudget(
      ['move', 'hit', 'lastBlow'].map((kind, i) => one(i, kind as BeatKind, i < 2 ? 1000 : 3000, `c${i}`)),
    );
    expect(ended.map(lengthOfOne)).toEqual([1000, 1000, 2500]);
  });

  it('shows no beat for less than it takes to see it', () => {
    const kinds: BeatKind[] = ['move', 'hit'];
    const many = Array.from({ length: 60 }, (_, i) => one(i, kinds[i % 2], 400, `c${i}`));
    for (const item of inBudget(many)) expect(lengthOfOne(item)).toBeGreaterThanOrEqual(LEAST_BEAT);
  });
});

function lengthOfOne<V>(item: Planned<V>): number {
  return Math.round(lengthOf([item]));
}

/**
 * What the budget says of an answer: a cap for each of its phases, however often it is interrupted, and one for everything
 * else in it; but never less than its protected and shortest beats. What comes once a game has its own time.
 */
function mostFor(planned: readonly Planned<unknown>[]): number {
  const isOnce = ({ score: { kind } }: Planned<unknown>): boolean => kind === 'lastBlow' || kind === 'rare';
  const parts = Map.groupBy(
    planned.filter((item) => !isOnce(item)),
    ({ score }) => score.chapter,
  );
  const caps = [...parts].map(([chapter, list]) => {
    const kept = list.filter(isProtected);
    const least = lengthOf(kept) + LEAST_BEAT * (list.length - kept.length);
    // With the next phase somebody else's turn is over, and what follows has its own time.
    const isOwn = list[0].beats[0].seat === 0;
    return Math.max(isOwn || chapter ? capOf(chapter, list) : CAPS.chain, least);
  });
  return caps.reduce((a, b) => a + b, lengthOf(planned.filter(isOnce)));
}

describe.each(NAMED)('the longest answers of %s, as its table shows them', (_id, filmed) => {
  const { games, score } = filmed;
  /** Beat by beat, each scored on the position before it. */
  const scored = ({ beats }: Moment, before: Moment): Planned<unknown>[] =>
    beats.map((b, i) => plannedOf([b], score(b, i > 0 ? beats[i - 1].view : before.view)));
  const answers = games.flatMap((_game, n) => {
    const film = filmOf(filmed, n);
    return film.slice(1).map((moment, i) => ({ moment, before: film[i], raw: scored(moment, film[i]) }));
  });
  const longest = answers.toSorted((a, b) => lengthOf(b.raw) - lengthOf(a.raw)).slice(0, 100);

  it('keep to their time on a reel, and end with the newest view', () => {
    let shortened = 0;
    for (const { moment, before, raw } of longest) {
      const timers = new FakeTimers();
      let done = -1;
      const onError = vi.fn();
      const reel = new Reel(before, { timers, score, onError, onShown: () => (done = timers.now()) });
      reel.push(moment);
      for (let ms = 0; ms < 40_000 && done < 0; ms += 10) timers.pass(10);
      expect(onError).not.toHaveBeenCalled();
      expect(reel.shown()).toMatchObject({ behind: 0, phase: 'still' });
      expect(reel.shown().view).toBe(moment.view);
      const told = `answer ${moment.at}: ${raw.map(({ beats }) => beats[0].events[0]?.type).join(' ')}`;
      expect(done, told).toBeLessThanOrEqual(mostFor(raw) + 1);
      if (done < lengthOf(raw) - 1) shortened++;
    }
    expect(longest).toHaveLength(100);
    // They are really long, and some were shortened.
    expect(lengthOf(longest[0].raw)).toBeGreaterThan(CAPS.enemies);
    expect(shortened).toBeGreaterThan(3);
  });

  it('give the newest view when they are ended at any time', () => {
    const wrong: string[] = [];
    for (const { moment, before, raw } of longest.slice(0, 12)) {
      const end = Math.min(lengthOf(raw), mostFor(raw));
      for (let ms = 0; ms <= end + 100; ms += 97) {
        const timers = new FakeTimers();
        const reel = new Reel(before, { timers, score });
        reel.push(moment);
        timers.pass(ms);
        const { cuts, behind, phase } = reel.shown();
        reel.finish();
        const { view, ...now } = reel.shown();
        const isCut = behind === 0 && phase === 'still' ? now.cuts === cuts : now.cuts === cuts + 1;
        const isNewest = view === moment.view && now.behind === 0 && now.phase === 'still' && now.promptLive;
        timers.pass(10_000);
        if (!isCut || !isNewest || reel.shown().view !== moment.view) wrong.push(`${moment.at} after ${ms} ms`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
