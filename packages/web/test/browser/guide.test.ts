import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousIssues, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';

/** The words of the guide's buttons, by language of the browser. */
const WORDS = {
  'en-GB': { play: /^Play now: Unstoppable/, choose: 'Choose this for me', next: 'Next' },
  'de-DE': { play: /: Unstoppable/, choose: 'Für mich auswählen', next: 'Weiter' },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const note = (page: Page) => page.locator('[data-step]');

/** Does what the guide says until the first turn is over; the steps it went through. */
async function follow(page: Page, words: Words): Promise<string[]> {
  const steps: string[] = [];
  for (let i = 0; i < 40; i++) {
    const step = (await note(page).getAttribute('data-step')) ?? '';
    steps.push(step);
    const before = (await note(page).textContent()) ?? '';
    const next = note(page).getByRole('button', { name: words.next, exact: true });
    if ((await next.count()) > 0) await next.click();
    else {
      await note(page).getByRole('button', { name: words.choose }).click();
      // The suggestion lies on the table; Enter away from all buttons gives it.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Enter');
    }
    if (step === 'after') break;
    await expect.poll(() => note(page).textContent(), { timeout: 10_000 }).not.toBe(before);
  }
  return steps;
}

const FIRST_TURN = [
  ...['welcome', 'draft', 'under', 'threats', 'play', 'taunt', 'finish', 'taunt', 'drawn', 'buy', 'fit', 'ally'],
  ...['exhaust', 'aim', 'end', 'after'],
];

inBrowser('guided first game of Unstoppable', () => {
  it.each([
    ['desk', 'en-GB'],
    ['phone', 'de-DE'],
  ] as const)('leads through the first turn on the %s, one click from the home page (%s)', (size, language) =>
    withPage(
      size,
      async ({ page, open }) => {
        await open();
        await page.getByRole('button', { name: WORDS[language].play }).click();
        await note(page).waitFor({ timeout: 30_000 });
        expect(await seriousIssues(page)).toEqual([]);
        const steps = await follow(page, WORDS[language]);
        expect(steps).toEqual(FIRST_TURN);
        // Drafting is known by now: the guide waits for something new.
        await expect.poll(() => note(page).count()).toBe(0);
        expect(await sidewaysScroll(page)).toBe(0);
      },
      { language },
    ),
  );
});
