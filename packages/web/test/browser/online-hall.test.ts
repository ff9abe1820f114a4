import { game as bossinSpace } from '@starhold/bossin-space';
import { openSave, parseSave, quickRng, samplePick, saveOf } from '@starhold/kernel';
import { seatWords } from '@starhold/session';
import type { OnlineMoment } from '@starhold/wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { nameYourself } from '../onlineVisit.ts';
import { PROMPT, savedFile, tableAt } from '../position.ts';
import { Program } from '../program.ts';

/** The hall with its lists, and how somebody who looks elsewhere is called to a table that waits for them. */

const SEATS = [{ name: 'Ada' }, { name: 'Ben' }];
const TABLE = { pace: 'days', language: 'en', listed: false, spectators: false, clock: null };

interface Called {
  notices: string[];
  tones: number;
}

/** Notices and tones are counted, and nobody is asked whether there may be any. */
function countCalls(): void {
  const called: Called = { notices: [], tones: 0 };
  Object.assign(globalThis, { called });
  globalThis.Notification = class {
    static permission = 'granted';
    constructor(words: string) {
      called.notices.push(words);
    }
  } as unknown as typeof Notification;
  const Plain = globalThis.AudioContext;
  globalThis.AudioContext = class extends Plain {
    override createGain(): GainNode {
      called.tones++;
      return super.createGain();
    }
  };
}

const calledTo = (page: Page): Promise<Called> =>
  page.evaluate(() => (globalThis as unknown as { called: Called }).called);

/** As if another window lay over it, or no longer. */
function cover(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** What the person of this page asks of the server, as another device of theirs would. */
function askAs<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body: sent });
      if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, JSON.stringify(body)],
  );
}

/** A game between Ada, whose page this is, and Ben, who has none; so many answers before its end, or at its beginning. */
async function begin(page: Page, url: string, left?: number): Promise<{ id: string; ben: Program }> {
  const seed = 'b'.repeat(32);
  const whole = tableAt({ seats: SEATS, seed });
  const words = seatWords({ game: 'bossin-space', options: {}, seats: SEATS });
  const save = saveOf(whole.upTo(left === undefined ? 0 : whole.length - left), words);
  const table = { ...TABLE, game: save.game, options: save.options, seats: [null, null] };
  const made = await askAs<{ table: { id: string }; invite: string }>(page, '/api/tables/upload', { save, table });
  const { id } = made.table;
  const ben = await Program.named(url, 'Ben');
  await ben.ask('POST', '/api/join', { invite: made.invite });
  await ben.ask('POST', `/api/tables/${id}/seats/1/take`);
  return { id, ben };
}

/** Both answer, past their pages, until `is` says of Ada's moments before and after an answer that it is enough. */
async function playBoth(
  page: Page,
  id: string,
  ben: Program,
  is: (before: OnlineMoment, after: OnlineMoment) => boolean,
): Promise<void> {
  const rng = quickRng(2);
  const look = async (): Promise<OnlineMoment> =>
    (await askAs<{ moment: OnlineMoment }>(page, `/api/tables/${id}/do/sync`)).moment;
  for (let before = await look(), turns = 0; turns < 300; turns++) {
    const [decision] = (await ben.moment(id)).decisions;
    if (decision) await ben.answer(id, decision);
    else {
      const [own] = before.decisions;
      const answer = { c: crypto.randomUUID(), d: own.id, p: samplePick(own.ask, rng) };
      await askAs(page, `/api/tables/${id}/do/answer`, answer);
    }
    const after = await look();
    if (is(before, after)) return;
    before = after;
  }
  throw new Error('it did not come to that');
}

const asks = ({ waitingFor }: OnlineMoment): boolean => waitingFor.includes(0);

inBrowser('the hall', () => {
  it('whoever looks elsewhere is told by title, sound and notice that it is their turn', () =>
    withPage('desk', async ({ page, open, url }) => {
      await page.addInitScript(countCalls);
      await quickly(page, { lang: 'en', sound: 'low' });
      await open('#/online');
      await nameYourself(page, 'Ada', 'Use this name');
      await page.getByText('You play as Ada').waitFor();
      const { id, ben } = await begin(page, url);
      await open(`#/t/${id}`);
      await page.locator('[data-prompt]').waitFor();
      const plain = await page.title();
      await page.getByRole('button', { name: /At this table/ }).click();
      await page.getByRole('checkbox', { name: 'Tell me when it is my turn' }).check();
      await page.keyboard.press('Escape');
      await cover(page, true);
      const before = await calledTo(page);
      await playBoth(page, id, ben, (was, is) => !asks(was) && asks(is));
      await expect.poll(() => page.title()).toBe(`● Your turn · ${plain}`);
      await expect.poll(async () => (await calledTo(page)).notices.length).toBeGreaterThan(before.notices.length);
      const after = await calledTo(page);
      expect(new Set(after.notices)).toEqual(new Set(['Your turn: Bossin’ Space']));
      expect(after.tones).toBeGreaterThan(before.tones);
      await cover(page, false);
      expect(await page.title()).toBe(plain);

      // The hall says the same of it, and leads there.
      await open('#/online');
      const mine = page.locator('section[aria-labelledby="my-online"]');
      await mine.getByText('1 table waits for you').waitFor();
      await mine.getByText('Your turn').waitFor();
      await mine.getByRole('link', { name: 'Next table' }).click();
      await page.locator(PROMPT).waitFor();
      expect(page.url()).toContain(`#/t/${id}`);
    }));

  it('a game that is over is a file for whoever wants it, and goes on from any moment at a table of the device', () =>
    withPage('desk', async ({ page, open, url }) => {
      await quickly(page, { lang: 'en' });
      await open('#/online');
      await nameYourself(page, 'Ada', 'Use this name');
      await page.getByText('You play as Ada').waitFor();
      const { id, ben } = await begin(page, url, 3);
      await playBoth(page, id, ben, (_, { over }) => over !== '');

      // Somebody who was not there, by the link alone.
      await withPage('desk', async (stranger) => {
        await quickly(stranger.page, { lang: 'en' });
        await stranger.open(`#/t/${id}`);
        await nameYourself(stranger.page, 'Eve', 'On to the table');
        await stranger.page.getByRole('button', { name: 'In numbers' }).click();
        const [file] = await Promise.all([
          stranger.page.waitForEvent('download'),
          stranger.page.getByRole('button', { name: 'Save as a file' }).click(),
        ]);
        const { table, how } = openSave(bossinSpace, parseSave(await savedFile(file)));
        expect([how, table.over === '']).toEqual(['proved', false]);
      });

      await open(`#/t/${id}`);
      await page.locator('section[data-end]').waitFor();
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.locator('[data-replay]').waitFor();
      await page.getByRole('slider', { name: 'Moment' }).fill('5');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/#\/table\//);
      await page.locator(PROMPT).waitFor();
      // The game itself is left as it was, and leaves nothing else on the device.
      await open('#/');
      await expect.poll(() => page.locator('a[href*="#/table/"]').count()).toBe(1);
    }));

  it('finds open tables by game, seats, language and pace', () =>
    withPage('desk', async ({ page, open, url }) => {
      const cyn = await Program.named(url, 'Cyn');
      const wanted = { ...TABLE, listed: true, language: 'de', game: 'rone', options: { mode: 'duel', players: 2 } };
      await cyn.ask('POST', '/api/tables', { ...wanted, seats: [null, null] });
      await quickly(page, { lang: 'en' });
      await open('#/online');
      const tables = page.locator('section[aria-labelledby="open-tables"]');
      const card = tables.getByRole('article').filter({ has: page.getByLabel(/Cyn/) });
      await card.waitFor();
      const filters: [string, string, string][] = [
        ['Game', 'rone', 'unstoppable'],
        ['Seats', '2', '3'],
        ['Language', 'de', 'cs'],
        ['Pace', 'days', 'live'],
      ];
      for (const [label, fits, other] of filters) {
        const choice = tables.getByRole('combobox', { name: label });
        await choice.selectOption(other);
        await card.waitFor({ state: 'detached' });
        await choice.selectOption(fits);
        await card.waitFor();
      }
    }));
});
