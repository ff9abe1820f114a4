import { expect, it } from 'vitest';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring } from '../position.ts';
import { playRone, shortDuel } from '../roneGame.ts';

/** A whole duel from the first turn to the summary, against a bot. With little health, so that it ends soon. */

inBrowser('a whole duel of RONE', () => {
  // By touch on a phone a team fight is played to its end (rone-ends), and every kind of game in `rone-play.long`.
  it(
    'by keys at a desk',
    () =>
      withPage('desk', async ({ page, open }) => {
        await quickly(page, { lang: 'de' });
        await open();
        await bring(page, shortDuel([{ name: 'Ada' }, { name: 'Korr', bot: 'rules' }]));
        await page.locator('[data-prompt]').waitFor();
        const answers = await playRone(page, 'keys');
        expect(answers).toBeGreaterThan(20);
        expect(await sidewaysScroll(page)).toBe(0);
      }),
    300_000,
  );
});
