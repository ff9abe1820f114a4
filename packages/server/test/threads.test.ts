import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { newSeed, quickRng, SaveError, type Seat, samplePick } from '@starhold/kernel';
import type { Full, OnlineMoment } from '@starhold/wire';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommitNote } from '../commit-note.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { tableStore } from '../stores/table-store.ts';
import type { Brief } from '../tables/brief.ts';
import { MemoryStore } from '../tables/memory-store.ts';
import { HeldElsewhere, USUAL } from '../tables/tables.ts';
import { Line } from '../threads/line.ts';
import { TableThreads, type ThreadWorld } from '../threads/table-threads.ts';
import { briefFor } from './tables/brief-for.ts';

/** Tables on threads of their own: what only they can do wrong. */

const heard: { table: string; eyes: unknown; name: string; text: string | undefined }[] = [];
const reports: string[] = [];
const store = new MemoryStore(() => Date.now());
let open: TableThreads[] = [];

function threads(count: number, more: Partial<ThreadWorld> = {}): TableThreads {
  const world: ThreadWorld = {
    store,
    thinker: { think: () => Promise.reject(new Error('no bots here')) },
    progress: () => {},
    report: (what) => reports.push(what),
    send: (table, eyes, name, text) => heard.push({ table, eyes, name, text }),
    ...more,
  };
  const made = new TableThreads(count, world, { ...USUAL, me: 'here', leaseMs: 3_000 });
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
  heard.length = 0;
  reports.length = 0;
});

const two = (): Brief =>
  briefFor('unstoppable', { players: 2 }, [null, null], { origin: { kind: 'issued', seed: newSeed() } });

async function fullOf(tables: TableThreads, id: string, seat: Seat): Promise<Full> {
  const full = await tables.door(id, seat).calls.sync({});
  if ('ok' in full) throw new Error(`refused: ${full.why}`);
  return full;
}

let command = 0;

async function answerOnce(tables: TableThreads, id: string): Promise<void> {
  for (const seat of [0, 1]) {
    const { moment } = await fullOf(tables, id, seat);
    const [decision] = (moment as OnlineMoment).decisions;
    if (!decision) continue;
    const pick = samplePick(decision.ask, quickRng(++command));
    const c = `00000000-0000-4000-8000-${String(command).padStart(12, '0')}`;
    expect(await tables.door(id, seat).calls.answer({ c, d: decision.id, p: pick })).toMatchObject({ ok: true });
    return;
  }
  throw new Error('nobody is asked');
}

test('tables are played on two threads; what pages hear is text, and told before the answer is acknowledged', async () => {
  const tables = threads(2);
  await tables.start();
  const ids = ['t1', 't2', 't3', 't4'];
  for (const id of ids) {
    expect(await tables.create(id, two())).toBe(true);
    expect(await tables.create(id, two())).toBe(false);
    await tables.deal(id);
    tables.watch(id, 0);
  }
  for (const id of ids) {
    await fullOf(tables, id, 0);
    heard.length = 0;
    await answerOnce(tables, id);
    const told = heard.filter(({ table, eyes, name }) => table === id && eyes === 0 && name === 'to');
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0].text ?? '')).toMatchObject({ n: 1 });
  }
  await vi.waitFor(() => expect(tables.size).toBe(4), 10_000);
});

test('where a thread dies another takes its tables: pages are told to ask anew, nothing stored is lost', async () => {
  const tables = threads(1);
  await tables.start();
  await tables.create('t5', two());
  await tables.deal('t5');
  tables.watch('t5', 0);
  for (let i = 0; i < 5; i++) await answerOnce(tables, 't5');
  const before = (await fullOf(tables, 't5', 0)).moment;
  const { worker } = (tables as unknown as { threads: { worker: { terminate(): Promise<number> } }[] }).threads[0];
  const asked = tables.door('t5', 0).calls.sync({});
  await worker.terminate();
  // It was answered before the end, or is told to ask once more.
  expect(await asked).toSatisfy((said: object) => 'moment' in said || ('why' in said && said.why === 'again'));
  await vi.waitFor(() => expect(heard).toContainEqual({ table: 't5', eyes: 0, name: 'resync', text: undefined }));
  const after = await fullOf(tables, 't5', 0);
  expect(after.moment.view).toEqual(before.view);
  expect(after.moment.at).toBe(before.at);
  await answerOnce(tables, 't5');
});

test('rows go to a SQLite file by the thread itself; whoever counts commits is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-threads-'));
  const database = await openSqlite(join(folder, 'tables.db'));
  const notes: CommitNote[] = [];
  const kept = tableStore(database);
  const append = () => Promise.reject(new Error('not this way'));
  const rows = { file: database.file as string, committed: (note: CommitNote) => void notes.push(note) };
  const tables = threads(1, { store: { ...kept, append }, rows });
  await tables.start();
  await tables.create('t9', two());
  await tables.deal('t9');
  for (let i = 0; i < 4; i++) await answerOnce(tables, 't9');
  const kinds = (await kept.rows('t9', 0)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'answer')).toHaveLength(4);
  expect(notes.reduce((sum, { rows }) => sum + rows, 0)).toBe(kinds.length);
  expect(new Set(notes.flatMap(({ outcomes }) => outcomes))).toEqual(new Set(['stored']));
  // Somebody else wrote under a newer epoch: what this one writes is fenced off, and goes into the table opened anew, once.
  await database.db.updateTable('tables').set({ epoch: 99 }).where('id', '=', 't9').execute();
  notes.length = 0;
  await answerOnce(tables, 't9');
  expect(notes.flatMap(({ outcomes }) => outcomes)).toEqual(['fenced', 'stored']);
  const all = await kept.rows('t9', 0);
  expect(all.map(({ version }) => version)).toEqual(all.map((_, i) => i + 1));
  expect(all).toHaveLength(kinds.length + 1);
  await tables.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a table that nobody knows is held elsewhere; whoever asks for it is told to ask again', async () => {
  const tables = threads(1);
  await tables.start();
  await expect(tables.callHere('nowhere', 0, 'sync', {})).rejects.toBeInstanceOf(HeldElsewhere);
  expect(await tables.call('nowhere', 0, 'sync', {})).toEqual({ ok: false, why: 'again' });
  await expect(tables.create('t7', briefFor('unstoppable', { players: 9 }, []))).rejects.toThrow(/\S/);
});

test('errors that somebody tells apart come over a line as what they are', async () => {
  const { port1, port2 } = new MessageChannel();
  const fails = (error: Error) => () => Promise.reject(error);
  new Line(port2, {
    save: fails(new SaveError('sum', 'x')),
    held: fails(new HeldElsewhere('t')),
    any: fails(new RangeError('no')),
  });
  const line = new Line(port1, {});
  await expect(line.ask('save')).rejects.toSatisfy((error) => error instanceof SaveError && error.problem === 'sum');
  await expect(line.ask('held')).rejects.toBeInstanceOf(HeldElsewhere);
  await expect(line.ask('any')).rejects.toMatchObject({ name: 'RangeError', message: 'no' });
  const never = line.ask('nothing of the kind');
  line.cut(new Error('gone'));
  await expect(never).rejects.toThrow('gone');
  port1.close();
});

test('closing gives every table back, and closing again does nothing', async () => {
  const tables = threads(1);
  await tables.start();
  await tables.create('t8', two());
  await tables.deal('t8');
  expect((await store.look('t8'))?.owner).toBe('here');
  await tables.close();
  expect((await store.look('t8'))?.owner).toBeNull();
  await tables.close();
  expect(reports).toEqual([]);
});
