import { below, type Eyes, isLegal, quickRng, type Rng, type Seat, samplePick, seedOf, Table } from '@starhold/kernel';
import { type AnyTable, forecastsFor, loadGame } from '@starhold/session';
import { expect, test } from 'vitest';
import { Play } from '../../tables/play.ts';
import { Stream } from '../../tables/stream.ts';

/**
 * Two worlds that one pair of eyes cannot tell apart: everything that is sent to them must be the same, byte for byte, as
 * long as nothing is revealed. Positions of random games; the second world is dealt anew for the eyes that look.
 */
const GAMES = [
  ['bossin-space', { players: 3 }, 25],
  ['unstoppable', { players: 2 }, 15],
  ['rone', { players: 2 }, 12],
  ['revenant', { players: 3 }, 15],
  ['template', { players: 3 }, 60],
] as const;

function standing(seats: number) {
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
  return { epoch: 1, gen: 0, thinking: null, beside: { seats: sitters, asking: null, clock: null } };
}

test.each(GAMES)('%s sends the same to who cannot know the difference', async (id, raw, games) => {
  const game = await loadGame(id);
  const options = game.parseOptions(raw);
  const seats = game.rules.seats(options);
  const counts = { fulls: 0, steps: 0, silent: 0 };
  for (let i = 0; i < games; i++) {
    const rng = quickRng(i + 1);
    const table = new Table(game.rules, options, seedOf(`secrecy ${id}`, i)) as AnyTable;
    for (let left = below(rng, 70); left > 0 && table.over === ''; left--) answerOne(table, rng);
    if (table.over !== '') continue;
    for (let seat = 0; seat < seats; seat++) {
      for (const eyes of [seat, 'table'] as Eyes[]) compare(table, seat, eyes, quickRng(1000 * i + seat));
    }
  }
  expect(counts.fulls).toBeGreaterThan(games);
  expect(counts.steps).toBeGreaterThan(games / 8);

  function answerOne(table: AnyTable, rng: Rng): void {
    const [who] = table.waitingFor;
    const [decision] = table.seen(who).decisions;
    table.answer({ decision: decision.id, seat: who, pick: samplePick(decision.ask, rng) });
  }

  function playFrom(state: unknown): Play {
    const seed = seedOf('another', 0);
    return new Play(
      game,
      new Table(game.rules, options, seed, { state: state as never, undo: 'never' }) as AnyTable,
      [],
    );
  }

  function compare(table: AnyTable, seat: Seat, eyes: Eyes, rng: Rng): void {
    const worlds = [table.copyState(), table.redeal(seat, quickRng(below(rng, 1_000_000)))].map(playFrom);
    const now = standing(seats);
    const streams = worlds.map((play) => new Stream(play, eyes, 0, now));
    const same = (what: (i: number) => unknown, why: string): void =>
      expect(JSON.stringify(what(1)), why).toBe(JSON.stringify(what(0)));
    same((i) => streams[i].full(worlds[i], now), `${id} full for ${eyes}`);
    counts.fulls++;
    const [own] = eyes === 'table' ? [] : worlds[0].table.seen(eyes).decisions;
    if (own) same((i) => forecastsFor(worlds[i].table, own, eyes), `${id} forecasts for ${eyes}`);
    // The others act alike in both worlds, as long as nobody learns anything.
    for (let acts = 0; acts < 4; acts++) {
      const actor = worlds[0].table.waitingFor.find((other) => other !== seat);
      const [decision] = actor === undefined ? [] : worlds[0].table.seen(actor).decisions;
      const [there] = actor === undefined ? [] : worlds[1].table.seen(actor).decisions;
      if (actor === undefined || !decision || there?.id !== decision.id) return;
      const pick = samplePick(decision.ask, rng);
      if (!isLegal(there.ask, pick)) return;
      const taken = worlds.map((play) => play.answer(decision.id, actor, pick));
      if (taken.some((one) => !one.ok || one.barrier === 1)) return;
      const steps = streams.map((stream, i) => stream.next(worlds[i], now));
      expect(JSON.stringify(steps[1]), `${id} step for ${eyes}`).toBe(JSON.stringify(steps[0]));
      counts.steps++;
      if (steps[0] === null) counts.silent++;
    }
  }
});

test('behind a seal nobody hears how many questions somebody was asked, then or later', async () => {
  const game = await loadGame('bossin-space');
  const options = game.parseOptions({ players: 2 });
  let looked = 0;
  for (let i = 0; i < 40; i++) {
    const rng = quickRng(i);
    const table = new Table(game.rules, options, seedOf('seals', i)) as AnyTable;
    const play = new Play(game, table, []);
    const now = standing(2);
    const stream = new Stream(play, 0, 0, now);
    let hiddenNow = 0;
    for (let acts = 0; acts < 60 && table.over === ''; acts++) {
      // Seat 1 goes first wherever it can, so that seat 0 looks on.
      const who = table.waitingFor.at(-1) as Seat;
      const [decision] = table.seen(who).decisions;
      const taken = play.answer(decision.id, who, samplePick(decision.ask, rng));
      if (!taken.ok) throw new Error(taken.why);
      const before = stream.n;
      const step = stream.next(play, now);
      if (taken.hidden === 1 && who === 1) {
        looked++;
        hiddenNow++;
        // Nothing but who is still waited for may change, and numbers never count it.
        const isDone = !table.waitingFor.includes(1);
        if (!isDone) expect([step, stream.n]).toEqual([null, before]);
        else expect(step?.beats ?? []).toEqual([]);
      } else if (step) {
        const full = stream.full(play, now);
        expect(full.moment.at).toBe(play.table.length - hiddenNow);
        expect(full.log.every(({ at }) => at <= full.moment.at)).toBe(true);
      }
    }
  }
  expect(looked).toBeGreaterThan(20);
});
