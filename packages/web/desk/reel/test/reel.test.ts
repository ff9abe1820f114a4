import type { Beat } from '@starhold/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../../session/types.ts';
import { FakeTimers } from '../../../test/fakeTimers.ts';
import { Reel } from '../reel.ts';
import type { Score } from '../score.ts';
import type { ReelOptions } from '../shown.ts';
import { NORMAL } from '../speeds.ts';
import { FILMED, filmTable, momentAt } from './films.ts';

const SLOW: Score = {
  kind: 'plain',
  lead: [{ on: 'a', how: 'lunge', ms: 200 }],
  follow: [{ on: 'a', how: 'glow', ms: 300 }],
};

/** A moment of a made-up game: `n` beats that follow the answer before. */
function made(at: number, n: number, more: Partial<Moment<string>> = {}, seat = 0): Moment<string> {
  const beats = Array.from({ length: n }, (_, i): Beat<string> => {
    return { at, i, seat, cause: `c${i}`, events: [], view: `${at}.${i}` };
  });
  return {
    ...blank,
    eyes: 0,
    at,
    since: at - 1,
    beats,
    view: beats.at(-1)?.view ?? `${at}`,
    ...more,
  } as Moment<string>;
}
const blank = momentAt(filmTable(FILMED[0], 0).table, 0, 0);

function reelOf(options: Partial<ReelOptions<string>> = {}): {
  reel: Reel<string>;
  timers: FakeTimers;
  seen: string[];
} {
  const timers = new FakeTimers();
  const reel = new Reel(made(10, 0), { timers, score: () => SLOW, ...options });
  const seen: string[] = [];
  reel.subscribe(() => {
    const { view } = reel.shown();
    if (seen.at(-1) !== view) seen.push(view);
  });
  return { reel, timers, seen };
}

describe('a beat', () => {
  it('leads on the old position and follows on the new one', () => {
    const { reel, timers } = reelOf();
    reel.push(made(11, 2));
    expect(reel.shown()).toMatchObject({ view: '10', phase: 'lead', behind: 2, promptLive: false });
    timers.pass(199);
    expect(reel.shown().view).toBe('10');
    timers.pass(1);
    expect(reel.shown()).toMatchObject({ view: '11.0', phase: 'follow', behind: 1 });
    timers.pass(300);
    expect(reel.shown()).toMatchObject({ view: '11.0', phase: 'lead', behind: 1 });
    timers.pass(200);
    expect(reel.shown()).toMatchObject({ view: '11.1', phase: 'follow', behind: 0, promptLive: true });
    timers.pass(300);
    expect(reel.shown()).toMatchObject({ view: '11.1', phase: 'still', score: null });
  });

  it('leaves the prompt to the newest moment when little is left', () => {
    const { reel, timers } = reelOf({
      score: () => ({ ...SLOW, lead: [{ on: 'a', how: 'fly', ms: 900 }], follow: [] }),
    });
    reel.push(made(11, 1));
    timers.pass(549);
    expect(reel.shown()).toMatchObject({ behind: 1, promptLive: false });
    timers.pass(3);
    expect(reel.shown()).toMatchObject({ behind: 1, promptLive: true });
  });

  it('says when all was shown, once', () => {
    const onShown = vi.fn();
    const { reel, timers } = reelOf({ onShown });
    reel.push(made(11, 1));
    timers.pass(499);
    expect(onShown).not.toHaveBeenCalled();
    timers.pass(1);
    reel.push(made(11, 0, { since: 11, view: '11.0', thinking: 1 }));
    expect(onShown.mock.calls).toEqual([[11]]);
    reel.push(made(12, 3));
    reel.finish();
    expect(onShown.mock.calls).toEqual([[11], [12]]);
  });
});

describe('whatever comes while beats run', () => {
  it('an own answer ends what is left and begins from there', () => {
    const { reel, timers, seen } = reelOf();
    reel.push(made(11, 4, {}, 1));
    timers.pass(600);
    reel.push(made(12, 1));
    expect(reel.shown()).toMatchObject({ view: '11.3', phase: 'lead', behind: 1 });
    timers.pass(500);
    expect(seen).toEqual(['10', '11.0', '11.3', '12.0']);
  });

  it("others' beats wait in line", () => {
    const { reel, timers, seen } = reelOf();
    for (const at of [11, 12]) reel.push(made(at, 2, {}, 1));
    timers.pass(2000);
    expect(seen).toEqual(['10', '11.0', '11.1', '12.0', '12.1']);
  });

  it('are played twice as fast when more than 4 s wait', () => {
    const { reel, timers } = reelOf();
    for (const [i, at] of [11, 12, 13].entries()) reel.push(made(at, 4, {}, i + 1));
    const first = reel.shown().factor;
    timers.pass(500);
    expect([first, reel.shown().factor]).toEqual([1, 0.5]);
    timers.pass(5500);
    expect(reel.shown()).toMatchObject({ behind: 0, view: '13.3', skipped: [] });
  });

  it('one long answer alone has the time it was given: its phases are no part of somebody’s turn, and nobody waits', () => {
    const score = ({ i }: Beat<string>): Score => (i < 4 ? SLOW : { ...SLOW, chapter: i < 20 ? 'raid' : 'invasion' });
    const { reel, timers } = reelOf({ score });
    reel.push(made(11, 30, {}, 1));
    expect(reel.shown()).toMatchObject({ factor: 1, skipped: [], phase: 'lead' });
    // 4 beats of the turn, 16 of the raid in its 8 s, 10 of what follows.
    timers.pass(14_900);
    expect(reel.shown()).toMatchObject({ factor: 1, view: '11.29', phase: 'follow' });
    timers.pass(100);
    expect(reel.shown()).toMatchObject({ behind: 0, phase: 'still', skipped: [] });
  });

  it('are cut, and told in lines, when more than 10 s wait', () => {
    const { reel, timers } = reelOf();
    reel.push(made(11, 4, {}, 1));
    timers.pass(300);
    let at = 11;
    while (reel.shown().skipped.length === 0 && at < 40) {
      expect(reel.shown()).toMatchObject({ view: '11.0', phase: 'follow' });
      at++;
      reel.push(made(at, 4, {}, (at % 3) + 1));
    }
    const { skipped, behind, view, phase } = reel.shown();
    expect({ behind, view, phase }).toEqual({ behind: 0, view: `${at}.3`, phase: 'still' });
    expect(skipped.map((beat) => beat.at)).toContain(12);
    expect(skipped.length * 500).toBeGreaterThan(10_000);
    expect(skipped.length * 500).toBeLessThan(13_000);
    expect(skipped.at(-1)).toMatchObject({ at, i: 3 });
    reel.push(made(at + 1, 1));
    expect(reel.shown().skipped).toEqual([]);
  });

  it('is cut while nobody looks', () => {
    const { reel, timers } = reelOf();
    reel.push(made(11, 4, {}, 1));
    timers.pass(250);
    reel.hide(true);
    reel.push(made(12, 2, {}, 1));
    reel.hide(false);
    expect(reel.shown()).toMatchObject({ behind: 0, view: '12.1' });
    expect(reel.shown().skipped.map(({ at, i }) => `${at}.${i}`)).toEqual(['11.1', '11.2', '11.3', '12.0', '12.1']);
    reel.forgetSkipped();
    expect(reel.shown().skipped).toEqual([]);
  });

  it('what was cut is told to no other eyes, and nothing of it that was taken back', () => {
    const { reel } = reelOf();
    reel.hide(true);
    for (const at of [11, 12]) reel.push(made(at, 1, {}, 1));
    reel.push(made(11, 0, { since: 11 }));
    expect(reel.shown().skipped.map(({ at }) => at)).toEqual([11]);
    reel.hide(false);
    reel.push(made(11, 0, { eyes: 1, since: 11 }));
    expect(reel.shown().skipped).toEqual([]);
  });

  it('what others did is kept until the next answer of one’s own: not for other eyes, nor what was taken back', () => {
    const { reel } = reelOf();
    const told = (at: number, seat: number, more = {}): Moment<string> => {
      const moment = made(at, 1, more, seat);
      moment.beats[0].events = [{ n: at, type: 'hit', seat: 0, cause: '', rule: '', pub: {} } as never];
      return moment;
    };
    const ofOthers = (): number[] => {
      reel.finish();
      return reel.shown().ofOthers.map(({ event }) => event.n);
    };
    for (const at of [11, 12, 13]) reel.push(told(at, 1));
    expect(ofOthers()).toEqual([11, 12, 13]);
    reel.push(made(12, 0, { since: 12 }));
    expect(ofOthers()).toEqual([11, 12]);
    reel.push(told(13, 0));
    expect(ofOthers()).toEqual([]);
    reel.push(told(14, 1));
    reel.push(told(15, 0, { eyes: 1, since: 14 }));
    expect(ofOthers()).toEqual([15]);
  });

  it('an undo drops the beats of what was taken back, also those that come after it', () => {
    const onShown = vi.fn();
    const { reel, timers, seen } = reelOf({ onShown });
    reel.push(made(11, 4));
    timers.pass(300);
    reel.push(made(10, 0, { since: 10, view: 'ten' }));
    expect(reel.shown()).toMatchObject({ view: 'ten', behind: 0, phase: 'still' });
    timers.pass(5000);
    expect(seen).toEqual(['10', '11.0', 'ten']);
    expect(onShown.mock.calls).toEqual([[10]]);
    reel.push(made(11, 3));
    reel.push(made(11, 2, { view: 'another' }, 1));
    expect(reel.shown()).toMatchObject({ view: 'another', behind: 0 });
  });

  it('a gap (reconnected, or missed) is one cut', () => {
    const { reel } = reelOf();
    reel.push(made(15, 3));
    expect(reel.shown()).toMatchObject({ view: '15.2', behind: 0, phase: 'still' });
  });

  it('other eyes see nothing of what the former ones saw', () => {
    const { reel, timers, seen } = reelOf();
    reel.push(made(11, 3));
    timers.pass(300);
    reel.pause();
    reel.push(made(12, 2, { eyes: 1, since: 10 }, 0));
    expect(reel.shown()).toMatchObject({ view: '12.0', phase: 'follow' });
    reel.run();
    timers.pass(3000);
    expect(seen).toEqual(['10', '11.0', '12.0', '12.1']);
    reel.push(made(12, 0, { eyes: 'table', since: 12, view: 'open' }));
    expect(reel.shown()).toMatchObject({ view: 'open', behind: 0 });
  });

  it('a score that fails ends the queue, shows the newest view and is reported', () => {
    const onError = vi.fn();
    const score = (beat: Beat<string>): Score => {
      if (beat.i === 2) throw new Error('planted');
      return SLOW;
    };
    const { reel, timers } = reelOf({ score, onError });
    reel.push(made(11, 2));
    timers.pass(100);
    reel.push(made(12, 4));
    expect(reel.shown()).toMatchObject({ view: '12.3', behind: 0, phase: 'still' });
    expect(onError).toHaveBeenCalledOnce();
    reel.push(made(13, 1));
    expect(reel.shown().behind).toBe(1);
  });
});

describe('by hand', () => {
  it("pause holds others' beats, step gives one", () => {
    const { reel, timers } = reelOf();
    reel.pause();
    reel.push(made(11, 3, {}, 1));
    timers.pass(60_000);
    expect(reel.shown()).toMatchObject({ view: '10', behind: 3, isHeld: true, promptLive: false });
    reel.step();
    timers.pass(60_000);
    expect(reel.shown()).toMatchObject({ view: '11.0', behind: 2 });
    reel.run();
    timers.pass(1000);
    expect(reel.shown()).toMatchObject({ view: '11.2', behind: 0 });
  });

  it('speed 0 shows one beat at each press', () => {
    const { reel, timers } = reelOf({ watching: { ...NORMAL, speed: 0 } });
    reel.push(made(11, 3));
    timers.pass(60_000);
    expect(reel.shown()).toMatchObject({ view: '11.0', behind: 2, isHeld: true });
    reel.press();
    reel.press();
    expect(reel.shown()).toMatchObject({ view: '11.1', behind: 1, phase: 'still' });
    reel.press();
    timers.pass(500);
    expect(reel.shown()).toMatchObject({ view: '11.2', behind: 0 });
  });

  it('a press ends everything at any other speed', () => {
    const { reel } = reelOf({ watching: { ...NORMAL, speed: 0.5 } });
    reel.push(made(11, 3));
    reel.press();
    expect(reel.shown()).toMatchObject({ view: '11.2', behind: 0 });
  });

  it('others may be faster, or step by step', () => {
    const faster = reelOf({ watching: { ...NORMAL, others: 'faster' } });
    faster.reel.push(made(11, 2, {}, 1));
    faster.timers.pass(500);
    expect(faster.reel.shown()).toMatchObject({ behind: 0, phase: 'still' });
    const steps = reelOf({ watching: { ...NORMAL, others: 'step' } });
    steps.reel.push(made(11, 2));
    steps.timers.pass(1000);
    expect(steps.reel.shown().behind).toBe(0);
    steps.reel.push(made(12, 2, {}, 1));
    steps.timers.pass(1000);
    expect(steps.reel.shown().behind).toBe(2);
    steps.reel.press();
    steps.timers.pass(1000);
    expect(steps.reel.shown().behind).toBe(1);
  });
});
