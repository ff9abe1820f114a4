import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';

/** How much script comes over the wire, compressed, before and with the first table. */

const HOME_KB = 150;
const TABLE_KB = 250;

/** Everything that is script: pages and workers alike. */
function weigh(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.context().on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    bodies.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  return async () => (await Promise.all(bodies)).reduce((a, b) => a + b, 0) / 1_000;
}

inBrowser('the weight of the pages', () => {
  it.each(['bossin-space', 'unstoppable', 'rone'])('home, then a table of %s', (game) =>
    withPage(
      'desk',
      async ({ page, open }) => {
        const weight = weigh(page);
        await open();
        await page.waitForLoadState('networkidle');
        const home = await weight();
        expect(home).toBeGreaterThan(20);
        expect(home, 'kB of script for the home page').toBeLessThan(HOME_KB);
        await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await page.locator('[data-prompt]').waitFor();
        await page.waitForLoadState('networkidle');
        expect((await weight()) - home, 'kB of script for the table').toBeLessThan(TABLE_KB);
      },
      { uncached: true },
    ),
  );
});
