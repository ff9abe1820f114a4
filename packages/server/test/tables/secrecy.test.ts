import {
  below,
  type Eyes,
  hashOf,
  isLegal,
  quickRng,
  type Rng,
  type Seat,
  samplePick,
  seedOf,
  Table,
} from '@starhold/kernel';
import {
  type AnyTable,
  forecastsFor,
  hintJob,
  jobFor,
  loadGame,
  StandingAnswers,
  USUAL_CLASSES,
} from '@starhold/session';
import { expect, test } from 'vitest';
import { Play } from '../../tables/play.ts';
import { Stream } from '../../tables/stream.ts';
import { briefFor, dealtTable, Page, playOn, tableWorld } from './table-world.ts';

/**
 * Two worlds that one pair of eyes cannot tell apart: everything that is sent to them must be the same, byte for byte, as
 * long as nothing is revealed. Positions of random games; the second world is dealt anew for the eyes that look, with
 * another generator. A spectator is held to what each of the seats may know. `STARHOLD_PAIRS=40` for forty times as many.
 */
const TIMES = Number(process.env.STARHOLD_PAIRS ?? 1);
const GAMES = [
  ['bossin-space', { players: 3 }, 25],
  ['unstoppable', { players: 2 }, 15],
  ['rone', { players: 2 }, 12],
  ['revenant', { players: 3 }, 15],
  ['template', { players: 3 }, 60],
] as const;

function standing(seats: number) {
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
  return { epoch: 1, gen: 0, thinking: null, beside: { seats: sitters, asking: null, refused: null, clock: null } };
}

test.each(GAMES)('%s sends the same to who cannot know the difference', async (id, raw, usual) => {
  const games = usual * TIMES;
  const game = await loadGame(id);
  const options = game.parseOptions(raw);
  const seats = game.rules.seats(options);
  const counts = { fulls: 0, steps: 0, silent: 0, others: 0, jobs: 0 };
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
  expect(counts.jobs).toBeGreaterThan(games / 8);
  // Worlds that are the same would prove nothing.
  expect(counts.others).toBeGreaterThan(counts.fulls / 2);
  if (TIMES > 1) console.log(id, JSON.stringify(counts));

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
    const same = (why: string, what: (i: number) => unknown): void =>
      expect(JSON.stringify(what(1)), `${id} ${why} for ${eyes}`).toBe(JSON.stringify(what(0)));
    same('full', (i) => streams[i].full(worlds[i], now));
    counts.fulls++;
    const hashes = worlds.map((play) => hashWithoutLuck(play.table.copyState()));
    if (hashes[0] !== hashes[1]) counts.others++;
    const [own] = eyes === 'table' ? [] : worlds[0].table.seen(eyes).decisions;
    if (own) {
      same('forecasts', (i) => forecastsFor(worlds[i].table, own, eyes));
      same('refusals', (i) => worlds[i].table.refusals(own, eyes));
      // A bot on this seat is asked the same, and so thinks the same: nothing it is given tells the worlds apart.
      same('job of a bot', (i) => jobFor(worlds[i].table, game, own, 'rules'));
      same('hint', (i) => hintJob(worlds[i].table, game, own));
      // What is answered without a question, and what the page is told of it.
      const answers = worlds.map(() => new StandingAnswers(game));
      for (const one of answers) one.want({ classes: USUAL_CLASSES });
      same('standing answer', (i) => answers[i].next(worlds[i].table, [own.ask.seat]) ?? null);
      same('standing offer', (i) => answers[i].offer(worlds[i].table, own));
      counts.jobs++;
    }
    for (let acts = 0; acts < 4 && actAlike(worlds, seat, rng); acts++) {
      const steps = streams.map((stream, i) => stream.next(worlds[i], now));
      same('step', (i) => steps[i]);
      counts.steps++;
      if (steps[0] === null) counts.silent++;
      if (acts > 0) continue;
      same('log', (i) => worlds[i].log(eyes, 0));
      same('past', (i) => worlds[i].past(eyes, 0));
      same('beats', (i) => worlds[i].beats(eyes, 0, 9));
      same('series', (i) => worlds[i].series());
      for (const gauge of Object.keys(game.gauges?.(worlds[0].table.seen('table').view) ?? {}))
        same(`why ${gauge}`, (i) => worlds[i].why(eyes, gauge));
    }
  }

  /** Somebody else does the same in both worlds; false where they cannot, or where anybody learned anything by it. */
  function actAlike(worlds: Play[], seat: Seat, rng: Rng): boolean {
    const actor = worlds[0].table.waitingFor.find((other) => other !== seat);
    if (actor === undefined) return false;
    const [decision, there] = worlds.map((play) => play.table.seen(actor).decisions[0]);
    if (!decision || there?.id !== decision.id) return false;
    const pick = samplePick(decision.ask, rng);
    if (!isLegal(there.ask, pick)) return false;
    const taken = worlds.map((play) => play.answer({ decision: decision.id, seat: actor, pick }));
    return taken.every((one) => one.ok && one.entry.body.barrier === 0);
  }
});

/** Worlds that are dealt anew have no past, so what was told on the way is compared with what the rules tell each pair of eyes. */
test.each(GAMES)(
  '%s tells everybody their own story: in steps, in whole positions, and looking back',
  async (id, raw) => {
    const game = await loadGame(id);
    const options = game.parseOptions(raw);
    const seats = game.rules.seats(options);
    const table = new Table(game.rules, options, seedOf(`story ${id}`, 1)) as AnyTable;
    const play = new Play(game, table, []);
    const everybody: Eyes[] = [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
    const now = standing(seats);
    const streams = everybody.map((eyes) => new Stream(play, eyes, 0, now));
    const begun = streams.map((stream) => stream.full(play, now).log);
    // By eyes and as they count: what they saw there last.
    const views = everybody.map(() => new Map<number, string>());
    const look = (): void => {
      for (const [i, eyes] of everybody.entries())
        views[i].set(streams[i].full(play, now).moment.at, JSON.stringify(table.seen(eyes).view));
    };
    look();
    const rng = quickRng(7);
    for (let answers = 0; answers < 60 && table.over === ''; answers++) {
      const [seat] = table.waitingFor;
      const [decision] = table.seen(seat).decisions;
      const taken = play.answer({ decision: decision.id, seat, pick: samplePick(decision.ask, rng) });
      if (!taken.ok) throw new Error(taken.why);
      for (const [i, stream] of streams.entries()) begun[i].push(...(stream.next(play, now)?.log ?? []));
    }
    const events = (log: { event: unknown }[]): string => JSON.stringify(log.map(({ event }) => event));
    for (const [i, eyes] of everybody.entries()) {
      const own = events(table.history(eyes, 0));
      const told = [begun[i], streams[i].full(play, now).log, play.log(eyes, 0)].map(events);
      for (const one of told) expect(one === own, `${id} for ${eyes}`).toBe(true);
    }
    // Where everybody knows everything nothing could be told to the wrong eyes.
    const stories = new Set(everybody.map((eyes) => events(table.history(eyes, 0))));
    if (id !== 'unstoppable') expect(stories.size).toBeGreaterThan(1);
  },
);

function hashWithoutLuck(state: object): string {
  return hashOf({ ...state, rng: [] });
}

const ID = 'table-1';

test.each(GAMES)('no message of %s holds the seed, a part of it, or the generator', async (id, raw) => {
  const game = await loadGame(id);
  const world = tableWorld();
  const seats = Array.from({ length: game.rules.seats(game.parseOptions(raw)) }, () => null);
  const pages = await dealtTable(world, ID, briefFor(id, raw, seats));
  pages.push(new Page(world, ID, 'table'));
  await pages[pages.length - 1].sync();
  await playOn(pages, 6, 3);
  expect(pages[0].moment?.over).toBe('');
  const said: unknown[] = [world.sent, [...world.progress], world.reports];
  for (const { door, decision } of pages) {
    const { calls } = door;
    said.push(await calls.sync({}), await calls.log({ since: 0 }), await calls.series({}));
    said.push(await calls.past({ at: 2 }), await calls.beats({ from: 0, to: 6 }));
    if (decision) said.push(await calls.forecast({ d: decision.id }), await calls.hint({ depth: 3 }));
  }
  const text = JSON.stringify(said);
  expect(text.length).toBeGreaterThan(10_000);
  const rows = await world.store.rows(ID, 0);
  const bodyOf = (wanted: string): unknown => rows.find(({ kind }) => kind === wanted)?.body;
  const { seed } = bodyOf('start') as { seed: string };
  const { secret } = bodyOf('deal') as { secret: string };
  const kept = (await world.store.look(ID))?.state as { state: string } | undefined;
  const { rng } = JSON.parse(kept?.state ?? '') as { rng: number[] };
  for (const word of [seed, secret, rng.slice(1, 5).join(',')]) {
    expect(word.length).toBeGreaterThan(20);
    expect(text.includes(word), word).toBe(false);
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
      const taken = play.answer({ decision: decision.id, seat: who, pick: samplePick(decision.ask, rng) });
      if (!taken.ok) throw new Error(taken.why);
      const before = stream.n;
      const step = stream.next(play, now);
      if (taken.entry.body.hidden === 1 && who === 1) {
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
