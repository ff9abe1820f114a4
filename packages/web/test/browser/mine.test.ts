import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { ALL_ASKED, quickly } from '../driver.ts';
import { bring, PROMPT } from '../position.ts';
import { giveAnswer, scriptOf } from '../unstoppable.ts';

/** What was played on this device, and the challenge of the day, from the home page and back. */

inBrowser('my games', () => {
  it('list a game that was lost, with the way to watch it, and can be saved as a file', () =>
    withPage('phone', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await quickly(page, { lang: 'en', ...ALL_ASKED });
      const script = scriptOf({ seats: [{ name: 'Ada' }], options: { boss: 'harbinger' }, wanted: 'loss' });
      await open('#/');
      await bring(page, script.saved);
      await page.locator(PROMPT).waitFor();
      for (const answer of script.answers) await giveAnswer(page, answer, true);
      await page.locator('section[data-end]').waitFor();
      await page.getByRole('button', { name: 'Share the picture' }).click();
      const named = page.getByRole('checkbox', { name: 'With the names of the players' });
      const picture = page.getByRole('dialog').getByRole('img');
      await picture.waitFor();
      expect(await named.isChecked()).toBe(false);
      const nameless = await picture.getAttribute('src');
      expect(await picture.getAttribute('alt')).not.toContain('Ada');
      await named.check();
      await page.waitForFunction((old) => document.querySelector('dialog img')?.getAttribute('src') !== old, nameless);
      expect(await picture.getAttribute('alt')).toContain('Ada');
      const [png] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click(),
      ]);
      expect(png.suggestedFilename()).toMatch(/^starhold-unstoppable-\w+\.png$/);
      await open('#/mine');
      const row = page.locator('#finished ~ div tbody tr');
      await row.waitFor();
      expect(await row.innerText()).toMatch(/Unstoppable\s+Lost\s+marked/);
      expect(await row.getByRole('link', { name: 'Watch' }).getAttribute('href')).toMatch(/^#\/table\//);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await seriousInBothThemes(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save all results' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^starhold-games-1-.*\.json$/);
    }));

  it('begin with the challenge of the day, which waits to be continued', () =>
    withPage('desk', async ({ page, open }) => {
      await quickly(page, { lang: 'en', ...ALL_ASKED });
      await open('#/');
      await page.getByRole('link', { name: /^Daily challenge/ }).click();
      const card = page.locator('article[data-game="bossin-space"]');
      await card.getByRole('button', { name: 'Play today’s' }).click();
      await page.locator(PROMPT).waitFor();
      await open('#/daily');
      await card.getByRole('link', { name: 'Continue' }).waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));
});
