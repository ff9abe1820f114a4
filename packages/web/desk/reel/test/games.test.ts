import type { Eyes } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../session/types.ts';
import { FakeTimers } from '../../../test/fakeTimers.ts';
import { plannedOf } from '../budget.ts';
import { Reel } from '../reel.ts';
import type { ScoreOf } from '../score.ts';
import { NORMAL, type Watching } from '../speeds.ts';
import { filmOf, filmTable, momentAt, NAMED } from './films.ts';

/** A reel with whole games, as each game's table shows them. */

/**
 * What every position of a film is called: by its beat, `61.1`. One on which nothing is played has no time of its own: it is
 * on the screen where the next beat leads or waits for a press. So it has no name, unless an answer ends with it.
 */
function namesOf(film: readonly Moment[], score: ScoreOf<unknown>): Map<unknown, string> {
  const names = new Map<unknown, string>();
  for (const [n, { at, beats, view }] of film.entries()) {
    for (const [i, beat] of beats.entries()) {
      const { follow } = plannedOf([beat], score(beat, i > 0 ? beats[i - 1].view : film[n - 1].view));
      names.set(beat.view, follow > 0 || beat === beats.at(-1) ? `${beat.at}.${beat.i}` : '');
    }
    names.set(view, beats.length > 0 ? `${at}.${beats.length - 1}` : `${at}`);
  }
  return names;
}

/** Every position that was on the screen, pressing on where something waits for it. */
function sequence(film: readonly Moment[], score: ScoreOf<unknown>, watching: Watching): string[] {
  const timers = new FakeTimers();
  const names = namesOf(film, score);
  const reel = new Reel(film[0], { timers, score, watching });
  const seen: string[] = [];
  reel.subscribe(() => {
    const name = names.get(reel.shown().view) ?? 'unknown';
    if (name !== '' && seen.at(-1) !== name) seen.push(name);
  });
  const passed = (): void => {
    for (let i = 0; i < 500 && reel.shown().phase !== 'still'; i++) timers.pass(200);
  };
  for (const moment of film.slice(1)) {
    reel.push(moment);
    passed();
    while (reel.shown().isHeld) {
      reel.press();
      passed();
    }
    expect(reel.shown().behind).toBe(0);
    expect(reel.shown().view).toBe(moment.view);
  }
  return seen;
}

describe.each(NAMED)('a game of %s', (_id, filmed) => {
  const { score } = filmed;
  // Its beginning and its end: in the middle it goes on as it began.
  const whole = filmOf(filmed, filmed.games.length - 1);
  const film = whole.length <= 240 ? whole : [...whole.slice(0, 160), ...whole.slice(-80)];

  it('shows the same positions at every speed, instant those after each answer', () => {
    const normal = sequence(film, score, NORMAL);
    expect(normal).not.toContain('unknown');
    expect(normal.length).toBeGreaterThan(film.length);
    for (const watching of [
      { ...NORMAL, speed: 0 },
      { ...NORMAL, speed: 0.5 },
      { ...NORMAL, speed: 2 },
      { ...NORMAL, reduced: true },
    ] satisfies Watching[]) {
      expect(sequence(film, score, watching)).toEqual(normal);
    }
    const ends = sequence(film, score, { ...NORMAL, speed: 'instant' });
    expect(ends.length).toBeLessThanOrEqual(film.length);
    expect(normal).toEqual(expect.arrayContaining(ends));
  });

  it('holds each beat for 250 ms without motion, and an answer for 2 s at most', () => {
    let many = 0;
    for (const [i, moment] of whole.slice(1).entries()) {
      const timers = new FakeTimers();
      let done = -1;
      const watching = { ...NORMAL, reduced: true };
      const reel = new Reel(whole[i], { timers, score, watching, onShown: () => (done = timers.now()) });
      reel.push(moment);
      expect(reel.shown().phase).not.toBe('lead');
      timers.pass(10_000);
      expect(done).toBeLessThanOrEqual(2001);
      if (moment.beats.length > 8) many++;
    }
    expect(many).toBeGreaterThan(0);
  });

  it('shares no beat between two eyes: after each hand-over only those of the new ones are shown', () => {
    const { table, answer } = filmTable(filmed, 0, { players: 2 });
    const timers = new FakeTimers();
    let eyes: 0 | 1 = 0;
    const reel = new Reel(momentAt(table, eyes, 0), { timers, score });
    const looked = [0, 0];
    const known = new Map<Eyes, Set<string>>();
    for (const who of [0, 1]) known.set(who, new Set([JSON.stringify(table.seen(who).view)]));
    let mixed = 0;
    let last: unknown;
    reel.subscribe(() => {
      const { view, moment } = reel.shown();
      if (view !== last && !known.get(moment.eyes)?.has(JSON.stringify(view))) mixed++;
      last = view;
    });
    for (let i = 0; i < 100 && table.over === ''; i++) {
      const { length } = table;
      answer();
      for (const who of [0, 1]) for (const b of table.beats(length, who)) known.get(who)?.add(JSON.stringify(b.view));
      if (i % 3 === 0) eyes = eyes === 0 ? 1 : 0;
      reel.push(momentAt(table, eyes, looked[eyes]));
      looked[eyes] = table.length;
      timers.pass(137);
    }
    reel.finish();
    expect(mixed).toBe(0);
    expect(reel.shown().view).toEqual(table.seen(eyes).view);
  });
});
