import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser } from '../browser.ts';
import { playDesk } from '../deskDriver.ts';
import { beReady, sitDown, withTwo } from '../onlineVisit.ts';

/** Whole games between two browsers, with the deal proved at the end by each of them. */

const isOver = (page: Page): Promise<boolean> => page.locator('main section[data-end]').isVisible();

inBrowser('two browsers play an online table to its end', () => {
  it("Bossin' Space, together", { timeout: 600_000 }, () =>
    withTwo(['desk', 'desk'], async (ada, ben) => {
      await sitDown(ada, ben, 'bossin-space');
      await beReady(ada, ben);
      let turns = 0;
      const choose = (n: number): number => turns++ % n;
      await Promise.all([ada, ben].map(({ page }) => playDesk(page, { input: 'pointer', choose, until: isOver })));
      for (const { page } of [ada, ben]) {
        await page.getByText('Proved: nobody could choose this deal.').waitFor();
      }
      await ada.page.getByRole('button', { name: /^Play again/ }).click();
      await ada.page.getByRole('heading', { name: 'Seats' }).waitFor();
      const seats = await ada.page.locator('section[aria-labelledby="room-seats"] li strong').allInnerTexts();
      expect(seats.map((name) => name.trim())).toEqual(['Ben', 'Ada you']);
    }),
  );
});
