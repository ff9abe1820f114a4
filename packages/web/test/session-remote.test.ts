import { sealOf, type TableModule } from '@starhold/kernel';
import { type AnyTable, loadGame, type Moment, momentOf, WatchedTable } from '@starhold/session';
import type { DealFace, Full, OnlineMoment, Step } from '@starhold/wire';
import { CommandId, stepBetween } from '@starhold/wire';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newTable } from '../session/opening.ts';
import { DealPart } from '../session/remote/dealPart.ts';
import { keptDeal } from '../session/remote/keptDeal.ts';
import { LostError, type OpenSocket, type Socket, TableLine } from '../session/remote/line.ts';
import { RemoteTable } from '../session/remote/remote.ts';
import { FakeTimers } from './fakeTimers.ts';

/** An online table without a net: sockets that are lost, doubled and late, at a table of the real rules. */

const SETUP = { game: 'bossin-space', options: { players: 2 }, seats: [{ name: 'Ada' }, { name: 'Ben' }] };
const SEED = '0123456789abcdef0123456789abcdef';

type Heard = (...given: unknown[]) => void;
interface Sent {
  name: string;
  said: Record<string, unknown>;
  answer: (reply: unknown) => void;
}

/** What stands at the other end of a line. */
class FakeServer {
  readonly sent: Sent[] = [];
  readonly had: unknown[] = [];
  private heard = new Map<string, Heard>();
  private gone: (isRefused: boolean) => void = () => {};
  comeBack: () => void = () => {};
  isOpen = true;

  readonly open: OpenSocket = async (have, joined, gone) => {
    this.had.push(have);
    if (!this.isOpen) throw new Error('no net');
    this.heard = new Map();
    this.gone = gone;
    const socket: Socket = {
      emit: (name, said, answer) => void this.sent.push({ name, said: said as Record<string, unknown>, answer }),
      on: (name, heard) => void this.heard.set(name, heard as Heard),
      close: () => {},
    };
    setTimeout(joined);
    return socket;
  };

  line(): TableLine {
    return new TableLine(this.open, {
      listen: (back) => {
        this.comeBack = back;
        return () => {};
      },
    });
  }

  say(name: string, payload?: unknown): void {
    this.heard.get(name)?.(payload);
  }

  lose(): void {
    this.gone(false);
  }

  /** The next thing of that name that was asked and not looked at yet. */
  async asked(name: string): Promise<Sent> {
    return vi.waitFor(() => {
      const i = this.sent.findIndex((one) => one.name === name);
      if (i < 0) throw new Error(`nobody asked for ${name}`);
      return this.sent.splice(i, 1)[0];
    });
  }
}

let game: TableModule;
let table: AnyTable;
const watching = new WatchedTable();

beforeAll(async () => {
  game = await loadGame('bossin-space');
});
beforeEach(() => {
  table = newTable(game, game.parseOptions(SETUP.options), SEED);
  table.watch(true);
  watching.startAt(table);
});

function momentNow(): OnlineMoment {
  const look = { eyes: 0 as const, decisions: table.seen(0).decisions, handOver: null };
  const moment: Moment = momentOf(game, table, look, [0, 1], null, watching.next(table, look));
  return { ...moment, refusals: {}, forecasts: {}, seats: SETUP.seats, asking: null, refused: null, clock: null };
}

function fullNow(n: number): Full {
  return { epoch: 1, gen: 0, n, moment: { ...momentNow(), beats: [] }, from: 0, log: table.history(0, 0) };
}

/** The first legal answer of seat 0, given in truth; the step to its eyes. */
function play(before: OnlineMoment, n: number, seat: 0 | 1 = 0): Step {
  const told = table.told;
  const [decision] = table.seen(seat).decisions;
  const { ask } = decision;
  const pick =
    ask.kind === 'one'
      ? ask.options[0]
      : ask.kind === 'subset'
        ? ask.from.slice(0, ask.min)
        : ask.kind === 'order'
          ? ask.of
          : {};
  expect(table.answer({ decision: decision.id, seat, pick: pick as string })).toEqual({ ok: true });
  const step = stepBetween(before, momentNow(), table.history(0, told), { epoch: 1, gen: 0, n });
  if (!step) throw new Error('nothing to see');
  return step;
}

async function joined(server: FakeServer): Promise<TableLine> {
  const line = server.line();
  await vi.waitFor(() => expect(line.state).toBe('joined'));
  return line;
}

describe('an online table', () => {
  it('is looked back at from its very beginning, to which no steps lead', async () => {
    const server = new FakeServer();
    const { session } = new RemoteTable(await joined(server), 'table-1', SETUP, fullNow(1));
    expect(await session.beats(-1, 0, 0)).toEqual([]);
    expect(server.sent.map(({ name }) => name)).not.toContain('beats');
  });

  it('gives an answer once, with the same command after each loss, and is there when its step is', async () => {
    const server = new FakeServer();
    const line = await joined(server);
    const full = fullNow(1);
    const remote = new RemoteTable(line, 'table-1', SETUP, full);
    const { session } = remote;
    const [{ id }] = session.moment().decisions;
    // A page that came over plain HTTP has random bytes, and no `randomUUID`.
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const outcome = session.answer(id, 'x');
    const first = await server.asked('answer');
    vi.unstubAllGlobals();
    expect(() => CommandId.parse(first.said.c)).not.toThrow();
    server.lose();
    expect(line.state).toBe('lost');
    const second = await server.asked('answer');
    expect(second.said).toEqual(first.said);
    expect(line.state).toBe('joined');
    second.answer({ ok: false, why: 'again' });
    const third = await server.asked('answer');
    expect(third.said).toEqual(first.said);
    third.answer({ ok: true, n: 2 });
    let isDone = false;
    void outcome.then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isDone).toBe(false);
    server.say('to', play(full.moment, 2));
    expect(await outcome).toEqual({ ok: true });
    expect(session.moment().view).toEqual(table.seen(0).view);
    expect(await session.log()).toEqual(table.history(0, 0));
    line.close();
  });

  it('asks for everything anew where something was lost on the way, and takes nothing twice', async () => {
    const server = new FakeServer();
    const line = await joined(server);
    const full = fullNow(1);
    const remote = new RemoteTable(line, 'table-1', SETUP, full);
    const second = play(full.moment, 2);
    server.say('to', second);
    const here = remote.session.moment();
    server.say('to', second);
    expect(remote.session.moment()).toBe(here);
    play(remote.moment, 3, 1);
    const beforeLast = momentNow();
    server.say('to', { ...second, n: 4 });
    expect(remote.session.moment()).toBe(here);
    const sync = await server.asked('sync');
    expect(sync.said).toEqual({ have: { gen: 0, event: (await remote.session.log()).at(-1)?.event.n } });
    sync.answer(fullNow(4));
    await vi.waitFor(() => expect(remote.session.moment().view).toEqual(beforeLast.view));
    expect(await remote.session.log()).toEqual(table.history(0, 0));
    // A whole position that was overtaken on its way, and one of a server that held the table before.
    const now = remote.session.moment();
    server.say('full', full);
    server.say('full', { ...full, epoch: 0, n: 9 });
    expect(remote.session.moment()).toBe(now);
    server.say('full', { ...full, epoch: 2, n: 0 });
    expect(remote.session.moment().view).toEqual(full.moment.view);
    line.close();
  });

  it('knows what choices would do once it has asked, and shows no step a second time for it', async () => {
    const server = new FakeServer();
    const line = await joined(server);
    const full = fullNow(1);
    const remote = new RemoteTable(line, 'table-1', SETUP, full);
    const { said, answer } = await server.asked('forecast');
    expect(said).toEqual({ d: full.moment.decisions[0].id });
    answer({ ok: true, refusals: { a: { rule: 'R', message: 'm' } }, forecasts: { b: [] } });
    await vi.waitFor(() => expect(remote.session.moment().forecasts).toEqual({ b: [] }));
    const { beats, since, at } = remote.session.moment();
    expect({ beats, since }).toEqual({ beats: [], since: at });
    line.close();
  });

  it('waits longer from try to try, says where it was, and comes back at once when the device does', async () => {
    const server = new FakeServer();
    const line = await joined(server);
    line.have = { gen: 3, event: 17 };
    const states: string[] = [];
    line.hear({ state: (state) => states.push(state) });
    server.isOpen = false;
    server.lose();
    await vi.waitFor(() => expect(server.had.length).toBeGreaterThan(2));
    await expect(line.call('series', {})).rejects.toThrow(LostError);
    const said = line.talk('here', { looking: true });
    server.isOpen = true;
    server.comeBack();
    await vi.waitFor(() => expect(line.state).toBe('joined'));
    expect(states).toEqual(['lost', 'joined']);
    expect(server.had.at(-1)).toEqual({ gen: 3, event: 17 });
    // What is said while it is lost is said when it is back.
    (await server.asked('here')).answer({ ok: true });
    expect(await said).toBe(true);
    server.say('shut', 'login');
    expect(line.state).toBe('shut');
    await expect(line.talk('here', { looking: true })).rejects.toThrow(LostError);
    line.close();
  });
});

describe('answers without a question, elsewhere', () => {
  const WANTED = { classes: ['gains', 'end'] as const, limit: 3 };

  async function wishing(timers = new FakeTimers()) {
    const server = new FakeServer();
    const line = await joined(server);
    const full = fullNow(1);
    const remote = new RemoteTable(line, 'table-1', SETUP, full, timers);
    const [{ id }] = full.moment.decisions;
    (await server.asked('forecast')).answer({ ok: true, refusals: {}, forecasts: {} });
    const wish = remote.session.want(WANTED);
    return { server, line, full, remote, id, wish, timers };
  }
  const due = (decision: string, isDue = true) => ({
    ok: true,
    refusals: {},
    forecasts: {},
    standing: { decision, cls: 'gains', pick: 'x', isOn: true, isDue, line: 800 },
  });

  it('are wished for with each connection, and wherever the table was opened anew', async () => {
    const { server, line, full, wish } = await wishing();
    const first = await server.asked('want');
    expect(first.said).toEqual({ classes: ['gains', 'end'], limit: 3 });
    first.answer({ ok: true, n: 1 });
    await wish;
    server.lose();
    (await server.asked('want')).answer({ ok: true, n: 1 });
    server.say('full', { ...full, epoch: 2, n: 0 });
    expect((await server.asked('want')).said).toEqual(first.said);
    line.close();
  });

  it('are said to be due when they have stood on the screen long enough, unless somebody stops them', async () => {
    const { server, line, remote, id, wish, timers } = await wishing();
    (await server.asked('want')).answer({ ok: true, n: 1 });
    await wish;
    (await server.asked('forecast')).answer(due(id));
    await vi.waitFor(() => expect(remote.session.moment().standing?.isDue).toBe(true));
    const { at } = remote.session.moment();
    // Nothing runs before the page has shown it.
    timers.pass(5_000);
    remote.session.shown(at);
    timers.pass(799);
    expect(server.sent).toEqual([]);
    const halted = remote.session.halt();
    timers.pass(5_000);
    const halt = await server.asked('halt');
    expect(halt.said).toEqual({ d: id });
    expect(server.sent).toEqual([]);
    halt.answer({ ok: true, n: 1 });
    await halted;
    (await server.asked('forecast')).answer(due(id, false));
    await vi.waitFor(() => expect(remote.session.moment().standing?.isDue).toBe(false));
    timers.pass(5_000);
    expect(server.sent).toEqual([]);
    // Wished for anew it stands there again.
    void remote.session.want(WANTED);
    (await server.asked('want')).answer({ ok: true, n: 1 });
    (await server.asked('forecast')).answer(due(id));
    await vi.waitFor(() => expect(remote.session.moment().standing?.isDue).toBe(true));
    timers.pass(799);
    expect(server.sent).toEqual([]);
    timers.pass(1);
    expect((await server.asked('answer')).said).toMatchObject({ d: id, p: 'x', how: 'standing' });
    line.close();
  });

  it('are none with a server of before: it is told nothing that it would not understand', async () => {
    const { server, line, remote, id, wish } = await wishing();
    (await server.asked('want')).answer({ ok: false, why: 'malformed' });
    await wish;
    void remote.session.answer(id, 'x', 'chain');
    expect((await server.asked('answer')).said).not.toHaveProperty('how');
    await remote.session.halt();
    expect(server.sent).toEqual([]);
    line.close();
  });
});

describe("the page's part of the deal", () => {
  const face = (part: Partial<DealFace> = {}): DealFace => ({
    commit: { table: 'table-9', k: 1, agreed: 'a'.repeat(64), server: 'b'.repeat(64), seats: [0, 1] },
    sealed: [],
    opened: [],
    seals: null,
    done: null,
    voids: [],
    published: null,
    ...part,
  });

  it('is kept before its seal is sent, and opened only under its own seal and the same promise', async () => {
    const server = new FakeServer();
    const line = await joined(server);
    const id = 'table-9';
    const dealer = new DealPart(id, line);
    void dealer.take(face(), 0);
    const { said } = await server.asked('seal');
    const kept = keptDeal(id, 1);
    if (!kept) throw new Error('nothing was kept');
    expect(kept.x).toMatch(/^[0-9a-f]{64}$/);
    const own = sealOf(id, 1, 0, kept.x);
    expect(said).toEqual({ k: 1, seal: own });
    // Another seal under its name, another promise of the server, another seat: nothing is opened.
    await dealer.take(face({ seals: ['c'.repeat(64), 'd'.repeat(64)] }), 0);
    await dealer.take(face({ commit: { ...face().commit, server: 'e'.repeat(64) }, seals: [own, null] }), 0);
    await dealer.take(face({ seals: [own, null] }), null);
    expect(server.sent).toEqual([]);
    void dealer.take(face({ sealed: [0, 1], seals: [own, 'd'.repeat(64)] }), 0);
    expect((await server.asked('open')).said).toEqual({ k: 1, x: kept.x });
    expect(keptDeal(id, 1)?.seals).toEqual([own, 'd'.repeat(64)]);
    line.close();
  });
});
