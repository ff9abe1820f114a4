import { type Saved, sealed } from '@starhold/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkData } from '../../session/share.ts';
import { SHELL_TEXT } from '../../text/shell.ts';
import { TABLE_TEXT } from '../../text/table.ts';
import { inBrowser, withPage } from '../browser.ts';
import { answerAny, bring, decisionOf, PROMPT, savedAt, savedFile } from '../position.ts';

const { bring: words, replay, tables: saved } = SHELL_TEXT.en;
const { banners } = TABLE_TEXT.en;
const SEED = '5a'.repeat(16);
const finished = savedAt({ seats: [{ name: 'Ada' }], seed: SEED });
const running = savedAt({
  seats: [{ name: 'Ada' }],
  seed: SEED,
  until: (has, view) => view.round === 2 && has('commit'),
});

/** Changed, and signed again as somebody would who knows how. */
function signed(saved: Saved, change: Partial<Saved>): Saved {
  const { sum: _, ...body } = { ...saved, ...change };
  return sealed(body) as Saved;
}

async function link(saved: Saved): Promise<string> {
  const data = await linkData(saved);
  if (data === null) throw new Error('the game is too long for a link');
  return data;
}

/** Everything that is stored of tables, as text. */
const tables = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('starhold'));
    const read = (store: string): Promise<{ id: string; revision?: number }[]> =>
      done(db.transaction(store).objectStore(store).getAll());
    const [infos, logs] = [await read('tables'), await read('logs')];
    db.close();
    return JSON.stringify([infos, logs.map(({ id, revision }) => [id, revision])]);
  });

/** As if the device had no room left. The engine lives in a worker, so that is where writing fails. */
async function fillDevice(page: Page, full: boolean): Promise<void> {
  for (const worker of page.workers()) {
    await worker.evaluate((isFull) => {
      const store = IDBObjectStore.prototype;
      const kept = globalThis as { put?: IDBObjectStore['put'] };
      kept.put ??= store.put;
      const refuse: IDBObjectStore['put'] = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      store.put = isFull ? refuse : kept.put;
    }, full);
  }
}

const tooMuch = (page: Page) => page.getByText(banners.storageFull);

inBrowser('bad input', () => {
  it('says what is wrong with a link or a file, changes nothing, and goes on', () =>
    withPage('desk', async ({ page, open }) => {
      await open();
      await bring(page, running);
      await page.locator(PROMPT).waitFor();
      const standing = await decisionOf(page);
      await open();
      await page.getByRole('article').first().waitFor();
      const before = await tables(page);
      const alert = page.getByRole('alert');

      const good = await link(finished);
      const links: [string, string, string][] = [
        ['edited inside', await link({ ...finished, seats: ['person Eve'] }), words.problems.sum],
        [
          'edited letters',
          `${good.slice(0, 200)}${good.slice(200, 210).split('').reverse().join('')}x${good.slice(211)}`,
          words.problems.notJson,
        ],
        ['cut off', good.slice(0, -40), words.problems.notJson],
        ['another version', await link(signed(finished, { rulesVersion: 'bos-0' })), words.problems.commitment],
        [
          'an illegal move',
          await link(signed(finished, { answers: finished.answers.slice(1) })),
          words.problems.answer,
        ],
        ['not finished', await link(running), words.problems.shape],
      ];
      await page.goto('about:blank'); // the first comes from elsewhere
      for (const [what, data, message] of links) {
        await open(`#/replay/${data}`);
        await page.getByRole('heading', { name: replay.failed }).waitFor();
        expect(await page.locator('main').innerText(), what).toContain(`${message} ${words.failed}`);
        await page.getByRole('link', { name: SHELL_TEXT.en.back }).click();
        await page.getByRole('textbox', { name: words.link }).fill(`https://example.org/#/replay/${data}`);
        await page.getByRole('button', { name: words.open, exact: true }).click();
        await alert.getByText(message).waitFor();
      }

      const files: [string, string, string][] = [
        ['another version', JSON.stringify(signed(running, { rulesVersion: 'bos-0' })), words.problems.commitment],
        ['edited', JSON.stringify({ ...running, seats: ['person Eve'] }), words.problems.sum],
        ['another seed', JSON.stringify(signed(running, { seed: '00'.repeat(16) })), words.problems.commitment],
        ['cut off', JSON.stringify(running).slice(0, -100), words.problems.notJson],
        ['no JSON', 'Dear diary', words.problems.notJson],
        ['something else', '[1, 2]', words.problems.shape],
        ['another game', JSON.stringify(signed(running, { game: 'chess' })), words.problems.game],
        ['too large', `{"starhold":1,"x":"${'y'.repeat(2_200_000)}"}`, words.problems.shape],
      ];
      for (const [what, text, message] of files) {
        await page.getByRole('textbox', { name: words.link }).fill('nothing');
        await page.getByRole('button', { name: words.open, exact: true }).click();
        await alert.getByText(words.problems.notLink).waitFor(); // so that the next message is a new one
        const buffer = Buffer.from(text);
        await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
        await alert
          .getByText(`${message} ${words.failed}`)
          .waitFor({ timeout: 10_000 })
          .catch(async () => {
            throw new Error(`${what}: “${message}” is not said, but: ${await alert.allInnerTexts()}`);
          });
      }
      expect(await tables(page)).toBe(before);

      // The page works on: the table is where it was, and a good file and a good link open.
      await page
        .getByRole('link', { name: /^Open the table/ })
        .first()
        .click();
      await page.locator(PROMPT).waitFor();
      expect(await decisionOf(page)).toBe(standing);
      await answerAny(page);
      await open();
      await page.getByRole('textbox', { name: words.link }).fill(`https://example.org/#/replay/${good}`);
      await page.getByRole('button', { name: words.open, exact: true }).click();
      await page.waitForURL(/#\/table\/r/);
      await page.locator(`section[data-standing="${finished.over === 'win' ? 'won' : 'lost'}"]`).waitFor();
    }));

  it('lists the other tables when the record of one is damaged, and lets it go', () =>
    withPage('desk', async ({ page, open }) => {
      await open();
      await bring(page, running);
      await page.locator(PROMPT).waitFor();
      await page.evaluate(async () => {
        const done = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve) => {
            request.onsuccess = () => resolve(request.result);
          });
        const db = await done(indexedDB.open('starhold'));
        await done(db.transaction('tables', 'readwrite').objectStore('tables').put({ id: 'bad', setup: 3 }));
        db.close();
      });
      await open();
      await page.getByRole('link', { name: /^Open the table/ }).waitFor();
      const damaged = page.getByRole('listitem').filter({ hasText: saved.damaged });
      const download = page.waitForEvent('download');
      await damaged.getByRole('button', { name: saved.export }).click();
      expect((await download).suggestedFilename()).toContain('damaged');
      await damaged.getByRole('button', { name: saved.remove }).click();
      await page.getByRole('button', { name: saved.removeYes }).click();
      await damaged.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /^Open the table/ }).waitFor();
    }));

  it('plays on when the device is full, says so, and offers the game as a file', () =>
    withPage('desk', async ({ page, open }) => {
      await open();
      await bring(page, running);
      await page.locator(PROMPT).waitFor();
      expect(await tooMuch(page).count()).toBe(0);
      await fillDevice(page, true);
      await answerAny(page);
      await tooMuch(page).waitFor();
      await page.locator(PROMPT).waitFor();
      await answerAny(page);
      await page.locator(PROMPT).waitFor();
      const standing = await decisionOf(page);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: banners.export }).click();
      const file = await savedFile(await download);

      // Room again: the next answer is saved, with all before it.
      await fillDevice(page, false);
      await answerAny(page);
      await tooMuch(page).waitFor({ state: 'detached' });
      await page.locator(PROMPT).waitFor();
      const later = await decisionOf(page);
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await decisionOf(page)).toBe(later);

      await open();
      await bring(page, file);
      await page.locator(PROMPT).waitFor();
      expect(await decisionOf(page)).toBe(standing);
    }));
});
