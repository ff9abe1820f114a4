import { type Beat, quickRng, samplePick, seedOf, Table } from '@starhold/kernel';
import { type AnyTable, pastMoment } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games/modules.ts';
import { FakeTimers } from '../../test/fakeTimers.ts';
import { Reel } from '../reel/reel.ts';
import { momentAt, type PastPlace } from '../useReplay.ts';

/** Looking back goes through the reel as the game itself did: beat by beat on, by cuts back and elsewhere. */

const ANSWERS = 30;

async function played(id: string): Promise<AnyTable> {
  const game = await loadGame(id);
  const options = game.parseOptions(id === 'rone' ? { mode: 'duel' } : { players: 2 });
  const table = new Table(game.rules, options, seedOf('back', 3)) as AnyTable;
  const rng = quickRng(7);
  for (let i = 0; i < ANSWERS && table.over === ''; i++) {
    const asked = [0, 1].flatMap((seat) => table.decisionsFor(seat)).filter(({ aside }) => !aside)[0];
    if (!asked) break;
    table.answer({ decision: asked.id, seat: asked.ask.seat, pick: samplePick(asked.ask, rng) });
  }
  return table;
}

const beatsOf = (table: AnyTable, at: number): Beat<unknown>[] =>
  at === 0 ? [] : (table.upTo(at).beats(at - 1, 0) as Beat<unknown>[]);

describe.each(['bossin-space', 'unstoppable', 'rone', 'revenant'])('a replay of %s', (id) => {
  it('shows, beat after beat, the views of the game itself, and each follows on the one before', async () => {
    const table = await played(id);
    const live: unknown[] = [];
    const seen: unknown[] = [];
    let before: PastPlace | null = { at: 0, beat: null };
    let last = 0;
    for (let at = 1; at <= table.length; at++) {
      const beats = beatsOf(table, at);
      live.push(...beats.map(({ view }) => view));
      for (let beat = 0; beat < beats.length; beat++) {
        const next = momentAt({ at, beat }, pastMoment(table, at, 0), beats, before);
        expect(next.moment.since).toBe(last);
        expect(next.moment.beats).toEqual([beats[beat]]);
        seen.push(next.moment.view);
        last = at;
        before = next.place;
      }
      if (beats.length === 0) before = momentAt({ at, beat: null }, pastMoment(table, at, 0), beats, before).place;
      last = at;
    }
    expect(seen.length).toBeGreaterThan(ANSWERS);
    expect(seen).toEqual(live);
  });

  it('goes on from the middle of an answer with what is left of it, and back by a cut', async () => {
    const table = await played(id);
    const at = Array.from({ length: table.length }, (_, i) => i + 1).find((one) => beatsOf(table, one).length > 2) ?? 0;
    expect(at).toBeGreaterThan(0);
    const beats = beatsOf(table, at);
    const moment = pastMoment(table, at, 0);
    const middle = momentAt({ at, beat: 1 }, moment, beats, { at: at + 3, beat: null });
    expect(middle.moment).toMatchObject({ view: beats[1].view, beats: [], decisions: [], over: '' });
    const whole = momentAt({ at, beat: null }, moment, beats, middle.place);
    expect(whole.moment).toMatchObject({ since: at, beats: beats.slice(2), view: moment.view });
    const back = momentAt({ at, beat: 0 }, moment, beats, middle.place);
    expect(back.moment).toMatchObject({ view: beats[0].view, beats: [] });

    const timers = new FakeTimers();
    const reel = new Reel(middle.moment, { timers });
    reel.push(whole.moment);
    timers.pass(60_000);
    expect(reel.shown()).toMatchObject({ view: moment.view, behind: 0, cuts: 0 });
    reel.push(back.moment);
    expect(reel.shown().view).toEqual(beats[0].view);
  });
});
