import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { still } from '../driver.ts';
import { Listener } from '../listener.ts';
import { bring, PROMPT, savedAt } from '../position.ts';

/**
 * One whole round of a fixed game by keyboard, as a screen reader tells it. Where the table comes to say something else,
 * read the new transcript with your eyes closed, then keep it: UPDATE_FIXTURES=1.
 */

const FIXTURE = join(import.meta.dirname, '..', 'fixtures', 'round.transcript.txt');

const roundOf = (page: Page): Promise<string> =>
  page
    .getByText(/^Round \d+$/)
    .first()
    .innerText();

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('button[aria-keyshortcuts="Enter"]:not([aria-disabled="true"])') !== null);

const CARDS = '[data-part="hand"] [data-mark="legal"], [data-part="hand"] [data-mark="chosen"]';

/** Answers one prompt as somebody who cannot see it: goes to it, hears the choices, takes the first that will do. */
async function answer(page: Page, reader: Listener): Promise<void> {
  await reader.press('q');
  const cards = await page.locator(CARDS).count();
  if (cards > 0) return answerFromHand(page, reader, cards);
  const isOrder = (await page.locator(`${PROMPT} [data-arrange]`).count()) > 0;
  const choices = await page.locator(`${PROMPT} :is(ul, ol) [data-rove]`).count();
  if (choices > 0) {
    for (let i = 0; i < 3 && !(await page.evaluate(() => document.activeElement?.matches('[data-rove]'))); i++) {
      await reader.press('Tab');
    }
    for (let i = 1; i < choices; i++) await reader.press('ArrowRight');
    await reader.press('Home');
    if (!isOrder) await reader.press(' ');
  }
  await reader.goToCommit();
  await reader.commit();
}

/** Cards are chosen where they lie; once enough of them are, Enter confirms with the focus still on a card. */
async function answerFromHand(page: Page, reader: Listener, cards: number): Promise<void> {
  await reader.press('c');
  for (let i = 1; i < cards; i++) await reader.press('ArrowRight');
  await reader.press('Home');
  for (let i = 0; i < cards && !(await isOpen(page)); i++) {
    await reader.press(' ');
    if (!(await isOpen(page))) await reader.press('ArrowRight');
  }
  await reader.commit();
}

inBrowser('for a screen reader', () => {
  it('tells one round so that it can be followed', () =>
    withPage('desk', async ({ page, open }) => {
      const saved = savedAt({
        seats: [{ name: 'Ada' }],
        seed: '0123456789abcdef0123456789abcdef',
        until: (has, view) => view.round === 3 && has('commit'),
      });
      await open();
      await bring(page, saved);
      await page.locator(PROMPT).waitFor();
      await still(page);
      const reader = await Listener.at(page);
      const round = await roundOf(page);
      for (let i = 0; i < 20 && (await roundOf(page)) === round; i++) await answer(page, reader);
      await reader.press('q');
      const told = `${reader.lines.join('\n')}\n`;
      if (process.env.UPDATE_FIXTURES) writeFileSync(FIXTURE, told);
      expect(told).toBe(readFileSync(FIXTURE, 'utf8'));
    }));
});
