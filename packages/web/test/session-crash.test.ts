import { rules } from '@starhold/bossin-space';
import type { BotJob, Thought } from '@starhold/bots';
import { quickRng, samplePick } from '@starhold/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalStore } from '../session/store.ts';
import type { Thinker } from '../session/thinker.ts';
import type { Moment } from '../session/types.ts';
import {
  bot,
  DirectThinker,
  newStorage,
  pageOf,
  person,
  play,
  position,
  ready,
  setupFor,
  spawnDirect,
  step,
  until,
} from './session-support.ts';

const phaseOf = (m: Moment): string => (m.view as { phase: string }).phase;

describe('a bug in the rules', () => {
  const { arrange } = rules.handlers;
  const { take } = arrange;
  afterEach(() => {
    arrange.take = take;
  });

  it('leaves the position, says so, and can be reported', async () => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(setupFor([person('Ada')]));
    while (phaseOf(session.moment()) !== 'arrangement') await play(session, 1);
    const before = session.moment();
    arrange.take = () => {
      throw new Error('planted');
    };
    const [decision] = before.decisions;
    const pick = samplePick(decision.ask, quickRng(1));
    expect((await session.answer(decision.id, pick)).ok).toBe(false);
    expect(session.problem()).toBe('crashed');
    expect(position(session.moment())).toEqual(position(before));
    const report = JSON.parse((await session.crashReport()) ?? '{}');
    expect(report).toMatchObject({ answer: { decision: decision.id, pick }, saved: { game: 'bossin-space' } });
    expect(report.message).toContain('planted');
    arrange.take = take;
    expect(await session.answer(decision.id, pick)).toEqual({ ok: true });
    expect(session.problem()).toBeNull();
    expect(await session.crashReport()).toBeNull();
  });

  it('met by a bot stops the bots, not the table', async () => {
    arrange.take = () => {
      throw new Error('planted');
    };
    const broken = await pageOf({ storage: newStorage() }).create(setupFor([bot('Zed'), bot('Yas')]));
    await until(broken, () => broken.problem() === 'crashed');
    expect(broken.moment()).toMatchObject({ over: '', thinking: null });
  });
});

/** Answers when it is told to. */
class SlowThinker implements Thinker {
  private readonly inner = new DirectThinker();
  waiting: (() => void)[] = [];
  jobs: BotJob[] = [];
  prepare(): void {}
  async think(job: BotJob): Promise<Thought> {
    this.jobs.push(job);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.inner.think(job);
  }
  close(): void {}
}

describe('a bot', () => {
  it('that thinks keeps nobody from answering, and what it thought before an undo is void', async () => {
    const thinker = new SlowThinker();
    const page = pageOf({ storage: newStorage(), thinker });
    const session = await page.create(setupFor([person('Ada'), bot('Zed')]));
    const rng = quickRng(2);
    for (let i = 0; i < 300; i++) {
      const m = session.moment();
      if (phaseOf(m) === 'selection' && m.decisions.length > 0 && m.thinking === 1) break;
      if (m.decisions.length > 0) await step(session, rng);
      else thinker.waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
    const before = session.moment();
    expect(before).toMatchObject({ eyes: 0, thinking: 1 });
    const asked = thinker.jobs.length;
    await step(session, rng);
    expect(session.moment()).toMatchObject({ at: before.at + 1, thinking: 1, decisions: [] });
    expect((await session.undo()).ok).toBe(true);
    for (const go of thinker.waiting.splice(0)) go();
    await vi.waitUntil(() => thinker.jobs.length > asked);
    expect(session.moment().at).toBe(before.at);
    for (const go of thinker.waiting.splice(0)) go();
    await until(session, (m) => m.at === before.at + 1 && m.thinking === null);
  });

  it('is told nothing that its seat does not know', async () => {
    const thinker = new SlowThinker();
    const session = await pageOf({ storage: newStorage(), thinker }).create(setupFor([bot('Zed'), person('Ada')]));
    const { seed } = await session.exportFile();
    while (thinker.jobs.length === 0) await step(session, quickRng(1));
    const [job] = thinker.jobs;
    expect(JSON.stringify(job)).not.toContain(seed);
    expect(rules.view(job.state as Parameters<typeof rules.view>[0], 0)).toEqual(job.view);
    expect((job.state as { rng: number[] }).rng[0]).toBe(1);
  });

  it('that fails is stood in for', async () => {
    const thinker: Thinker = { prepare() {}, think: () => Promise.reject(new Error('gone')), close() {} };
    const session = await pageOf({ storage: newStorage(), thinker }).create(setupFor([bot('Zed'), bot('Yas')]));
    await until(session, (m) => m.over !== '');
    expect(session.problem()).toBeNull();
  });
});

describe('a worker that dies', () => {
  it('is started again from what was saved', async () => {
    const storage = newStorage();
    const links: ReturnType<ReturnType<typeof spawnDirect>>[] = [];
    const spawn = spawnDirect({ storage });
    const page = new LocalStore(storage, () => {
      const link = spawn();
      links.push(link);
      return link;
    });
    const session = await page.create(setupFor([person('Ada')]));
    await play(session, 6);
    const before = session.moment();
    links[0].stop();
    await until(session, () => links.length === 2 && session.moment() !== before);
    expect(session.problem()).toBe('crashed');
    expect(position(session.moment())).toEqual(position(before));
    await until(session, ready);
    await step(session, quickRng(1));
    expect(session.problem()).toBeNull();
    expect(session.moment().at).toBe(before.at + 1);
  });
});
