import { expect, it } from 'vitest';
import { MAP_TEXT } from '../../tables/revenant/texts/map.ts';
import { seriousInBothThemes, seriousIssues, sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage } from '../browser.ts';
import { quickly, speak, still, taking } from '../driver.ts';
import { bring, PROMPT } from '../position.ts';
import { REVENANT_FULL } from '../revenantPositions.ts';

/** A full table of Revenant: what axe says of it, of what opens over it, and whether anything is cut in a language. */

inBrowser('the table of Revenant', () => {
  it('at a desk has nothing serious for axe, nor has the list of keys, a ship large, and the forecast', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, REVENANT_FULL());
      await page.locator(PROMPT).waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.keyboard.press('f');
      await page.getByText(MAP_TEXT.en.raid.title).first().waitFor();
      expect(await seriousIssues(page)).toEqual([]);
      await page.keyboard.press('f');
      await page.locator('[data-board] [data-target="arkBEL"]').first().focus();
      await page.keyboard.press('i');
      expect(await seriousIssues(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText(MAP_TEXT.en.keys.forecast).waitFor();
      expect(await seriousIssues(page)).toEqual([]);
    }));

  it('on a phone has nothing serious for axe, its tabs neither, and never scrolls sideways in any language', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await page.setViewportSize({ width: 390, height: 664 });
      await open();
      await bring(page, REVENANT_FULL());
      await page.locator(PROMPT).waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      for (const tab of [MAP_TEXT.en.tabs.ship, MAP_TEXT.en.tabs.houses, MAP_TEXT.en.tabs.fleet]) {
        await page.locator('nav').getByRole('button', { name: tab }).tap();
        expect(await seriousIssues(page), tab).toEqual([]);
        expect(await sidewaysScroll(page), tab).toBe(0);
      }
      for (const lang of ['cs', 'de']) {
        await speak(page, lang);
        expect(await sidewaysScroll(page), lang).toBe(0);
      }
    }));

  it('is played by dragging: a figure to a ship, the ship to its planet; taken back, all of it is as it was', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, REVENANT_FULL());
      await page.locator(PROMPT).waitFor();
      const title = page.locator(`${PROMPT} h1`);
      const asked = (await title.textContent()) ?? '';
      const drag = async (from: string, to: string): Promise<void> => {
        for (const [target, step] of [
          [from, 'down'],
          [to, 'up'],
        ] as const) {
          const box = await page.locator(`[data-target="${target}"]`).first().boundingBox();
          if (!box) throw new Error(`${target} is not there`);
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
          await page.mouse[step]();
        }
      };
      const asks = async (words: string): Promise<void> => {
        await expect.poll(() => title.textContent(), { timeout: 20_000 }).toContain(words);
        // A question that comes after its beats takes no press for a moment, nor while it still changes.
        await still(page);
        await taking(page);
      };
      await drag('cadet2', 'dropshipFEN');
      await asks('Fenrax dropship');
      await drag('dropshipFEN', 'P01');
      await asks('Ferrum Shelf');
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
      await page.keyboard.press('u');
      await asks('Fenrax dropship');
      await page.keyboard.press('u');
      await asks(asked);
      // The ship itself: somebody goes along. All of it goes back with one press.
      await drag('dropshipFEN', 'P01');
      await asks('Ferrum Shelf');
      await page.keyboard.press('u');
      await asks(asked);
      // An ark onto Voidborn ships: to destroy them, not to shield their sector. Its captain may draw a card before.
      await drag('arkSHI', 'void.s1');
      await asks('Draw');
      await page.keyboard.press('e');
      await asks('Voidborn');
    }));
});
