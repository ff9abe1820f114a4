import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { still } from '../driver.ts';
import { Listener } from '../listener.ts';
import { bring, decisionOf, PROMPT, savedAt } from '../position.ts';

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

/** Answers one prompt as somebody who cannot see it: goes to it, hears the choices, takes the first that will do. */
async function answer(page: Page, reader: Listener): Promise<void> {
  const before = await decisionOf(page);
  const isSame = async (): Promise<boolean> => (await decisionOf(page)) === before;
  await reader.press('q');
  for (let i = 0; i < 3 && !(await page.evaluate(() => document.activeElement?.matches('[data-rove]'))); i++) {
    await reader.press('Tab');
  }
  const choices = await page.locator(`${PROMPT} [data-rove]`).count();
  for (let i = 1; i < choices; i++) await reader.press('ArrowRight');
  await reader.press('Home');
  const isOrder = (await page.locator(`${PROMPT} [data-arrange]`).count()) > 0;
  for (let i = 0; i < choices && !isOrder && !(await isOpen(page)); i++) {
    await reader.press(' ');
    if (!(await isSame())) return;
    if (!(await isOpen(page))) await reader.press('ArrowRight');
  }
  await reader.goToCommit();
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
