import { type Beat, type Eyes, quickRng } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { ACT_GAP } from '../../../session/tempo.ts';
import type { TableSession, TableSetup } from '../../../session/types.ts';
import { FakeTimers } from '../../../test/fakeTimers.ts';
import { bot, GAMES, newStorage, pageOf, person, ready, setupOf, step, until } from '../../../test/session-support.ts';
import { Reel } from '../reel.ts';
import type { Score } from '../score.ts';
import { NORMAL } from '../speeds.ts';
import { scoreOf } from './films.ts';

/** A reel at a real table: what the page and the engine make of each other. */

const withBot = (game: string): TableSetup => setupOf(game, [person('Ada'), bot('Zed')]);
/** Milliseconds by which the clock goes on while something is shown. */
const PASS = 50;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));

async function watched(setup: TableSetup): Promise<{ session: TableSession; reel: Reel<unknown>; timers: FakeTimers }> {
  const timers = new FakeTimers();
  const session = await pageOf({ storage: newStorage(), timers }).create(setup);
  const reel = new Reel(session.moment(), { timers, score: scoreOf(setup.game), onShown: (at) => session.shown(at) });
  session.subscribe(() => reel.push(session.moment()));
  session.pace(true);
  session.shown(session.moment().at);
  return { session, reel, timers };
}

describe('bots that are watched', () => {
  it.each(GAMES)('act at least 700 ms apart, and never before the last act was shown: %s', async (game) => {
    const { session, reel, timers } = await watched(withBot(game));
    const rng = quickRng(6);
    const acts: number[] = [];
    let shownWhen = 0;
    reel.subscribe(() => {
      const { behind, phase } = reel.shown();
      if (behind === 0 && phase === 'still') shownWhen = timers.now();
    });
    let { at } = session.moment();
    for (let i = 0; i < 1500 && acts.length < 12 && session.moment().over === ''; i++) {
      await settled();
      const { decisions, thinking } = session.moment();
      if (session.moment().at !== at && thinking !== null) {
        const seat = session.moment().beats.at(-1)?.seat;
        if (seat === 1) acts.push(timers.now());
      }
      at = session.moment().at;
      const busy = thinking !== null || reel.shown().phase !== 'still';
      if (busy) timers.pass(PASS);
      else if (decisions.length > 0) await step(session, rng);
    }
    expect(acts.length).toBeGreaterThanOrEqual(5);
    const gaps = acts.slice(1).map((time, i) => time - acts[i]);
    // On a busy machine an act is noticed one step of the clock late, and the next one is not.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(700 - PASS);
    expect(ACT_GAP).toBeGreaterThanOrEqual(700);
    expect(shownWhen).toBeGreaterThan(0);
    session.close();
  });

  // Nowhere else is a person asked while a bot acts.
  it('leave my open question as it is', async () => {
    const { session, timers } = await watched(withBot('unstoppable'));
    await settled();
    let kept = 0;
    for (let i = 0; i < 60; i++) {
      const { decisions, at, thinking } = session.moment();
      if (thinking === null) break;
      timers.pass(2500);
      await settled();
      const now = session.moment();
      if (now.at > at && decisions.length > 0 && now.decisions.length > 0) {
        expect(now.decisions[0].id).toBe(decisions[0].id);
        kept++;
      }
    }
    expect(kept).toBeGreaterThan(0);
    session.close();
  });
});

describe('at a table where much happens at once', () => {
  const pair = [person('Ada'), person('Bo')];

  it.each(GAMES)(
    'undo, hand-over, answers and presses in the middle of beats end at the right position, through the right eyes: %s',
    async (game) => {
      // A duel has two seats; on the open floor of Unstoppable a bot may be faster than the answer that is on its way.
      const hasBot = game === 'bossin-space' || game === 'revenant';
      // Its cards are open: nobody ever has to look away.
      const mayHandOver = game !== 'unstoppable';
      const { session, reel, timers } = await watched(setupOf(game, hasBot ? [...pair, bot('Zed')] : pair));
      const rng = quickRng(8);
      const own = new Map<Eyes, Set<string>>();
      const know = (eyes: Eyes, view: unknown): void => {
        own.set(eyes, (own.get(eyes) ?? new Set()).add(JSON.stringify(view)));
      };
      know(session.moment().eyes, session.moment().view);
      const foreign: string[] = [];
      let [undone, handed, hurried] = [0, 0, 0];
      reel.subscribe(() => {
        const { eyes, view: newest, beats } = session.moment();
        know(eyes, newest);
        for (const beat of beats) know(eyes, beat.view);
        const { moment, view } = reel.shown();
        const text = JSON.stringify(view);
        if (!own.get(eyes)?.has(text)) foreign.push(`${moment.at}`);
      });
      // On a busy machine the bot takes its time: longer, until enough has happened.
      const isEnough = (i: number): boolean => i >= 120 && undone > 3 && (handed > 3 || !mayHandOver) && hurried > 3;
      for (let i = 0; i < 3_000 && !isEnough(i) && session.moment().over === ''; i++) {
        timers.pass([30, 250, 900, 2600][i % 4]);
        await settled();
        if (i % 7 === 3) reel.finish();
        const { undo, handOver } = session.moment();
        if (i % 7 === 4 && undo?.ok) {
          if (reel.shown().behind > 0) hurried++;
          await session.undo();
          undone++;
        } else if (ready(session.moment())) {
          if (handOver !== null) handed++;
          if (reel.shown().behind > 0) hurried++;
          await step(session, rng);
        }
      }
      reel.finish();
      expect(reel.shown().view).toEqual(session.moment().view);
      expect(foreign).toEqual([]);
      // A game that is over sooner has had some of each.
      const least = session.moment().over === '' ? 3 : 0;
      expect(undone).toBeGreaterThan(least);
      if (mayHandOver) expect(handed).toBeGreaterThan(least);
      expect(hurried).toBeGreaterThan(least);
      session.close();
    },
  );
});

describe('looking back', () => {
  it.each(GAMES)('goes by the same positions as the live game, beat by beat: %s', async (game) => {
    const session = await pageOf({ storage: newStorage() }).create(withBot(game));
    const live: string[] = [];
    const name = ({ at, i }: Beat<unknown>): string => `${at}.${i}`;
    const first = session.moment();
    session.subscribe(() => {
      for (const beat of session.moment().beats) live.push(`${name(beat)} ${JSON.stringify(beat.view)}`);
    });
    const rng = quickRng(5);
    for (let i = 0; i < 20; i++) await step(session, rng);
    await until(session, ready);
    const timers = new FakeTimers();
    const reel = new Reel(first, { timers, watching: { ...NORMAL, speed: 0 }, score: slow });
    const seen: string[] = [];
    reel.subscribe(() => {
      const { beat, view, phase } = reel.shown();
      const line = beat ? `${name(beat)} ${JSON.stringify(view)}` : '';
      if (phase === 'follow' && seen.at(-1) !== line) seen.push(line);
    });
    for (let at = 1; at <= session.moment().at; at++) {
      const past = await session.past(at, 0);
      reel.push({ ...past, since: at - 1, beats: await session.beats(at - 1, at, 0) });
      timers.pass(5000);
      while (reel.shown().isHeld) {
        reel.press();
        timers.pass(5000);
      }
    }
    expect(seen).toEqual(live);
    expect(reel.shown().view).toEqual(session.moment().view);
    session.close();
  });
});

function slow(): Score {
  return { kind: 'plain', lead: [], follow: [{ on: 'x', how: 'glow', ms: 10 }] };
}
