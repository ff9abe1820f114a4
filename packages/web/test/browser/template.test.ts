import { expect, it } from 'vitest';
import { seriousIssues } from '../axe.ts';
import { inBrowser, type Size, withPage } from '../browser.ts';
import { playDesk } from '../deskDriver.ts';
import { openNumbers } from '../driver.ts';

/** Flotsam has no table of its own: the desk draws it from its zones. */

const isOver = async (page: import('playwright-core').Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Play again' }).isVisible();

inBrowser('a game without a front', () => {
  it.each([
    ['phone', 'pointer'],
    ['desk', 'keys'],
  ] as const)('is played to its end: %s, by %s', (size: Size, input) =>
    withPage(size, async ({ page, open }) => {
      await open('#/new/template');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.locator('[data-prompt]').waitFor();
      expect(await seriousIssues(page)).toEqual([]);
      const answers = await playDesk(page, { input, until: isOver });
      expect(answers).toBeGreaterThan(4);
      await openNumbers(page);
      await page
        .getByText(/^Place 1, /)
        .first()
        .waitFor({ state: 'attached' });
    }),
  );

  it('offers what may be done at any time beside the question, and keeps the question open', () =>
    withPage('desk', async ({ page, open }) => {
      await open('#/new/template');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      const prompt = page.locator('[data-prompt]');
      await prompt.waitFor();
      const question = await prompt.getAttribute('data-decision');
      await page.getByRole('button', { name: 'At any time' }).click();
      await page.getByRole('heading', { level: 1, name: 'At any time:' }).waitFor();
      await prompt.locator('[data-gold]').click();
      await page.getByRole('heading', { level: 1, name: 'Round 1: choose an action.' }).waitFor();
      expect(question).toMatch(/^m:/);
    }));
});
