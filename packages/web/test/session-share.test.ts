import { type Saved, SaveError, sealed } from '@starhold/kernel';
import { MAX_FILE, MAX_LINK } from '@starhold/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableStorage } from '../session/storage.ts';
import type { LocalStore } from '../session/store.ts';
import type { TableSession } from '../session/types.ts';
import { bot, newStorage, pageOf, person, play, setupFor } from './session-support.ts';

let page: LocalStore;
let finished: TableSession;
let link: string;

beforeAll(async () => {
  page = pageOf({ storage: newStorage() });
  finished = await page.create(setupFor([person('Ada'), bot('Zed')]));
  expect(await finished.shareLink()).toBeNull();
  await play(finished, 2000);
  link = (await finished.shareLink()) ?? '';
});

class Untouched extends TableStorage {
  override put(): Promise<number> {
    throw new Error('something was written');
  }
}

async function problemOf(work: (page: LocalStore) => Promise<string>): Promise<SaveError['problem']> {
  const error = await work(pageOf({ storage: new Untouched(`none-${Math.random()}`) })).then(
    () => undefined,
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(SaveError);
  return (error as SaveError).problem;
}

describe('a link to a finished game', () => {
  it('holds the whole game and fits into an address', async () => {
    expect(link).toMatch(/#\/replay\/[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(16_000);
    const other = pageOf({ storage: newStorage() });
    const id = await other.importLink(link);
    const session = await other.open(id);
    expect(session.moment()).toMatchObject({ over: finished.moment().over, at: finished.moment().at });
    expect(session.setup).toEqual({ ...finished.setup, options: session.setup.options });
    expect((await session.exportFile()).hash).toBe((await finished.exportFile()).hash);
    expect((await session.past(3, 1)).eyes).toBe(1);
  });

  it('opened twice is one table; hash or data alone will do', async () => {
    const other = pageOf({ storage: newStorage() });
    const hash = link.slice(link.indexOf('#'));
    const data = hash.slice('#/replay/'.length);
    const ids = [await other.importLink(link), await other.importLink(hash), await other.importLink(data)];
    expect(new Set(ids).size).toBe(1);
    expect((await other.list()).length).toBe(1);
  });

  it('that was cut off or changed anywhere is refused, and nothing is written', async () => {
    const data = link.slice(link.indexOf('/replay/') + '/replay/'.length);
    for (const length of [0, 1, 10, data.length >> 1, data.length - 5]) {
      expect(['notJson', 'shape', 'sum']).toContain(await problemOf((p) => p.importLink(data.slice(0, length))));
    }
    for (let i = 0; i < data.length; i += Math.ceil(data.length / 60)) {
      const other = data[i] === 'A' ? 'B' : 'A';
      const changed = `${data.slice(0, i)}${other}${data.slice(i + 1)}`;
      expect(['notJson', 'shape', 'sum']).toContain(await problemOf((p) => p.importLink(changed)));
    }
    for (const bad of ['%%%', 'a b', '<script>', '../..']) {
      expect(await problemOf((p) => p.importLink(`#/replay/${bad}`))).toBe('notJson');
    }
  });

  it('that is too long, or unpacks to too much, is refused', async () => {
    expect(await problemOf((p) => p.importLink('A'.repeat(MAX_LINK + 1)))).toBe('shape');
    const zeros = new Blob([new Uint8Array(MAX_FILE * 8)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
    expect(bomb.length).toBeLessThan(MAX_LINK);
    expect(await problemOf((p) => p.importLink(bomb))).toBe('shape');
  });
});

describe('a file', () => {
  it('brings a table from one device to another, with its seats', async () => {
    const session = await page.create(setupFor([person('Ada of the long name'), bot('Zed', 'search:4')]));
    await play(session, 7);
    const saved = await session.exportFile();
    const other = pageOf({ storage: newStorage() });
    const id = await other.importText(JSON.stringify(saved));
    const again = await other.open(id);
    expect(again.setup.seats).toEqual(session.setup.seats);
    expect(again.moment().at).toBeGreaterThanOrEqual(saved.answers.length);
    await play(again, 3);
    expect(await other.importText(JSON.stringify(saved))).not.toBe(id);
  });

  const withSeats = (saved: Saved, seats: string[]): string => {
    const { sum: _sum, ...body } = { ...saved, seats };
    return JSON.stringify(sealed(body));
  };

  it('names people in letters only, and opens again as it was kept', async () => {
    const other = pageOf({ storage: newStorage() });
    const evil = ['person \u202e\u001b]0;x\u0007Ada\u2066', 'random Z\ned\u0000'];
    const again = await other.open(await other.importText(withSeats(await finished.exportFile(), evil)));
    expect(again.setup.seats).toEqual([{ name: 'Ada' }, { name: 'Z ed', bot: 'random' }]);
    expect((await again.exportFile()).seats).toEqual(['person Ada', 'random Z ed']);
  });

  it('with a bot that would think for hours is refused', async () => {
    const saved = await finished.exportFile();
    for (const spec of ['search:20001', 'search:60001ms', 'search:x']) {
      expect(await problemOf((p) => p.importText(withSeats(saved, ['person Ada', `${spec} Zed`])))).toBe('shape');
    }
  });

  it('that does not stand the test is refused, and nothing is written', async () => {
    const saved = await finished.exportFile();
    const text = JSON.stringify(saved);
    expect(await problemOf((p) => p.importText(text.slice(0, 400)))).toBe('notJson');
    expect(await problemOf((p) => p.importText('{}'))).toBe('shape');
    expect(await problemOf((p) => p.importText(text.replace('"seat":1', '"seat":0')))).toBe('sum');
    expect(await problemOf((p) => p.importText(' '.repeat(MAX_FILE + 1)))).toBe('shape');
  });
});
