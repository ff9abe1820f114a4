import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousIssues, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { answerAny, PROMPT } from '../position.ts';

/** The guided first cycle of Revenant, against its bot: what the guide says is done, to its last word. */

/** The words of the guide's buttons. */
const WORDS = {
  en: { choose: 'Choose this for me', read: /^(Next|Play on)$/ },
  cs: { choose: 'Vybrat za mě', read: /^(Dál|Hrát dál)$/ },
} as const;

/** Steps that are about nothing in particular. */
const POINTLESS = new Set([
  'welcome',
  'house',
  'effects',
  'attack',
  'corrupt',
  'gain',
  'cards',
  'taint',
  'bye',
  'strafe',
  'isolate',
  'shield',
  'drop',
  'play',
  'keep',
  'abilities',
]);
/** Always come up; which others do depends on the bot. */
const SURE = ['welcome', 'agenda', 'house', 'map', 'ark', 'influence', 'bonus', 'raided', 'jump', 'bye'];

const note = (page: Page) => page.locator('[data-step]');

const shown = (page: Page) =>
  page.evaluate(() => ({
    step: document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '',
    words: document.querySelector('[data-step]')?.textContent ?? '',
    decision: document.querySelector<HTMLElement>('[data-prompt]')?.dataset.decision ?? '',
  }));

/** Does what the guide says; the steps it went through, and those that point at nothing that can be seen. */
async function follow(
  page: Page,
  words: (typeof WORDS)[keyof typeof WORDS],
): Promise<{ steps: string[]; blind: string[] }> {
  const steps: string[] = [];
  const blind: string[] = [];
  for (let i = 0; i < 120; i++) {
    await page.locator(PROMPT).waitFor();
    const before = await shown(page);
    const { step } = before;
    if (step !== '' && steps.at(-1) !== step) {
      steps.push(step);
      const pointed = await page
        .locator('[data-hinted]')
        .evaluateAll((all) => all.filter((el) => el.getClientRects().length > 0).length);
      if (pointed === 0 && !POINTLESS.has(step)) blind.push(step);
    }
    const next = note(page).getByRole('button', { name: words.read });
    const chosen = note(page).getByRole('button', { name: words.choose });
    if (step !== '' && (await next.count()) > 0) await next.click();
    else if (step !== '' && (await chosen.count()) > 0) await chosen.click();
    else await answerAny(page);
    await expect.poll(() => shown(page), { timeout: 30_000 }).not.toEqual(before);
    if (step === 'bye') return { steps, blind };
  }
  return { steps, blind };
}

inBrowser('guided first cycle of Revenant', () => {
  it.each([
    ['desk', 'en'],
    ['phone', 'cs'],
  ] as const)('leads through a cycle and its raid on the %s, one click from the home page (%s)', (size, lang) =>
    withPage(size, async ({ page, open }) => {
      await quickly(page, { lang });
      if (size === 'phone') await page.setViewportSize({ width: 390, height: 664 });
      await open();
      await page
        .getByRole('button', { name: /: Revenant$/ })
        .first()
        .click();
      await note(page).waitFor({ timeout: 30_000 });
      expect(await seriousIssues(page)).toEqual([]);
      const { steps, blind } = await follow(page, WORDS[lang]);
      expect(steps).toEqual(expect.arrayContaining(SURE));
      expect(blind).toEqual([]);
      // The tour is over; what comes now are lessons, each when it first comes up.
      expect(await page.locator('[data-step="bye"]').count()).toBe(0);
      expect(await sidewaysScroll(page)).toBe(0);
    }),
  );
});
