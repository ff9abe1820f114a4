import type { PlayerView, View } from '@starhold/revenant';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { playDesk } from '../deskDriver.ts';
import { speak } from '../driver.ts';
import { beReady, nameYourself, type Somebody, sitDown, withTwo } from '../onlineVisit.ts';

/** People elsewhere: two browsers at one table of the real server, and the pages around it. */

const PROMPT = '[data-prompt]';
/** Milliseconds in which a page stands again after its connection came back. */
const BACK_MS = 2_000;

/** Where both stand: the round and what was told, as the log of the page has it. */
const lastLine = (page: Page): Promise<string> =>
  page
    .locator('[data-part="log"] li')
    .first()
    .evaluate((line) => line.textContent ?? '');

/** Both play on until they have been asked so many questions together. */
async function playOn(ada: Somebody, ben: Somebody, questions: number): Promise<void> {
  const asked = new Set<string>();
  let turns = 0;
  const until = async (page: Page): Promise<boolean> => {
    const id = await page.locator(PROMPT).getAttribute('data-decision');
    if (id) asked.add(id);
    return asked.size > questions;
  };
  await Promise.all(
    [ada, ben].map(({ page }) => playDesk(page, { input: 'pointer', choose: (n) => turns++ % n, until })),
  );
}

/** What only that seat may know, as the server told its own page: both agendas. */
function secretsIn(heard: string, seat: number): string[] {
  for (const frame of heard.split('\n')) {
    if (!frame.startsWith('42["full"')) continue;
    const [, { moment }] = JSON.parse(frame.slice(2)) as [string, { moment: { view: View } }];
    const { personal, fleet } = moment.view.players[seat] as PlayerView;
    return [personal, fleet];
  }
  throw new Error('no position was told');
}

inBrowser('two browsers at an online table', () => {
  it('talk, deal and play; one reloads, one loses the net and is back in time', () =>
    withTwo(['desk', 'desk'], async (ada, ben) => {
      await sitDown(ada, ben, 'rone');
      await ben.page.getByRole('textbox', { name: 'Say something' }).fill('<b>Hello</b> Ada');
      await ben.page.getByRole('button', { name: 'Send' }).click();
      await ada.page.getByText('<b>Hello</b> Ada').waitFor();
      await beReady(ada, ben);
      await playOn(ada, ben, 8);

      await ada.page.reload();
      await ada.page.locator(PROMPT).waitFor();
      expect(await lastLine(ada.page)).toBe(await lastLine(ben.page));

      const offline = ben.page.getByText('Connection lost. It comes back by itself');
      await ben.context.setOffline(true);
      await offline.waitFor();
      await ada.page.getByRole('button', { name: /At this table/ }).click();
      await ada.page.getByText('not here now').waitFor();
      await ada.page.keyboard.press('Escape');
      await ben.context.setOffline(false);
      await offline.waitFor({ state: 'detached', timeout: BACK_MS });
      await playOn(ada, ben, 4);
    }));

  it('hear nothing of what is the other’s: agendas of Revenant', () =>
    withTwo(['desk', 'phone'], async (ada, ben) => {
      await sitDown(ada, ben, 'revenant');
      await beReady(ada, ben);
      const [hers, his] = [secretsIn(ada.heard(), 0), secretsIn(ben.heard(), 1)];
      const isIn = (heard: string, id: string): boolean => heard.includes(`"${id}"`);
      for (const id of hers) expect([isIn(ada.heard(), id), isIn(ben.heard(), id)], id).toEqual([true, false]);
      for (const id of his) expect([isIn(ben.heard(), id), isIn(ada.heard(), id)], id).toEqual([true, false]);
    }));
});

inBrowser('the pages around online tables', () => {
  it('read well in three languages on a phone, by any eye', () =>
    withPage(
      'phone',
      async ({ page, open }) => {
        await page.setViewportSize({ width: 390, height: 664 });
        await open('#/online');
        await nameYourself(page, 'Ada', 'Use this name');
        await page.getByText('You play as Ada').waitFor();
        for (const lang of ['en', 'cs', 'de']) {
          await speak(page, lang);
          for (const hash of ['#/online', '#/account', '#/online/new/rone']) {
            await open(hash);
            await page.locator('main h1').waitFor();
            expect(await sidewaysScroll(page), `${hash} ${lang}`).toBe(0);
          }
        }
        await open('#/online');
        expect(await seriousInBothThemes(page)).toEqual([]);
        await open('#/online/new/bossin-space');
        await page.locator('form button[type="submit"]').click();
        await page.locator('section[aria-labelledby="room-seats"] li').first().waitFor();
        for (const lang of ['cs', 'de', 'en']) {
          await speak(page, lang);
          expect(await sidewaysScroll(page), `waiting room ${lang}`).toBe(0);
        }
        expect(await seriousInBothThemes(page)).toEqual([]);
      },
      { allow: /401 \(Unauthorized\)/ },
    ));

  it('say so where there is no server, and lead back to the tables of the device', () =>
    withPage(
      'desk',
      async ({ page, open }) => {
        await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'nothing here' }));
        await open('#/online');
        await page.getByRole('heading', { name: 'There is no server to play through' }).waitFor();
        await page.getByRole('link', { name: 'Back to the games' }).click();
        await page.getByRole('heading', { name: 'Four wars, one table' }).waitFor();
        await open('#/t/not-a-table');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
      { allow: /404/ },
    ));
});
