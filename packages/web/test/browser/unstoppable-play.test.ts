import { expect, it } from 'vitest';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, type Size, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring } from '../position.ts';
import { giveAnswer, type Plot, scriptOf } from '../unstoppable.ts';

/** Whole games from the first answer to the summary, through the page alone. A console error fails them. */

const ALONE = [{ name: 'Ada' }];
const PAIR = [{ name: 'Ada' }, { name: 'Bo' }];

interface Game extends Plot {
  size: Size;
  lang: string;
}

/** Alone and as two, won and lost, on a phone and at a desk, every boss, every language. */
const GAMES: [string, Game][] = [
  ['alone at a desk, won', { size: 'desk', lang: 'cs', seats: ALONE, options: { boss: 'triumvirate' }, wanted: 'win' }],
  ['two on a phone, won', { size: 'phone', lang: 'de', seats: PAIR, options: { boss: 'duomo' }, wanted: 'win' }],
  ['alone at a desk, lost', { size: 'desk', lang: 'en', seats: ALONE, options: { boss: 'harbinger' }, wanted: 'loss' }],
  ['alone on a phone, lost', { size: 'phone', lang: 'de', seats: ALONE, options: { boss: 'duomo' }, wanted: 'loss' }],
  ['two at a desk, lost', { size: 'desk', lang: 'en', seats: PAIR, options: { boss: 'triumvirate' }, wanted: 'loss' }],
  ['two on a phone, lost', { size: 'phone', lang: 'cs', seats: PAIR, options: { boss: 'harbinger' }, wanted: 'loss' }],
];

inBrowser('a whole game of Unstoppable', () => {
  it.each(GAMES)(
    '%s',
    (_title, { size, lang, ...plot }) =>
      withPage(size, async ({ page, open }) => {
        const script = scriptOf(plot);
        await quickly(page, { lang });
        await open('#/');
        await bring(page, script.saved);
        await page.locator('[data-prompt]').waitFor();
        for (const [i, answer] of script.answers.entries()) {
          await giveAnswer(page, answer, i % 2 === 0);
          if (i % 25 === 0) expect(await sidewaysScroll(page)).toBe(0);
        }
        await page.locator('main dl').first().waitFor();
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await page.locator('main section[data-won]').count()).toBe(plot.wanted === 'win' ? 1 : 0);
        // What ended a lost game is pointed out among the measures of boss, time and health.
        expect(await page.locator('[data-measure]').count()).toBe(3);
        const ended = await page
          .locator('[data-fatal]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-measure')));
        expect(ended).toEqual(script.end === 'danger' ? ['time'] : script.end === 'health' ? ['health'] : []);
      }),
    240_000,
  );
});
