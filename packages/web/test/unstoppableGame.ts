import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sidewaysScroll } from './axe.ts';
import { type Size, withPage } from './browser.ts';
import { ALL_ASKED, openNumbers, quickly } from './driver.ts';
import { bring } from './position.ts';
import { giveAnswer, type Plot, type Script } from './unstoppable.ts';
import { answerByKeys } from './unstoppableKeys.ts';

/** A game of Unstoppable through the page alone, answer by answer, up to the summary. A console error fails it. */

export interface PlayedGame extends Plot {
  size: Size;
  lang: string;
  /** The pointer is never used. */
  byKeys?: true;
}

export function playScript({ size, lang, wanted, byKeys }: PlayedGame, script: Script): Promise<void> {
  return withPage(size, async ({ page, open }) => {
    await quickly(page, { lang, ...ALL_ASKED });
    await open('#/');
    await bring(page, script.saved);
    await page.locator('[data-prompt]').waitFor();
    for (const [i, answer] of script.answers.entries()) {
      if (byKeys) await answerByKeys(page, script.asks, answer);
      else await giveAnswer(page, answer, i % 2 === 0);
      if (i % 25 === 0) expect(await sidewaysScroll(page)).toBe(0);
    }
    await expectSummary(page, wanted, script);
  });
}

async function expectSummary(page: Page, wanted: string, { end }: Script): Promise<void> {
  await page.locator('section[data-end]').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await page.locator('main section[data-standing="won"]').count()).toBe(wanted === 'win' ? 1 : 0);
  await openNumbers(page);
  // What ended a lost game is pointed out among the measures of boss, time and health.
  expect(await page.locator('[data-measure]').count()).toBe(3);
  const ended = await page
    .locator('[data-fatal]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-measure')));
  expect(ended).toEqual(end === 'danger' ? ['time'] : end === 'health' ? ['health'] : []);
}
