import { expect, it } from 'vitest';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, type Size, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring } from '../position.ts';
import { type Input, playRone, shortDuel } from '../roneGame.ts';

/** Whole duels from the first turn to the summary, against a bot. With little health, so that they end soon. */

const DUEL = [{ name: 'Ada' }, { name: 'Korr', bot: 'rules' }];

const GAMES: [string, Size, Input, string][] = [
  ['by touch on a phone', 'phone', 'touch', 'cs'],
  ['by keys at a desk', 'desk', 'keys', 'de'],
];

inBrowser('a whole duel of RONE', () => {
  it.each(GAMES)(
    '%s',
    (_title, size, input, lang) =>
      withPage(size, async ({ page, open }) => {
        await quickly(page, { lang });
        await open();
        if (size === 'phone') await page.setViewportSize({ width: 390, height: 664 });
        await bring(page, shortDuel(DUEL));
        await page.locator('[data-prompt]').waitFor();
        const answers = await playRone(page, input);
        expect(answers).toBeGreaterThan(20);
        expect(await sidewaysScroll(page)).toBe(0);
      }),
    300_000,
  );
});
