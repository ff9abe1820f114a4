import type { View } from '@starhold/rone';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { playDesk } from '../deskDriver.ts';
import { speak } from '../driver.ts';
import { beReady, nameYourself, type Somebody, sitDown, withTwo } from '../onlineVisit.ts';

/** People elsewhere: two browsers at one table of the real server, and the pages around it. */

const PROMPT = '[data-prompt]';
/** A name that is a picture with a script in it, to whoever reads it as a page. */
const MARKUP = '<img src=x onerror=a()>';
/** Milliseconds in which a page stands again after its connection came back. */
const BACK_MS = 2_000;

/** The newest line of the log. */
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

/** One leaves the page while the other plays on; who comes back is told what happened meanwhile, and can have it shown. */
async function missSomething(gone: Somebody, other: Somebody): Promise<void> {
  const { hash } = new URL(gone.page.url());
  await gone.open('#/rules');
  const before = await lastLine(other.page);
  await playDesk(other.page, { input: 'pointer', until: async (page) => (await lastLine(page)) !== before });
  await gone.open(hash);
  const told = gone.page.getByRole('status').filter({ hasText: 'While you were away' });
  await told.waitFor();
  const lines = await told.locator('li').allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(7);
  const [name] = (await lastLine(other.page)).split(':');
  expect(lines.at(-1)).toContain(`${name}: `);
  await gone.page.getByRole('button', { name: 'Watch it' }).click();
  await gone.page.locator('[data-replay]').waitFor();
  await gone.page.keyboard.press('Escape');
  await gone.page.locator('[data-replay]').waitFor({ state: 'detached' });
  expect(await told.count()).toBe(0);
}

interface ToldEvent {
  n: number;
}

/** Every event that the server told a page, by its number, as text. */
function eventsIn(heard: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const frame of heard.split('\n')) {
    if (!/^42\["(full|to)"/.test(frame)) continue;
    const [, { log }] = JSON.parse(frame.slice(2)) as [string, { log: { event: ToldEvent }[] }];
    for (const { event } of log) found.set(event.n, JSON.stringify(event));
  }
  return found;
}

const cardsIn = (text: string): string[] => text.match(/\b[A-Z]{2}\d{2}\b/g) ?? [];

/** Cards that were told to the one and kept from the other, and what of them the other heard of all the same. */
function secretsTold(own: Map<number, string>, others: Map<number, string>): { hidden: number; leaks: string[] } {
  let hidden = 0;
  const leaks: string[] = [];
  for (const [n, mine] of own) {
    const theirs = others.get(n);
    if (theirs === undefined || theirs === mine) continue;
    const secret = cardsIn(mine);
    const known = cardsIn(theirs);
    if (secret.length > known.length) hidden++;
    if (secret.length > known.length) leaks.push(...secret.filter((card) => known.includes(card)));
  }
  return { hidden, leaks };
}

/** The cards in each player's hand, in the last whole position that a page was told. */
function handsIn(heard: string): string[][] {
  const last = heard.split('\n').findLast((frame) => frame.startsWith('42["full"'));
  if (!last) throw new Error('no position was told');
  const [, { moment }] = JSON.parse(last.slice(2)) as [string, { moment: { view: View } }];
  return moment.view.players.map(({ cards }) => [...cards]);
}

inBrowser('two browsers at an online table', () => {
  it('talk, deal and play; one reloads, one loses the net, one misses something; neither hears what is the other’s', () =>
    withTwo(['desk', 'desk'], async (ada, ben) => {
      await sitDown(ada, ben, 'rone');
      await ben.page.getByRole('button', { name: 'I am ready' }).waitFor();
      await ada.page.getByRole('button', { name: 'Free the seat of Ben' }).click();
      await ben.page.getByText('has freed your seat').waitFor();
      await ben.page.getByRole('button', { name: 'Sit here' }).click();
      await ben.page.getByRole('textbox', { name: 'Say something' }).fill('<b>Hello</b> Ada');
      await ben.page.getByRole('button', { name: 'Send' }).click();
      await ada.page.getByText('<b>Hello</b> Ada').waitFor();
      await beReady(ada, ben);
      await playOn(ada, ben, 8);

      const before = await lastLine(ada.page);
      await ada.page.reload();
      await ada.page.locator(PROMPT).waitFor();
      expect(await lastLine(ada.page)).toBe(before);

      const offline = ben.page.getByText('Connection lost. It comes back by itself');
      await ben.context.setOffline(true);
      await offline.waitFor();
      await ada.page.getByRole('button', { name: /At this table/ }).click();
      await ada.page.getByText('not here now').waitFor();
      await ada.page.keyboard.press('Escape');
      await ben.context.setOffline(false);
      await offline.waitFor({ state: 'detached', timeout: BACK_MS });
      await playOn(ada, ben, 4);
      const benIsAsked = (await ben.page.locator(PROMPT).getAttribute('data-decision')) !== '';
      await missSomething(...((benIsAsked ? [ada, ben] : [ben, ada]) as [Somebody, Somebody]));

      const [hers, his] = [eventsIn(ada.heard()), eventsIn(ben.heard())];
      expect([secretsTold(hers, his).leaks, secretsTold(his, hers).leaks]).toEqual([[], []]);
      expect(secretsTold(hers, his).hidden + secretsTold(his, hers).hidden).toBeGreaterThan(0);
      await ben.page.reload();
      await ben.page.locator(PROMPT).waitFor();
      expect(handsIn(ben.heard())[0]).toEqual([]);
      expect(handsIn(ada.heard())[1]).toEqual([]);
    }));
});

inBrowser('the pages around online tables', () => {
  it('read well in three languages on a phone, by any eye', () =>
    withPage('phone', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await open('#/online');
      await nameYourself(page, MARKUP, 'Use this name');
      await page.getByText(`You play as ${MARKUP}`).waitFor();
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
      // In the list, the waiting room and the account it was letters (T14).
      expect(await page.getByText(MARKUP).count()).toBeGreaterThan(0);
      expect(await page.locator('img[src="x"]').count()).toBe(0);
    }));

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
